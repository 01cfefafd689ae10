import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';

/** Pages that are made of the catalogue, and have places beside it that editors fill (spec §3). */
export const pagesWithPlaces = ['city', 'theme', 'activity', 'search-result'] as const;
export type PageWithPlaces = (typeof pagesWithPlaces)[number];

/** What such a page is about: the id of its city, theme or activity, and the kind of the activity. */
export type PlacesAbout = { readonly id?: number | undefined; readonly kind?: string | undefined };

/** A place for content: its type, and its slots in the order of lookup. */
export type ContentPlace = { readonly type: CmsType; readonly slots: readonly string[] };

/**
 * The places of a page, each with the slots that may fill it: the thing's own before that of its kind, that before
 * everybody's, so that an editor writes once for all and again where something differs.
 */
export function placesOf(page: PageWithPlaces, { id, kind }: PlacesAbout): readonly ContentPlace[] {
  const own = (name: string): readonly string[] => (id === undefined ? [] : [`${name}-${id}`]);
  switch (page) {
    case 'city':
      return [
        { type: 'city-theme', slots: own('city') },
        { type: 'banner-ad', slots: [...own('city'), 'city'] },
        { type: 'seo-link', slots: [...own('city'), 'city'] },
      ];
    case 'theme':
      return [{ type: 'seasonal-theme', slots: own('theme') }];
    case 'activity':
      return [
        { type: 'activity-help', slots: [...own('activity'), ...(kind === undefined ? [] : [kind]), 'activity'] },
      ];
    case 'search-result':
      return [{ type: 'banner-ad', slots: [...own('search'), 'search'] }];
  }
}
