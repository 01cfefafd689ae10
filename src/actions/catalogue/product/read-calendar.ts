import { localCalendar } from '#src/actions/catalogue/product/local-calendar.ts';
import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { daysInMonth } from '#src/domain/shared/time/local-time.ts';
import type { SlotStatus } from '#src/domain/catalogue/offers/slot-status.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import type { LiveOption } from '#src/domain/catalogue/live-product.ts';
import { destinationOf } from '#src/domain/search/cards/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import type { Money } from '#src/domain/shared/money/money.ts';

export type CalendarView = {
  readonly option: string;
  readonly days: readonly { readonly date: string; readonly status: SlotStatus; readonly from: Money | null }[];
  readonly cheapest: Money | null;
  /** The last date that has slots; the first of the calendar when none has. */
  readonly lastDate: string;
};

type CalendarInput = {
  readonly id: number;
  readonly option: string;
  readonly from: string;
  readonly months: number;
  /** Tickets whose total each day shows; without any, the price of one adult. */
  readonly units?: UnitCounts;
};

/**
 * Every day of some months from a first date on, with what it costs at least. Months are counted to the end of the last
 * one. `not_found` for an unknown product or option.
 */
export async function readCalendar(deps: Deps, caller: Caller, input: CalendarInput): Promise<Result<CalendarView>> {
  const showing = await showTo(deps, caller, [input.id]);
  const product = showing.open.live.products.get(input.id);
  const option = product?.options.find((one) => one.id === input.option);
  if (product === undefined || option === undefined) return fail('not_found');
  const { currency } = destinationOf(showing.open, product);
  const { from, months } = input;
  const { days, lastDate } = await localCalendar(deps, {
    live: showing.open.live,
    product,
    option,
    currency,
    from,
    to: endOfMonths(from, months),
    units: countsOf(option, input.units),
  });
  let cheapest: Money | null = null;
  const shown = days.map(({ date, status, lowest }) => {
    const price = lowest === null ? null : convert(lowest, showing.currency, showing.rates);
    if (price !== null && (cheapest === null || price.minor < cheapest.minor)) cheapest = price;
    return { date, status, from: price };
  });
  return ok({ option: option.id, days: shown, cheapest, lastDate: lastDate ?? from });
}

/** The requested tickets that the option has; null when none of them is requested. */
function countsOf({ units }: LiveOption, requested: UnitCounts = {}): UnitCounts | null {
  const known = units.filter(({ id }) => (requested[id] ?? 0) > 0);
  return known.length === 0 ? null : Object.fromEntries(known.map(({ id }) => [id, requested[id] ?? 0]));
}

/** The last day of the month that is `months` − 1 after that of `from`. */
function endOfMonths(from: string, months: number): string {
  const count = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + months - 1;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(daysInMonth(year, month)).padStart(2, '0')}`;
}
