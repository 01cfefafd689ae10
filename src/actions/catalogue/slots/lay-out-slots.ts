import { expandSchedule } from '#src/domain/shared/time/expand.ts';
import { addDays, localDateAt } from '#src/domain/shared/time/local-time.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import {
  addSlots,
  alignSlots,
  allowPauses,
  analyseSlots,
  correctCutoffs,
  findPlannedOptions,
  type PlannedOption,
  type PlannedSlots,
} from '#src/store/catalogue/slots.store.ts';

const rowsAtOnce = 10_000;
const manyRows = 10_000;

/** From two whole days on a cut-off is given in days, and counted in those of the place (decision 72). */
const publishedInDays = 2 * 1440;

/** How far ahead slots stand. */
export const slotDays = 180;

export type LayOut = {
  /** Options whose slots are aligned with their plans, each as "product option". */
  readonly moved?: ReadonlySet<string>;
  /** These products alone. */
  readonly of?: readonly number[];
};

/**
 * Adds what is missing of the slots of `days` local days from today on, and aligns those of options whose plans
 * changed. Slots that were laid out while cut-offs of whole days were counted in hours get the right one. Within the
 * caller's transaction; gives how many were added.
 */
export async function layOutSlots(
  tx: Queryable,
  nowMs: number,
  days: number,
  { moved = new Set(), of }: LayOut = {},
): Promise<number> {
  await allowPauses(tx);
  const now = new Date(nowMs).toISOString();
  // Wherever it is today: no place is more than a day away from UTC.
  const options = await findPlannedOptions(tx, now, addDays(now.slice(0, 10), days + 1), of);
  const isMoved = ({ productId, optionId }: PlannedOption): boolean => moved.has(`${productId} ${optionId}`);
  const publishedByDays = ({ cutoffMinutes }: PlannedOption): boolean => cutoffMinutes >= publishedInDays;
  for (const batch of batches(plannedOf(options.filter(isMoved), now, days))) await alignSlots(tx, batch);
  for (const batch of batches(plannedOf(options.filter(publishedByDays), now, days))) await correctCutoffs(tx, batch);
  let added = 0;
  for (const batch of batches(missingOf(plannedOf(options, now, days)))) added += await addSlots(tx, batch);
  if (added > manyRows) await analyseSlots(tx);
  return added;
}

/**
 * Plans one option after the other: the plans of half a year of a whole shop are a hundred MiB, of which a batch needs
 * few.
 */
function* plannedOf(options: readonly PlannedOption[], now: string, days: number): Generator<PlannedSlots> {
  for (const option of options) {
    const from = localDateAt(now, option.timeZone);
    yield { option, from, plans: plansOf(option, from, days) };
  }
}

function* missingOf(planned: Iterable<PlannedSlots>): Generator<PlannedSlots> {
  for (const one of planned) {
    const missing = onlyMissing(one);
    if (missing.plans.length > 0) yield missing;
  }
}

function plansOf(option: PlannedOption, today: string, days: number): PlannedSlots['plans'] {
  const { schedule, durationMinutes, cutoffMinutes, timeZone } = option;
  return expandSchedule({ schedule, durationMinutes, cutoffMinutes, timeZone, from: today, days });
}

/**
 * On most days only the last day is new: existing slots are not sent again unless the count shows that some are
 * missing.
 */
function onlyMissing(planned: PlannedSlots): PlannedSlots {
  const { lastDate, standing } = planned.option;
  if (lastDate === null) return planned;
  const known = planned.plans.filter((plan) => plan.localDate <= lastDate);
  if (known.length > standing) return planned;
  return { ...planned, plans: planned.plans.slice(known.length) };
}

/** Groups of about so many rows; a product's options stay together, since they may share a pool. */
function* batches(planned: Iterable<PlannedSlots>): Generator<PlannedSlots[]> {
  let group: PlannedSlots[] = [];
  let rows = 0;
  for (const one of planned) {
    if (rows > rowsAtOnce && one.option.productId !== group.at(-1)?.option.productId) {
      yield group;
      group = [];
      rows = 0;
    }
    group.push(one);
    rows += one.plans.length;
  }
  if (group.length > 0) yield group;
}
