import { pino } from 'pino';

import type { Deps } from '#src/actions/deps.ts';
import { depsFor } from '#src/server/database/deps-for.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';
import { readSetupWarnings, type SetupWarning } from '#src/server/config/setup-warnings.ts';
import { SecurityCounters, securityLog } from '#src/server/logs/security-log.ts';
import { readSiteSettings } from '#src/server/config/site-settings.ts';

export type Shop = {
  readonly deps: Deps;
  readonly setup: () => Promise<readonly SetupWarning[]>;
  readonly close: () => Promise<void>;
};

/** Opens the shop that the environment names, or the embedded one, for staff commands. */
export async function openShop(): Promise<Shop> {
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(['The environment has errors.', ...read.faults].join('\n  - '));
  const { environment } = read;
  const secrets = secretsOf(environment);
  const site = await readSiteSettings(environment, secrets);
  const database = await openDatabase(environment, () => undefined, { existing: true });
  // A permission that is changed here is counted as one that the server changes, and the log line is written to this
  // terminal.
  const counters = new SecurityCounters();
  const lines = pino({ level: 'info' }, pino.destination(2));
  const log = securityLog(pino({ level: 'error' }, pino.destination(2)), {
    counters,
    // A command writes a line or two.
    limit: { admits: () => true },
    lines: (fields, message) => lines.info(fields, message),
  });
  const deps = depsFor({ environment, secrets, site, db: database.db, log });
  return {
    deps,
    setup: () => readSetupWarnings(environment, deps.db),
    close: async () => {
      await counters.save(database.db);
      await database.close();
    },
  };
}
