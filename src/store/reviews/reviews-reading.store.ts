import type { PublicReview } from '#src/domain/reviews/review.ts';
import type { ReviewParty } from '#src/domain/reviews/reviewing.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, statement } from '#src/store/shared/database/statement.ts';

/** A review as everybody may read it. */
export type ReviewReading = Omit<PublicReview, 'id' | 'sample'> & { readonly id: string };

/** What a reader narrows a list to; null for all. */
export type ReviewFilter = {
  readonly score: number | null;
  readonly language: string | null;
  readonly withPhotos: boolean;
  readonly party: ReviewParty | null;
};

export const allReviews: ReviewFilter = { score: null, language: null, withPhotos: false, party: null };

const condition = `r.product_id = $1 and r.state = 'shown' and ($2::int is null or r.score = $2) and ($3::text is null or r.language = $3)
  and (not $4::boolean or r.photos > 0) and ($5::text is null or r.party = $5)`;

const reviewColumns = `r.id, r.score, r.parts, r.text, r.language, r.party, r.initial, r.country, r.visited_on as "visitedOn", r.helpful,
  r.version > 1 as edited,
  (select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position), '[]')
   from review_photo p where p.review_id = r.id) as photos,
  (select json_build_object('text', a.text, 'language', a.language, 'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD'))
   from review_reply a where a.review_id = r.id) as reply`;

const orders = {
  // What the reader can read comes first.
  helpful: '(r.language = $8::text) desc, r.helpful desc, r.created_at desc, r.id',
  newest: 'r.created_at desc, r.id',
} as const;
export type ReviewOrder = keyof typeof orders;

const facts = {
  notNull: ['photos'],
  narrower: columns<Pick<PublicReview, 'parts' | 'photos' | 'reply'>>(),
};

const lists = {
  helpful: statement('reviews-helpful', listText('helpful'), facts),
  newest: statement('reviews-newest', listText('newest'), facts),
} as const;

function listText(order: ReviewOrder): string {
  return `select ${reviewColumns} from review r where ${condition} order by ${orders[order]} limit $6 offset $7`;
}

/** `reader` is the primary subtag of the reader's language, whose reviews are first in the order `helpful`. */
type ReviewPage = {
  readonly order: ReviewOrder;
  readonly reader: string;
  readonly limit: number;
  readonly offset: number;
};

/** Returns some reviews of a product that are shown. */
export async function findReviews(
  on: Queryable,
  productId: number,
  { score, language, withPhotos, party }: ReviewFilter,
  { order, reader, limit, offset }: ReviewPage,
): Promise<readonly ReviewReading[]> {
  const values = [productId, score, language, withPhotos, party, limit, offset];
  return (await on.query(lists[order], order === 'helpful' ? [...values, reader] : values)).rows;
}

const counted = statement('reviews-counted', `select count(*)::int as count from review r where ${condition}`);

/** Returns how many reviews of a product a filter leaves. */
export async function countReviews(
  on: Queryable,
  productId: number,
  { score, language, withPhotos, party }: ReviewFilter,
): Promise<number> {
  const { rows } = await on.query(counted, [productId, score, language, withPhotos, party]);
  return rows[0]?.count ?? 0;
}

/**
 * What the reviews of a product come to: how many gave each score, were written in each language, by each party, with
 * photographs; and the mean of each part that was given, in points of the 20–100 scale.
 */
export type ReviewFacets = RowOf<typeof facets>;

type Counts = Readonly<Record<string, number>>;
type FacetColumns = {
  readonly distribution: readonly [number, number, number, number, number];
  readonly languages: Counts;
  readonly parties: Counts;
  readonly parts: Counts;
};

const facets = statement(
  'reviews-facets',
  `with shown as (select score, language, party, photos, parts from review where product_id = $1 and state = 'shown')
   select array[(select count(*)::int from shown where score = 20), (select count(*)::int from shown where score = 40),
       (select count(*)::int from shown where score = 60), (select count(*)::int from shown where score = 80),
       (select count(*)::int from shown where score = 100)] as distribution,
     (select coalesce(json_object_agg(language, n), '{}') from (select language, count(*)::int as n from shown group by 1) x) as languages,
     (select coalesce(json_object_agg(party, n), '{}') from (select party, count(*)::int as n from shown where party is not null group by 1) x) as parties,
     (select count(*)::int from shown where photos > 0) as "withPhotos",
     (select coalesce(json_object_agg(key, mean), '{}') from (
        select key, round(avg(value::int))::int as mean from shown cross join jsonb_each_text(parts) group by 1) x) as parts`,
  { notNull: ['languages', 'parties', 'withPhotos', 'parts'], narrower: columns<FacetColumns>() },
);

/** Returns what the reviews of a product come to. */
export async function findReviewFacets(on: Queryable, productId: number): Promise<ReviewFacets> {
  const [row] = (await on.query(facets, [productId])).rows;
  if (row === undefined) throw new Error('the count returned no row');
  return row;
}

const scores = statement(
  'review-scores',
  `select product_id as "productId", score, count(*)::int as count from review
   where state = 'shown' and ($1::int[] is null or product_id = any($1::int[])) group by 1, 2`,
);

/**
 * Returns how many reviews gave 20, 40, 60, 80 and 100, of each product that has any; of some alone where they are
 * named.
 */
export async function findReviewScores(
  on: Queryable,
  ids: readonly number[] | null = null,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await on.query(scores, [ids]);
  const found = new Map<number, number[]>();
  for (const { productId, score, count } of rows) {
    const distribution = found.get(productId) ?? [0, 0, 0, 0, 0];
    distribution[score / 20 - 1] = count;
    found.set(productId, distribution);
  }
  return found;
}
