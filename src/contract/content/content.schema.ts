import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { yesOrNo } from '#src/contract/search/search.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { cmsPlatforms } from '#src/domain/content/blocks/cms-types.ts';
import { pagesWithPlaces } from '#src/domain/content/slots-around.ts';

/** A sum of the platform bits of spec §3. */
export const platformSum = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,2}$/)),
    z.transform((text) => Number(text)),
  ),
  z.int().check(z.minimum(1), z.maximum(cmsPlatforms.ALL)),
);

export const contentSchemas = {
  content: z.object({
    type: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    slot: z.exactOptional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
    brief: z.exactOptional(yesOrNo),
    platforms: z.exactOptional(platformSum),
  }),
  contentPlaces: z.object({
    page: z.enum(pagesWithPlaces),
    id: z.exactOptional(idText),
    kind: z.exactOptional(z.enum(categories)),
  }),
} as const;
