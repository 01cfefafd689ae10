import type { Theme } from '#src/domain/marketing/programmes/theme.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement } from '#src/store/shared/database/statement.ts';

const find = statement(
  'themes_live',
  `select t.id, t.slug, t.content, array(select product_id from theme_item where theme_id = t.id order by position) as items
   from theme t where t.live order by t.id`,
  { narrower: columns<{ content: Pick<Theme, 'titles' | 'descriptions'> }>() },
);

/** Returns all themes that have not been taken away, in the order of their ids. */
export async function findThemes(db: Queryable): Promise<Theme[]> {
  const { rows } = await db.query(find);
  return rows.map(({ content, ...row }) => ({ ...row, ...content }));
}

/** Writes themes and changes only what differs; those that the list lacks are taken away, never deleted. */
export async function saveThemes(tx: Queryable, themes: readonly Theme[]): Promise<void> {
  const rows = themes.map(({ id, slug, titles, descriptions }) => ({ id, slug, content: { titles, descriptions } }));
  await tx.query(
    `insert into theme as old (id, slug, content)
     select id, slug, content from jsonb_to_recordset($1::jsonb) as new (id int, slug text, content jsonb)
     on conflict (id) do update set slug = excluded.slug, content = excluded.content, live = true
     where (old.slug, old.content, old.live) is distinct from (excluded.slug, excluded.content, true)`,
    [JSON.stringify(rows)],
  );
  const ids = themes.map(({ id }) => id);
  await tx.query('update theme set live = false where live and not id = any($1::int[])', [ids]);
  const items = themes.flatMap(({ id, items: products }) => products.map((product, at) => [id, at, product] as const));
  const values = [ids, items.map(([id]) => id), items.map(([, at]) => at), items.map(([, , product]) => product)];
  await tx.query(
    `delete from theme_item where theme_id = any($1::int[])
       and not (theme_id, position, product_id) in (select * from unnest($2::int[], $3::int[], $4::int[]))`,
    values,
  );
  await tx.query(
    `insert into theme_item (theme_id, position, product_id) select * from unnest($1::int[], $2::int[], $3::int[])
     on conflict (theme_id, position) do nothing`,
    values.slice(1),
  );
}
