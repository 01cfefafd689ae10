import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import { blockLength } from '#src/search-index/match/block-length.ts';
import type { Block } from '#src/search-index/match/block.ts';
import { fetchRecords } from '#src/search-index/match/fetch-records.ts';
import type { Matches } from '#src/search-index/match/matches.ts';
import { leastOfCell, oddPrice } from '#src/search-index/prices/price-cell.ts';
import { currencyOf, priceAt, recordAt, reviewsOf, scoreOf, titleWordsOf } from '#src/search-index/record.ts';
import { stallMoney } from '#src/search-index/prices/offer-money.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import type { TopHits } from '#src/search-index/match/top-hits.ts';
import { repricedDocuments } from '#src/search-index/repriced-documents.ts';

/**
 * How much the whole title being named adds, and how much popularity and rating may add or the lack of a price take.
 */
const titleShare = 0.35;
const popularityShare = 0.05;
const ratingShare = 0.05;
const unpricedShare = 0.8;

/** A title's words are counted in so many bits. */
const titleBits = 8;
const mostTitleWords = 2 ** titleBits - 1;

/**
 * Offers the hits of a block with the key that they are sorted by; higher comes first, popularity decides among equals.
 * What has no price or no reviews comes last where that is sorted by. Blocks come in the order of numbers.
 */
export function ranking(
  index: SearchIndex,
  query: Pick<IndexQuery, 'sort' | 'termsOf' | 'requestedPrices'>,
  matches: Matches | null,
  top: TopHits,
): (block: Block) => void {
  if (query.sort === 'price_low' || query.sort === 'price_high') return byPrice(index, query, top);
  if (query.sort === 'best_rated') return byKey(top, ratingKey(index));
  return matches === null ? byKey(top, (number) => -number / index.size) : byRelevance(index, matches, top);
}

function byKey(top: TopHits, keyOf: (number: number) => number): (block: Block) => void {
  return ({ hits, hitCount }) => {
    for (let at = 0; at < hitCount; at += 1) {
      const number = hits[at] ?? 0;
      top.offer(number, keyOf(number));
    }
  };
}

/** Of documents that are close, a price is read only if some price of its cell could be among the best. */
function byPrice(
  index: SearchIndex,
  query: Pick<IndexQuery, 'sort' | 'termsOf' | 'requestedPrices'>,
  top: TopHits,
): (block: Block) => void {
  const { sort, termsOf } = query;
  const repriced = repricedDocuments(index, query);
  const { records, prices, currencies, stalls, priceCells } = index;
  const factor = Float64Array.from(currencies, (code) => termsOf(code).factor);
  const moneyOf = stallMoney(index);
  const isLow = sort === 'price_low';
  const sign = isLow ? -1 : 1;
  const cannotReach = (number: number): boolean => {
    const cell = priceCells[number] ?? 0;
    const edge = sign * (leastOfCell[isLow ? cell : cell + 1] ?? 0);
    return cell !== oddPrice && edge * (factor[moneyOf[stalls[number] ?? 0] ?? 0] ?? 0) <= top.least();
  };
  return ({ hits, hitCount, close }) => {
    for (let at = 0; at < hitCount; at += 1) {
      const number = hits[at] ?? 0;
      const other = repriced === null || number > repriced.last ? undefined : repriced.prices.get(number);
      if (close && other === undefined && cannotReach(number)) continue;
      const key = sign * (other ?? prices[priceAt(number)] ?? 0) * (factor[currencyOf(records, recordAt(number))] ?? 0);
      // No price, or one that cannot be exchanged.
      top.offer(number, Number.isNaN(key) ? Number.NEGATIVE_INFINITY : key);
    }
  };
}

function ratingKey({ records }: SearchIndex): (number: number) => number {
  return (number) => scoreOf(records, recordAt(number)) * 2 ** 32 + reviewsOf(records, recordAt(number));
}

/**
 * Words by the fields they appear in, more when they are most of the title; then how good the thing itself is. What
 * cannot reach the worst that is kept, however good it were, is not looked at, be it a document by its words or all of
 * a block: each step of a bound is at least that of the key, in the same order, so that rounding changes nothing. Of
 * equal keys the first one stays.
 */
function byRelevance(index: SearchIndex, matches: Matches, top: TopHits): (block: Block) => void {
  const { records, prices, size } = index;
  const namedBy = namedByWords(matches.wordCount);
  const numbers = new Uint32Array(blockLength);
  const inBlock = new Uint32Array(blockLength);
  const mostNamed = Array.from(
    { length: matches.wordCount + 1 },
    (_, inTitle) => namedBy[(inTitle << titleBits) | leastTitle(index)] ?? 1,
  );
  return ({ from, count, hits, places, hitCount }) => {
    // The first of a block is its best known.
    const best = 1 + popularityShare * (1 - (hits[0] ?? 0) / size) + ratingShare;
    let least = top.least();
    if (matches.most * (mostNamed[matches.wordCount] ?? 1) * best <= least) return;
    const { worth, titled } = matches.weigh(from, count);
    let hopeful = 0;
    for (let at = 0; at < hitCount; at += 1) {
      const place = places[at] ?? 0;
      if ((worth[place] ?? 0) * (mostNamed[titled[place] ?? 0] ?? 1) * best <= least) continue;
      numbers[hopeful] = hits[at] ?? 0;
      inBlock[hopeful] = place;
      hopeful += 1;
    }
    fetchRecords(index, numbers, hopeful);
    for (let at = 0; at < hopeful; at += 1) {
      const place = inBlock[at] ?? 0;
      const words = worth[place] ?? 0;
      const number = numbers[at] ?? 0;
      const record = recordAt(number);
      const named = namedBy[((titled[place] ?? 0) << titleBits) | titleWordsOf(records, record)] ?? 1;
      if (words * named * best <= least) continue;
      const sure = Math.min(1, reviewsOf(records, record) / 20);
      const rated = (ratingShare * sure * scoreOf(records, record)) / 100;
      const good = 1 + popularityShare * (1 - number / size) + rated;
      const sold = Number.isNaN(prices[priceAt(number)]) ? unpricedShare : 1;
      top.offer(number, words * named * good * sold);
      least = top.least();
    }
  };
}

const shortest = new WeakMap<SearchIndex, number>();

/** How many words the shortest title has; looked for once. */
function leastTitle(index: SearchIndex): number {
  const known = shortest.get(index);
  if (known !== undefined) return known;
  let least = mostTitleWords;
  for (let number = 0; number < index.size; number += 1)
    least = Math.min(least, titleWordsOf(index.records, recordAt(number)));
  shortest.set(index, least);
  return least;
}

const laidOut = new Map<number, Float64Array>();

/** By how many of the sought words are in a title and how many it has: what being named makes of their worth. */
function namedByWords(mostInTitle: number): Float64Array {
  const known = laidOut.get(mostInTitle);
  if (known !== undefined) return known;
  const titleWords = (at: number): number => Math.max(1, at & mostTitleWords);
  const made = Float64Array.from(
    { length: (mostInTitle + 1) << titleBits },
    (_, at) => 1 + titleShare * Math.min(1, (at >>> titleBits) / titleWords(at)),
  );
  laidOut.set(mostInTitle, made);
  return made;
}
