import type { OfferUnit } from '#src/domain/booking/offer.ts';
import { feeForDays, daysPrice, oneWayFee } from '#src/domain/hire/hire-price.ts';
import type { HireQuestion } from '#src/domain/hire/hire-question.ts';
import { billedDays } from '#src/domain/hire/billed-days.ts';
import { minorOf, type FleetClass, type Hire } from '#src/domain/hire/station.ts';
import type { DayFeeContent, HireExtra } from '#src/domain/hire/station-content.ts';

/** The units of an offer: the car, full cover, and what is put into it. Kept by carts and bookings. */
export const carUnit = 'car';
export const coverUnit = 'cover';

const extraTitles: Readonly<Record<HireExtra, string>> = {
  child_seat: 'Child seat',
  booster: 'Booster seat',
  extra_driver: 'Extra driver',
  sat_nav: 'Satellite navigation',
};

/**
 * What can be bought of a class for the whole time, in minor units of the station's currency. The car's price holds all that
 * must be paid: its days, the fee for a young driver, and that for leaving it somewhere else.
 */
export function hireUnits(hire: Hire, { row }: FleetClass, question: HireQuestion): readonly OfferUnit[] {
  const { from, metres } = hire;
  const { content, venue } = from;
  const days = billedDays(hire.span);
  const fee = ({ day, mostDays }: DayFeeContent): bigint =>
    feeForDays({ dayMinor: minorOf(from, day), mostDays }, days);
  const oneWay =
    content.oneWay === null || hire.from === hire.to
      ? 0n
      : oneWayFee({ baseMinor: minorOf(from, content.oneWay.base), kmMinor: minorOf(from, content.oneWay.km) }, metres);
  const young = question.age < content.young.under ? fee(content.young) : 0n;
  const price = daysPrice(minorOf(from, row.day), question.from.date, days, content, venue.currency) + young + oneWay;
  const extra = (id: string, title: string, most: number, priceMinor: bigint): OfferUnit => ({
    id,
    title,
    type: 'OTHER',
    pax: 0,
    accompanied: true,
    maxQuantity: most,
    priceMinor,
  });
  return [
    { id: carUnit, title: 'Car', type: 'OTHER', pax: 1, accompanied: false, maxQuantity: 1, priceMinor: price },
    extra(coverUnit, 'Full cover, no excess', 1, fee(content.cover)),
    ...content.extras.map((one) => extra(one.id, extraTitles[one.id], one.most, fee(one))),
  ];
}
