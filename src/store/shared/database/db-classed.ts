import { openDb, type Database, type DbSettings } from '#src/store/shared/database/db.ts';
import { classHere, type QueryClass } from '#src/store/shared/database/query-class.ts';

type Settings = DbSettings & { readonly max: number };

/**
 * A visitor has an answer within 3.5 seconds: a statement and the wait for its connection together take at most three of them,
 * and a database that did not answer twice in a row is left alone for a second (`guardSilence`). A
 * change of money or stock is given longer, since breaking it off leaves it unknown what became of it; it waits for a
 * connection no longer than a page does.
 */
const waitMs = 3_000;
const checkoutMs = 10_000;

/**
 * Pools that cannot starve one another: of the connections 40 % are for pages, 40 % for checkouts and 20 % for the
 * worker. A statement uses the pool of the class in which it is made, with that class's time limits, in the database
 * and here: a database that hangs does not enforce its own.
 */
export function openClassedDb(settings: Settings): Database {
  const visible = Math.max(1, Math.floor(settings.max * 0.4));
  const pools: Readonly<Record<QueryClass, Database>> = {
    page: openDb({ ...settings, max: visible, statementTimeoutMs: waitMs, deadlineMs: waitMs, connectMs: waitMs }),
    checkout: openDb({ ...settings, max: visible, deadlineMs: checkoutMs, connectMs: waitMs }),
    work: openDb({ ...settings, max: Math.max(1, settings.max - 2 * visible) }),
  };
  const here = (): Database => pools[classHere()];
  return {
    query: (sql, values) => here().query(sql, values),
    transaction: (work, about) => here().transaction(work, about),
    close: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.close()))),
  };
}
