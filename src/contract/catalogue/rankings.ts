import { defineEndpoint } from '#src/contract/endpoint.ts';
import { rankingSchemas } from '#src/contract/catalogue/rankings.schema.ts';
import { rankingAnswers } from '#src/contract/catalogue/rankings-answers.schema.ts';
import type { DestinationCard, ProductCard } from '#src/contract/catalogue/catalogue.ts';

/** The lists of what is best (spec §2 "Billboard"; path by RU-17). */
export const rankingEndpoints = {
  rankings: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/billboard/rankings',
    summary: 'The first ten of all and the first three of each place.',
    example: { by: 'rated' },
    auth: 'everyone',
    vertical: 'activities',
    input: rankingSchemas.rankings,
    output: rankingAnswers.rankings,
  }),
} as const;

export type RankingsAnswer = {
  /** How the list is made, for display: see `rankingRule`. */
  readonly rule: { readonly weight: number; readonly reviews: number };
  /** Sample ratings had a part in it (RU-32). */
  readonly sample: boolean;
  /** The first ten of all. */
  readonly all: readonly ProductCard[];
  /** The first three of each place that has any. */
  readonly places: readonly { readonly destination: DestinationCard; readonly cards: readonly ProductCard[] }[];
};
