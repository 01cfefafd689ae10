import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement } from '#src/store/shared/database/statement.ts';

/** A fellow traveler, with the details that were given. Dates are "YYYY-MM-DD", countries ISO 3166-1 alpha-2. */
export type SavedTraveller = {
  readonly id: string;
  readonly fullName: string;
  /** As in the passport, in Latin letters; a passport may have no given name. */
  readonly familyName: string | null;
  readonly givenName: string | null;
  readonly birthDate: string | null;
  readonly nationality: string | null;
  readonly diet: string | null;
};

export type SavedContact = { readonly name: string; readonly email: string; readonly phone: string };

const readTravellers = statement(
  'read-travellers',
  `select id, full_name as "fullName", family_name as "familyName", given_name as "givenName", birth_date as "birthDate", nationality, diet
   from saved_traveller where account_id = $1 order by created_at, position`,
);

/** Returns the saved travelers of an account, in the order in which they were added. */
export async function travellersOf(on: Queryable, accountId: string): Promise<readonly SavedTraveller[]> {
  const { rows } = await on.query(readTravellers, [accountId]);
  return rows;
}

/** Adds a traveller to an account's list; false when all its places are taken. */
export async function addTraveller(tx: Queryable, accountId: string, traveller: SavedTraveller): Promise<boolean> {
  const { id, fullName, familyName, givenName, birthDate, nationality, diet } = traveller;
  await tx.query('select from account where id = $1 for no key update', [accountId]);
  const { rowCount } = await tx.query(
    `insert into saved_traveller (id, account_id, position, full_name, birth_date, nationality, diet, family_name, given_name)
     select $1, $2, p, $3, $4, $5, $6, $7, $8 from generate_series(0, 19) p
     where not exists (select from saved_traveller t where t.account_id = $2 and t.position = p) order by p
     limit 1`,
    [id, accountId, fullName, birthDate, nationality, diet, familyName, givenName],
  );
  return rowCount === 1;
}

/** Changes a traveller of an account; false when it is another's or there is none. */
export async function changeTraveller(on: Queryable, accountId: string, traveller: SavedTraveller): Promise<boolean> {
  const { id, fullName, familyName, givenName, birthDate, nationality, diet } = traveller;
  const { rowCount } = await on.query(
    `update saved_traveller set full_name = $3, birth_date = $4, nationality = $5, diet = $6, family_name = $7, given_name = $8
     where id = $1 and account_id = $2`,
    [id, accountId, fullName, birthDate, nationality, diet, familyName, givenName],
  );
  return rowCount === 1;
}

/** Forgets a traveller of an account; false when it is another's or there is none. */
export async function dropTraveller(on: Queryable, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await on.query('delete from saved_traveller where id = $1 and account_id = $2', [id, accountId]);
  return rowCount === 1;
}

const readContact = sql('read-saved-contact', 'select name, email, phone from saved_contact where account_id = $1');

/** Returns the contact for an account's orders; null when it has not chosen one. */
export async function contactOf(on: Queryable, accountId: string): Promise<SavedContact | null> {
  const { rows } = await on.query(readContact, [accountId]);
  return rows[0] ?? null;
}

/** Stores the contacts to notify about orders, replacing the former ones. */
export async function storeContact(on: Queryable, accountId: string, contact: SavedContact): Promise<void> {
  await on.query(
    `insert into saved_contact (account_id, name, email, phone) values ($1, $2, $3, $4)
     on conflict (account_id) do update set name = excluded.name, email = excluded.email, phone = excluded.phone, updated_at = now()`,
    [accountId, contact.name, contact.email, contact.phone],
  );
}
