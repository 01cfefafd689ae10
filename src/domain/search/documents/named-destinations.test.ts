import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import { destinationsBeginning, namedDestinations } from '#src/domain/search/documents/named-destinations.ts';

function place(id: number, en: string, names: Readonly<Record<string, string>> = {}): Destination {
  // Only what is compared.
  return { id, names: { en, ...names } } as unknown as Destination;
}

const places = [
  place(1, 'Hong Kong', { ja: '香港', de: 'Hongkong' }),
  place(2, 'Bali', { ja: 'バリ島' }),
  place(3, 'Baku', { ar: 'باكو' }),
  place(4, 'New York', { fr: 'New York' }),
  place(5, 'York'),
  place(6, 'Düsseldorf'),
  place(7, 'Ko Samui'),
];
const ids = (found: readonly Destination[]): number[] => found.map(({ id }) => id);

describe('namedDestinations', () => {
  it.each([
    ['the whole name among other words', 'hotels in Düsseldorf today', [6]],
    ['the name without diacritics', 'dusseldorf', [6]],
    ['all words of a name, in any order', 'kong hong', [1]],
    ['two words written as one', 'hongkong museum', [1]],
    ['a name in another script', '香港', [1]],
    ['a name within another', 'new york', [4, 5]],
    ['a Japanese name without its end', 'バリ', [2]],
    ['half of a name', 'hong', []],
    ['half of a word', 'düsseld', []],
    ['one sign alone', 'バ', []],
    ['no place', 'museum', []],
    ['nothing', '', []],
  ])('finds by %s', (_, query, found) => {
    expect(ids(namedDestinations(places, query))).toEqual(found);
  });

  it('returns three at most', () => {
    const twins = [1, 2, 3, 4].map((id) => place(id, 'Springfield'));
    expect(ids(namedDestinations(twins, 'springfield'))).toEqual([1, 2, 3]);
  });
});

describe('destinationsBeginning', () => {
  it.each([
    ['the beginning of a name', 'ba', [2, 3]],
    ['the beginning of a later word', 'yor', [4, 5]],
    ['a beginning across words', 'new y', [4]],
    ['four letters and more without the space', 'hongk', [1]],
    ['other case and diacritics', 'DÜSS', [6]],
    ['hiragana for katakana', 'ばり', [2]],
    ['Arabic', 'باك', [3]],
    ['the middle of a word', 'ork', []],
    ['four letters across a space', 'kosa', [7]],
    ['three letters across a space', 'kos', []],
    ['spaces alone', ' - ', []],
    ['nothing', '', []],
  ])('finds by %s', (_, typed, found) => {
    expect(ids(destinationsBeginning(places, typed))).toEqual(found);
  });
});
