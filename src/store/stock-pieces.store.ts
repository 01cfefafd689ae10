import type { Piece } from '#src/domain/vertical.ts';
import { statement, type Queryable } from '#src/store/db.ts';

export type PieceRow = { readonly key: string; readonly inventoryId: string; readonly free: number };

// A caller's own live holds are added back, as in `read-offers`.
const readPieces = statement(
  'read-stock-pieces',
  `with mine as (
     select a.inventory_id, sum(a.qty)::int as qty
     from orders r
     join booking b on b.order_id = r.id
     join hold h on h.booking_id = b.id and h.state = 'active'
     join allotment a on a.booking_id = b.id
     where r.account_id = (select $2::uuid) and r.created_at > now() - interval '1 hour'
     group by a.inventory_id
   )
   select i.key, i.id::text as "inventoryId", i.total - i.held - i.sold + coalesce(m.qty, 0) as free
   from inventory i left join mine m on m.inventory_id = i.id
   where i.key = any((select $1::text[])::text[])`,
);

/** What is left of pieces that somebody has wanted before, by their keys; what `accountId` holds itself counts as free. */
export async function piecesOf(
  on: Queryable,
  keys: readonly string[],
  accountId: string | null,
): Promise<ReadonlyMap<string, PieceRow>> {
  if (keys.length === 0) return new Map();
  const { rows } = await on.query<PieceRow>(readPieces, [keys, accountId]);
  return new Map(rows.map((row) => [row.key, row]));
}

const addPieces = statement(
  'add-stock-pieces',
  `insert into inventory (key, total) select key, total from unnest($1::text[], $2::int[]) as p (key, total) order by key
   on conflict (key) do nothing`,
);

/** Has a row for each piece from now on; those that are there stay as they are. */
export async function layPieces(on: Queryable, pieces: readonly Piece[]): Promise<void> {
  if (pieces.length > 0)
    await on.query(addPieces, [pieces.map((piece) => piece.key), pieces.map((piece) => piece.total)]);
}
