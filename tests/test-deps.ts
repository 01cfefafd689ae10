import { openCaches } from '#src/actions/open-caches.ts';
import type { Deps, Log } from '#src/actions/deps.ts';
import { paymentProviders } from '#src/adapters/payments/payments.ts';
import { systemIds } from '#src/server/config/ids.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { originOf } from './site.ts';

/** A log that discards everything. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Returns the dependencies of a process for one test: this database, its own caches, the system's clock and ids, a
 * provider that is not there, no log. `own` replaces what the test is about.
 */
export function testDeps(db: Db, own: Partial<Deps> = {}): Deps {
  return {
    db,
    caches: openCaches(),
    clock: Date.now,
    ids: systemIds,
    payments: paymentProviders.sandbox({
      secretKey: 'sk_test_1',
      webhookSecrets: ['whsec_1'],
      apiOrigin: 'http://127.0.0.1:9',
    }),
    secrets: { session: 's'.repeat(32), code: 'c'.repeat(32), voucher: 'v'.repeat(32) },
    originOf,
    marketOf: () => 'global',
    experiments: [],
    sampleData: true,
    log: silentLog,
    ...own,
  };
}
