import type { OfferUnit } from '#src/domain/booking/offer.ts';
import type { RailPassOffer } from '#src/domain/rail/pass.ts';

/** For whom there is a pass: adults, and children in their company. */
export function passUnits({ adultMinor, childMinor }: Pick<RailPassOffer, 'adultMinor' | 'childMinor'>): OfferUnit[] {
  const unit = { pax: 1, maxQuantity: null };
  return [
    { ...unit, id: 'adult', title: 'Adult', type: 'ADULT', accompanied: false, priceMinor: BigInt(adultMinor) },
    { ...unit, id: 'child', title: 'Child', type: 'CHILD', accompanied: true, priceMinor: BigInt(childMinor) },
  ];
}
