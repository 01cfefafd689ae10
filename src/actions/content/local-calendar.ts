import type { Deps } from '#src/actions/deps.ts';
import { addDays, dayNumber, localDateAt } from '#src/domain/availability/local-time.ts';
import { dayStatus, slotStatus, type SlotState, type SlotStatus } from '#src/domain/availability/slot-status.ts';
import { placeOf, type LiveCatalogue, type LiveOption, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { standingAlone } from '#src/domain/catalogue/lowest-price.ts';
import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import type { Money } from '#src/domain/pricing/money.ts';
import { dealtPriceAt } from '#src/domain/pricing/deal.ts';
import { findLastDate, findSlotsBetween, type SlotRow } from '#src/store/catalogue-days.store.ts';

/** Days of an option with the lowest price of each in the place's own currency. */
export type LocalCalendar = {
  readonly days: readonly { readonly date: string; readonly status: SlotStatus; readonly lowest: Money | null }[];
  /** The last date that has slots, or null. */
  readonly lastDate: string | null;
};

export type CalendarOf = {
  readonly live: LiveCatalogue;
  readonly product: LiveProduct;
  readonly option: LiveOption;
  readonly currency: CurrencyCode;
  /** Local dates, both included. */
  readonly from: string;
  readonly to: string;
};

type Kept = { readonly atMs: number; readonly loaded: Promise<LocalCalendar> };

/** A catalogue that changes is read as a new one, and the calendars of the old one are gone with it. */
const keptCalendars = new WeakMap<LiveCatalogue, Map<string, Kept>>();
/** For how long a calendar's days are believed; the starts of a day are read each time, and buying never goes by either. */
const believedMs = 15_000;
const mostKept = 1_000;

/** The days of an option, at most fifteen seconds old. */
export function localCalendar(deps: Pick<Deps, 'db' | 'clock'>, asked: CalendarOf): Promise<LocalCalendar> {
  const nowMs = deps.clock();
  const kept = keptCalendars.get(asked.live) ?? new Map<string, Kept>();
  keptCalendars.set(asked.live, kept);
  const key = `${asked.product.id} ${asked.option.id} ${asked.from} ${asked.to}`;
  const known = kept.get(key);
  if (known !== undefined && nowMs >= known.atMs && nowMs - known.atMs < believedMs) return known.loaded;
  if (kept.size >= mostKept) kept.clear();
  const fresh = { atMs: nowMs, loaded: readDays(deps.db, nowMs, asked) };
  kept.set(key, fresh);
  fresh.loaded.catch(() => kept.get(key) === fresh && kept.delete(key));
  return fresh.loaded;
}

async function readDays(db: Deps['db'], nowMs: number, asked: CalendarOf): Promise<LocalCalendar> {
  const { product, option, currency, from, to } = asked;
  const [slots, lastDate] = await Promise.all([
    findSlotsBetween(db, product.id, option.id, from, to),
    findLastDate(db, product.id, option.id),
  ]);
  const timeZone = placeOf(asked.live, product.destinationId)?.timeZone ?? 'UTC';
  const ground = { currency, nowMs, today: localDateAt(new Date(nowMs).toISOString(), timeZone) };
  const byDate = Map.groupBy(slots, (slot) => slot.localDate);
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const ofDay = byDate.get(date) ?? [];
    const status = dayStatus(ofDay.map(stateOf), nowMs, option.minParty);
    return { date, status, lowest: lowestOfDay(option, ofDay, ground) };
  });
  return { days, lastDate };
}

function lowestOfDay(
  option: LiveOption,
  slots: readonly SlotRow[],
  { currency, today, nowMs }: { readonly currency: CurrencyCode; readonly today: string; readonly nowMs: number },
): Money | null {
  const units = standingAlone(option);
  const sellable = slots.filter((slot) => isSellable(slotStatus(stateOf(slot), nowMs, option.minParty)));
  const prices = sellable.flatMap((slot) =>
    units.map((unit) => dealtPriceAt(unit, option, { ...slot, today }, currency).price),
  );
  return prices.reduce<Money | null>((low, price) => (low === null || price.minor < low.minor ? price : low), null);
}

function isSellable(status: SlotStatus): boolean {
  return status === 'available' || status === 'limited';
}

function stateOf(slot: SlotRow): SlotState {
  return { closed: slot.closed, cutoffAtMs: Date.parse(slot.cutoffAt), total: slot.total, free: slot.free };
}
