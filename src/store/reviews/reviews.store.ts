import type { ReviewParty, ReviewScores } from '#src/domain/reviews/reviewing.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql, statement } from '#src/store/shared/database/statement.ts';

/**
 * A booking as its traveler may review it, and the review that there is of it. `isOver`: it was used, or its time is over and it
 * was not cancelled, by the database's clock; `isRecent`: not so long ago that a review would be worth little.
 */
export type Visited = RowOf<typeof oneVisited>;

/** A review as its writer sees it. */
export type OwnReview = {
  readonly id: string;
  readonly state: 'shown' | 'held' | 'hidden';
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly text: string;
  readonly party: ReviewParty | null;
  readonly initial: string | null;
  readonly country: string | null;
  readonly version: number;
  readonly photos: readonly string[];
};

const over = `(b.state = 'redeemed' or b.state in ('confirmed', 'unused') and b.ends_at < now())`;
const zone = `coalesce(b.snapshot #>> '{visit,timeZone}', 'UTC')`;
/** Days after a visit are those of its place. */
const recent = `b.ends_at at time zone ${zone} > (now() at time zone ${zone}) - $2::int * interval '1 day'`;

const visitedColumns = `b.id as "bookingId", o.reference as "orderReference", b.reference, b.product_id as "productId", b.snapshot,
  o.contact, ${over} as "isOver", ${recent} as "isRecent",
  (select json_build_object('id', r.id, 'state', r.state, 'score', r.score, 'parts', r.parts, 'text', r.text, 'party', r.party,
     'initial', r.initial, 'country', r.country, 'version', r.version,
     'photos', (select coalesce(json_agg(p.id order by p.position), '[]') from review_photo p where p.review_id = r.id))
   from review r where r.booking_id = b.id) as review`;

const facts = {
  notNull: ['isRecent'],
  narrower: columns<{ review: OwnReview }>(),
};

const oneVisited = statement(
  'review-visited',
  `select ${visitedColumns} from booking b join orders o on o.id = b.order_id where b.reference = $1`,
  facts,
);

/**
 * Returns the booking of a reference, of any owner; null when there is none. `days` is how long a visit may be
 * reviewed.
 */
export async function findVisited(on: Queryable, reference: string, days: number): Promise<Visited | null> {
  return (await on.query(oneVisited, [reference, days])).rows[0] ?? null;
}

const own = statement(
  'review-own-visits',
  `select ${visitedColumns} from orders o join booking b on b.order_id = o.id
   where o.account_id = $1 and b.product_id is not null
     and (${over} and ${recent} or exists (select from review r where r.booking_id = b.id))
   order by b.ends_at desc limit 200`,
  facts,
);

/** Visits of an account that are reviewed, or may be; the last one first. */
export async function findOwnVisits(on: Queryable, accountId: string, days: number): Promise<readonly Visited[]> {
  return (await on.query(own, [accountId, days])).rows;
}

export type ReviewRow = {
  readonly id: string;
  readonly bookingId: string;
  readonly productId: number;
  /** What becomes of it when it is new, or was shown until now. */
  readonly state: 'shown' | 'held';
  readonly score: number;
  readonly parts: ReviewScores;
  readonly text: string;
  readonly language: string;
  readonly party: ReviewParty | null;
  readonly initial: string | null;
  readonly country: string | null;
  readonly visitedOn: string;
  readonly photos: number;
};

const saveReviewSql = sql(
  'save-review',
  `insert into review (id, booking_id, product_id, state, score, parts, text, language, party, initial, country, visited_on, photos)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12::date, $13)
     on conflict (booking_id) do update set
       state = case when review.state = 'shown' then excluded.state else 'held' end,
       score = excluded.score, parts = excluded.parts, text = excluded.text, language = excluded.language, party = excluded.party,
       initial = excluded.initial, country = excluded.country, photos = excluded.photos
     returning id, state`,
  { narrower: columns<Pick<OwnReview, 'state'>>() },
);

/**
 * Writes the review of a booking, or writes it again: then the database stores its former text. One that an operator
 * holds or took down is held until they have looked again. Returns its id and its state.
 */
export async function saveReview(
  tx: Queryable,
  row: ReviewRow,
): Promise<{ readonly id: string; readonly state: OwnReview['state'] }> {
  const { rows } = await tx.query(saveReviewSql, [
    row.id,
    row.bookingId,
    row.productId,
    row.state,
    row.score,
    JSON.stringify(row.parts),
    row.text,
    row.language,
    row.party,
    row.initial,
    row.country,
    row.visitedOn,
    row.photos,
  ]);
  const [saved] = rows;
  if (saved === undefined) throw new Error(`the review of booking ${row.bookingId} was not written`);
  return saved;
}

/** Locks a booking, so that two who write its review, or send its photographs, come one after the other. */
export async function lockReviewed(tx: Queryable, bookingId: string): Promise<void> {
  await tx.query('select from booking where id = $1 for no key update', [bookingId]);
}

const saveVoteSql = sql('save-vote', `select helpful from review where id = $1 and state = 'shown'`);

/** Adds or removes a vote that a review helped; adding it twice changes nothing. Returns how many there are. */
export async function saveVote(
  tx: Queryable,
  { reviewId, voter, former }: { readonly reviewId: string; readonly voter: string; readonly former: string | null },
  helpful: boolean,
): Promise<number | null> {
  if (former !== null)
    await tx.query('delete from review_vote where review_id = $1 and voter = $2', [reviewId, former]);
  await tx.query(
    helpful
      ? `insert into review_vote (review_id, voter) select id, $2 from review where id = $1 and state = 'shown'
         on conflict do nothing`
      : 'delete from review_vote where review_id = $1 and voter = $2',
    [reviewId, voter],
  );
  const { rows } = await tx.query(saveVoteSql, [reviewId]);
  return rows[0]?.helpful ?? null;
}

const writerOfSql = sql(
  'writer-of',
  `select o.account_id as "accountId" from review r join booking b on b.id = r.booking_id join orders o on o.id = b.order_id
     where r.id = $1 and r.state = 'shown'`,
);

/** Returns whose a review is: the account of its order; null when there is none that is shown. */
export async function writerOf(on: Queryable, reviewId: string): Promise<string | null> {
  const { rows } = await on.query(writerOfSql, [reviewId]);
  return rows[0]?.accountId ?? null;
}

/** Notes that a reader finds something wrong with a review; once for each reader. */
export async function saveReport(on: Queryable, reviewId: string, reporter: string, reason: string): Promise<void> {
  await on.query(
    `insert into review_report (review_id, reporter, reason) values ($1, $2, $3)
     on conflict (review_id, reporter) do update set reason = excluded.reason`,
    [reviewId, reporter, reason],
  );
}
