/** Opens the site's search at once, by its button or a key. What answers it comes with the first opening. */
const search = document.querySelector<HTMLElement>('.site-search');
const dialog = search?.querySelector('dialog');

/** What answers it: once it has come, for every opening. */
let answering: Promise<void> | null = null;

function open(): void {
  if (search == null || dialog == null) return;
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
  if (answering === null)
    answering = import('./search-dialog.ts').then(({ answerIn }) => answerIn(search), tellMissing);
}

function tellMissing(): void {
  answering = null;
  const status = dialog?.querySelector('[role=status]');
  if (status) status.textContent = 'The search did not come: is this device offline?';
}

function isShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
  return key === 'k' ? ctrlKey || metaKey : key === '/' && !typing;
}

search?.querySelector('button')?.addEventListener('click', open);
document.addEventListener('keydown', (event) => {
  if (!isShortcut(event)) return;
  event.preventDefault();
  open();
});
