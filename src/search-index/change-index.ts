import { dayWords } from '#src/domain/search/indexed-document.ts';
import { markGone } from '#src/search-index/gone.ts';
import { forgetAnswers } from '#src/search-index/kept-answers.ts';
import { openMore } from '#src/search-index/open-days.ts';
import { priceCellOf } from '#src/search-index/price-cell.ts';
import { priceAt, recordAt } from '#src/search-index/record.ts';
import { numberOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** What of a document changes by the hour: its lowest price in minor units, and the ring of its days with places. */
export type Offer = { readonly price: number | null; readonly days: Uint32Array };

/** Writes a document's price and days over; false when the index has no such document. */
export function changeOffer(index: SearchIndex, id: number, { price, days }: Offer): boolean {
  const number = numberOf(index, id);
  if (number === undefined) return false;
  index.prices[priceAt(number)] = price ?? Number.NaN;
  index.priceCells[number] = priceCellOf(price ?? Number.NaN);
  openMore(index, days);
  for (let word = 0; word < dayWords; word += 1) index.days[recordAt(number) + word] = days[word] ?? 0;
  forgetAnswers(index);
  return true;
}

/** Takes a document away, until the index is merged or built anew; nothing happens when it has none of that id. */
export function removeDocument(index: SearchIndex, id: number): void {
  const number = numberOf(index, id);
  if (number === undefined) return;
  markGone(index, number);
  forgetAnswers(index);
}
