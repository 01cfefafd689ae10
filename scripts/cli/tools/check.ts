import { checkCatalogue } from '../../commands/check-catalogue.ts';
import type { Command } from '../command.ts';

/** Commands that check files, settings and pages. */
export const checkCommands: readonly Command[] = [
  {
    name: 'catalogue',
    args: { '[folder]': 'catalog folder (default: catalogue)' },
    description: 'Validates catalog files, and reports every error with file and line',
    execute: checkCatalogue,
  },
  {
    name: 'setup',
    description: 'Lists dangerous settings: proxies, user, database role, payments, secrets',
    isRecorded: false,
    run: async ({ setup }) => ({ kind: 'found', rows: await setup(), none: 'No dangerous settings were found.' }),
  },
  {
    name: 'lighthouse',
    args: { '[pages...]': 'names of pages (default: all)' },
    description: 'Measures one page of each type as a phone shows it',
    options: [{ flags: '--at <address>', description: 'address of a running shop (default: starts one)' }],
    script: (pages, { values: { at } }) => [
      'scripts/quality/lighthouse.ts',
      ...pages,
      ...(at === undefined ? [] : ['--at', at]),
    ],
  },
];
