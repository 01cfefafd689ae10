import { expect, it } from 'vitest';

import { strayCookies } from '#src/server/cookies/stray-cookies.ts';

const settings = { https: false, cookieKeys: ['a key of this test'] };
const jar = { lang: 'no language', currency: 'no currency' };

const namesOf = (texts: readonly string[]): readonly string[] => texts.map((text) => text.split('=', 1)[0] ?? '');

it('takes back what cannot be held, once for a jar that comes again, and again for other names or another host', () => {
  const clearedOf = strayCookies(settings);
  const rewritten = ['lang'] as const;
  const first = clearedOf({ cookies: jar }, 'a.example', rewritten);
  expect(namesOf(first)).toEqual(['currency']);
  expect(clearedOf({ cookies: jar }, 'a.example', rewritten)).toBe(first);
  expect(namesOf(clearedOf({ cookies: jar }, 'a.example'))).toEqual(['lang', 'currency']);
  expect(clearedOf({ cookies: jar }, 'b.example', rewritten)).not.toBe(first);
  expect(namesOf(clearedOf({ cookies: { ...jar } }, 'a.example', rewritten))).toEqual(['currency']);
});
