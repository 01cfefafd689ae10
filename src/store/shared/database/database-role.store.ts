import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

const readIsSuperuser = sql(
  'is-superuser',
  'select r.rolsuper as superuser from pg_roles r where r.rolname = current_user',
);

/** Returns whether the role of this connection may do everything in the whole database server. */
export async function isSuperuser(on: Queryable): Promise<boolean> {
  const { rows } = await on.query(readIsSuperuser);
  return rows[0]?.superuser === true;
}
