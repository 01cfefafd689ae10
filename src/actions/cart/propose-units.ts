import { presentRates } from '#src/actions/site/present-rates.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { quoteItem } from '#src/domain/checkout/line.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { cheapestMix } from '#src/domain/catalogue/offers/unit-mix.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import { quoteFor } from '#src/domain/checkout/quote.ts';
import { offersOf, unitAgesOf } from '#src/store/catalogue/offers/offers.store.ts';

export type ProposedUnits = { readonly units: UnitCounts; readonly total: Money };

/** The cheapest tickets with which people of these ages may come at a start, at the prices of that day. */
export async function proposeUnits(
  deps: Deps,
  caller: Caller,
  { slotId, ages }: { readonly slotId: string; readonly ages: readonly number[] },
): Promise<Result<ProposedUnits>> {
  const offer = (await offersOf(deps.db, [slotId], caller.account?.id ?? null)).get(slotId);
  if (offer === undefined) return fail('not_found', { field: 'slotId' });
  const admitted = await unitAgesOf(deps.db, offer.productId, offer.optionId);
  const one = Object.fromEntries(offer.units.map((unit) => [unit.id, 1]));
  const prices = quoteItem('one', offer, one).units;
  const units = offer.units.flatMap((unit) => {
    const admits = admitted.get(unit.id);
    const price = prices.find((each) => each.unitId === unit.id);
    return admits === undefined || price === undefined ? [] : [{ ...unit, ...admits, eachMinor: price.each.minor }];
  });
  const mix = cheapestMix(ages, { ...offer, units });
  if (!mix.ok) return mix;
  const quote = quoteFor([quoteItem('all', offer, mix.value.counts)], caller.currency, await presentRates(deps));
  return quote.ok ? ok({ units: mix.value.counts, total: quote.value.total }) : quote;
}
