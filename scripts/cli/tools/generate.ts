import type { ScriptCommand } from '../command.ts';

/** Commands that write generated files. */
export const generateCommands: readonly ScriptCommand[] = [
  {
    name: 'contract',
    description: 'Writes the API calls for browsers (*.calls.ts) from the endpoint definitions',
    script: () => ['scripts/contract/write-calls.ts'],
  },
  {
    name: 'rows',
    description: 'Writes the row types of all SQL statements (statement-rows.ts) from the migrated schema',
    script: () => ['scripts/rows/write-rows.ts'],
  },
  {
    name: 'names',
    description: 'Writes what bookings name in all languages (*-names.data.ts) from the catalogs of messages',
    script: () => ['scripts/i18n/write-names.ts'],
  },
  {
    name: 'spec-map',
    description: 'Writes docs/spec-map.md from the citations in the source',
    script: () => ['scripts/quality/spec-map.ts'],
  },
  {
    name: 'docs',
    description: 'Writes the documentation as a static site to dist/guide',
    script: () => ['scripts/docs/write-guide.ts'],
  },
  {
    name: 'lock',
    description: 'Adds the packages of other platforms to package-lock.json, after npm install',
    script: () => ['scripts/quality/complete-lock.ts'],
  },
];
