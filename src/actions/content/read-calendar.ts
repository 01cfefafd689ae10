import { showTo } from '#src/actions/content/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { addDays, dayNumber, daysInMonth } from '#src/domain/availability/local-time.ts';
import { dayStatus, slotStatus, type SlotState, type SlotStatus } from '#src/domain/availability/slot-status.ts';
import { standingAlone } from '#src/domain/catalogue/lowest-price.ts';
import { destinationOf } from '#src/domain/content/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { convert } from '#src/domain/pricing/exchange.ts';
import type { Money } from '#src/domain/pricing/money.ts';
import { unitPriceAt } from '#src/domain/pricing/unit-price.ts';
import { findLastDate, findSlotsBetween, type SlotRow } from '#src/store/catalogue-days.store.ts';

export type CalendarView = {
  readonly option: string;
  readonly days: readonly { readonly date: string; readonly status: SlotStatus; readonly from: Money | null }[];
  readonly cheapest: Money | null;
  /** The last date that has slots; the first of the calendar when none has. */
  readonly lastDate: string;
};

/**
 * Every day of some months from a first date on, with what it costs at least. Months are counted to the end of the last
 * one. `not_found` for an unknown product or option.
 */
export async function readCalendar(
  deps: Deps,
  caller: Caller,
  input: { readonly id: number; readonly option: string; readonly from: string; readonly months: number },
): Promise<Result<CalendarView>> {
  const showing = await showTo(deps, caller);
  const product = showing.open.live.products.get(input.id);
  const option = product?.options.find((one) => one.id === input.option);
  if (product === undefined || option === undefined) return fail('not_found');
  const to = endOfMonths(input.from, input.months);
  const [slots, last] = await Promise.all([
    findSlotsBetween(deps.db, product.id, option.id, input.from, to),
    findLastDate(deps.db, product.id, option.id),
  ]);
  const { currency } = destinationOf(showing.open, product);
  const units = standingAlone(option);
  const byDate = Map.groupBy(slots, (slot) => slot.localDate);
  const nowMs = deps.clock();
  let cheapest: Money | null = null;
  const days = Array.from({ length: dayNumber(to) - dayNumber(input.from) + 1 }, (_, index) => {
    const date = addDays(input.from, index);
    const ofDay = byDate.get(date) ?? [];
    const sellable = ofDay.filter((slot) => isSellable(slotStatus(stateOf(slot), nowMs, option.minParty)));
    const prices = sellable.flatMap((slot) =>
      units.map((unit) => unitPriceAt(unit, option.priceRules, slot, currency)),
    );
    const lowest = prices.reduce<Money | null>(
      (low, price) => (low === null || price.minor < low.minor ? price : low),
      null,
    );
    const from = lowest === null ? null : convert(lowest, showing.currency, showing.rates);
    if (from !== null && (cheapest === null || from.minor < cheapest.minor)) cheapest = from;
    return { date, status: dayStatus(ofDay.map(stateOf), nowMs, option.minParty), from };
  });
  return ok({ option: option.id, days, cheapest, lastDate: last ?? input.from });
}

function isSellable(status: SlotStatus): boolean {
  return status === 'available' || status === 'limited';
}

function stateOf(slot: SlotRow): SlotState {
  return { closed: slot.closed, cutoffAtMs: Date.parse(slot.cutoffAt), total: slot.total, free: slot.free };
}

/** The last day of the month that lies `months` − 1 after that of `from`. */
function endOfMonths(from: string, months: number): string {
  const count = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + months - 1;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(daysInMonth(year, month)).padStart(2, '0')}`;
}
