import type { Names } from '#src/domain/catalogue/destination.ts';
import type { VenueEntry } from '#src/domain/search/venues/venue-entry.ts';
import type { ClosedDays, Venue } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement } from '#src/store/shared/database/statement.ts';

const venueColumns = `v.id, v.vertical, v.slug, v.titles, v.destination_id as "destinationId", d.content -> 'names' as destination,
     case when v.content ? 'district' then coalesce(d.content -> 'areaNames' -> (v.content ->> 'district'),
       jsonb_build_object('en', v.content ->> 'district')) end as area,
     (select jsonb_object_agg(text, points -> text) from (select d.content -> 'meetingPoints' as points offset 0) as m,
        unnest(array[v.titles ->> 'en', v.content ->> 'address', v.content ->> 'desk']) as text
        where points ? text) as "meetingPoints",
     d.content ->> 'firstLanguage' as lang,
     d.country, d.time_zone as "timeZone", d.currency, v.supplier_id as "supplierId", s.name as supplier, v.picture, v.lat, v.lng,
     v.rank, v.live, v.content,
     (select coalesce(json_agg(json_build_object('from', k.from_date, 'to', k.to_date, 'optionId', k.option_id)), '[]')
        from closure k where k.venue_id = v.id and k.to_date >= current_date - 1) as closed`;
const tables = 'venue v join destination d on d.id = v.destination_id join supplier s on s.id = v.supplier_id';

const asVenue = {
  notNull: ['destination', 'closed'],
  narrower: columns<{
    titles: Names;
    destination: Names;
    area: Names;
    meetingPoints: Readonly<Record<string, Names>>;
    closed: readonly ClosedDays[];
    content: object;
  }>(),
} as const;

const readVenues = statement(
  'read-venues',
  `select ${venueColumns} from ${tables} where v.id = any($1::int[])`,
  asVenue,
);

/** Venues by their ids, those that are no longer offered too. */
export async function venuesById(on: Queryable, ids: readonly number[]): Promise<readonly Venue[]> {
  const { rows } = await on.query(readVenues, [ids]);
  return rows;
}

const readPlace = statement(
  'read-venues-of-place',
  `select ${venueColumns} from ${tables} where v.vertical = $1 and v.destination_id = $2 and v.live order by v.rank, v.id`,
  asVenue,
);

/** Returns all venues of a vertical in a destination, the best known first. */
export async function venuesOfPlace(on: Queryable, vertical: string, destinationId: number): Promise<readonly Venue[]> {
  const { rows } = await on.query(readPlace, [vertical, destinationId]);
  return rows;
}

const readVertical = sql(
  'read-venues-of-vertical',
  `select ${venueColumns} from ${tables} where v.vertical = $1 and v.live order by v.destination_id, v.rank, v.id`,
  asVenue,
);

/** All venues of a vertical, by destination and rank. */
export async function venuesOfVertical(on: Queryable, vertical: string): Promise<readonly Venue[]> {
  const { rows } = await on.query(readVertical, [vertical]);
  return rows;
}

const readVerticals = statement(
  'read-verticals-of-places',
  'select distinct destination_id as "destinationId", vertical from venue where live and destination_id = any($1::int[])',
);

/** Which verticals have venues in these destinations. */
export async function verticalsIn(
  on: Queryable,
  destinationIds: readonly number[],
): Promise<readonly { readonly destinationId: number; readonly vertical: string }[]> {
  if (destinationIds.length === 0) return [];
  const { rows } = await on.query(readVerticals, [destinationIds]);
  return rows;
}

const findNamed = sql(
  'find-venues-named',
  `select ${venueColumns} from ${tables}
   where v.live and v.vertical = any($1::text[])
     and exists (select from jsonb_each_text(v.titles) n where starts_with(lower(n.value), $2) or position(' ' || $2 in lower(n.value)) > 0)
   order by v.rank, v.id limit $3`,
  asVenue,
);

/** Venues of which a name, in whatever language, begins with a text or has a word that does; the best known first. */
export async function venuesNamed(
  on: Queryable,
  verticals: readonly string[],
  text: string,
  limit: number,
): Promise<readonly Venue[]> {
  const begin = text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 60);
  if (begin === '' || verticals.length === 0) return [];
  const { rows } = await on.query(findNamed, [verticals, begin, limit]);
  return rows;
}

const readHasVenues = sql('has-venues', 'select exists (select from venue) as has');

/** Whether there are any. */
export async function hasVenues(on: Queryable): Promise<boolean> {
  const { rows } = await on.query(readHasVenues);
  return rows[0]?.has === true;
}

export type VenueToWrite = Omit<VenueEntry, 'supplier'> & { readonly supplierId: string };

const readPictures = sql(
  'read-venue-pictures',
  `select picture from venue
   union select jsonb_array_elements_text(content -> 'pictures') from venue where jsonb_typeof(content -> 'pictures') = 'array'`,
  { notNull: ['picture'] },
);

/**
 * Returns the pictures of venues, including those that their contents name, as keys; those that are no longer offered
 * are still in carts and bookings.
 */
export async function findVenuePictures(on: Queryable): Promise<string[]> {
  const { rows } = await on.query(readPictures);
  return rows.map(({ picture }) => picture);
}

/** Writes the venues of a vertical as the catalogue has them: what is gone from it is no longer offered. */
export async function saveVenues(tx: Queryable, vertical: string, venues: readonly VenueToWrite[]): Promise<void> {
  await tx.query(
    `insert into venue (id, vertical, destination_id, supplier_id, slug, lat, lng, rank, picture, titles, content)
     select id, $2, "destinationId", "supplierId", slug, lat, lng, rank, picture, titles, content
     from jsonb_to_recordset($1::jsonb) as v (
       id int, "destinationId" int, "supplierId" text, slug text, lat float8, lng float8, rank int, picture text, titles jsonb, content jsonb)
     on conflict (id) do update set vertical = excluded.vertical, destination_id = excluded.destination_id,
       supplier_id = excluded.supplier_id, slug = excluded.slug, lat = excluded.lat, lng = excluded.lng, rank = excluded.rank,
       picture = excluded.picture, titles = excluded.titles, content = excluded.content, live = true, updated_at = now()
     where (venue.vertical, venue.destination_id, venue.supplier_id, venue.slug, venue.lat, venue.lng, venue.rank, venue.picture,
         venue.titles, venue.content, venue.live) is distinct from
       (excluded.vertical, excluded.destination_id, excluded.supplier_id, excluded.slug, excluded.lat, excluded.lng, excluded.rank,
         excluded.picture, excluded.titles, excluded.content, true)`,
    [JSON.stringify(venues), vertical],
  );
  await tx.query('update venue set live = false where vertical = $1 and live and id <> all($2::int[])', [
    vertical,
    venues.map((venue) => venue.id),
  ]);
}
