/**
 * Quiet marks at the lessons whose tables were all played to the end, from what this browser keeps. Each link
 * says how the names of its entries begin.
 */
const links = document.querySelectorAll<HTMLElement>('a[data-kept]');

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function mark(): void {
  for (const link of links) {
    const { kept = '', scripts = '' } = link.dataset;
    const done = scripts !== '' && scripts.split(' ').every((script) => isKept(kept + script));
    link.querySelector('.done-mark')?.remove();
    link.toggleAttribute('data-done', done);
    if (done)
      link.insertAdjacentHTML('beforeend', '<span class="sr-only done-mark"> (done)</span>');
  }
}

mark();
const [changed = ''] = links[0]?.dataset.kept?.split(':') ?? [];
for (const event of ['storage', 'pageshow', changed]) window.addEventListener(event, mark);
