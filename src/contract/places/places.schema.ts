import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { poiKinds } from '#src/domain/places/place.ts';

const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number));
const longestQuery = 200;

/** A decimal number of degrees without an exponent: what `toFixed` writes. */
function degrees(most: number): z.ZodMiniType<number, string> {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,9})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );
}

const lat = degrees(90);
const lng = degrees(180);

const poiList = z.object({
  type: z.enum(['activityList', 'nearbyList', 'poiList', 'searchList']),
  place_id: z.exactOptional(idText),
  lat: z.exactOptional(lat),
  lng: z.exactOptional(lng),
  query: z.exactOptional(z.string().check(z.maxLength(longestQuery))),
  kind: z.exactOptional(z.enum(poiKinds)),
  page_num: z.exactOptional(page),
});

/** What reads of places may ask. */
export const placesSchemas = {
  nothing: z.object({}),
  poi: z.object({ id: idText }),
  // Half a position is none.
  poiList: poiList.check(
    z.refine(({ lat: north, lng: east }) => (north === undefined) === (east === undefined), { path: ['lat'] }),
  ),
  topPois: z.object({ place_id: z.exactOptional(idText) }),
  nearby: z.object({ lat, lng }),
  destination: z.object({ id: idText, category_id: z.exactOptional(idText), page_num: z.exactOptional(page) }),
  popularActivities: z.object({ category: z.exactOptional(z.enum(categories)), page_num: z.exactOptional(page) }),
} as const;
