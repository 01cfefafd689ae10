import type { Piece } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement, type RowOf } from '#src/store/shared/database/statement.ts';
import { ownHeld } from '#src/store/catalogue/offers/own-held.ts';

// A caller's own live holds are added back, as in `read-offers`.
const readPieces = statement(
  'read-stock-pieces',
  `with mine as (
     ${ownHeld}
   )
   select i.key, i.id::text as "inventoryId", i.total - i.held - i.sold + coalesce(m.qty, 0) as free
   from inventory i left join mine m on m.inventory_id = i.id
   where i.key = any((select $1::text[])::text[])`,
  { notNull: ['key'] },
);

export type PieceRow = RowOf<typeof readPieces>;

/**
 * Returns what is left of inventory units that were requested before, by their keys; what `accountId` holds itself
 * counts as free.
 */
export async function piecesOf(
  on: Queryable,
  keys: readonly string[],
  accountId: string | null,
): Promise<ReadonlyMap<string, PieceRow>> {
  if (keys.length === 0) return new Map();
  const { rows } = await on.query(readPieces, [keys, accountId]);
  return new Map(rows.map((row) => [row.key, row]));
}

const addPieces = statement(
  'add-stock-pieces',
  `insert into inventory (key, total) select key, total from unnest($1::text[], $2::int[]) as p (key, total) order by key
   on conflict (key) do nothing`,
);

/**
 * Returns the same, with a row for each piece from now on; those that are there stay as they are, and nothing is
 * written then.
 */
export async function laidPieces(
  on: Queryable,
  pieces: readonly Piece[],
  accountId: string | null,
): Promise<ReadonlyMap<string, PieceRow>> {
  const keys = pieces.map((piece) => piece.key);
  const known = await piecesOf(on, keys, accountId);
  const missing = pieces.filter((piece) => !known.has(piece.key));
  if (missing.length === 0) return known;
  await on.query(addPieces, [missing.map((piece) => piece.key), missing.map((piece) => piece.total)]);
  return piecesOf(on, keys, accountId);
}
