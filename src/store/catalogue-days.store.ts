import type { OpenDays } from '#src/domain/content/open-catalogue.ts';
import { statement, type Queryable } from '#src/store/db.ts';

const openDays = statement(
  'catalogue_open_days',
  `select product_id as "productId", option_id as "optionId", array_agg(day order by day) as days, bool_or(tonight) as tonight
   from (
     select s.product_id, s.option_id, s.local_date - date '1970-01-01' as day,
       bool_or(s.local_date = today.date and (s.local_start >= '17:00' or (s.all_day and s.ends_at >= (today.date + time '21:00') at time zone d.time_zone))) as tonight
     from slot s
     join inventory i on i.id = s.inventory_id
     join option o on o.product_id = s.product_id and o.id = s.option_id
     join product p on p.id = s.product_id
     join destination d on d.id = p.destination_id
     cross join lateral (select ($3::timestamptz at time zone d.time_zone)::date as date) today
     where s.local_date between $1::date and $2::date and not s.closed and s.cutoff_at > $3::timestamptz
       and i.total - i.held - i.sold >= o.min_party and o.live and p.live
     group by s.product_id, s.option_id, s.local_date
   ) per_day
   group by product_id, option_id`,
);

/** The days in [from, to] (local dates) on which each option still has a place, at `now` (ISO 8601). */
export async function findOpenDays(db: Queryable, from: string, to: string, now: string): Promise<readonly OpenDays[]> {
  const { rows } = await db.query<OpenDays>(openDays, [from, to, now]);
  return rows;
}

/** Starts of an option on a day, with their stock. */
export type SlotRow = {
  readonly id: bigint;
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  readonly allDay: boolean;
  readonly startsAt: string;
  readonly cutoffAt: string;
  readonly closed: boolean;
  readonly total: number;
  readonly free: number;
};

const slotsBetween = statement(
  'catalogue_slots_between',
  `select s.id, s.local_date as "localDate", s.local_start as "localStart", s.local_end as "localEnd", s.all_day as "allDay",
     s.starts_at as "startsAt", s.cutoff_at as "cutoffAt", s.closed, i.total, i.total - i.held - i.sold as free
   from slot s join inventory i on i.id = s.inventory_id
   where s.product_id = $1 and s.option_id = $2 and s.local_date between $3::date and $4::date
   order by s.local_date, s.local_start`,
);

/** The slots of an option in [from, to] (local dates), in order. */
export async function findSlotsBetween(db: Queryable, productId: number, optionId: string, from: string, to: string): Promise<readonly SlotRow[]> {
  const { rows } = await db.query<SlotRow>(slotsBetween, [productId, optionId, from, to]);
  return rows;
}

const lastDate = statement(
  'catalogue_last_date',
  'select max(local_date) as "lastDate" from slot where product_id = $1 and option_id = $2 and not closed',
);

/** The last local date of an option's slots, or null. */
export async function findLastDate(db: Queryable, productId: number, optionId: string): Promise<string | null> {
  const { rows } = await db.query<{ lastDate: string | null }>(lastDate, [productId, optionId]);
  return rows[0]?.lastDate ?? null;
}
