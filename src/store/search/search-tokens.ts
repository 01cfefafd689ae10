import { searchFields } from '#src/domain/search/documents/search-doc.ts';
import type { SoughtWord } from '#src/domain/search/text/tokenise.ts';

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

/** Returns the words of such a text, as the database returns it, with a bit for each field. */
export function wordsOf(tokens: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [, word = '', places = ''] of tokens.matchAll(/ ?'((?:[^'\\]|''|\\\\)+)':([\dABCD,]+)/gy)) {
    const fields = places.split(',').reduce((bits, place) => bits | (1 << (Number.parseInt(place, 10) - 1)), 0);
    words.set(word.replaceAll("''", "'").replaceAll('\\\\', '\\'), fields);
  }
  return words;
}

/** `('sky' | 'skytree':*) & ('tree':* | 'skytree':*)`: all words; the last perhaps unfinished, neighbors perhaps one word. */
export function wordsText(words: readonly SoughtWord[]): string {
  return words
    .map(({ joined = [], ...word }) => {
      const all = [word, ...joined].map(lexeme);
      return all.length === 1 ? all.join('') : `(${all.join(' | ')})`;
    })
    .join(' & ');
}

function lexeme({ text, prefix }: Pick<SoughtWord, 'text' | 'prefix'>): string {
  return `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${prefix ? ':*' : ''}`;
}
