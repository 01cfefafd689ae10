import type { PageName } from '#src/contract/pages.ts';

/**
 * Pages that are usually opened in sequence share a file of messages (decision 19): search, transport and hotels,
 * purchase, account, and content. `frame` is shared by all of them and is loaded on demand.
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
 * Returns the message file of a page, beside those of the first view and of the frame. A page in an unsuitable area is
 * still complete: the build adds to each file all messages that its pages use.
 */
export function areaOf(page: PageName): WordArea {
  return areas.find(([, names]) => names.test(page))?.[0] ?? 'find';
}

/**
 * What is fetched on demand from a page of one area and speaks like the pages of another: it waits for that area's words
 * itself, and its words are not in the file that every page fetches.
 */
export const speaksOf: Readonly<Record<string, Exclude<WordArea, 'frame'>>> = {
  'src/web/content/home/verticals/vertical-forms.tsx': 'ride',
};
