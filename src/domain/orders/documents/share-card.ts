import type { DocumentVoice } from '#src/domain/orders/documents/voucher-document.ts';

/** Pixels of the picture that represents an address where it is shared: what Open Graph readers expect. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What such a picture says of a page, in ready words; empty where there is nothing to say. */
export type ShareWords = {
  readonly title: string;
  /** The line above the title: place and kind. */
  readonly over: string;
  /** What it costs at least at the moment. */
  readonly price: string;
};

/** The text over the picture, for the renderer. */
export type ShareCard = DocumentVoice &
  ShareWords & {
    readonly brand: string;
    /** The partner's name beside ours; empty on our own site. */
    readonly partner: string;
    /** `#rrggbb`, dark enough for white letters. */
    readonly action: string;
    readonly kind: '';
  };

/** A language as Open Graph writes it, a language and a country: `ja_JP`. */
export function openGraphLocale(tag: string): string {
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
