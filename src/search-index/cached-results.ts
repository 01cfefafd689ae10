import { BoundedMap, entryBytes } from '#src/domain/bounded-map.ts';
import { roughBytes } from '#src/domain/rough-bytes.ts';
import type { IndexAnswer, IndexQuery, RequestedPrices } from '#src/domain/search/query/index-query.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

const cache = new WeakMap<SearchIndex, BoundedMap<string, IndexAnswer>>();
const mostBytes = 4 * 1024 ** 2;
const mostCached = 200;

/**
 * The answer to a question without words, computed once and cached until the index changes: such questions look at
 * every document, and a shop's front pages repeat the same few.
 */
export function cachedAnswer(index: SearchIndex, query: IndexQuery, workOut: () => IndexAnswer): IndexAnswer {
  const answers = cache.get(index) ?? new BoundedMap<string, IndexAnswer>({ maxBytes: mostBytes, bytesOf: sizeOf });
  cache.set(index, answers);
  const key = keyOf(index, query);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = workOut();
  answers.set(key, answer);
  return answer;
}

function sizeOf(answer: IndexAnswer, key: string): number {
  return Math.max(mostBytes / mostCached - entryBytes, roughBytes(answer) + roughBytes(key));
}

/** Drops the cached answers of an index that has changed. */
export function forgetAnswers(index: SearchIndex): void {
  cache.delete(index);
}

/** A list of prices is as long as the shop, and the same list comes with many questions. */
const listTexts = new WeakMap<RequestedPrices, string>();

function textOf(repriced: RequestedPrices): string {
  const text = listTexts.get(repriced) ?? JSON.stringify(repriced);
  listTexts.set(repriced, text);
  return text;
}

function keyOf(index: SearchIndex, { termsOf, requestedPrices: repriced, ...query }: IndexQuery): string {
  const stepped = query.counted && query.priceSteps.length > 0;
  const byPrice = query.priced || query.sort.startsWith('price') || stepped;
  const terms = byPrice
    ? index.currencies.map((code) => {
        const { from, to, factor } = termsOf(code);
        return `${from} ${to} ${factor}`;
      })
    : [];
  return JSON.stringify([query, terms]) + textOf(repriced);
}
