import { get } from '#src/contract/endpoint.ts';
import type { DestinationCard, ProductCard } from '#src/contract/endpoints/catalogue.ts';
import type { ThemeView } from '#src/contract/endpoints/promotion-views.ts';
import type { CardsBlock, CardsOf, ContentBlock } from '#src/domain/content/content-block.ts';

/** Content that is changed without a deploy (spec §3 "CMS content types"; RU-17, RU-19, RU-23). */
export const contentEndpoints = {
  /**
   * What the caller is shown of a type, named by its word or its code; with `slot` what fills that one place, none or
   * one. `platforms` is a sum of the bits of spec §3. `admin_preview_mode` is the token of a preview link (T-16).
   */
  content: get<{ type: string; slot?: string; platforms?: number; admin_preview_mode?: string }, ContentAnswer>(
    '/v1/usrcsrv/content/:type(key)',
  ),
} as const;

export type ContentAnswer = {
  readonly type: string;
  readonly code: number;
  /** The greatest priority first. */
  readonly items: readonly WireContent[];
};

export type WireContent = {
  readonly key: string;
  readonly slot: string;
  /** The language of the words, which may be a fallback (RU-23). */
  readonly lang: string;
  readonly title: string;
  readonly summary: string;
  /** A painted scene, "harbour-dusk-12". */
  readonly picture: string | null;
  /** A path of this site without language, or another site by https. */
  readonly link: string | null;
  /** The day that it tells of. */
  readonly date: string | null;
  /** Instants in UTC; null for no bound. */
  readonly begins: string | null;
  readonly ends: string | null;
  readonly blocks: readonly WireBlock[];
};

/** Blocks travel as they are written; only cards are filled with what is on sale. */
export type WireBlock = Exclude<ContentBlock, CardsBlock> | WireCards;

export type WireCards = {
  readonly kind: 'cards';
  readonly title?: string;
  readonly of: CardsOf;
  readonly products: readonly ProductCard[];
  readonly destinations: readonly DestinationCard[];
  readonly themes: readonly ThemeView[];
};
