import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

type Settings = {
  readonly id: string;
  readonly language: LanguageCode;
  readonly currency: CurrencyCode;
  /** The host of the registration. */
  readonly host: string;
};

const upsertMember = sql(
  'upsert-member-by-email',
  `insert into account (id, kind, email, email_proved_at, language, currency, register_site)
   values ($1, 'member', $2, now(), $3, $4, $5)
   on conflict (lower(email)) where email_proved_at is not null do update set email = account.email
   returning id`,
);

/** Returns the id of the account with a just verified address, created if there is none. Two at once get the same. */
export async function memberByEmail(
  tx: Queryable,
  { id, email, language, currency, host }: Settings & { readonly email: string },
): Promise<string> {
  const { rows } = await tx.query(upsertMember, [id, email, language, currency, host]);
  return rows[0]?.id ?? id;
}

/** Inserts a member identified by another service; the address counts as verified where that service says so. */
export async function insertMember(
  tx: Queryable,
  about: Settings & { readonly name: string | null; readonly email: string | null; readonly isEmailProved: boolean },
): Promise<void> {
  const { id, name, email, isEmailProved, language, currency, host } = about;
  await tx.query(
    `insert into account (id, kind, name, email, email_proved_at, language, currency, register_site)
     values ($1, 'member', $2, $3, case when $4 then now() end, $5, $6, $7)`,
    [id, name, email, isEmailProved, language, currency, host],
  );
}

const findAccountOfFactor = sql(
  'find-account-of-factor',
  `select id from account where phone = $1 or (lower(email) = lower($1) and email_proved_at is not null)`,
);

/** Returns the account with this verified email or number; null when there is none. */
export async function accountOfFactor(on: Queryable, factor: string): Promise<string | null> {
  const { rows } = await on.query(findAccountOfFactor, [factor]);
  return rows[0]?.id ?? null;
}

/** Sets an account's just verified address; false when it is another's. */
export async function proveEmail(tx: Queryable, accountId: string, email: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account set email = $2, email_proved_at = now() where id = $1 and not exists (
       select from account other where lower(other.email) = lower($2) and other.email_proved_at is not null and other.id <> $1)`,
    [accountId, email],
  );
  return rowCount === 1;
}

/** Changes an account's number; false when it is another's. */
export async function changePhone(tx: Queryable, accountId: string, phone: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account set phone = $2 where id = $1 and not exists (select from account other where other.phone = $2 and other.id <> $1)`,
    [accountId, phone],
  );
  return rowCount === 1;
}

/** Copies a guest's details to the member they became, where the member has none. */
export async function copyGuestEntries(tx: Queryable, guestId: string, memberId: string): Promise<void> {
  await tx.query(
    `update account m set name = coalesce(m.name, g.name), email = coalesce(m.email, g.email)
     from account g where m.id = $2 and g.id = $1 and g.kind = 'guest' and m.kind = 'member'`,
    [guestId, memberId],
  );
}

/**
 * Hands what was bought by guests of this address to the member who has proved it (T-34), and ends their sessions, so
 * that a person who opened one in another's name no longer sees it. Returns how many orders came.
 */
export async function takeOverGuests(tx: Queryable, email: string, memberId: string): Promise<number> {
  const guests = `select id from account where kind = 'guest' and lower(email) = lower($1)`;
  const { rowCount } = await tx.query(`update orders set account_id = $2 where account_id in (${guests})`, [
    email,
    memberId,
  ]);
  await tx.query(`update gift_card set account_id = $2 where account_id in (${guests})`, [email, memberId]);
  await tx.query(
    `insert into coupon_wallet (account_id, code_hash) select distinct $2::uuid, code_hash from coupon_wallet
     where account_id in (${guests}) on conflict do nothing`,
    [email, memberId],
  );
  await tx.query(`update session set revoked_at = now() where account_id in (${guests}) and revoked_at is null`, [
    email,
  ]);
  return rowCount;
}

const lockMethods = sql(
  'lock-sign-in-methods',
  `select phone, email, email_proved_at is not null as "isEmailProved", second_factor as "secondFactor",
     (select count(*)::int from account_identity i where i.account_id = a.id) as identities,
     (select count(*)::int from passkey p where p.account_id = a.id) as passkeys
   from account a where id = $1 and kind = 'member' for no key update of a`,
  { notNull: ['identities', 'passkeys'] },
);

/**
 * The sign-in methods of an account: what would be left if one were removed. `secondFactor`: sign-in by code requires a
 * second one.
 */
export type Ways = RowOf<typeof lockMethods>;

/**
 * Returns the sign-in methods of an account, locked until the transaction ends, so that two changes cannot each take
 * the other's last one.
 */
export async function lockWays(tx: Queryable, accountId: string): Promise<Ways | null> {
  const { rows } = await tx.query(lockMethods, [accountId]);
  return rows[0] ?? null;
}
