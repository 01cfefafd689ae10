import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * The query builder for what is not a hot path, over the same pool, or over a transaction's connection when given
 * one. Transactions are opened with `db.transaction` alone, so that none is without its cause.
 */
export function kyselyOf<Tables>(on: Queryable): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(on),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

function driverOver(on: Queryable): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowCount } = await on.query<Row>(query.sql, query.parameters);
      return { rows: [...rows], numAffectedRows: BigInt(rowCount) };
    },
    streamQuery() {
      throw new Error('Streaming is not offered: page through the rows by key.');
    },
  };
  const elsewhere = async () => {
    throw new Error('Open transactions with db.transaction(): it names their cause.');
  };
  const nothing = async () => undefined;
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: elsewhere,
    commitTransaction: elsewhere,
    rollbackTransaction: elsewhere,
    releaseConnection: nothing,
    destroy: nothing,
  };
}
