import type { Queryable } from '#src/store/shared/database/db.ts';

/** Returns whether mails to an address, by any of its keyed hashes, bounce; an unknown address accepts every mail. */
export async function hasBounced(on: Queryable, hashes: readonly Uint8Array[]): Promise<boolean> {
  const { rows } = await on.query(
    'select from mail_address where address_hash = any($1::bytea[]) and bounced_at is not null limit 1',
    [hashes],
  );
  return rows.length > 0;
}

/** Records that emails to an address bounce, or that its owner reported them as spam. */
export async function noteBounce(tx: Queryable, hash: Uint8Array, reason: string): Promise<void> {
  await tx.query(
    `insert into mail_address (address_hash, bounced_at, bounce_reason) values ($1, now(), $2)
     on conflict (address_hash) do update set bounced_at = now(), bounce_reason = excluded.bounce_reason, updated_at = now()`,
    [hash, reason.slice(0, 300)],
  );
}
