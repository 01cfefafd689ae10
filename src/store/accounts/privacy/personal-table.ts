/**
 * What a table holds of people. Every table of the database has such an answer in `personal-tables.ts`; a building test
 * names one that has none.
 *
 * Statements know the person as `me`: `me.account` (uuid), `me.words` (their email addresses and phone numbers in
 * small letters), `me.subjects` (keyed hashes of those and of the account), `me.keys` (what they are called in limits).
 */
export type PersonalTable = {
  /** What an export contains: a select whose columns are the facts; null where there is nothing to export. */
  readonly exportQuery: string | null;
  /** What erasing does, in this order; empty where nothing of a person is stored, or where the law requires storage. */
  readonly erase: readonly string[];
  /** What stays after erasing, and why; null where nothing of the person does. */
  readonly stays: string | null;
};

/** A table that holds nothing of a person, or nothing beside what leads to a row that answers for itself. */
export const nothing: PersonalTable = { exportQuery: null, erase: [], stays: null };

/** Returns a table whose rows all are an account's and go with it. */
export function ownRows(columns: string, table: string, by = 'account_id'): PersonalTable {
  return {
    exportQuery: `select ${columns} from ${table} t, me where t.${by} = me.account`,
    erase: [`delete from ${table} t using me where t.${by} = me.account`],
    stays: null,
  };
}

/** Returns a table of what was sold: it stays unchanged, and an export contains it. */
export function retainedRows(exportQuery: string | null, stays: string): PersonalTable {
  return { exportQuery, erase: [], stays };
}
