import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** `points` actions in `seconds` for one `key`; `name` distinguishes limits. Keys are at most 200 characters. */
export type Limit = { readonly name: string; readonly key: string; readonly points: number; readonly seconds: number };

/** Where counts are stored: the table `rate_limit`, so that all processes count together. */
export type LimitStore = {
  query(
    statement: { readonly name: string; readonly text: string; readonly isPrepared: boolean },
    values?: readonly unknown[],
  ): Promise<{ readonly rows: readonly Record<string, unknown>[]; readonly rowCount: number }>;
};

/** The limit that was reached, and in how many seconds it opens again. */
export type Reached = { readonly name: string; readonly seconds: number };

/**
 * Counts an action against each limit in turn and returns the first that was reached already, or null. What comes after
 * it is not counted: the caller's own limits come first, so that no caller can use up another's.
 */
export async function firstReached(store: LimitStore, limits: readonly Limit[]): Promise<Reached | null> {
  for (const limit of limits) {
    const reached = await count(store, limit);
    if (reached !== null) return reached;
  }
  return null;
}

async function count(store: LimitStore, { name, key, points, seconds }: Limit): Promise<Reached | null> {
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(store),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { name, seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}

type LibraryQuery = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

/** The library calculates with the moment as a number; our driver returns int8 as bigint. */
function clientOf(store: LimitStore): object {
  return {
    query: async ({ name, text, values }: LibraryQuery) => {
      const { rows, rowCount } = await store.query({ name, text, isPrepared: true }, values);
      return { rows: rows.map((row) => ({ ...row, expire: Number(row['expire']) })), rowCount };
    },
  };
}
