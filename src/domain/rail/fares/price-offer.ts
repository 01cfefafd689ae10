import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert, type RateTable } from '#src/domain/shared/money/exchange.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import type { FareOffer, RailFare } from '#src/domain/rail/fares/fare.ts';
import { passengerFare, type FareClass, type RailRules, type RailTraveller } from '#src/domain/rail/fares/passenger.ts';
import { refundOffer } from '#src/domain/rail/fares/refund.ts';

/** A ticket with its price for all travelers, and its refunds with their deadlines. */
export type PricedFare = {
  readonly fare: RailFare;
  readonly first: number;
  readonly last: number;
  readonly price: Money;
  /** Null where not published. `untilMs` is in milliseconds since the epoch. */
  readonly refund: readonly { readonly untilMs: number; readonly back: Money }[] | null;
};

/** An offer in money: `total` in the traveller's currency. */
export type PricedOffer = {
  readonly class: FareClass;
  readonly through: boolean;
  readonly tickets: readonly PricedFare[];
  readonly total: Money;
};

export type PriceGround = {
  readonly travellers: readonly RailTraveller[];
  readonly rulesOf: (ride: number) => RailRules;
  /** When a ride leaves, in milliseconds since the epoch. */
  readonly departsMs: (ride: number) => number;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly nowMs: number;
};

/**
 * What an offer costs all travellers together. Null where the exchange rate of a ticket's currency is not known: a
 * price that is not known is none.
 */
export function priceOffer(offer: FareOffer, ground: PriceGround): PricedOffer | null {
  const tickets = offer.tickets.map(({ fare, first, last }): PricedFare => {
    const full = { minor: fare.priceMinor, currency: fare.currency, class: fare.class };
    const each = ground.travellers.map((one) => money(passengerFare(ground.rulesOf(first), one, full), fare.currency));
    const price = money(
      each.reduce((sum, { minor }) => sum + minor, 0n),
      fare.currency,
    );
    return { fare, first, last, price, refund: refundsOf(fare, each, ground.departsMs(first), ground.nowMs) };
  });
  let total = 0n;
  for (const { price } of tickets) {
    const exchanged = convert(price, ground.currency, ground.rates);
    if (exchanged === null) return null;
    total += exchanged.minor;
  }
  return { class: offer.class, through: offer.through, tickets, total: money(total, ground.currency) };
}

/** The steps of a refund that are still to come; each traveller's ticket is returned by itself. */
function refundsOf(
  { conditions, currency }: RailFare,
  each: readonly Money[],
  departsMs: number,
  nowMs: number,
): PricedFare['refund'] {
  if (conditions === null) return null;
  return conditions.refund.flatMap(({ minutesBefore }) => {
    const untilMs = departsMs - minutesBefore * 60_000;
    if (untilMs < nowMs) return [];
    const back = each.reduce((sum, paid) => sum + refundOffer(conditions, paid, departsMs, untilMs).back.minor, 0n);
    return [{ untilMs, back: money(back, currency) }];
  });
}
