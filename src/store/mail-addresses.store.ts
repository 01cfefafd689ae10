import type { Queryable } from '#src/store/db.ts';

/** What is known of an address, by its keyed hash. */
export type AddressFacts = { readonly bounced: boolean; readonly unsubscribed: boolean };

/** What is known of an address; one that nothing is known of takes every mail. */
export async function addressFacts(on: Queryable, hash: Uint8Array): Promise<AddressFacts> {
  const { rows } = await on.query<AddressFacts>(
    `select bounced_at is not null as bounced, unsubscribed_at is not null as unsubscribed
     from mail_address where address_hash = $1`,
    [hash],
  );
  return rows[0] ?? { bounced: false, unsubscribed: false };
}

/** Notes that mails to an address come back, or that whoever has it called them unwanted. */
export async function noteBounce(tx: Queryable, hash: Uint8Array, reason: string): Promise<void> {
  await tx.query(
    `insert into mail_address (address_hash, bounced_at, bounce_reason) values ($1, now(), $2)
     on conflict (address_hash) do update set bounced_at = now(), bounce_reason = excluded.bounce_reason, updated_at = now()`,
    [hash, reason.slice(0, 300)],
  );
}

/** Ends the mails that no purchase needs, or has them sent again. */
export async function setUnsubscribed(tx: Queryable, hash: Uint8Array, ended: boolean): Promise<void> {
  await tx.query(
    `insert into mail_address (address_hash, unsubscribed_at) values ($1, case when $2 then now() end)
     on conflict (address_hash) do update set unsubscribed_at = excluded.unsubscribed_at, updated_at = now()`,
    [hash, ended],
  );
}
