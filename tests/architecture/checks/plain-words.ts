import type { Fault, SourceFile } from './source.ts';

/** Words that no tracked English text uses, with what is written in their place. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/(?!(?<=['"])he['"])\b(he|his|him|himself|she|her|herself)\b/i, 'write they, or name the person'],
  [/\bdeeds?\b|Deeds?\b|\bdeed[A-Z]/, 'write action, command or form action'],
  [/\bdoorway\b/, 'write request context'],
  [/\bpurse\b|Purse\b|\bpurse[A-Z]/, 'write wallet'],
  [/\brenown\b|Renown\b/, 'write popularity'],
  [/\bdues\b|Dues\b/, 'write pay-at-property fees'],
  [/\bthaw/i, 'write unfreeze'],
  [/\brehears/i, 'write dry run'],
  [/\bmend(s|ed|ing)?\b/i, 'write fix'],
  [/\bmade-up\b/i, 'write synthetic'],
  [/\bstrangers?\b|Stranger/i, 'write anonymous visitor'],
  [/\bwhoever\b/i, 'name the person: the buyer, the caller, the owner'],
  [/\bwhence\b/i, 'write from where'],
  [/\banew\b/i, 'write again'],
];

/** Where stored data have an older name, and where a word belongs to another language. */
const kept: readonly (readonly [path: RegExp, word: RegExp])[] = [
  // It says how former names are called now.
  [/^CHANGELOG\.md$/, /^(deeds?|purse|renown|thaw)$/],
  [/receipt|orders\/documents|docs\/glossary\.md|faults\/stock\/vertical-lines/, /^dues$/],
  [/formats\/catalogue\/catalogue-folder\.places\.ts|former\/former-migrations|migrate\.test|backup\.test/, /^renown$/],
  [/demo\/synthetic\//, /^made-up$/],
  [/domain\/search\/spelling\/(kana|pinyin\.data|jyutping\.data)/, /^(he|she|him)$/],
  [/review-texts\/id\.data\.ts/, /^Mending$/],
];

/** Lines that use a word of the list; the language code `'he'`, alone between quotes, is none of them. */
export function wordFaults(files: readonly SourceFile[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      refused.flatMap(([pattern, advice]) => {
        const word = pattern.exec(line)?.[0];
        const isKept = kept.some(([place, name]) => place.test(path) && name.test(word ?? ''));
        return word === undefined || isKept ? [] : [{ path, line: index + 1, reason: `“${word}”: ${advice}` }];
      }),
    ),
  );
}
