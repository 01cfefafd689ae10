import type { Fault, SourceFile } from './source.ts';

/** Words that no tracked English text uses, with what is written in their place. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/(?<!['"])\b(he|his|him|himself|she|her|herself)\b(?!['"])/i, 'write they, or name the person'],
  [/\bwhoever\b/i, 'name the person: the buyer, the caller, the owner'],
  [/\bwhence\b/i, 'write from where'],
  [/\banew\b/i, 'write again'],
];

/** Lines that use a word of the list; a word alone between quotes is a value, such as the language code `'he'`. */
export function wordFaults(files: readonly SourceFile[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        refused.flatMap(([pattern, advice]) =>
          pattern.test(line)
            ? [{ path, line: index + 1, reason: `“${pattern.exec(line)?.[0] ?? ''}”: ${advice}` }]
            : [],
        ),
      ),
  );
}
