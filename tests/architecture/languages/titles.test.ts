import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { languages } from '#src/domain/site/language/languages.ts';

const catalogs = [...new Set(Object.values(languages).map((one) => one.messages))].filter((tag) => tag !== 'en');

function translationIn(tag: string, message: string): string | undefined {
  const file = fileURLToPath(new URL(`../../../src/locales/${tag}/messages.po`, import.meta.url));
  return new RegExp(`^msgid "${message}"\nmsgstr "(.*)"$`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
}

/** Only English has the title “Mx”; other languages name a neutral form of address in their own words. */
it('names the neutral title in the words of each language, and differently from the other choices', () => {
  expect(catalogs).toHaveLength(15);
  const titles = catalogs.map((tag) => ({
    tag,
    named: ['Mx', 'Ms', 'Mr', 'None'].map((one) => translationIn(tag, one)),
  }));
  const wrong = titles.filter(({ named }) => {
    const [neutral = ''] = named;
    return neutral === '' || /\bMx\b/.test(neutral) || new Set(named).size < named.length;
  });
  expect(wrong).toEqual([]);
});
