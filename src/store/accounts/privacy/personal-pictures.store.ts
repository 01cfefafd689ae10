import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** An uploaded picture: with a review, or to support. */
export type SentPicture = { readonly source: 'review' | 'support'; readonly id: string };

const ofReviews = `review_photo p join booking b on b.id = p.booking_id join orders o on o.id = b.order_id
  where o.account_id = $1`;
const ofSupport = `support_picture p join support_message m on m.id = p.message_id
  join support_conversation c on c.id = m.conversation_id where c.account_id = $1`;

const listPictures = sql(
  'list-personal-pictures',
  `select 'review' as source, p.id, 'review-' || p.id || '.jpg' as name from ${ofReviews}
   union all select 'support', p.message_id, 'support-' || p.message_id || '.jpg' from ${ofSupport} order by name`,
  { notNull: ['source', 'id', 'name'], narrower: columns<{ source: SentPicture['source'] }>() },
);

/** Returns the pictures of an account by the names of its copy (`personal-tables.ts`). */
export async function namesOfPictures(
  on: Queryable,
  accountId: string,
): Promise<readonly RowOf<typeof listPictures>[]> {
  const { rows } = await on.query(listPictures, [accountId]);
  return rows;
}

const readBytes = {
  review: sql('read-review-picture-bytes', `select p.large as bytes from ${ofReviews} and p.id = $2`),
  support: sql('read-support-picture-bytes', `select p.bytes from ${ofSupport} and p.message_id = $2`),
};

/** Returns the bytes of a picture of an account; null when it is not there any more. */
export async function pictureBytes(
  on: Queryable,
  accountId: string,
  { source, id }: SentPicture,
): Promise<Uint8Array | null> {
  const { rows } = await on.query(readBytes[source], [accountId, id]);
  return rows[0]?.bytes ?? null;
}
