import { defineEndpoint } from '#src/contract/endpoint.ts';
import { contentSchemas } from '#src/contract/content/content.schema.ts';
import { contentAnswers } from '#src/contract/content/content-answers.schema.ts';
import type { DestinationCard, ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { DealAnswer } from '#src/contract/marketing/deals.ts';
import type { ProgramView, ThemeView } from '#src/contract/marketing/promotion-views.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { CardsBlock, ContentBlock, ListingBlock, MenuBlock } from '#src/domain/content/blocks/content-block.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';

/** Content that is changed without a deploy (spec §3 "CMS content types"; RU-17, RU-19, RU-23). */
export const contentEndpoints = {
  /**
   * What the caller is shown of a type, named by its word or its code; with `slot` what fills that one place, none or
   * one; with `brief` without blocks, for lists that lead to the items. `platforms` is a sum of the bits of spec §3.
   */
  content: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/content/:type(key)',
    summary: 'What is shown of a type, by its word or its code; with a slot what fills that place.',
    example: { type: 'general', slot: 'about' },
    auth: 'everyone',
    input: contentSchemas.content,
    output: contentAnswers.content,
  }),
  /** What stands in the places of a page that is made of the catalogue; `kind` is that of an activity. */
  contentPlaces: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/content_places/:page(key)',
    summary: 'What editors have put beside a city, a theme, an activity or search results.',
    example: { page: 'city', id: '2' },
    auth: 'everyone',
    input: contentSchemas.contentPlaces,
    output: contentAnswers.contentPlaces,
  }),
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
  /** False for a translation that no second reader has compared with its English. */
  readonly reviewed: boolean;
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

/** Blocks travel as they are written; cards and menus are filled with what is on sale. */
export type WireBlock =
  | Exclude<ContentBlock, CardsBlock | ListingBlock | MenuBlock>
  | WireCards
  | { readonly kind: 'menu'; readonly lines: readonly WireLine[] };

/** Cards, whether an editor chose them or a rule; never none. */
export type WireCards = { readonly kind: 'cards'; readonly title?: string } & (
  | { readonly of: 'products'; readonly products: readonly ProductCard[] }
  | { readonly of: 'destinations'; readonly destinations: readonly DestinationCard[] }
  | { readonly of: 'themes'; readonly themes: readonly ThemeView[] }
  | { readonly of: 'programmes'; readonly programmes: readonly ProgramView[] }
  | { readonly of: 'deals'; readonly deals: readonly DealAnswer[] }
  | { readonly of: 'articles' | 'banners'; readonly items: readonly WireLink[] }
);

/** A line of the menu; its path is in the caller's language. */
export type WireLine = { readonly vertical: MenuVertical; readonly category: Category | null; readonly path: string };

/** An item of content as a way to what it tells of. */
export type WireLink = Pick<WireContent, 'key' | 'lang' | 'title' | 'summary' | 'picture' | 'link'>;
