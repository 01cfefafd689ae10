import type { OfferUnit } from '#src/domain/catalogue/offers/offer.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { feeForDays, daysPrice, oneWayFee } from '#src/domain/cars/hire-price.ts';
import type { HireQuestion } from '#src/domain/cars/hire-query.ts';
import { minorOf, type FleetClass, type Hire } from '#src/domain/cars/station.ts';
import type { DayFeeContent } from '#src/domain/cars/station-content.ts';
import { roundToPriceStep } from '#src/domain/shared/money/money.ts';
import { extraNames, unitNames } from '#src/verticals/car-rentals/car-names.data.ts';

/** The units of an offer: the car, full cover and extras. Carts and bookings store these ids. */
export const carUnit = 'car';
export const coverUnit = 'cover';

/**
 * Returns the units of a class for the whole rental, in minor units of the station's currency. The car's price includes
 * all mandatory fees: its days, the young driver fee and the one-way fee. Each price is rounded to the currency's price
 * step, since fees by day and kilometer can have fractions of it.
 */
export function hireUnits(hire: Hire, { row }: FleetClass, question: HireQuestion): readonly OfferUnit[] {
  const { from, metres, days } = hire;
  const { content, venue } = from;
  const rounded = (minor: bigint): bigint => roundToPriceStep(minor, 1n, venue.currency);
  const fee = ({ day, mostDays }: DayFeeContent): bigint =>
    feeForDays({ dayMinor: minorOf(from, day), mostDays }, days);
  const oneWay =
    content.oneWay === null || hire.from === hire.to
      ? 0n
      : oneWayFee({ baseMinor: minorOf(from, content.oneWay.base), kmMinor: minorOf(from, content.oneWay.km) }, metres);
  const young = question.age < content.young.under ? fee(content.young) : 0n;
  const price = daysPrice(minorOf(from, row.day), question.from.date, days, content, venue.currency) + young + oneWay;
  const extra = (id: string, titles: Names, most: number, priceMinor: bigint): OfferUnit => ({
    id,
    title: titles.en,
    titles,
    type: 'OTHER',
    pax: 0,
    accompanied: true,
    maxQuantity: most,
    priceMinor: rounded(priceMinor),
  });
  const car = {
    id: carUnit,
    title: unitNames.car.en,
    titles: unitNames.car,
    type: 'OTHER',
    pax: 1,
    accompanied: false,
  };
  return [
    { ...car, maxQuantity: 1, priceMinor: rounded(price) },
    extra(coverUnit, unitNames.cover, 1, fee(content.cover)),
    ...content.extras.map((one) => extra(one.id, extraNames[one.id], one.most, fee(one))),
  ];
}
