import { lastRealProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { optionKey, type OpenDays } from '#src/domain/search/cards/open-catalogue.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement, type RowOf } from '#src/store/shared/database/statement.ts';

// Nearly all slots have places: it is far cheaper to count starts per day and take away the full ones than to look up the
// stock of every start.
const openDays = statement(
  'catalogue_open_days',
  `with short as materialized (
     select s.product_id, s.option_id, s.local_date, count(*) as starts
     from inventory i join slot s on s.inventory_id = i.id join option o on o.product_id = s.product_id and o.id = s.option_id
     where i.total - i.held - i.sold < (select max(min_party) from option) and i.total - i.held - i.sold < o.min_party
       and s.product_id <= ${lastRealProduct} and s.local_date between $1::date and $2::date and not s.closed and s.cutoff_at > $3::timestamptz
     group by s.product_id, s.option_id, s.local_date
   ), planned as materialized (
     select product_id, option_id, local_date, count(*) as starts
     from slot where product_id <= ${lastRealProduct} and local_date between $1::date and $2::date and not closed and cutoff_at > $3::timestamptz
     group by product_id, option_id, local_date
   )
   select product_id as "productId", option_id as "optionId", array_agg(local_date - date '1970-01-01' order by local_date) as days
   from planned left join short using (product_id, option_id, local_date)
   where planned.starts > coalesce(short.starts, 0)
   group by product_id, option_id`,
  { notNull: ['productId', 'optionId', 'days'] },
);

const tonight = statement(
  'catalogue_tonight',
  `select distinct s.product_id as "productId", s.option_id as "optionId"
   from slot s
   join inventory i on i.id = s.inventory_id
   join option o on o.product_id = s.product_id and o.id = s.option_id
   join product p on p.id = s.product_id
   join destination d on d.id = p.destination_id
   where s.product_id <= ${lastRealProduct} and s.local_date between $1::date and $1::date + 2 and s.local_date = ($2::timestamptz at time zone d.time_zone)::date
     and not s.closed and s.cutoff_at > $2::timestamptz and i.total - i.held - i.sold >= o.min_party
     and (s.local_start >= '17:00' or (s.all_day and s.ends_at >= (s.local_date + time '21:00') at time zone d.time_zone))`,
);

/**
 * Returns the days in [from, to] (local dates) on which each option of what is not made up still has a place, at `now`
 * (ISO 8601). `from` is the day before that of `now` in UTC, so that no place's today is missed.
 */
export async function findOpenDays(db: Queryable, from: string, to: string, now: string): Promise<OpenDays[]> {
  const [open, evening] = await Promise.all([db.query(openDays, [from, to, now]), db.query(tonight, [from, now])]);
  const tonights = new Set(evening.rows.map((one) => optionKey(one.productId, one.optionId)));
  return open.rows.map((one) => ({ ...one, tonight: tonights.has(optionKey(one.productId, one.optionId)) }));
}

const slotsBetween = statement(
  'catalogue_slots_between',
  `select s.id, s.local_date as "localDate", s.local_start as "localStart", s.local_end as "localEnd", s.all_day as "allDay",
     s.starts_at as "startsAt", s.cutoff_at as "cutoffAt", s.closed, i.total, i.total - i.held - i.sold as free
   from slot s join inventory i on i.id = s.inventory_id
   where s.product_id = $1 and s.option_id = $2 and s.local_date between $3::date and $4::date
   order by s.local_date, s.local_start`,
);

/** Starts of an option on a day, with their stock. */
export type SlotRow = RowOf<typeof slotsBetween>;

/** Returns the slots of an option in [from, to] (local dates), in order. */
export async function findSlotsBetween(
  db: Queryable,
  productId: number,
  optionId: string,
  from: string,
  to: string,
): Promise<readonly SlotRow[]> {
  const { rows } = await db.query(slotsBetween, [productId, optionId, from, to]);
  return rows;
}

const lastDate = statement(
  'catalogue_last_date',
  'select max(local_date) as "lastDate" from slot where product_id = $1 and option_id = $2 and not closed',
);

/** Returns the last local date of an option's slots, or null. */
export async function findLastDate(db: Queryable, productId: number, optionId: string): Promise<string | null> {
  const { rows } = await db.query(lastDate, [productId, optionId]);
  return rows[0]?.lastDate ?? null;
}
