import { userInfo } from 'node:os';

import { pino } from 'pino';

import type { Deps } from '#src/actions/deps.ts';
import { depsFor } from '#src/server/database/deps-for.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';
import { readSetupWarnings, type SetupWarning } from '#src/server/config/setup-warnings.ts';
import { SecurityCounters, securityLog } from '#src/server/logs/security-log.ts';
import { readSiteSettings } from '#src/server/config/site-settings.ts';
import { readEnvFile } from './commands/env-file.ts';
import { runOps } from './ops/run-ops.ts';

const broke = 3;

/** The operator's command line, on the database that the environment names or on the embedded one. */
async function main(): Promise<number> {
  readEnvFile();
  const closing: (() => Promise<void>)[] = [];
  try {
    return await runOps(process.argv.slice(2), {
      open: async () => (await openShop(closing)).deps,
      setup: async () => (await openShop(closing)).setup(),
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

type Shop = { readonly deps: Deps; readonly setup: () => Promise<readonly SetupWarning[]> };

let shop: Promise<Shop> | null = null;

/** The shop of this command, opened once. */
function openShop(closing: (() => Promise<void>)[]): Promise<Shop> {
  return (shop ??= open(closing));
}

async function open(closing: (() => Promise<void>)[]): Promise<Shop> {
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(['The environment has faults.', ...read.faults].join('\n  - '));
  const { environment } = read;
  const secrets = secretsOf(environment);
  const site = await readSiteSettings(environment, secrets);
  const database = await openDatabase(environment, () => undefined, { existing: true });
  closing.push(database.close);
  // A permission that is changed here is counted as one that the server changes, and the line goes to this terminal.
  const counters = new SecurityCounters();
  closing.unshift(() => counters.save(database.db));
  const lines = pino({ level: 'info' }, pino.destination(2));
  const log = securityLog(pino({ level: 'error' }, pino.destination(2)), {
    counters,
    // A command writes a line or two.
    limit: { admits: () => true },
    lines: (fields, message) => lines.info(fields, message),
  });
  const deps = depsFor({ environment, secrets, site, db: database.db, log });
  return { deps, setup: () => readSetupWarnings(environment, deps.db) };
}

process.exitCode = await main();
