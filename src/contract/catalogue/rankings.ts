import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { destinationCard, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count } from '#src/contract/wire.schema.ts';
import { rankingKinds } from '#src/domain/search/cards/rankings.ts';

const rankings = z.strictObject({
  rule: z
    .strictObject({
      weight: count.check(z.describe('The number of average ratings that every activity starts with.')),
      reviews: count.check(z.describe('The number of reviews required to be ranked by rating.')),
    })
    .check(z.describe('The ranking rule, for display.')),
  sample: z.boolean().check(z.describe('Whether sample ratings contribute to the ranking.')),
  all: z.array(productCard).check(z.describe('The top ten overall.')),
  places: z
    .array(z.strictObject({ destination: destinationCard, cards: z.array(productCard) }))
    .check(z.describe('The top three of each destination with ranked activities.')),
});

/** The lists of what is best (spec §2 "Billboard"; path by RU-17). */
export const rankingEndpoints = {
  rankings: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/billboard/rankings',
    summary: 'Returns the top ten activities overall and the top three of each destination.',
    example: { by: 'rated' },
    auth: 'everyone',
    vertical: 'activities',
    input: z.object({ by: z.enum(rankingKinds).check(z.describe('The ranking criterion.')) }),
    output: rankings,
  }),
} as const;

export type RankingsAnswer = OutputOf<typeof rankingEndpoints.rankings>;
