import { searchFields } from '#src/domain/search/search-doc.ts';
import type { SoughtWord } from '#src/domain/search/tokenise.ts';

const weights = ['A', 'B', 'C', 'D'] as const;

/** `'tower':1A,4D 'view':4D`: the position is the field's number, the letter its weight. */
export function tokensText(words: ReadonlyMap<string, number>): string {
  let text = '';
  for (const [word, fields] of words) {
    const quoted = /['\\\\]/.test(word) ? word.replaceAll("'", "''").replaceAll('\\', '\\\\') : word;
    text += `'${quoted}':${placesOf(fields)} `;
  }
  return text;
}

const places = Array.from({ length: 16 }, (_, fields) =>
  searchFields
    .flatMap((_field, at) => ((fields & (1 << at)) === 0 ? [] : [`${at + 1}${weights[at] ?? 'D'}`]))
    .join(','),
);

function placesOf(fields: number): string {
  return places[fields] ?? '';
}

/** The words of such a text, as the database gives it back, with a bit for each field. */
export function wordsOf(tokens: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [, word = '', places = ''] of tokens.matchAll(/'((?:[^'\\]|''|\\\\)+)':([\dABCD,]+)/g)) {
    const fields = places.split(',').reduce((bits, place) => bits | (1 << (Number.parseInt(place, 10) - 1)), 0);
    words.set(word.replaceAll("''", "'").replaceAll('\\\\', '\\'), fields);
  }
  return words;
}

/** `'tokyo' & 'dis':*`: all words; the last perhaps unfinished. */
export function wordsText(words: readonly SoughtWord[]): string {
  return words
    .map(({ text, prefix }) => `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${prefix ? ':*' : ''}`)
    .join(' & ');
}
