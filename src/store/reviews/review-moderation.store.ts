import type { Queryable } from '#src/store/shared/database/db.ts';
import { type RowOf, sql } from '#src/store/shared/database/statement.ts';

/** A review that needs moderation. */
export type ReviewToSee = RowOf<typeof reviewsToSeeSql>;

const reviewsToSeeSql = sql(
  'reviews-to-see',
  `select r.id as review, r.product_id as product, r.state, r.score, coalesce(x.reports, 0) as reports,
       coalesce(x.reasons, '') as reasons, to_char(coalesce(r.edited_at, r.created_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as since, r.text
     from review r left join lateral (
       select count(*)::int as reports, string_agg(distinct reason, ', ') as reasons from review_report p
       where p.review_id = r.id and p.settled_at is null) x on true
     where r.state = 'held' or x.reports > 0
     order by coalesce(r.edited_at, r.created_at) limit $1`,
  { notNull: ['since'] },
);

/** Reviews that are held, and those that readers have reported; the longest waiting first. */
export async function reviewsToSee(on: Queryable, limit: number): Promise<readonly ReviewToSee[]> {
  const { rows } = await on.query(reviewsToSeeSql, [limit]);
  return rows;
}

/** Shows a review or takes it down, and settles what was reported of it; false when there is none. */
export async function decideReview(tx: Queryable, id: string, state: 'shown' | 'hidden'): Promise<boolean> {
  const { rowCount } = await tx.query('update review set state = $2 where id = $1', [id, state]);
  await tx.query('update review_report set settled_at = now() where review_id = $1 and settled_at is null', [id]);
  return rowCount > 0;
}

/** Stores the operator's reply to a review; a later reply replaces it. */
export async function saveReply(tx: Queryable, id: string, text: string, language: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into review_reply (review_id, text, language) select id, $2, $3 from review where id = $1
     on conflict (review_id) do update set text = excluded.text, language = excluded.language, at = now()`,
    [id, text, language],
  );
  return rowCount > 0;
}
