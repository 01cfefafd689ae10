import { nameIn, type Destination, type Names } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { PlacesFile } from '#src/domain/places/place.ts';

/** What has a name for travelers, in the order in which they encounter it. */
export const worded = ['destinations', 'titles', 'options', 'units', 'attractions', 'areas'] as const;
export type WordedKind = (typeof worded)[number];

/**
 * Returns the English names of each kind that have no word in a language, each once; what is there may be its nearest
 * language's.
 */
export function missingWords(
  catalogue: {
    readonly destinations: readonly Destination[];
    readonly products: readonly Product[];
    readonly places: readonly PlacesFile[];
  },
  language: string,
): Record<WordedKind, readonly string[]> {
  const { destinations, products, places } = catalogue;
  const options = products.flatMap((one) => one.options);
  const without = (names: readonly Names[]): readonly string[] => [
    ...new Set(names.filter((one) => nameIn(one, language).lang === 'en').map(({ en }) => en)),
  ];
  return {
    destinations: without(destinations.map(({ names }) => names)),
    titles: without(products.map(({ titles }) => titles)),
    options: without(options.map(({ title, titles }) => titles ?? { en: title })),
    units: without(options.flatMap((one) => one.units.map(({ title, titles }) => titles ?? { en: title }))),
    attractions: without(places.flatMap((file) => file.attractions.map(({ names }) => names))),
    areas: without(destinations.flatMap(({ areaNames = {} }) => Object.values(areaNames))),
  };
}
