import type { Fault, SourceFile } from './source.ts';

/** Words that no tracked English text uses, with what is written in their place. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/(?!(?<=['"])he['"])\b(he|his|him|himself|she|her|herself)\b/i, 'write they, or name the person'],
  [/\bwhoever\b/i, 'name the person: the buyer, the caller, the owner'],
  [/\bwhence\b/i, 'write from where'],
  [/\banew\b/i, 'write again'],
];

/** Lines that use a word of the list; the language code `'he'`, alone between quotes, is none of them. */
export function wordFaults(files: readonly SourceFile[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      refused.flatMap(([pattern, advice]) => {
        const word = pattern.exec(line)?.[0];
        return word === undefined ? [] : [{ path, line: index + 1, reason: `“${word}”: ${advice}` }];
      }),
    ),
  );
}
