import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

export type PhotoRow = {
  readonly id: string;
  readonly bookingId: string;
  readonly width: number;
  readonly height: number;
  readonly large: Uint8Array;
  readonly small: Uint8Array;
};

const countPhotosSql = sql('count-photos', 'select count(*)::int as count from review_photo where booking_id = $1');

/** Returns how many photographs a booking has, used or not. */
export async function countPhotos(on: Queryable, bookingId: string): Promise<number> {
  const { rows } = await on.query(countPhotosSql, [bookingId]);
  return rows[0]?.count ?? 0;
}

/** Stores a photo until its review includes it. */
export async function addPhoto(tx: Queryable, { id, bookingId, width, height, large, small }: PhotoRow): Promise<void> {
  await tx.query(
    'insert into review_photo (id, booking_id, width, height, large, small) values ($1, $2, $3, $4, $5, $6)',
    [id, bookingId, width, height, large, small],
  );
}

/**
 * Makes these photographs of a booking those of its review, in this order, and drops the others that it had; returns
 * how many of them there are: fewer than were named when one is not this booking's.
 */
export async function choosePhotos(
  tx: Queryable,
  reviewId: string,
  bookingId: string,
  ids: readonly string[],
): Promise<number> {
  await tx.query('delete from review_photo where review_id = $1 and not (id = any($2::uuid[]))', [reviewId, ids]);
  // No two have one place, not even for a moment.
  await tx.query('update review_photo set review_id = null, position = null where review_id = $1', [reviewId]);
  const { rowCount } = await tx.query(
    `update review_photo p set review_id = $1, position = n.place - 1
     from unnest($3::uuid[]) with ordinality as n (id, place) where p.id = n.id and p.booking_id = $2`,
    [reviewId, bookingId, ids],
  );
  return rowCount;
}

export type PhotoSize = 'large' | 'small';

const bytesOf = (
  column: string,
): string => `select ${column} as bytes from review_photo p left join review r on r.id = p.review_id
  where p.id = $1 and coalesce(r.state, 'shown') <> 'hidden'`;
const readBytes = {
  large: sql('read-large-photo', bytesOf('p.large')),
  small: sql('read-small-photo', bytesOf('p.small')),
};

/** Returns the bytes of a photograph; null when there is none, or its review was taken down. */
export async function findPhoto(on: Queryable, id: string, size: PhotoSize): Promise<Uint8Array | null> {
  const { rows } = await on.query(readBytes[size], [id]);
  return rows[0]?.bytes ?? null;
}

/** Deletes photos that no review used within a day; returns how many. */
export async function dropLoosePhotos(on: Queryable): Promise<number> {
  const { rowCount } = await on.query(
    `delete from review_photo where review_id is null and created_at < now() - interval '1 day'`,
  );
  return rowCount;
}
