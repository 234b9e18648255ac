import { afterEach, expect, test, vi } from 'vitest';
import { address, practiceAddress, rulesAddress } from '#src/course/address.ts';
import { drawing } from '#src/widgets/drawing.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['/', ''],
  ['/below', '/below'],
  ['/below/', '/below'],
])('a site that is served from %s has its pages and files there', (base, path) => {
  vi.stubEnv('BASE_URL', base);
  expect(address('')).toBe(`${path}/`);
  expect(address('compare/')).toBe(`${path}/compare/`);
  expect(practiceAddress('hutto')).toBe(`${path}/practice/?variant=hutto`);
  expect(rulesAddress('hutto', 'pile.needs')).toBe(`${path}/rules/hutto/#pile.needs`);
  expect(drawing('icons', 'tick')).toBe(`${path}/icons.svg#tick`);
});
