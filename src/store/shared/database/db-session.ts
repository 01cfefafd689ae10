import type { Client } from 'pg';

import type { Queryable } from '#src/store/shared/database/db.ts';
import type { Statement } from '#src/store/shared/database/statement.ts';

/** Runs statements on one dedicated connection, which a session lock needs (`withSessionLock`); none is prepared. */
export function sessionOver(client: Client): Queryable {
  return {
    async query<Row>(sql: string | Statement<Row>, values?: readonly unknown[]) {
      const { rows, rowCount } = await client.query(typeof sql === 'string' ? sql : sql.text, values && [...values]);
      // The driver knows no column types; the statement's row type is described by the database (`npx meander generate rows`).
      // oxlint-disable-next-line typescript/consistent-type-assertions -- rows enter the program here
      return { rows: rows as readonly Row[], rowCount: rowCount ?? 0 };
    },
  };
}
