import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert, type RateTable } from '#src/domain/shared/money/exchange.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import type { FareOffer } from '#src/domain/rail/fares/fare.ts';
import type { RailRules, RailTraveller } from '#src/domain/rail/fares/passenger.ts';
import { priceOffer } from '#src/domain/rail/fares/price-offer.ts';
import type { KindPrice } from '#src/domain/rail/fares/ride-policy.ts';
import { travellerKinds, type TravellerKind } from '#src/domain/rail/fares/traveller-kinds.ts';
import type { FareRow } from '#src/store/rail/rail-reading.store.ts';
import { travellerNames } from '#src/actions/rail/ride-names.data.ts';

/** An offer with what one of each kind of traveller pays for all of its tickets, in one currency. */
export type PricedKinds = {
  readonly offer: FareOffer<FareRow>;
  readonly currency: CurrencyCode;
  readonly kinds: readonly TravellerKind[];
  /** In the order of the kinds. */
  readonly prices: readonly KindPrice[];
  readonly totalMinor: bigint;
  /** An amount in that currency; the rates of all tickets are known. */
  readonly inOne: (amount: Money) => bigint;
};

/** Prices an offer by kinds, in the currency of its first ticket; null where an exchange rate is not known. */
export function priceKinds(
  offer: FareOffer<FareRow>,
  {
    travellers,
    rulesOf,
    departsMs,
    rates,
  }: {
    readonly travellers: readonly RailTraveller[];
    readonly rulesOf: (ride: number) => RailRules;
    readonly departsMs: (ride: number) => number;
    readonly rates: RateTable;
  },
): PricedKinds | null {
  const currency = offer.tickets[0]?.fare.currency;
  if (currency === undefined) return null;
  const kinds = travellerKinds(
    travellers,
    offer.tickets.map(({ fare, first }) => ({ fare, rules: rulesOf(first) })),
    travellerNames,
  );
  const prices: KindPrice[] = [];
  for (const { id, traveller, members } of kinds) {
    // From the beginning of time: a policy has the steps that are over too.
    const ground = { travellers: [traveller], rulesOf, departsMs, currency, rates, nowMs: 0 };
    const priced = priceOffer(offer, ground);
    if (priced === null) return null;
    prices.push({ id, count: members.length, priceMinor: priced.total.minor, tickets: priced.tickets });
  }
  return {
    offer,
    currency,
    kinds,
    prices,
    totalMinor: prices.reduce((sum, { priceMinor, count }) => sum + priceMinor * BigInt(count), 0n),
    inOne: (amount) => convert(amount, currency, rates)?.minor ?? 0n,
  };
}
