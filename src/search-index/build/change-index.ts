import { unknownProfile } from '#src/domain/search/documents/booking-profile.ts';
import { dayWords, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { markGone } from '#src/search-index/build/gone.ts';
import { forgetAnswers } from '#src/search-index/cached-results.ts';
import { openMore } from '#src/search-index/days/open-days.ts';
import { priceCellOf } from '#src/search-index/prices/price-cell.ts';
import { priceAt, profileOf, recordAt, ringsOf } from '#src/search-index/record.ts';
import { numberOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** What of a document changes by the hour: its lowest price in minor units, and the rings of its days with places. */
export type Offer = Pick<IndexedDocument, 'price' | 'days' | 'optionDays'>;

/**
 * Writes a document's price and days over; false when the index has no such document. Rings of other options than it has
 * here are left: who changed the options changed all of it, and that change is still to come.
 */
export function changeOffer(index: SearchIndex, id: number, { price, days, optionDays = [] }: Offer): boolean {
  const number = numberOf(index, id);
  if (number === undefined) return false;
  const rings = ringsOf(index.days, recordAt(number));
  const { options } = index.profiles[profileOf(index.records, recordAt(number))] ?? unknownProfile;
  if (rings !== null && options.length === optionDays.length)
    optionDays.forEach((ring, option) => index.optionDays.set(ring, rings + option * dayWords));
  index.prices[priceAt(number)] = price ?? Number.NaN;
  index.priceCells[number] = priceCellOf(price ?? Number.NaN);
  openMore(index, days);
  for (let word = 0; word < dayWords; word += 1) index.days[recordAt(number) + word] = days[word] ?? 0;
  forgetAnswers(index);
  return true;
}

/** Takes a document away, until the index is merged or built again; nothing happens when it has none of that id. */
export function removeDocument(index: SearchIndex, id: number): void {
  const number = numberOf(index, id);
  if (number === undefined) return;
  markGone(index, number);
  forgetAnswers(index);
}
