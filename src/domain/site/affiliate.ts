import type { ThemeName } from '#src/domain/site/partner.ts';

/** Who sent a visitor (spec §3 `affiliateConf`): the affiliate, the campaign and the place of the link. */
export type AffiliateIds = { readonly aid: string; readonly wid: string; readonly affPid: string };

/** Kinds of things sold, as the menu names them. */
export const menuVerticals = ['activities', 'rails', 'car-rentals', 'hotels', 'value-packs', 'deals'] as const;
export type MenuVertical = (typeof menuVerticals)[number];

/** A banner that replaces the home page's own; plain text and a path of ours, never markup (T-13). */
export type AffiliateBanner = {
  readonly title: string;
  readonly text: string;
  /** A page of ours, without language prefix: "/city/1-tokyo/". */
  readonly path: string;
  /** The name of a painted picture. */
  readonly picture: string;
};

/** What the site configuration agrees with one affiliate (spec §1). */
export type AffiliateRow = {
  readonly aid: string;
  readonly partner: ThemeName | null;
  /** The verticals that the affiliate's visitors see in the menu; null for all. */
  readonly menu: readonly MenuVertical[] | null;
  readonly banners: readonly AffiliateBanner[];
};

/** Whether an agreement leaves a vertical in; null, or none at all, leaves in everything (spec §1). */
export function isAgreed(menu: AffiliateRow['menu'], vertical: MenuVertical): boolean {
  return menu === null || menu.includes(vertical);
}

/** What of it a page shows; it may be cached, since there are only so many agreements. */
export type AffiliateLook = Pick<AffiliateRow, 'aid' | 'menu' | 'banners'>;

const idShape = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;

/**
 * The affiliate's ids in a query; null without a well-formed `aid`. Ids out of shape, and ids named twice, count as
 * absent (T-15).
 */
export function affiliateOfQuery(query: URLSearchParams): AffiliateIds | null {
  const aid = named(query, 'aid');
  if (aid === '') return null;
  return { aid, wid: named(query, 'wid'), affPid: named(query, 'aff_pid') };
}

/** Returns the ids as the cookie stores them: three words with dots between. */
export function affiliateText({ aid, wid, affPid }: AffiliateIds): string {
  return `${aid}.${wid}.${affPid}`;
}

/** Reads the cookie's text; null when it is none of ours. */
export function affiliateOfText(text: string | null): AffiliateIds | null {
  const [aid = '', wid = '', affPid = '', ...more] = text?.split('.') ?? [];
  if (more.length > 0 || wellFormed(aid) === '') return null;
  return { aid, wid: wellFormed(wid), affPid: wellFormed(affPid) };
}

function named(query: URLSearchParams, name: string): string {
  const ids = query.getAll(name);
  return ids.length === 1 ? wellFormed(ids[0] ?? null) : '';
}

function wellFormed(id: string | null): string {
  return id !== null && idShape.test(id) ? id : '';
}
