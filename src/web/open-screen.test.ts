import { expect, it } from 'vitest';

import { openByRegister, openNamed, screenIn } from '#src/web/open-screen.ts';

it('finds the screen of a built file under whatever name the build gave it', async () => {
  const home = await openByRegister('home');
  expect(screenIn({ a: () => null, b: home, c: 3 })).toBe(home);
  expect(screenIn({ a: () => null, load: 3 })).toBeNull();
  expect(screenIn(undefined)).toBeNull();
});

it('opens the page at hand by the file that the server named, and every other by the register', async () => {
  const file = `data:text/javascript,${encodeURIComponent('export const t = { load: 1, View: 2 }')}`;
  const open = openNamed({ screen: { page: 'home', file } });
  expect(await open('home')).toMatchObject({ load: 1, View: 2 });
  expect(await open('city')).toBe(await openByRegister('city'));
});

it('opens by the register where the server named no file, or one without a screen', async () => {
  const home = await openByRegister('home');
  expect(await openNamed({})('home')).toBe(home);
  expect(await openNamed({ screen: { page: 'home', file: 'data:text/javascript,export{}' } })('home')).toBe(home);
});
