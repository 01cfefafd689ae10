import { backUpDatabase } from '../../backup/back-up-database.ts';
import { restoreDatabase } from '../../backup/restore-database.ts';
import { checkDatabase } from '../../commands/check-database.ts';
import { resetDatabase } from '../../commands/reset-database.ts';
import type { ToolCommand } from '../command.ts';

const minutes = { flags: '--minutes <minutes>', description: 'time limit, up to 34560', default: '60' };

const exitCodes = `Exit codes: 0 done, 1 failed, 2 invalid command line, 3 over the time limit, 130 or 143 stopped by Ctrl-C or SIGTERM. A command
that did not finish leaves nothing half done.`;

/** Commands about the database that the environment names, or the embedded one. */
export const databaseCommands: readonly ToolCommand[] = [
  {
    name: 'check',
    description: 'Verifies data invariants: no oversold inventory, balanced ledger',
    details: 'Exit code 1: an invariant is violated.',
    execute: checkDatabase,
  },
  {
    name: 'backup',
    args: { '<folder>': 'folder to create' },
    description: 'Writes a consistent snapshot with checksums while the shop runs',
    details: `The folder contains personal data: protect it like the database. It contains no secrets: keep DATA_DIR/secrets.json, or
the variables, with it. Without them, links and vouchers that were sent no longer open.

${exitCodes}`,
    options: [{ flags: '--force', description: 'replace an existing backup' }, minutes],
    execute: backUpDatabase,
  },
  {
    name: 'restore',
    args: { '<folder>': 'folder of a backup' },
    description: 'Fills an empty database from a backup, migrates it to this release and checks it',
    details: `Stop the shop first. Checksums are verified before anything is changed.

${exitCodes}`,
    options: [{ flags: '--force', description: 'discard what the database contains' }, minutes],
    execute: restoreDatabase,
  },
  {
    name: 'reset',
    description: 'Deletes all data; the next start fills the database again',
    details: 'Refused for a production database.',
    execute: resetDatabase,
  },
];
