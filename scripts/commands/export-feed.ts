import { pino } from 'pino';

import { depsFor } from '#src/server/database/deps-for.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';
import { readSiteSettings } from '#src/server/config/site-settings.ts';
import { thingsToDoFeed } from '#src/server/feeds/things-to-do-feed.ts';
import { UsageError, refuse, type Outcome, type Output, type ParsedOptions } from './outcome.ts';

/** Writes what is on sale as Google's Things to do feed. The operator uploads the files; nothing leaves this machine. */
export async function exportFeed(
  _words: readonly string[],
  { values }: ParsedOptions,
  { say }: Output,
): Promise<Outcome> {
  const { out: folder = '' } = values;
  const megabytes = Number(values['megabytes']);
  if (folder === '') throw new UsageError('--out is empty');
  if (!(megabytes >= 1 && megabytes <= 50))
    throw new UsageError('--megabytes must be a number from 1 to 50, the limit of Google');
  const read = readEnvironment(process.env);
  if (!read.ok) refuse(['The environment has errors.', ...read.faults].join('\n  - '));
  const { environment } = read;
  const secrets = secretsOf(environment);
  const site = await readSiteSettings(environment, secrets);
  const database = await openDatabase(environment, () => undefined, { existing: true }).catch(refuse);
  try {
    const log = pino({ level: 'error' }, pino.destination(2));
    const deps = depsFor({ environment, secrets, site, db: database.db, log });
    const { products, shards } = await thingsToDoFeed(deps, site, { folder, mostBytes: megabytes * 1_000_000 });
    if (products === 0)
      refuse(
        'Nothing is on sale, so nothing was written: an empty snapshot would remove every product from the feed. Files of an earlier run are unchanged.',
      );
    say(`${products} products in ${shards} ${shards === 1 ? 'file' : 'files'}: ${folder}`);
    return { code: 0, data: { products, files: shards, folder } };
  } finally {
    await database.close();
  }
}
