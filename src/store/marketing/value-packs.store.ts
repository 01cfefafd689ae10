import type { ValuePack, ValuePackItem } from '#src/domain/marketing/value-packs/value-pack.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement } from '#src/store/shared/database/statement.ts';

// A pack is shown whole or not at all: what cannot be bought is never shown in it.
const find = statement(
  'value_packs_live',
  `select v.id, v.slug, v.destination_id as "destinationId", v.content, i.items
   from value_pack v
   join lateral (
     select jsonb_agg(jsonb_build_object('product', i.product_id, 'option', i.option_id, 'quantity', i.quantity) order by i.position) as items,
       bool_and(p.live and o.live) as whole
     from value_pack_item i
     join product p on p.id = i.product_id
     join option o on o.product_id = i.product_id and o.id = i.option_id
     where i.value_pack_id = v.id
   ) i on i.whole
   where v.live order by v.id`,
  {
    notNull: ['items'],
    narrower: columns<{
      content: Pick<ValuePack, 'titles' | 'texts' | 'percentOff' | 'validDays' | 'mostTravellers'>;
      items: readonly ValuePackItem[];
    }>(),
  },
);

/** Returns all packs that have not been taken away and whose every option is offered, in the order of their ids. */
export async function findValuePacks(db: Queryable): Promise<ValuePack[]> {
  const { rows } = await db.query(find);
  return rows.map(({ content, ...row }) => ({ ...row, ...content }));
}

/** Writes packs and changes only what differs; those that the list lacks are taken away, never deleted. */
export async function saveValuePacks(tx: Queryable, packs: readonly ValuePack[]): Promise<void> {
  const rows = packs.map((pack) => ({
    id: pack.id,
    slug: pack.slug,
    destination_id: pack.destinationId,
    content: {
      titles: pack.titles,
      texts: pack.texts,
      percentOff: pack.percentOff,
      validDays: pack.validDays,
      mostTravellers: pack.mostTravellers,
    },
  }));
  await tx.query(
    `insert into value_pack as old (id, slug, destination_id, content)
     select id, slug, destination_id, content
     from jsonb_to_recordset($1::jsonb) as new (id int, slug text, destination_id int, content jsonb)
     on conflict (id) do update set
       slug = excluded.slug, destination_id = excluded.destination_id, content = excluded.content, live = true
     where (old.slug, old.destination_id, old.content, old.live)
       is distinct from (excluded.slug, excluded.destination_id, excluded.content, true)`,
    [JSON.stringify(rows)],
  );
  const ids = packs.map(({ id }) => id);
  await tx.query('update value_pack set live = false where live and not id = any($1::int[])', [ids]);
  await saveItems(tx, packs, ids);
}

async function saveItems(tx: Queryable, packs: readonly ValuePack[], ids: readonly number[]): Promise<void> {
  const rows = packs.flatMap(({ id, items }) => items.map((item, position) => ({ id, position, ...item })));
  const values = [
    ids,
    rows.map((row) => row.id),
    rows.map((row) => row.position),
    rows.map((row) => row.product),
    rows.map((row) => row.option),
    rows.map((row) => row.quantity),
  ];
  await tx.query(
    `delete from value_pack_item where value_pack_id = any($1::int[])
       and not (value_pack_id, position, product_id, option_id, quantity)
         in (select * from unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::int[]))`,
    values,
  );
  await tx.query(
    `insert into value_pack_item (value_pack_id, position, product_id, option_id, quantity)
     select * from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::int[])
     on conflict (value_pack_id, position) do nothing`,
    values.slice(1),
  );
}
