import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { destinationCard, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count } from '#src/contract/wire.schema.ts';
import { rankingKinds } from '#src/domain/search/cards/rankings.ts';

const rankings = z.strictObject({
  rule: z
    .strictObject({
      weight: count.check(z.describe('Ratings of the average that every activity starts with.')),
      reviews: count.check(z.describe('Reviews that an activity needs to be listed by its rating.')),
    })
    .check(z.describe('How the list is made, for display.')),
  sample: z.boolean().check(z.describe('Sample ratings contribute to the list.')),
  all: z.array(productCard).check(z.describe('The first ten overall.')),
  places: z
    .array(z.strictObject({ destination: destinationCard, cards: z.array(productCard) }))
    .check(z.describe('The first three of each destination that has any.')),
});

/** The lists of what is best (spec §2 "Billboard"; path by RU-17). */
export const rankingEndpoints = {
  rankings: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/billboard/rankings',
    summary: 'The first ten of all and the first three of each place.',
    example: { by: 'rated' },
    auth: 'everyone',
    vertical: 'activities',
    input: z.object({ by: z.enum(rankingKinds).check(z.describe('What the activities are ranked by.')) }),
    output: rankings,
  }),
} as const;

export type RankingsAnswer = OutputOf<typeof rankingEndpoints.rankings>;
