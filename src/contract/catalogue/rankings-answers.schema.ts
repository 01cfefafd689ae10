import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/catalogue/catalogue-answers.schema.ts';
import { count } from '#src/contract/wire.schema.ts';

export const rankingAnswers = {
  rankings: z.strictObject({
    rule: z.strictObject({ weight: count, reviews: count }),
    sample: z.boolean(),
    all: z.array(productCard),
    places: z.array(z.strictObject({ destination: destinationCard, cards: z.array(productCard) })),
  }),
} as const;
