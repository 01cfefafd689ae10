import { join } from 'node:path';

import { z } from 'zod';

import { namesIn } from '#src/formats/catalogue/catalogue-folder.missing.ts';
import {
  dayOrDate,
  latitude,
  line,
  longitude,
  names,
  picture,
  positive,
  slug,
  time,
  weekday,
} from '#src/formats/catalogue/catalogue-folder.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { poiKinds, type CategoryTexts, type CategoryWords, type PlacesFile } from '#src/domain/places/place.ts';

const hours = z.strictObject({
  week: z.array(
    z.strictObject({
      days: z.array(weekday),
      hours: z.strictObject({ from: time, to: time, lastEntry: z.exactOptional(time) }),
    }),
  ),
  closed: z.array(dayOrDate),
});

/** Catalog folders of version 0.1 say `renown`. */
const withPopularity = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || !('renown' in input) || 'popularity' in input) return input;
  const { renown, ...rest } = input;
  return { ...rest, popularity: renown };
};

const attraction = z.strictObject({
  id: positive,
  slug,
  kind: z.enum(poiKinds),
  names,
  localName: z.exactOptional(line),
  lat: latitude,
  lng: longitude,
  popularity: positive.max(100),
  hours: z.nullable(hours),
  text: z.string(),
  products: z.array(positive),
  picture,
});

/** `places/<destination>.json`: the attractions of a destination. */
export const placesFile: z.ZodType<PlacesFile> = z.strictObject({
  destinationId: positive,
  attractions: z.array(z.preprocess(withPopularity, attraction)).min(1),
});

/** `places/categories.json`: our own words about every category. */
export const categoriesFile = 'places/categories.json';
const categoryTexts: z.ZodType<CategoryTexts> = z.record(z.enum(categories), line);

type Read = <Shape>(file: string, shape: z.ZodType<Shape>) => Promise<readonly { readonly item: Shape }[]>;

/** These words, and those that languages have for them: `words/<tag>/categories.json`. Null when a file has issues. */
export async function readCategoryTexts(read: Read, folder: string): Promise<CategoryWords | null> {
  const [english] = await read(categoriesFile, categoryTexts);
  const tags = (await namesIn(join(folder, 'words'))).toSorted();
  const said = await Promise.all(
    tags.map(async (tag) => {
      if (!(await namesIn(join(folder, 'words', tag))).includes('categories.json')) return [];
      const found = await read(`words/${tag}/categories.json`, categoryTexts);
      return found.map(({ item }) => [tag, item] as const);
    }),
  );
  return english === undefined ? null : { ...Object.fromEntries(said.flat()), en: english.item };
}
