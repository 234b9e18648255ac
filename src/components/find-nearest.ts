import { address } from '#src/course/address.ts';
import { nearestPage } from './nearest-page.ts';

const offer = document.querySelector<HTMLElement>('.nearest');
const link = offer?.querySelector('a');
const path = location.pathname.slice(address('').length);
const found = nearestPage(path, JSON.parse(offer?.dataset.games ?? '[]'));
if (offer != null && link != null && found !== null) {
  link.href = found.href;
  link.textContent = found.name;
  offer.hidden = false;
}
