import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/** Grants access to one of the shop's programs that presents a token; only a digest of the token is stored. */
export async function insertOperator(
  tx: Queryable,
  { id, name, tokenHash }: { readonly id: string; readonly name: string; readonly tokenHash: Uint8Array },
): Promise<void> {
  await tx.query('insert into operator_token (id, name, token_hash) values ($1, $2, $3)', [id, name, tokenHash]);
}

const readOperator = sql(
  'read-operator',
  'select name from operator_token where token_hash = $1 and revoked_at is null',
);

/** Returns the name of the program with a token; null when there is none, or it was revoked. */
export async function operatorOf(on: Queryable, tokenHash: Uint8Array): Promise<string | null> {
  const { rows } = await on.query(readOperator, [tokenHash]);
  return rows[0]?.name ?? null;
}

/** Shuts a program out at once; false when there is none, or it is out already. */
export async function revokeOperator(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update operator_token set revoked_at = now() where id = $1 and revoked_at is null',
    [id],
  );
  return rowCount === 1;
}
