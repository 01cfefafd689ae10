import type { ContentItem, ContentTargets, ContentText } from '#src/domain/content/content-item.ts';
import { cmsTypeOf, cmsTypes, type CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql, statement } from '#src/store/shared/database/statement.ts';

/** An item as it is stored: its texts as they were written, whichever release has written them. */
export type StoredContent = Omit<ContentItem, 'texts'> & {
  readonly version: number;
  readonly texts: Readonly<Record<string, StoredText>>;
};

export type StoredText = Omit<ContentText, 'blocks'> & { readonly blocks: readonly unknown[] };

export type ContentName = { readonly type: CmsType; readonly key: string };

/** What a version is besides its content. */
export type VersionFacts = {
  readonly version: number;
  readonly author: string;
  readonly note: string;
  readonly at: string;
  readonly isPublished: boolean;
};

type Row = RowOf<typeof published>;

const versionColumns = `v.type, v.key, v.version, v.slot, v.picture, v.link, v.tells_of::text as tells_of, v.platforms, v.markets,
  v.languages, v.residences, v.partners, v.begins_at, v.ends_at, v.priority, v.texts`;

const facts = {
  narrower: columns<
    Pick<ContentTargets, 'markets' | 'languages' | 'residences' | 'partners'> & {
      readonly texts: StoredContent['texts'];
    }
  >(),
};

const published = statement(
  'content_published',
  `select ${versionColumns} from content_item i
   join content_version v on v.type = i.type and v.key = i.key and v.version = i.published order by v.type, v.key`,
  facts,
);
const newest = statement(
  'content_newest',
  `select distinct on (v.type, v.key) ${versionColumns} from content_version v where v.created_at <= $1::timestamptz
   order by v.type, v.key, v.version desc`,
  facts,
);
const one = statement(
  'content_version_of',
  `select ${versionColumns} from content_version v where v.type = $1 and v.key = $2 and v.version = $3`,
  facts,
);

/** What is shown; of types that this release knows. */
export async function findPublishedContent(db: Queryable): Promise<readonly StoredContent[]> {
  return (await db.query(published)).rows.flatMap(contentOf);
}

/**
 * Returns the newest version of every item, published or not; with `asOf` (a `timestamptz`) what was the newest then.
 */
export async function findNewestContent(db: Queryable, asOf = 'infinity'): Promise<readonly StoredContent[]> {
  return (await db.query(newest, [asOf])).rows.flatMap(contentOf);
}

/** Returns one version of an item, or null. */
export async function findContentVersion(
  db: Queryable,
  { type, key }: ContentName,
  version: number,
): Promise<StoredContent | null> {
  const { rows } = await db.query(one, [cmsTypes[type], key, version]);
  return rows.flatMap(contentOf)[0] ?? null;
}

const contentVersionsSql = sql(
  'content-versions',
  `select v.version, v.author, v.note, v.created_at as at, v.version is not distinct from i.published as "isPublished"
     from content_version v join content_item i on i.type = v.type and i.key = v.key
     where v.type = $1 and v.key = $2 order by v.version desc`,
);

/** Returns all versions of an item, the newest first; none for an unknown one. */
export async function contentVersions(db: Queryable, { type, key }: ContentName): Promise<readonly VersionFacts[]> {
  const { rows } = await db.query(contentVersionsSql, [cmsTypes[type], key]);
  return rows;
}

const publishedVersionsSql = sql('published-versions', 'select type, key, published from content_item');

/** Returns the version that each item shows, by "type key"; null for one that shows none. */
export async function publishedVersions(db: Queryable): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await db.query(publishedVersionsSql);
  return new Map(rows.map((row) => [`${row.type} ${row.key}`, row.published]));
}

const addContentVersionSql = sql(
  'add-content-version',
  `insert into content_version (type, key, version, slot, picture, link, tells_of, platforms, markets, languages, residences,
       partners, begins_at, ends_at, priority, texts, author, note)
     values ($1, $2, (select coalesce(max(v.version), 0) + 1 from content_version v where v.type = $1 and v.key = $2),
       $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16, $17)
     returning version`,
);

/** Adds the next version of an item, which is new or has others; returns its number. Nothing is shown by it yet. */
export async function addContentVersion(
  tx: Queryable,
  item: ContentItem,
  { author, note }: Pick<VersionFacts, 'author' | 'note'>,
): Promise<number> {
  const code = cmsTypes[item.type];
  await tx.query('insert into content_item (type, key) values ($1, $2) on conflict do nothing', [code, item.key]);
  await tx.query('select from content_item where type = $1 and key = $2 for update', [code, item.key]);
  const { rows } = await tx.query(addContentVersionSql, [
    code,
    item.key,
    item.slot,
    item.picture,
    item.link,
    item.date,
    item.platforms,
    item.markets,
    item.languages,
    item.residences,
    item.partners,
    item.begins,
    item.ends,
    item.priority,
    JSON.stringify(item.texts),
    author,
    note,
  ]);
  return rows[0]?.version ?? 0;
}

/** Shows a version, or with null none; false when there is no such item or version. */
export async function publishContent(
  tx: Queryable,
  { type, key }: ContentName,
  version: number | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update content_item i set published = $3 where i.type = $1 and i.key = $2 and ($3::int is null or exists (
       select from content_version v where v.type = i.type and v.key = i.key and v.version = $3))`,
    [cmsTypes[type], key, version],
  );
  return rowCount === 1;
}

function contentOf(row: Row): readonly StoredContent[] {
  const type = cmsTypeOf(row.type);
  if (type === null) return [];
  const { tells_of: date, begins_at: begins, ends_at: ends, ...rest } = row;
  return [{ ...rest, type, date, begins, ends }];
}
