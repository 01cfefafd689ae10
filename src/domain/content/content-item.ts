import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { ThemeName } from '#src/domain/site/partner.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { Translated } from '#src/domain/shared/text/provenance.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Where and when an item is shown (spec §3). An empty list applies to everyone. */
export type ContentTargets = {
  /** The sum of the bits of `cmsPlatforms`. */
  readonly platforms: number;
  readonly markets: readonly Market[];
  readonly languages: readonly LanguageCode[];
  /** ISO 3166-1 alpha-2. */
  readonly residences: readonly string[];
  readonly partners: readonly ThemeName[];
  /** Instants in UTC; shown from the first until just before the second. */
  readonly begins: string | null;
  readonly ends: string | null;
  /** Among items that fit as well, the greater is shown. */
  readonly priority: number;
};

/** The words of an item in one language. */
export type ContentText = Translated & {
  readonly title: string;
  readonly summary: string;
  readonly blocks: readonly ContentBlock[];
};

/** Each item is in English; what is missing in another language falls back to it (RU-23). */
export type ContentTexts = Readonly<Partial<Record<LanguageCode, ContentText>>> & { readonly en: ContentText };

/** One item of content: what is in one version of it. */
export type ContentItem = ContentTargets & {
  readonly type: CmsType;
  readonly key: string;
  /** The place that it fills: items of one type and slot stand in for one another. Mostly its key. */
  readonly slot: string;
  /** A painted scene, `harbour-dusk-12`. */
  readonly picture: string | null;
  /** Where a banner or a link leads. */
  readonly link: string | null;
  /** The day that it is about, "YYYY-MM-DD". */
  readonly date: string | null;
  readonly texts: ContentTexts;
};

/** Who looks, as far as content depends on it. */
export type ContentVisitor = {
  /** Bits of `cmsPlatforms`. */
  readonly platforms: number;
  readonly market: Market;
  readonly language: LanguageCode;
  /** Null where unknown: then nothing that is for residents of somewhere is shown. */
  readonly residence: string | null;
  readonly partner: ThemeName;
  /** The item that an experiment shows in a slot, by its key. */
  readonly chosen?: Readonly<Record<string, string>>;
};

/** An item's words for a visitor, and the language that they are in. */
export type SpokenContent = { readonly item: ContentItem; readonly text: ContentText; readonly lang: LanguageCode };
