import type { Program } from '#src/domain/marketing/programmes/programme.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement } from '#src/store/shared/database/statement.ts';

const find = statement(
  'programs_live',
  `select p.id, p.slug, p.begins_at as begins, p.ends_at as ends, p.content,
     array(select destination_id from program_place where program_id = p.id order by destination_id) as places,
     array(select product_id from program_product where program_id = p.id order by position) as products
   from program p where p.live order by p.id`,
  { narrower: columns<{ content: Pick<Program, 'titles' | 'texts'> }>() },
);

/** Returns all programmes that have not been taken away, over ones and coming ones too, in the order of their ids. */
export async function findPrograms(db: Queryable): Promise<Program[]> {
  const { rows } = await db.query(find);
  return rows.map(({ content, ...row }) => ({ ...row, ...content }));
}

const readKnown = sql(
  'has-promotions',
  'select exists (select from program) or exists (select from theme) or exists (select from value_pack) as known',
  { notNull: ['known'] },
);

/** Returns whether the shop has ever had a programme, a theme or a pack: what is taken away leaves its row. */
export async function hasPromotions(db: Queryable): Promise<boolean> {
  const { rows } = await db.query(readKnown);
  return rows[0]?.known === true;
}

/**
 * Writes programmes and changes only what differs; those that the list lacks are withdrawn, never deleted: links lead
 * to them. Their products and places must exist.
 */
export async function savePrograms(tx: Queryable, programs: readonly Program[]): Promise<void> {
  const rows = programs.map(({ id, slug, begins, ends, titles, texts }) => ({
    id,
    slug,
    begins_at: begins,
    ends_at: ends,
    content: { titles, texts },
  }));
  await tx.query(
    `insert into program as old (id, slug, begins_at, ends_at, content)
     select id, slug, begins_at, ends_at, content
     from jsonb_to_recordset($1::jsonb) as new (id int, slug text, begins_at timestamptz, ends_at timestamptz, content jsonb)
     on conflict (id) do update set
       slug = excluded.slug, begins_at = excluded.begins_at, ends_at = excluded.ends_at, content = excluded.content, live = true
     where (old.slug, old.begins_at, old.ends_at, old.content, old.live)
       is distinct from (excluded.slug, excluded.begins_at, excluded.ends_at, excluded.content, true)`,
    [JSON.stringify(rows)],
  );
  const ids = programs.map(({ id }) => id);
  await tx.query('update program set live = false where live and not id = any($1::int[])', [ids]);
  await savePlaces(tx, programs, ids);
  await saveMembers(tx, programs, ids);
}

async function savePlaces(tx: Queryable, programs: readonly Program[], ids: readonly number[]): Promise<void> {
  const rows = programs.flatMap(({ id, places }) => places.map((place) => [id, place] as const));
  const values = [ids, rows.map(([id]) => id), rows.map(([, place]) => place)];
  await tx.query(
    `delete from program_place where program_id = any($1::int[])
       and not (program_id, destination_id) in (select * from unnest($2::int[], $3::int[]))`,
    values,
  );
  await tx.query(
    `insert into program_place (program_id, destination_id) select * from unnest($1::int[], $2::int[])
     on conflict (program_id, destination_id) do nothing`,
    values.slice(1),
  );
}

async function saveMembers(tx: Queryable, programs: readonly Program[], ids: readonly number[]): Promise<void> {
  const rows = programs.flatMap(({ id, products }) => products.map((product, position) => ({ id, position, product })));
  const values = [ids, rows.map((row) => row.id), rows.map((row) => row.position), rows.map((row) => row.product)];
  // What moved within its list is written again: two products may have changed places.
  await tx.query(
    `delete from program_product where program_id = any($1::int[])
       and not (program_id, position, product_id) in (select * from unnest($2::int[], $3::int[], $4::int[]))`,
    values,
  );
  await tx.query(
    `insert into program_product (program_id, position, product_id) select * from unnest($1::int[], $2::int[], $3::int[])
     on conflict (program_id, position) do nothing`,
    values.slice(1),
  );
}
