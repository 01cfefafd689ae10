import type { InventoryUnit } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement, type RowOf } from '#src/store/shared/database/statement.ts';
import { ownHeld } from '#src/store/catalogue/offers/own-held.ts';

// A caller's own live holds are added back, as in `read-offers`.
const readUnits = statement(
  'read-inventory-units',
  `with mine as (
     ${ownHeld}
   )
   select i.key, i.id::text as "inventoryId", i.total - i.held - i.sold + coalesce(m.qty, 0) as free
   from inventory i left join mine m on m.inventory_id = i.id
   where i.key = any((select $1::text[])::text[])`,
  { notNull: ['key'] },
);

export type InventoryUnitRow = RowOf<typeof readUnits>;

/**
 * Returns what is left of inventory units that were requested before, by their keys; what `accountId` holds itself
 * counts as free.
 */
export async function inventoryUnitsOf(
  on: Queryable,
  keys: readonly string[],
  accountId: string | null,
): Promise<ReadonlyMap<string, InventoryUnitRow>> {
  if (keys.length === 0) return new Map();
  const { rows } = await on.query(readUnits, [keys, accountId]);
  return new Map(rows.map((row) => [row.key, row]));
}

const addUnits = statement(
  'add-inventory-units',
  `insert into inventory (key, total) select key, total from unnest($1::text[], $2::int[]) as p (key, total) order by key
   on conflict (key) do nothing`,
);

/**
 * Returns the same, with a row for each piece from now on; those that are there stay as they are, and nothing is
 * written then.
 */
export async function ensureInventoryUnits(
  on: Queryable,
  units: readonly InventoryUnit[],
  accountId: string | null,
): Promise<ReadonlyMap<string, InventoryUnitRow>> {
  const keys = units.map((unit) => unit.key);
  const known = await inventoryUnitsOf(on, keys, accountId);
  const missing = units.filter((unit) => !known.has(unit.key));
  if (missing.length === 0) return known;
  await on.query(addUnits, [missing.map((unit) => unit.key), missing.map((unit) => unit.total)]);
  return inventoryUnitsOf(on, keys, accountId);
}
