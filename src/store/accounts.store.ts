import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import type { LanguageCode } from '#src/domain/site/languages.ts';
import type { Queryable } from '#src/store/db.ts';

export type Profile = {
  readonly kind: 'member' | 'guest';
  readonly name: string | null;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
};

type Settings = { readonly id: string; readonly language: LanguageCode; readonly currency: CurrencyCode };

/** The account of a phone number, made now if there is none; gives its id. Two at once get the same. */
export async function memberOf(
  tx: Queryable,
  { id, phone, language, currency }: Settings & { readonly phone: string },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account (id, kind, phone, language, currency) values ($1, 'member', $2, $3, $4)
     on conflict (phone) do update set phone = excluded.phone
     returning id`,
    [id, phone, language, currency],
  );
  return rows[0]?.id ?? id;
}

/** A guest's account; never another's, whatever e-mail address he names. */
export async function insertGuest(
  tx: Queryable,
  { id, name, email, language, currency }: Settings & { readonly name: string; readonly email: string },
): Promise<void> {
  await tx.query(
    `insert into account (id, kind, name, email, language, currency) values ($1, 'guest', $2, $3, $4, $5)`,
    [id, name, email, language, currency],
  );
}

/** Replaces what a guest has told about himself. */
export async function updateGuest(on: Queryable, id: string, name: string, email: string): Promise<void> {
  await on.query(`update account set name = $2, email = $3 where id = $1 and kind = 'guest'`, [id, name, email]);
}

/** What an account says about its owner; null when there is none. */
export async function profileOf(on: Queryable, id: string): Promise<Profile | null> {
  const { rows } = await on.query<Profile>('select kind, name, email, phone from account where id = $1', [id]);
  return rows[0] ?? null;
}
