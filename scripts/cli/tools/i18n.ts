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
    description: 'Lists missing, unused and faulty translations',
    details: 'Exit code 1: there are errors. Hints are not errors.',
    options: [{ flags: '--hints', description: 'also list messages that may be too long or equal the English text' }],
    script: (languages, { flags }) => [
      'scripts/i18n/i18n-report.ts',
      ...languages,
      ...(flags.has('hints') ? ['--hints'] : []),
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
