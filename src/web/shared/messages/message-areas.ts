import type { PageName } from '#src/contract/pages.ts';

/**
 * Pages that are opened one after another share a file of words (decision 19): finding, going and staying, buying, what is
 * one's own, and what is only read. `frame` is what is around all of them and is fetched when it is wanted.
 */
export const wordAreas = ['frame', 'find', 'ride', 'buy', 'own', 'read'] as const;
export type WordArea = (typeof wordAreas)[number];

const areas: readonly (readonly [Exclude<WordArea, 'frame' | 'find'>, RegExp])[] = [
  [
    'own',
    /^(user|voucher|order|tw-|review|wishlist|sign-|referral|unsub|scan|help|triple|rewards|preferred|zhen|fail|succ)/,
  ],
  ['buy', /^(cart|checkout|payment|activity|value-pack|gift)/],
  ['ride', /^(rail|car-|hotel)/],
  ['read', /^(about|careers|sustain|legal|term|contact|access|article|promotion|deals|theme|travel-|best|bill)/],
];

/**
 * In which file a page's words are, beside those of the first view and of the frame. A page in the wrong one is whole all the
 * same: the build puts into each whatever its pages can say.
 */
export function areaOf(page: PageName): WordArea {
  return areas.find(([, names]) => names.test(page))?.[0] ?? 'find';
}

/**
 * What is fetched on wish from a page of one area and speaks like the pages of another: it waits for that area's words
 * itself, and its words are not in the file that every page fetches.
 */
export const speaksOf: Readonly<Record<string, Exclude<WordArea, 'frame'>>> = {
  'src/web/content/home/verticals/vertical-forms.tsx': 'ride',
};
