import type { ScriptCommand } from '../command.ts';

/** Commands about messages and their translations. */
export const i18nCommands: readonly ScriptCommand[] = [
  {
    name: 'extract',
    description: 'Extracts messages and their contexts from the source into the catalogs of all languages',
    details: 'Exit code 1: src/locales/contexts.json has contexts of messages that are gone.',
    script: () => ['scripts/i18n/extract.ts'],
  },
  {
    name: 'report',
    args: { '[languages...]': 'language tags, such as ja th (default: all)' },
    description: 'Reports what is translated, by kind of content, and lists missing, unused and faulty translations',
    details: 'Exit code 1: there are errors, or a language is behind src/locales/baseline.json. Hints are not errors.',
    options: [
      { flags: '--hints', description: 'also list messages that may be too long or equal the English text' },
      { flags: '--terms', description: 'also list violations of src/locales/terms.json' },
      { flags: '--outdated', description: 'also list texts whose English has changed since their translation' },
      { flags: '--raise', description: 'write what is reached into the baseline' },
      { flags: '--json', description: 'print one JSON document; messages go to standard error' },
    ],
    script: (languages, { flags }) => [
      'scripts/i18n/i18n-report.ts',
      ...languages,
      ...['hints', 'terms', 'outdated', 'raise', 'json'].flatMap((name) => (flags.has(name) ? [`--${name}`] : [])),
    ],
  },
  {
    name: 'mark',
    args: {
      '<by>': 'person or machine',
      '<files...>': 'catalogue/content/….md and catalogue/words/…/described/….json',
    },
    description: 'Writes into files of translations who translated or read them, when, and from which English',
    details: 'A person has compared the texts with the English of today. Pages mark machine translations.',
    options: [
      { flags: '--engine <name>', description: 'with machine: what translated the texts' },
      { flags: '--date <date>', description: 'the day of the translation (default: today)' },
      { flags: '--product <ids>', description: 'only these products of a file of described products: 301,302' },
    ],
    script: (words, { values }) => [
      'scripts/i18n/mark-translations.ts',
      ...words,
      ...['engine', 'date', 'product'].flatMap((name) =>
        values[name] === undefined ? [] : [`--${name}`, values[name]],
      ),
    ],
  },
  {
    name: 'terms',
    description: 'Writes the tables of translated terms in docs/words.md',
    script: () => ['scripts/i18n/i18n-terms.ts'],
  },
  {
    name: 'pseudo',
    description: 'Starts a shop in pseudo-languages, to find untranslated and cut-off text',
    script: () => ['scripts/start.ts', '--pseudo'],
  },
  {
    name: 'sheet',
    description: 'Makes contact sheets of the main pages in every language, in .data/i18n-sheet/',
    script: () => ['scripts/journeys.ts', '--sheet'],
  },
];
