import { segmentsOf } from '#src/domain/content/translation/segments.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const source = sql('review-translation-source', `select text, language from review where id = $1 and state = 'shown'`);

/** What is sent of a review: its lines, and nothing about its author; null where it is not shown. */
type ReviewSource = { readonly segments: readonly string[]; readonly text: string; readonly language: string };

/** Returns what is translated of a review that is shown. */
export async function findReviewSource(on: Queryable, id: string): Promise<ReviewSource | null> {
  const [row] = (await on.query(source, [id])).rows;
  if (row === undefined) return null;
  return { ...row, segments: segmentsOf((say) => say(row.text)) };
}

const translations = sql(
  'review-translations',
  `select subject as id, encode(source_hash, 'hex') as hash, texts from machine_translation
   where kind = 'review' and state = 'done' and language = $2 and review_id = any($1::uuid[])`,
  { notNull: ['hash'], narrower: columns<{ texts: readonly string[] }>() },
);

/** Returns the translations of some reviews into a language, also those of earlier versions of a review. */
export async function findReviewTranslations(
  on: Queryable,
  ids: readonly string[],
  language: LanguageCode,
): Promise<readonly RowOf<typeof translations>[]> {
  return ids.length === 0 ? [] : (await on.query(translations, [ids, language])).rows;
}
