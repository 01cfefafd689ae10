import { expect, test } from 'vitest';

import { tagIn } from '#src/domain/catalogue/destination.ts';
import { hireNotes } from '#src/domain/hire/hire-notes.ts';
import { languageCodes } from '#src/domain/site/languages.ts';

test('a hire says what is good to know in every language, the price of a kilometre in each', () => {
  const notes = hireNotes({ isForeign: true, beyond: 'EUR 0.19' });
  for (const language of languageCodes) {
    const lines = notes[tagIn(notes, language) ?? ''];
    expect(lines, language).toHaveLength(3);
    expect(lines?.[2], language).toContain('EUR 0.19');
  }
});

test('a driver from here with all kilometres included is told what to bring, and nothing more', () => {
  const lines = Object.values(hireNotes({ isForeign: false, beyond: null }));
  expect(lines.map(({ length }) => length)).toEqual(lines.map(() => 1));
});
