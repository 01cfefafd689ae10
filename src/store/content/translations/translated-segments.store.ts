import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** Which service translated from which language into which. */
type Direction = { readonly engine: string; readonly source: string; readonly target: LanguageCode };

const find = sql(
  'translated-segments',
  `select encode(source_hash, 'hex') as hash, text from translated_segment
   where engine = $1 and source_language = $2 and language = $3
     and source_hash in (select decode(h, 'hex') from unnest($4::text[]) as h)`,
  { notNull: ['hash'] },
);

/** Returns what a service has translated before, by the hash of what was sent. */
export async function findTranslatedSegments(
  on: Queryable,
  { engine, source, target }: Direction,
  hashes: readonly string[],
): Promise<readonly RowOf<typeof find>[]> {
  return hashes.length === 0 ? [] : (await on.query(find, [engine, source, target, hashes])).rows;
}

const save = sql(
  'save-translated-segments',
  `insert into translated_segment (engine, source_language, language, review_id, source_hash, text)
   select distinct on (s.hash) $1, $2, $3, $4::uuid, decode(s.hash, 'hex'), s.text
   from jsonb_to_recordset($5::jsonb) as s (hash text, text text)
   where $4::uuid is null or exists (select from review r where r.id = $4::uuid)
   order by s.hash
   on conflict (engine, source_language, language, source_hash) do update set text = excluded.text`,
);

/** Stores the texts of a finished batch. Those of a review are deleted with it, and are not stored once it is deleted. */
export async function saveTranslatedSegments(
  on: Queryable,
  { engine, source, target, reviewId }: Direction & { readonly reviewId: string | null },
  segments: readonly { readonly hash: string; readonly text: string }[],
): Promise<void> {
  await on.query(save, [engine, source, target, reviewId, JSON.stringify(segments)]);
}
