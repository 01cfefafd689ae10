import { get } from '#src/contract/endpoint.ts';
import type { DestinationCard, ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { RankingKind } from '#src/domain/search/cards/rankings.ts';

/** The lists of what is best (spec §2 "Billboard"; path by RU-17). */
export const rankingEndpoints = {
  rankings: get<{ by: RankingKind }, RankingsAnswer>('/v1/usrcsrv/billboard/rankings', { vertical: 'activities' }),
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
