import type { Queryable } from '#src/store/shared/database/db.ts';

/** A picture that somebody sent: with a review, or to support. */
export type SentPicture = { readonly source: 'review' | 'support'; readonly id: string };

const ofReviews = `review_photo p join booking b on b.id = p.booking_id join orders o on o.id = b.order_id
  where o.account_id = $1`;
const ofSupport = `support_picture p join support_message m on m.id = p.message_id
  join support_conversation c on c.id = m.conversation_id where c.account_id = $1`;

/** The pictures of an account by the names of its copy (`personal-tables.ts`). */
export async function namesOfPictures(
  on: Queryable,
  accountId: string,
): Promise<readonly (SentPicture & { readonly name: string })[]> {
  const { rows } = await on.query<SentPicture & { name: string }>(
    `select 'review' as source, p.id, 'review-' || p.id || '.jpg' as name from ${ofReviews}
     union all select 'support', p.message_id, 'support-' || p.message_id || '.jpg' from ${ofSupport} order by name`,
    [accountId],
  );
  return rows;
}

/** The bytes of a picture of an account; null when it is not there any more. */
export async function pictureBytes(
  on: Queryable,
  accountId: string,
  { source, id }: SentPicture,
): Promise<Uint8Array | null> {
  const { rows } = await on.query<{ bytes: Uint8Array }>(
    source === 'review'
      ? `select p.large as bytes from ${ofReviews} and p.id = $2`
      : `select p.bytes from ${ofSupport} and p.message_id = $2`,
    [accountId, id],
  );
  return rows[0]?.bytes ?? null;
}
