import type { OfferUnit } from '#src/domain/catalogue/offers/offer.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import { travellerTypes, type TravellerNames } from '#src/domain/rail/fares/traveller-names.ts';

/** Returns the units of a pass: adults, and children with them. */
export function passUnits(
  { adultMinor, childMinor }: Pick<RailPassOffer, 'adultMinor' | 'childMinor'>,
  names: Pick<TravellerNames, 'adult' | 'child'>,
): OfferUnit[] {
  const unit = (id: 'adult' | 'child', priceMinor: number): OfferUnit => ({
    id,
    title: names[id].en,
    titles: names[id],
    type: travellerTypes[id],
    pax: 1,
    accompanied: id === 'child',
    maxQuantity: null,
    priceMinor: BigInt(priceMinor),
  });
  return [unit('adult', adultMinor), unit('child', childMinor)];
}
