import { Pool, escapeLiteral } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { takeConnection, Unanswered, withinDeadline } from '#src/store/shared/database/db-deadline.ts';
import { guardSilence } from '#src/store/shared/database/db-silence.ts';
import { PacketSocket } from '#src/store/shared/database/db-packets.ts';
import { runQuery } from '#src/store/shared/database/db-query.ts';
import { rowTypes } from '#src/store/shared/database/db-types.ts';
import type { Statement } from '#src/store/shared/database/statement.ts';

/** The result of a statement: its rows, and how many rows it returned or changed. */
export type Rows<Row> = { readonly rows: readonly Row[]; readonly rowCount: number };

/**
 * Whatever can run a statement: the pool, or a transaction. The rows of a named statement are typed from the schema; of
 * a text nothing is known about its columns (tests alone say what they expect). int8 arrives as bigint (minor units),
 * dates as "YYYY-MM-DD", timestamptz as ISO 8601 in UTC, numeric as text. Statements of a transaction that are sent at
 * once (`Promise.all`) cost one round trip and run one after the other, in the order in which they were sent: locks are
 * taken in that order too.
 */
export type Queryable = {
  query<Row = Record<string, unknown>>(sql: string | Statement<Row>, values?: readonly unknown[]): Promise<Rows<Row>>;
};

export type TransactionSettings = {
  /** Who or what causes the change; stored by the history tables of orders and payments (security.md 4.1). */
  readonly cause: string;
  /** READ COMMITTED with conditional updates is the base; serializable is an addition. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** What a returned `{ ok: false }` does with the work done so far; default: roll back. */
  readonly onFailure?: 'roll back' | 'commit';
  /** Attempts in all when the database requires a retry (40001, 40P01); default 4. */
  readonly attempts?: number;
};

export type Db = Queryable & {
  /**
   * Runs `work` in one transaction: committed when it returns, rolled back when it throws or returns a failed Result
   * (unless `onFailure` says otherwise). It may run again after a serialisation failure or a deadlock, so it must
   * change nothing but the database and call no external service.
   */
  transaction<Value>(work: (tx: Queryable) => Promise<Value>, settings: TransactionSettings): Promise<Value>;
};

/** An open pool; `close` waits for the running statements. */
export type Database = Db & { close(): Promise<void> };

export type DbSettings = {
  readonly url: string;
  /** Connections at most; default 20. */
  readonly max?: number;
  /** `DB_PREPARE=off`: named statements are sent without their name (PgBouncer below 1.21). */
  readonly prepare?: boolean;
  /** The address is a transaction pooler: nothing is set at connection start that it would refuse. */
  readonly pooled?: boolean;
  readonly applicationName?: string;
  /** Milliseconds; default 15,000. */
  readonly statementTimeoutMs?: number;
  /** Milliseconds after which a statement is given up here, whatever the database does, and its connection closed; default: never. */
  readonly deadlineMs?: number;
  /** Milliseconds that are waited for a connection; default 10,000. */
  readonly connectMs?: number;
  /** Called when a connection breaks while idle; the pool replaces it by itself. */
  readonly onIdleFault?: (fault: Error) => void;
};

/** Milliseconds that a statement waits for a row lock before it fails (55P03). */
const lockTimeoutMs = 4_000;
/** No network call and no rendering happens inside a transaction (security.md 4.5): five idle seconds are a bug. */
const idleInTransactionMs = 5_000;
const repeatable = new Set(['40001', '40P01']);
const inFailedTransaction = '25P02';

/** Opens a pool; connects on first use. Throws nothing: an unreachable database shows at the first statement. */
export function openDb(settings: DbSettings): Database {
  const pool = new Pool(poolConfig(settings));
  pool.on('error', (fault) => settings.onIdleFault?.(fault));
  // A connection may emit `error` more than once as it ends, and between its users it has no listener: that would end
  // the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const named = settings.prepare ?? true;
  const setUp = settings.pooled ? timeouts(settings, 'set local ') : '';
  const { deadlineMs } = settings;
  // The worker, which has no deadline, waits for its database; nothing waits for the worker.
  const guard = deadlineMs === undefined ? <Value>(call: () => Promise<Value>) => call() : guardSilence();
  return {
    query: (sql, values) => guard(() => runAlone(pool, { sql, values, named, deadlineMs })),
    transaction: (work, about) =>
      guard(() =>
        withRepeats(about.attempts ?? 4, () => transactionOnce(pool, work, { about, named, setUp, deadlineMs })),
      ),
    close: () => pool.end(),
  };
}

function poolConfig(settings: DbSettings): PoolConfig {
  const base: PoolConfig = {
    connectionString: settings.url,
    max: settings.max ?? 20,
    types: rowTypes,
    // Statements that do not depend on each other are sent in one packet and answered in their order.
    pipeline: true,
    stream: () => new PacketSocket(),
    keepAlive: true,
    connectionTimeoutMillis: settings.connectMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    application_name: settings.applicationName ?? 'meander',
  };
  if (!settings.pooled) return { ...base, options: startOptions(settings) };
  // A pooler refuses `options`, yet follows the zone of each client; the timeouts come with each transaction, and for
  // single statements from the role or, at the latest, from the driver.
  return {
    ...base,
    query_timeout: statementTimeout(settings) + 1_000,
    onConnect: (client) => void client.query("set timezone to 'UTC'").catch(() => undefined),
  };
}

function statementTimeout(settings: DbSettings): number {
  return settings.statementTimeoutMs ?? 15_000;
}

function startOptions(settings: DbSettings): string {
  return [
    'TimeZone=UTC',
    `statement_timeout=${statementTimeout(settings)}`,
    `lock_timeout=${lockTimeoutMs}`,
    `idle_in_transaction_session_timeout=${idleInTransactionMs}`,
  ]
    .map((option) => `-c ${option}`)
    .join(' ');
}

function timeouts(settings: DbSettings, set: string): string {
  return [
    `${set}statement_timeout = ${statementTimeout(settings)};`,
    `${set}lock_timeout = ${lockTimeoutMs};`,
    `${set}idle_in_transaction_session_timeout = ${idleInTransactionMs};`,
  ].join(' ');
}

/** A statement by itself. A connection on which one failed is not handed on. */
async function runAlone<Row>(pool: Pool, statement: DbQuery): Promise<Rows<Row>> {
  const { client, leftMs } = await takeConnection(pool, statement.deadlineMs);
  let fault: Error | undefined;
  try {
    return await run<Row>(client, { ...statement, deadlineMs: leftMs });
  } catch (cause) {
    fault = cause instanceof Error ? cause : new Error(String(cause));
    throw cause;
  } finally {
    client.release(fault);
  }
}

type DbQuery = {
  readonly sql: string | Statement;
  readonly values: readonly unknown[] | undefined;
  readonly named: boolean;
  readonly deadlineMs: number | undefined;
};

async function run<Row>(client: PoolClient, { sql, values = [], named, deadlineMs }: DbQuery): Promise<Rows<Row>> {
  const text = typeof sql === 'string' ? sql : sql.text;
  const name = typeof sql === 'string' || !named || !sql.isPrepared ? undefined : sql.name;
  const { rows, rowCount } = await withinDeadline(runQuery(client, { text, name, values }), deadlineMs);
  // The driver knows no column types; the statement's row type is described by the database (`npx meander generate rows`).
  // oxlint-disable-next-line typescript/consistent-type-assertions -- rows enter the program here
  return { rows: rows as readonly Row[], rowCount };
}

function command(client: PoolClient, text: string, deadlineMs: number | undefined): Promise<unknown> {
  return withinDeadline(runQuery(client, { text, name: undefined, values: [] }), deadlineMs);
}

type Ground = {
  readonly about: TransactionSettings;
  readonly named: boolean;
  readonly setUp: string;
  readonly deadlineMs: number | undefined;
};

async function transactionOnce<Value>(
  pool: Pool,
  work: (tx: Queryable) => Promise<Value>,
  { about, named, setUp, deadlineMs: limitMs }: Ground,
): Promise<Value> {
  const { client, leftMs: deadlineMs } = await takeConnection(pool, limitMs);
  let broken: Error | undefined;
  let cause: unknown;
  let over = false;
  const noteBreak = (fault: Error) => (broken = fault);
  client.on('error', noteBreak);
  try {
    // One packet: a simple query may hold several statements, but no parameters.
    const why = `set local app.cause = ${escapeLiteral(about.cause)}`;
    const begun = command(
      client,
      `begin isolation level ${about.isolation ?? 'read committed'}; ${setUp} ${why}`,
      deadlineMs,
    );
    let open = false;
    // Work that ends before it runs a statement settles by its own result.
    begun.then(
      () => (open = true),
      () => undefined,
    );
    // The first statements go out with it; none of them is answered before it is.
    const query: Queryable['query'] = async <Row>(sql: string | Statement<Row>, values?: readonly unknown[]) => {
      // One part of concurrent work may fail: what the others query after the end would run outside the transaction.
      if (over) throw new Error('the transaction is over');
      try {
        const answer = run<Row>(client, { sql, values, named, deadlineMs });
        return open ? await answer : (await Promise.all([answer, begun]))[0];
      } catch (fault) {
        cause ??= fault;
        throw fault;
      }
    };
    const value = await work({ query });
    await begun;
    over = true;
    const undo = isFailure(value) && about.onFailure !== 'commit';
    await command(client, undo ? 'rollback' : 'commit', deadlineMs);
    return value;
  } catch (fault) {
    over = true;
    // A database that does not respond gets no rollback: closing the connection does it.
    if (fault instanceof Unanswered || cause instanceof Unanswered) broken ??= new Error('no answer');
    else await command(client, 'rollback', deadlineMs).catch((second: Error) => (broken ??= second));
    // Of statements that went out together the first to fail says why; those behind it say only that it did.
    throw sqlState(fault) === inFailedTransaction ? (cause ?? fault) : fault;
  } finally {
    client.off('error', noteBreak);
    // A connection that could not even roll back is destroyed, not handed to the next customer.
    client.release(broken);
  }
}

function isFailure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

/** Returns the SQLSTATE of a database error, e.g. "23505", or undefined for anything else. */
export function sqlState(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return undefined;
  return typeof fault.code === 'string' && /^[0-9A-Z]{5}$/.test(fault.code) ? fault.code : undefined;
}

async function withRepeats<Value>(attempts: number, work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (fault) {
      if (attempt >= attempts || !repeatable.has(sqlState(fault) ?? '')) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 10 * 3 ** (attempt - 1)));
    }
  }
}
