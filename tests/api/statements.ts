import type { Db, Queryable } from '#src/store/shared/database/db.ts';

/**
 * Records the statements of a database, in their order and without the values: two responses that run the same
 * statements cannot be distinguished by a clock, which is true on a busy machine too.
 */
export function watchStatements(db: Db): { readonly db: Db; readonly during: During } {
  const requested: string[] = [];
  const noting = (on: Queryable): Queryable['query'] => {
    return (sql, values) => {
      requested.push(typeof sql === 'string' ? sql : sql.name);
      return on.query(sql, values);
    };
  };
  const watched: Db = {
    query: noting(db),
    transaction: async (work, about) => {
      requested.push(`begin: ${about.cause.replace(/\d+|[A-Z0-9]{10}/g, '…')}`);
      const value = await db.transaction((tx) => work({ query: noting(tx) }), about);
      requested.push('end');
      return value;
    },
  };
  const during: During = async (work) => {
    requested.length = 0;
    return { value: await work(), statements: [...requested] };
  };
  return { db: watched, during };
}

/** Runs work and returns the database's statements meanwhile; for work without anything concurrent. */
export type During = <Value>(
  work: () => Promise<Value>,
) => Promise<{ readonly value: Value; readonly statements: readonly string[] }>;
