import type { IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { dropped, eachRun, mergeOrder, type MergedOrder } from '#src/search-index/build/merge-order.ts';
import { addedWords, mergePostings } from '#src/search-index/build/merge-postings.ts';
import { fillColumns } from '#src/search-index/build/fill-columns.ts';
import { growNames } from '#src/search-index/build/name-places.ts';
import { mergeRings } from '#src/search-index/build/merge-rings.ts';
import { daysRecordOf, recordOf, recordWords } from '#src/search-index/record.ts';
import { sharedBytes } from '#src/search-index/shared-memory.ts';
import { bitWords, pricesIn, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/**
 * The index that building all again would give when some documents are new or others than before, and some are gone:
 * the columns are passed over once and copied, so that the present index is searched meanwhile. Lists of names may hold
 * some that no document has any more. Throws when there would be more names than a record can distinguish.
 */
export function mergeIndex(
  index: SearchIndex,
  changed: readonly IndexedDocument[],
  goneIds: readonly number[],
): SearchIndex {
  const order = mergeOrder(index, changed, goneIds);
  const words = addedWords(order);
  const names = growNames(index);
  const records = sharedBytes(Uint32Array, order.size * recordWords);
  const days = sharedBytes(Uint32Array, order.size * recordWords);
  const ids = sharedBytes(Int32Array, order.size);
  const prices = pricesIn(records);
  const columns = fillColumns(order.size, index);
  const rings = mergeRings(index, days);
  eachRun(order.moved, ({ from, end, to }) => {
    columns.copy({ from, end, to });
    records.set(index.records.subarray(from * recordWords, end * recordWords), to * recordWords);
    days.set(index.days.subarray(from * recordWords, end * recordWords), to * recordWords);
    ids.set(index.ids.subarray(from, end), to);
    for (let number = from; number < end; number += 1) rings.carry(number, to + number - from);
  });
  order.added.forEach((document, at) => {
    const number = order.places[at] ?? 0;
    const titleWords = words.titleWords[at] ?? 0;
    records.set(recordOf({ ...document, titleWords }, names.placesOf(document)), number * recordWords);
    days.set(daysRecordOf(document, rings.put(document.optionDays)), number * recordWords);
    ids[number] = document.id;
    columns.put(number, { records, prices });
  });
  return {
    size: order.size,
    ids,
    byId: mergeIds(index, order),
    records,
    days,
    optionDays: rings.all(),
    prices,
    ...columns.all(),
    gone: sharedBytes(Uint32Array, bitWords(order.size)),
    ...names.all(),
    ...mergePostings(index, order.moved, words),
  };
}

function mergeIds(index: SearchIndex, { size, moved, added, places }: MergedOrder): Uint32Array {
  const byId = sharedBytes(Uint32Array, size);
  const fresh = added.map((one, at) => ({ id: one.id, number: places[at] ?? 0 })).toSorted((a, b) => a.id - b.id);
  let next = 0;
  let count = 0;
  const put = (number: number): void => {
    byId[count] = number;
    count += 1;
  };
  for (const number of index.byId) {
    const to = moved[number] ?? dropped;
    if (to === dropped) continue;
    for (let one = fresh[next]; one !== undefined && one.id < (index.ids[number] ?? 0); one = fresh[next]) {
      put(one.number);
      next += 1;
    }
    put(to);
  }
  for (const one of fresh.slice(next)) put(one.number);
  return byId;
}
