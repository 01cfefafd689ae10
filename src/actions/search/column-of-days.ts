import { optionKey, type OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import type { SearchIndex } from '#src/search-index/build-index.ts';

const kept = new WeakMap<OpenCatalogue, Map<number, Uint8Array>>();

/** For each document of the index 1 when it has a place on a day (a day number since 1970), else 0. */
export function columnOfDays(open: OpenCatalogue, index: SearchIndex, day: number): Uint8Array {
  const days = kept.get(open) ?? new Map<number, Uint8Array>();
  kept.set(open, days);
  const known = days.get(day);
  if (known !== undefined) return known;
  const column = new Uint8Array(index.size);
  for (const product of open.live.products.values()) {
    const runs = product.options.some(
      (option) => open.openDays.get(optionKey(product.id, option.id))?.days.includes(day) === true,
    );
    const number = index.numberOf.get(product.id);
    if (runs && number !== undefined) column[number] = 1;
  }
  // Any date may be asked for; only those of the months ahead are worth keeping.
  if (days.size < 400) days.set(day, column);
  return column;
}
