import { specPaths } from '#src/contract/compat/spec-paths.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';

/** What fills a page that is one item of content. */
export type ContentPlace = { readonly type: CmsType; readonly slot: string };

/** Pages that are one item of content each, by their paths: while nothing fills its place, there is no such page. */
export const contentPages = {
  '/about': { type: 'general', slot: 'about' },
  '/accessibility': { type: 'general', slot: 'accessibility' },
  '/careers': { type: 'join-us', slot: 'careers' },
  '/contact': { type: 'general', slot: 'contact' },
  '/sustainability-our-communities': { type: 'sustainability', slot: 'communities' },
  '/sustainability-our-merchants': { type: 'sustainability', slot: 'merchants' },
  '/sustainability-our-mission': { type: 'sustainability', slot: 'mission' },
  '/triple-treate-challenge-1': { type: 'campaign', slot: 'triple-treate-challenge-1' },
  '/zhenxing-coupon-taiwan-tc': { type: 'campaign', slot: 'zhenxing-coupon-taiwan-tc' },
} as const satisfies Readonly<Record<string, ContentPlace>>;

/** Pages that list content, alone or below an item of their own, by their paths: they change when any item of these types does. */
const listPages: Readonly<Record<string, readonly CmsType[]>> = {
  '/about': ['brand', 'in-the-news', 'newsroom'],
  '/': [
    'home-section',
    'home-banner',
    'home-destination',
    'home-activities',
    'seasonal-theme',
    'seo-link',
    'city-article',
    'newsroom',
  ],
  [specPaths.bestOn]: ['billboard', 'campaign'],
  '/help': ['faq'],
  '/travel-restrictions': ['travel-restriction'],
};

/** Returns the types of content that a page lists; none for one that lists none. */
export function listedContentOf(path: string): readonly CmsType[] {
  return listPages[path] ?? [];
}

const places = new Map<string, ContentPlace>(Object.entries(contentPages));

/** Returns the content that fills the page of a path; null for a page without content. */
export function contentPlaceOf(path: string): ContentPlace | null {
  return places.get(path) ?? null;
}
