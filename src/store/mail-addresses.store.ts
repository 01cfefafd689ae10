import type { Queryable } from '#src/store/db.ts';

/** Whether mails to an address, by its keyed hash, come back; one that nothing is known of takes every mail. */
export async function hasBounced(on: Queryable, hash: Uint8Array): Promise<boolean> {
  const { rowCount } = await on.query('select from mail_address where address_hash = $1 and bounced_at is not null', [
    hash,
  ]);
  return rowCount === 1;
}

/** Notes that mails to an address come back, or that whoever has it called them unwanted. */
export async function noteBounce(tx: Queryable, hash: Uint8Array, reason: string): Promise<void> {
  await tx.query(
    `insert into mail_address (address_hash, bounced_at, bounce_reason) values ($1, now(), $2)
     on conflict (address_hash) do update set bounced_at = now(), bounce_reason = excluded.bounce_reason, updated_at = now()`,
    [hash, reason.slice(0, 300)],
  );
}
