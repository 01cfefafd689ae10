import { z } from 'zod';

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
} from '#src/adapters/catalogue-folder.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { poiKinds, type CategoryTexts, type PlacesFile } from '#src/domain/places/place.ts';

const hours = z.strictObject({
  week: z.array(
    z.strictObject({
      days: z.array(weekday),
      hours: z.strictObject({ from: time, to: time, lastEntry: z.exactOptional(time) }),
    }),
  ),
  closed: z.array(dayOrDate),
});

const poi = z.strictObject({
  id: positive,
  slug,
  kind: z.enum(poiKinds),
  names,
  localName: z.exactOptional(line),
  lat: latitude,
  lng: longitude,
  renown: positive.max(100),
  hours: z.nullable(hours),
  text: z.string(),
  products: z.array(positive),
  picture,
});

/** `places/<destination>.json`: the attractions of a destination. */
export const placesFile: z.ZodType<PlacesFile> = z.strictObject({
  destinationId: positive,
  attractions: z.array(poi).min(1),
});

/** `places/categories.json`: our own words about every category. */
export const categoryTextsFile: z.ZodType<CategoryTexts> = z.record(z.enum(categories), line);
