/** How the site looks to this visitor: each choice is an attribute of the page, and is kept. */
const SETTINGS = ['theme', 'suits'] as const;

type Setting = (typeof SETTINGS)[number];

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const key = (setting: Setting): string => `canasta:${setting}`;

function kept(setting: Setting): string {
  try {
    return localStorage.getItem(key(setting)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a choice; an empty one is forgotten. A browser that keeps nothing still shows it. */
function keep(setting: Setting, choice: string): void {
  try {
    if (choice === '') localStorage.removeItem(key(setting));
    else localStorage.setItem(key(setting), choice);
  } catch {
    // Nothing to do: the choice holds for this page.
  }
}

function show(setting: Setting, choice: string): void {
  const { dataset } = document.documentElement;
  if (setting === 'theme') dataset.theme = choice || (systemIsDark.matches ? 'dark' : 'light');
  else if (choice === '') delete dataset.suits;
  else dataset.suits = choice;
}

class DisplaySettings extends HTMLElement {
  connectedCallback(): void {
    for (const setting of SETTINGS) this.follow(setting);
    systemIsDark.addEventListener('change', () => {
      if (kept('theme') === '') show('theme', '');
    });
  }

  private follow(setting: Setting): void {
    for (const radio of this.querySelectorAll<HTMLInputElement>(`[name="${setting}"]`)) {
      radio.checked = radio.value === kept(setting);
      radio.addEventListener('change', () => {
        keep(setting, radio.value);
        show(setting, radio.value);
      });
    }
  }
}

customElements.define('display-settings', DisplaySettings);
