import { defineEndpoint } from '#src/contract/endpoint.ts';
import { homeSchemas } from '#src/contract/content/home.schema.ts';
import { homeAnswers } from '#src/contract/content/home-answers.schema.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { WireBlock, WireLink } from '#src/contract/content/content.ts';

/** The home page, as editors have put it together (spec §7 "home components"). */
export const homeEndpoints = {
  home: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/component/page/home',
    summary: 'The sections of the home page; with a position, what is near it.',
    example: { lat: '22.2793', lng: '114.1628' },
    auth: 'everyone',
    previewed: true,
    input: homeSchemas.home,
    output: homeAnswers.home,
  }),
} as const;

export type HomeAnswer = {
  /** The scene and the sentence that open the page; null where no editor says so. */
  readonly banner: WireLink | null;
  /** In the order of the page; none without blocks. */
  readonly sections: readonly HomeSection[];
  /** Activities within a hundred kilometres, the nearest first; null where no position was told. */
  readonly nearby: readonly ProductCard[] | null;
  readonly counts: { readonly destinations: number; readonly products: number };
};

/** One heading of the home page and what stands below it. */
export type HomeSection = {
  readonly type: CmsType;
  readonly key: string;
  /** The language of the words, which may be a fallback (RU-23). */
  readonly lang: string;
  readonly title: string;
  readonly summary: string;
  /** Where all of it can be seen: a path of this site without language, or another site by https. */
  readonly link: string | null;
  /** The scene that opens it, where an editor has given it one. */
  readonly picture: string | null;
  readonly blocks: readonly WireBlock[];
};
