import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { FormatPreference } from '#src/domain/site/language/formatting-locale.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

type Settings = {
  readonly id: string;
  readonly language: LanguageCode;
  readonly currency: CurrencyCode;
  /** The host of the registration. */
  readonly host: string;
};

const upsertMember = sql(
  'upsert-member-by-phone',
  `insert into account (id, kind, phone, language, currency, register_site) values ($1, 'member', $2, $3, $4, $5)
   on conflict (phone) do update set phone = excluded.phone
   returning id`,
);

/** Returns the id of the account with a phone number, created now if there is none. Two at once get the same. */
export async function memberOf(
  tx: Queryable,
  { id, phone, language, currency, host }: Settings & { readonly phone: string },
): Promise<string> {
  const { rows } = await tx.query(upsertMember, [id, phone, language, currency, host]);
  return rows[0]?.id ?? id;
}

/** Returns whether staff have blocked the account. */
export async function isBlocked(on: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await on.query('select from account where id = $1 and blocked_at is not null', [id]);
  return rowCount === 1;
}

const insertGuestRow = statement(
  'insert-guest',
  `insert into account (id, kind, name, email, language, currency, register_site) values ($1, 'guest', $2, $3, $4, $5, $6)`,
);

/** Inserts a guest's account; never another's, whatever email address they enter. */
export async function insertGuest(
  tx: Queryable,
  { id, name, email, language, currency, host }: Settings & { readonly name: string; readonly email: string },
): Promise<void> {
  await tx.query(insertGuestRow, [id, name, email, language, currency, host]);
}

/** Replaces the details of a guest. */
export async function updateGuest(on: Queryable, id: string, name: string, email: string): Promise<void> {
  await on.query(`update account set name = $2, email = $3 where id = $1 and kind = 'guest'`, [id, name, email]);
}

const readProfile = statement(
  'read-profile',
  `select id, global_id as "globalId", kind, name, title, avatar, email, phone, country_code as "countryCode", language, currency, writing,
     register_site as "registerSite", prefer_site as "preferSite", confirmed_residence as "confirmedResidence",
     restrict_policies as "restrictPolicies", created_at as "createdAt"
   from account where id = $1`,
);

/**
 * What an account stores about its owner. `phone` is E.164, `countryCode` ISO 3166-1 alpha-2; `writing` is null where
 * it was never chosen.
 */
export type Profile = RowOf<typeof readProfile>;

/** Returns what an account says about its owner; null when there is none. */
export async function profileOf(on: Queryable, id: string): Promise<Profile | null> {
  const { rows } = await on.query(readProfile, [id]);
  return rows[0] ?? null;
}

/** Updates an account's preferences; those not named stay unchanged. */
export async function updatePreferences(
  on: Queryable,
  id: string,
  { language, currency, writing, preferSite }: Preferences,
): Promise<void> {
  await on.query(
    `update account set language = coalesce($2, language), currency = coalesce($3, currency), prefer_site = coalesce($4, prefer_site),
       writing = coalesce($5, writing)
     where id = $1`,
    [id, language ?? null, currency ?? null, preferSite ?? null, writing ?? null],
  );
}

export type Preferences = {
  readonly language?: LanguageCode;
  readonly currency?: CurrencyCode;
  readonly writing?: FormatPreference;
  readonly preferSite?: Market;
};
