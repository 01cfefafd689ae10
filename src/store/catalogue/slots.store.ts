import type { SlotPlan } from '#src/domain/shared/time/expand.ts';
import type { Schedule } from '#src/domain/shared/time/schedule.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const readPlanned = sql(
  'read-planned-options',
  `select o.product_id as "productId", o.id as "optionId", o.pool, o.capacity, o.cutoff_minutes as "cutoffMinutes",
     (p.content->'durationMinutes'->>'to')::int as "durationMinutes", d.time_zone as "timeZone", o.schedule,
     s.standing, s.last_date as "lastDate"
   from option o
   join product p on p.id = o.product_id
   join destination d on d.id = p.destination_id
   cross join lateral (
     select count(*) filter (where not closed)::int as standing, max(local_date) as last_date
     from slot where slot.product_id = o.product_id and slot.option_id = o.id
       and local_date between ($1::timestamptz at time zone d.time_zone)::date and $2::date
   ) s
   where p.live and o.live and ($3::int[] is null or p.id = any($3::int[]))
   order by o.product_id, o.position`,
  { notNull: ['durationMinutes'], narrower: columns<{ schedule: Schedule }>() },
);

/**
 * What is needed to plan an option's slots. Options of one product with one pool share the places of a start;
 * `standing` is how many open slots there are from the place's today to the end of the span, `lastDate` the last date
 * of any.
 */
export type PlannedOption = RowOf<typeof readPlanned>;

/**
 * Returns options on sale, or those of some products, with their existing slots from today on. `now` is an instant (ISO
 * 8601), `to` a local date.
 */
export async function findPlannedOptions(
  db: Queryable,
  now: string,
  to: string,
  productIds?: readonly number[],
): Promise<PlannedOption[]> {
  const { rows } = await db.query(readPlanned, [now, to, productIds ?? null]);
  return [...rows];
}

/** The slots of an option from a local date on. */
export type PlannedSlots = {
  readonly option: PlannedOption;
  readonly from: string;
  readonly plans: readonly SlotPlan[];
};

/**
 * Adds the slots that do not exist yet, with their stock; slots of one pool that start together get one inventory.
 * Returns how many were added. All options of a product belong into one call, so that a pool is seen whole.
 */
export async function addSlots(tx: Queryable, planned: readonly PlannedSlots[]): Promise<number> {
  const products = [...new Set(planned.map(({ option }) => option.productId))];
  const { rowCount } = await tx.query(addText, [...columnsOf(planned), products]);
  return rowCount;
}

const planColumns = `select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::date[], $6::text[], $7::text[], $8::bool[], $9::float8[], $10::float8[], $11::float8[], $12::int[])
    as plan (product_id, option_id, pool, total, local_date, local_start, local_end, all_day, starts_at, ends_at, cutoff_at, share)`;

// Half the time is spent on the two foreign keys of `slot`; joining on the number of the share makes the rest cheap.
const addText = `
  with plan as materialized (${planColumns}),
  standing as materialized (
    select slot.product_id, slot.option_id, option.pool, slot.local_date, slot.local_start, slot.inventory_id
    from slot join option on option.product_id = slot.product_id and option.id = slot.option_id
    where slot.product_id = any($13::int[]) and slot.local_date >= (select min(local_date) from plan)
  ),
  fresh as materialized (
    select * from plan where not exists (
      select from standing where standing.product_id = plan.product_id and standing.option_id = plan.option_id
        and standing.local_date = plan.local_date and standing.local_start = plan.local_start)
  ),
  stock as materialized (
    select share, min(total) as total, min(standing.inventory_id) as known_id,
      case when min(standing.inventory_id) is null then nextval('inventory_id_seq') end as new_id
    from fresh left join standing on standing.product_id = fresh.product_id and standing.pool = fresh.pool
      and standing.local_date = fresh.local_date and standing.local_start = fresh.local_start
    group by share
  ),
  stocked as (
    insert into inventory (id, total) overriding system value select new_id, total from stock where new_id is not null
  )
  insert into slot (product_id, option_id, local_date, local_start, local_end, all_day, starts_at, ends_at, cutoff_at, inventory_id)
  select product_id, option_id, local_date, local_start, local_end, all_day, to_timestamp(starts_at), to_timestamp(ends_at),
    to_timestamp(cutoff_at), coalesce(known_id, new_id)
  from fresh join stock using (share)`;

/**
 * Brings the coming slots of changed options in line with their plans: times, closing and places. Places that are held or
 * sold stay, whatever the new capacity says; starts that are no longer planned are closed, not deleted.
 */
export async function alignSlots(tx: Queryable, planned: readonly PlannedSlots[]): Promise<void> {
  const values = columnsOf(planned);
  await tx.query(
    `with plan as (${planColumns})
     update slot set local_end = plan.local_end, ends_at = to_timestamp(plan.ends_at), cutoff_at = to_timestamp(plan.cutoff_at), closed = false
     from plan
     where slot.product_id = plan.product_id and slot.option_id = plan.option_id and slot.local_date = plan.local_date
       and slot.local_start = plan.local_start and (slot.closed or slot.local_end <> plan.local_end
         or slot.ends_at <> to_timestamp(plan.ends_at) or slot.cutoff_at <> to_timestamp(plan.cutoff_at))`,
    values,
  );
  await tx.query(
    `with plan as (${planColumns}),
     wanted as (
       select slot.inventory_id, min(plan.total) as total from plan join slot using (product_id, option_id, local_date, local_start)
       group by slot.inventory_id
     )
     update inventory set total = greatest(wanted.total, held + sold) from wanted
     where inventory.id = wanted.inventory_id and inventory.total <> greatest(wanted.total, held + sold)`,
    values,
  );
  await tx.query(
    `with plan as (${planColumns}), changed as (select * from unnest($13::int[], $14::text[], $15::date[]) as one (product_id, option_id, from_date))
     update slot set closed = true from changed
     where slot.product_id = changed.product_id and slot.option_id = changed.option_id and slot.local_date >= changed.from_date and not closed
       and not exists (select from plan where plan.product_id = slot.product_id and plan.option_id = slot.option_id
         and plan.local_date = slot.local_date and plan.local_start = slot.local_start)`,
    [
      ...values,
      planned.map(({ option }) => option.productId),
      planned.map(({ option }) => option.optionId),
      planned.map(({ from }) => from),
    ],
  );
}

/**
 * Corrects until when coming slots are sold, and nothing else: the places and times of what was sold stay unchanged.
 * Returns how many were corrected.
 */
export async function correctCutoffs(tx: Queryable, planned: readonly PlannedSlots[]): Promise<number> {
  const { rowCount } = await tx.query(
    `with plan as (${planColumns})
     update slot set cutoff_at = to_timestamp(plan.cutoff_at) from plan
     where slot.product_id = plan.product_id and slot.option_id = plan.option_id and slot.local_date = plan.local_date
       and slot.local_start = plan.local_start and slot.starts_at = to_timestamp(plan.starts_at)
       and slot.cutoff_at <> to_timestamp(plan.cutoff_at)`,
    columnsOf(planned),
  );
  return rowCount;
}

/**
 * Returns rows as the columns of `unnest`: instants in seconds; an option without a pool forms its own pool; starts
 * that share their places have one number.
 */
function columnsOf(planned: readonly PlannedSlots[]): unknown[][] {
  const columns: unknown[][] = Array.from({ length: 12 }, () => []);
  const shares = new Map<string, number>();
  for (const { option, plans } of planned) {
    const pool = option.pool ?? ` ${option.optionId}`;
    for (const plan of plans) {
      const key = `${option.productId} ${pool} ${plan.localDate} ${plan.localStart}`;
      const share = shares.get(key) ?? shares.size;
      shares.set(key, share);
      const row = [
        option.productId,
        option.optionId,
        pool,
        plan.soldOut ? 0 : option.capacity,
        plan.localDate,
        plan.localStart,
        plan.localEnd,
        plan.allDay,
        plan.startsAtMs / 1000,
        plan.endsAtMs / 1000,
        plan.cutoffAtMs / 1000,
        share,
      ];
      row.forEach((value, index) => columns[index]?.push(value));
    }
  }
  return columns;
}

/**
 * Gives this transaction two minutes between its statements instead of five seconds: half a year of every option is
 * computed while it is open, and the machine may be busy. Nothing waits for its locks.
 */
export async function allowPauses(tx: Queryable): Promise<void> {
  await tx.query("set local idle_in_transaction_session_timeout = '2min'");
}

/** Lets the database count what it holds after many rows came: plans made for an empty table are slow for long. */
export async function analyseSlots(tx: Queryable): Promise<void> {
  await tx.query('analyze slot, inventory, option, unit, product, destination');
}
