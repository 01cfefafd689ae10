import { userInfo } from 'node:os';

import { pino } from 'pino';

import type { Deps } from '#src/actions/deps.ts';
import { depsFor } from '#src/server/deps-for.ts';
import { openDatabase } from '#src/server/database.ts';
import { readEnvironment } from '#src/server/env.ts';
import { secretsOf } from '#src/server/env-secrets.ts';
import { readSiteSettings } from '#src/server/site-settings.ts';
import { readEnvFile } from './env-file.ts';
import { runOps } from './ops/run-ops.ts';

const broke = 3;

/** The operator's command line, on the database that the environment names or on the embedded one. */
async function main(): Promise<number> {
  readEnvFile();
  const closing: (() => Promise<void>)[] = [];
  try {
    return await runOps(process.argv.slice(2), {
      open: () => openShop(closing),
      user: userInfo().username,
      say: (text) => console.log(text),
      complain: (text) => console.error(text),
    });
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    return broke;
  } finally {
    for (const close of closing) await close();
  }
}

async function openShop(closing: (() => Promise<void>)[]): Promise<Deps> {
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(['The environment has faults.', ...read.faults].join('\n  - '));
  const { environment } = read;
  const secrets = secretsOf(environment);
  const site = await readSiteSettings(environment, secrets);
  const database = await openDatabase(environment, () => undefined);
  closing.push(database.close);
  return depsFor({ environment, secrets, site, db: database.db, log: pino({ level: 'error' }, pino.destination(2)) });
}

process.exitCode = await main();
