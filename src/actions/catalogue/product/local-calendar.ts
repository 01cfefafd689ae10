import type { Deps } from '#src/actions/deps.ts';
import { BoundedMap } from '#src/domain/bounded-map.ts';
import { addDays, dayNumber, localDateAt } from '#src/domain/shared/time/local-time.ts';
import { dayStatus, slotStatus, type SlotState, type SlotStatus } from '#src/domain/catalogue/offers/slot-status.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import {
  placeOf,
  type LiveCatalogue,
  type LiveOption,
  type LiveProduct,
  type LiveUnit,
} from '#src/domain/catalogue/live-product.ts';
import { fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { add, money, times, type Money } from '#src/domain/shared/money/money.ts';
import { dealtPriceAt } from '#src/domain/catalogue/prices/deal-price.ts';
import { findLastDate, findSlotsBetween, type SlotRow } from '#src/store/catalogue/catalogue-days.store.ts';

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
  /** The tickets whose total is looked for; null for one of the lead units. */
  readonly units: UnitCounts | null;
};

type CachedCalendar = { readonly atMs: number; readonly days: number; readonly loaded: Promise<LocalCalendar> };

/** A catalogue that changes is read as a new one, and the calendars of the old one are gone with it. */
const cachedCalendars = new WeakMap<LiveCatalogue, BoundedMap<string, CachedCalendar>>();
/** For how long a calendar's days are believed; the starts of a day are read each time, and buying never goes by either. */
const believedMs = 15_000;
const mostBytes = 4 * 1024 ** 2;
/** A day with its price and what it is in. */
const dayBytes = 240;

/** The days of an option, at most fifteen seconds old. */
export function localCalendar(deps: Pick<Deps, 'db' | 'clock'>, requested: CalendarOf): Promise<LocalCalendar> {
  const nowMs = deps.clock();
  const cached =
    cachedCalendars.get(requested.live) ??
    new BoundedMap<string, CachedCalendar>({ maxBytes: mostBytes, bytesOf: sizeOf });
  cachedCalendars.set(requested.live, cached);
  const key = `${requested.product.id} ${requested.option.id} ${requested.from} ${requested.to} ${unitsKey(requested.units)}`;
  const known = cached.get(key);
  if (known !== undefined && nowMs >= known.atMs && nowMs - known.atMs < believedMs) return known.loaded;
  const days = dayNumber(requested.to) - dayNumber(requested.from) + 1;
  const fresh = { atMs: nowMs, days, loaded: readDays(deps.db, nowMs, requested) };
  cached.set(key, fresh);
  fresh.loaded.catch(() => cached.get(key) === fresh && cached.delete(key));
  return fresh.loaded;
}

function sizeOf({ days }: CachedCalendar, key: string): number {
  return days * dayBytes + 2 * key.length;
}

async function readDays(db: Deps['db'], nowMs: number, requested: CalendarOf): Promise<LocalCalendar> {
  const { product, option, currency, from, to } = requested;
  const [slots, lastDate] = await Promise.all([
    findSlotsBetween(db, product.id, option.id, from, to),
    findLastDate(db, product.id, option.id),
  ]);
  const timeZone = placeOf(requested.live, product.destinationId)?.timeZone ?? 'UTC';
  const ground = { currency, nowMs, today: localDateAt(new Date(nowMs).toISOString(), timeZone) };
  const byDate = Map.groupBy(slots, (slot) => slot.localDate);
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const ofDay = byDate.get(date) ?? [];
    const status = dayStatus(ofDay.map(stateOf), nowMs, option.minParty);
    return { date, status, lowest: lowestOfDay(option, ofDay, { ...ground, units: requested.units }) };
  });
  return { days, lastDate };
}

type DayGround = {
  readonly currency: CurrencyCode;
  readonly units: UnitCounts | null;
  readonly today: string;
  readonly nowMs: number;
};

function lowestOfDay(
  option: LiveOption,
  slots: readonly SlotRow[],
  { currency, units, today, nowMs }: DayGround,
): Money | null {
  const sellable = slots.filter((slot) => isSellable(slotStatus(stateOf(slot), nowMs, option.minParty)));
  const prices = sellable.flatMap((slot) => {
    const priceOf = (unit: LiveUnit): Money => dealtPriceAt(unit, option, { ...slot, today }, currency).price;
    if (units === null) return fromUnits(option).map(priceOf);
    return [
      option.units.reduce((sum, unit) => add(sum, times(priceOf(unit), units[unit.id] ?? 0)), money(0n, currency)),
    ];
  });
  return prices.reduce<Money | null>((low, price) => (low === null || price.minor < low.minor ? price : low), null);
}

function unitsKey(units: UnitCounts | null): string {
  return units === null ? '' : JSON.stringify(units);
}

function isSellable(status: SlotStatus): boolean {
  return status === 'available' || status === 'limited';
}

function stateOf(slot: SlotRow): SlotState {
  return { closed: slot.closed, cutoffAtMs: Date.parse(slot.cutoffAt), total: slot.total, free: slot.free };
}
