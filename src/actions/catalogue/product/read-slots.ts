import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { slotDays } from '#src/actions/catalogue/slots/lay-out-slots.ts';
import { saleDaysOf, soldFrom } from '#src/domain/catalogue/sale-horizon.ts';
import { slotStatus, type SlotStatus } from '#src/domain/catalogue/offers/slot-status.ts';
import { localDateAt } from '#src/domain/shared/time/local-time.ts';
import { datedSteps, policyStart } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import type { LiveOption } from '#src/domain/catalogue/live-product.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';
import { destinationOf } from '#src/domain/search/cards/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import { dealtPriceAt } from '#src/domain/catalogue/prices/deal-price.ts';
import { findSlotsBetween, type SlotRow } from '#src/store/catalogue/catalogue-days.store.ts';

export type SlotView = {
  readonly slot: SlotRow;
  readonly status: SlotStatus;
  /** People who still fit, capped at 99; 0 when nothing can be bought. */
  readonly vacancies: number;
  readonly prices: readonly { readonly unitId: string; readonly price: Money; readonly local: Money }[];
  /** Coming steps only; instants in milliseconds since the epoch. */
  readonly cancellation: readonly { readonly untilMs: number; readonly refundPercent: number }[];
};

export type SlotsView = {
  readonly option: string;
  readonly date: string;
  readonly timeZone: string;
  readonly slots: readonly SlotView[];
};

const mostShown = 99;

/**
 * The starts of an option on a local date, with prices and dated cancellation steps. A day without any gives none; one
 * that is not sold yet is `date_not_offered`, with the day from which it is (`soldFrom`).
 */
export async function readSlots(
  deps: Deps,
  caller: Caller,
  input: { readonly id: number; readonly option: string; readonly date: string },
): Promise<Result<SlotsView>> {
  const showing = await showTo(deps, caller, [input.id]);
  const product = showing.open.live.products.get(input.id);
  const option = product?.options.find((one) => one.id === input.option);
  if (product === undefined || option === undefined) return fail('not_found');
  const { currency, timeZone } = destinationOf(showing.open, product);
  const today = localDateAt(new Date(deps.clock()).toISOString(), timeZone);
  const rows = await findSlotsBetween(deps.db, product.id, option.id, input.date, input.date);
  // Slots exist for some months ahead: on a later day there are none, whatever the operator's plan.
  const days = saleDaysOf(deps.saleDays, 'activities', rows.length === 0 ? slotDays : undefined);
  const opens = soldFrom(input.date, today, days);
  if (opens !== null) return fail('date_not_offered', { field: 'date', facts: { soldFrom: opens } });
  const slots = rows.map((slot) => slotView(showing, option, slot, { currency, timeZone, today, nowMs: deps.clock() }));
  return ok({ option: option.id, date: input.date, timeZone, slots });
}

type SlotPlace = {
  readonly currency: CurrencyCode;
  readonly timeZone: string;
  readonly today: string;
  readonly nowMs: number;
};

function slotView(
  showing: Showing,
  option: LiveOption,
  slot: SlotRow,
  { currency, timeZone, today, nowMs }: SlotPlace,
): SlotView {
  const state = { closed: slot.closed, cutoffAtMs: Date.parse(slot.cutoffAt), total: slot.total, free: slot.free };
  const status = slotStatus(state, nowMs, option.minParty);
  const sellable = status === 'available' || status === 'limited';
  return {
    slot,
    status,
    vacancies: sellable ? Math.min(slot.free, mostShown) : 0,
    prices: option.units.flatMap((unit) => {
      const { price: local } = dealtPriceAt(unit, option, { ...slot, today }, currency);
      const price = convert(local, showing.currency, showing.rates);
      return price === null ? [] : [{ unitId: unit.id, price, local }];
    }),
    cancellation: datedSteps(option.cancellation, policyStart({ ...slot, timeZone })).filter(
      (step) => step.untilMs > nowMs,
    ),
  };
}
