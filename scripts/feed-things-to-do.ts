import { parseArgs } from 'node:util';

import { pino } from 'pino';

import { depsFor } from '#src/server/database/deps-for.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';
import { readSiteSettings } from '#src/server/config/site-settings.ts';
import { thingsToDoFeed } from '#src/server/feeds/things-to-do-feed.ts';
import { readEnvFile } from './commands/env-file.ts';
import { stop } from './stop.ts';

/**
 * Writes what can be bought now as Google's feed of things to do: `npm run feed:things-to-do -- --out FOLDER
 * [--megabytes 50]`. The operator uploads the files; nothing leaves this machine.
 */
const asked = readArguments();
readEnvFile();
const read = readEnvironment(process.env);
if (!read.ok) stop(['The environment has faults.', ...read.faults].join('\n  - '));
const { environment } = read;
const secrets = secretsOf(environment);
const site = await readSiteSettings(environment, secrets);
const database = await openDatabase(environment, () => undefined, { existing: true }).catch(stop);
try {
  const log = pino({ level: 'error' }, pino.destination(2));
  const deps = depsFor({ environment, secrets, site, db: database.db, log });
  const mostBytes = asked.megabytes * 1_000_000;
  const { products, shards } = await thingsToDoFeed(deps, site, { folder: asked.out, mostBytes });
  if (products === 0) {
    console.error(
      'Nothing is on sale, so nothing was written: an empty snapshot would remove every product from the feed. What an earlier run wrote is still there.',
    );
    process.exitCode = 1;
  } else console.log(`${products} products in ${shards} ${shards === 1 ? 'file' : 'files'}: ${asked.out}`);
} finally {
  await database.close();
}

function readArguments(): { readonly out: string; readonly megabytes: number } {
  try {
    const { values } = parseArgs({
      options: { out: { type: 'string' }, megabytes: { type: 'string', default: '50' } },
    });
    const megabytes = Number(values.megabytes);
    if (!(megabytes >= 1 && megabytes <= 50)) stop('--megabytes: a number from 1 to 50, the most that Google takes');
    if (values.out !== undefined && values.out !== '') return { out: values.out, megabytes };
  } catch (fault) {
    stop(fault);
  }
  return stop('npm run feed:things-to-do -- --out FOLDER [--megabytes 50]');
}
