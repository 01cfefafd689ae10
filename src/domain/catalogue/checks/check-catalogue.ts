import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { checkDestination } from '#src/domain/catalogue/checks/check-destination.ts';
import { checkProduct } from '#src/domain/catalogue/checks/check-product.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { chooseVariants } from '#src/domain/catalogue/media/picture.ts';
import type { Product } from '#src/domain/catalogue/product.ts';

/** An item with the file it was read from. */
export type Filed<Item> = { readonly file: string; readonly item: Item };
export type FiledFault = ItemFault & { readonly file: string };

/** All rules of the catalogue; empty when it may be loaded. */
export function checkCatalogue(
  destinations: readonly Filed<Destination>[],
  products: readonly Filed<Product>[],
): FiledFault[] {
  const byId = new Map(destinations.map(({ item }) => [item.id, item]));
  return [
    ...sameValues(destinations, 'id'),
    ...sameValues(destinations, 'slug'),
    ...sameValues(products, 'id'),
    ...sameValues(products, 'slug'),
    ...destinations.flatMap(({ file, item }) => checkDestination(item).map((fault) => ({ ...fault, file }))),
    ...products.flatMap(({ file, item }) => {
      const destination = byId.get(item.destinationId);
      if (destination === undefined)
        return [{ file, path: ['destinationId'], reason: `there is no destination ${item.destinationId}` }];
      return checkProduct(item, destination).map((fault) => ({ ...fault, file }));
    }),
    ...destinations.flatMap(({ item }) =>
      checkNeighbours(products.filter((product) => product.item.destinationId === item.id)),
    ),
  ];
}

/** Returns the values of a key that appear in two files. */
export function sameValues<Item extends { readonly id: number; readonly slug: string }>(
  items: readonly Filed<Item>[],
  key: 'id' | 'slug',
): FiledFault[] {
  const first = new Map<string | number, string>();
  return items.flatMap(({ file, item }) => {
    const value = item[key];
    const other = first.get(value);
    if (other === undefined) first.set(value, file);
    return other === undefined ? [] : [{ file, path: [key], reason: `${key} ${value} is already that of ${other}` }];
  });
}

/** Ranks are all different, and no two neighbours of a list show the same scene at the same time of day. */
function checkNeighbours(products: readonly Filed<Product>[]): FiledFault[] {
  const listed = products.toSorted((a, b) => a.item.rank - b.item.rank);
  const variants = chooseVariants(listed.map(({ item }) => item.picture));
  return listed.flatMap(({ file, item }, index) => {
    const faults: FiledFault[] = [];
    if (listed[index - 1]?.item.rank === item.rank) {
      faults.push({ file, path: ['rank'], reason: `rank ${item.rank} is already that of ${listed[index - 1]?.file}` });
    }
    const variant = variants[index];
    if (variant !== undefined && (variant.time !== item.picture.time || variant.seed !== item.picture.seed)) {
      const better = `${variant.time}, seed ${variant.seed}`;
      faults.push({
        file,
        path: ['picture'],
        reason: `a neighbor shows ${item.picture.scene} at ${item.picture.time} too; free is ${better}`,
      });
    }
    return faults;
  });
}
