/**
 * The content types of spec §3 with numeric codes of ours (RU-19). A code is never changed or given again: rows,
 * app shells and other callers of `/v1/usrcsrv/content/{type}` store it. New types are added at the end.
 */
export const cmsTypes = {
  general: 1,
  'seasonal-theme': 2,
  'home-banner': 3,
  'home-destination': 4,
  'home-activities': 5,
  'activity-help': 6,
  brand: 7,
  campaign: 8,
  'city-theme': 9,
  faq: 10,
  'in-the-news': 11,
  newsroom: 12,
  'join-us': 13,
  'city-article': 14,
  'seo-link': 15,
  'web-config': 16,
  notice: 17,
  terms: 18,
  'banner-ad': 19,
  billboard: 20,
  sustainability: 21,
  'travel-restriction': 22,
  'test-page': 23,
  'home-section': 24,
} as const;

export type CmsType = keyof typeof cmsTypes;

export const cmsTypeNames: readonly CmsType[] = Object.keys(cmsTypes).filter(isCmsType);

/** True for the name of a type. */
export function isCmsType(name: string): name is CmsType {
  return Object.hasOwn(cmsTypes, name);
}

/** The type of a code, or null for a code that none has. */
export function cmsTypeOf(code: number): CmsType | null {
  return cmsTypeNames.find((name) => cmsTypes[name] === code) ?? null;
}

/** Spec §3: an item names by the sum of these bits where it is shown. */
export const cmsPlatforms = { ALL: 15, ANDROID: 1, IOS: 2, APP: 3, MOBILE: 4, WEB: 8 } as const;

/** True when something for these platforms is shown on those: the bits have one in common. */
export function isOnPlatform(bits: number, requested: number): boolean {
  return (bits & requested) !== 0;
}

/** The devices whose pages are meant by the bits: apps show the pages of phones. */
export function devicesOf(bits: number): readonly ('mobile' | 'desktop')[] {
  return [
    ...(isOnPlatform(bits, cmsPlatforms.APP | cmsPlatforms.MOBILE) ? (['mobile'] as const) : []),
    ...(isOnPlatform(bits, cmsPlatforms.WEB) ? (['desktop'] as const) : []),
  ];
}

/** "IOS WEB" → 10; null where a word is none of the names. */
export function platformBits(words: string): number | null {
  let bits = 0;
  for (const word of words.split(/[\s,]+/).filter((one) => one !== '')) {
    const bit = Object.entries(cmsPlatforms).find(([name]) => name === word)?.[1];
    if (bit === undefined) return null;
    bits |= bit;
  }
  return bits === 0 ? null : bits;
}

/** The fewest names that add up to the bits, as `platformBits` reads them. */
export function platformWords(bits: number): string {
  if (bits === cmsPlatforms.ALL) return 'ALL';
  const app = (bits & cmsPlatforms.APP) === cmsPlatforms.APP ? (['APP'] as const) : (['ANDROID', 'IOS'] as const);
  return [...app, 'MOBILE' as const, 'WEB' as const].filter((name) => (bits & cmsPlatforms[name]) !== 0).join(' ');
}
