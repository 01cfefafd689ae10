import { describe, expect, it } from 'vitest';

import {
  cmsPlatforms,
  cmsTypeNames,
  cmsTypeOf,
  cmsTypes,
  isCmsType,
  isOnPlatform,
  devicesOf,
  platformBits,
  platformWords,
} from '#src/domain/content/blocks/cms-types.ts';

describe('the types of content', () => {
  it('never change their codes', () => {
    expect(Object.entries(cmsTypes).map(([name, code]) => `${code} ${name}`)).toEqual([
      '1 general',
      '2 seasonal-theme',
      '3 home-banner',
      '4 home-destination',
      '5 home-activities',
      '6 activity-help',
      '7 brand',
      '8 campaign',
      '9 city-theme',
      '10 faq',
      '11 in-the-news',
      '12 newsroom',
      '13 join-us',
      '14 city-article',
      '15 seo-link',
      '16 web-config',
      '17 notice',
      '18 terms',
      '19 banner-ad',
      '20 billboard',
      '21 sustainability',
      '22 travel-restriction',
      '23 test-page',
      '24 home-section',
    ]);
  });

  it('are known by name and by code, and nothing else is', () => {
    expect(cmsTypeNames.map((name) => cmsTypeOf(cmsTypes[name]))).toEqual(cmsTypeNames);
    expect([0, 25, -1, 1.5].map(cmsTypeOf)).toEqual([null, null, null, null]);
    expect(['faq', 'FAQ', 'toString', ''].map(isCmsType)).toEqual([true, false, false, false]);
  });
});

describe('platform bits (spec §3)', () => {
  it('have the values of the specification', () => {
    expect(cmsPlatforms).toEqual({ ALL: 15, ANDROID: 1, IOS: 2, APP: 3, MOBILE: 4, WEB: 8 });
  });

  it('are shown where they have one in common', () => {
    const { ALL, ANDROID, IOS, APP, MOBILE, WEB } = cmsPlatforms;
    for (const bit of [ANDROID, IOS, MOBILE, WEB]) expect(isOnPlatform(ALL, bit)).toBe(true);
    expect([ANDROID, IOS, MOBILE, WEB].map((bit) => isOnPlatform(APP, bit))).toEqual([true, true, false, false]);
    expect([isOnPlatform(WEB, MOBILE), isOnPlatform(MOBILE | WEB, WEB)]).toEqual([false, true]);
  });

  it('mean the pages of phones, of desktops, or both', () => {
    const { ALL, ANDROID, IOS, APP, MOBILE, WEB } = cmsPlatforms;
    for (const bits of [ANDROID, IOS, APP, MOBILE, APP | MOBILE]) expect(devicesOf(bits)).toEqual(['mobile']);
    expect(devicesOf(WEB)).toEqual(['desktop']);
    for (const bits of [ALL, IOS | WEB, MOBILE | WEB]) expect(devicesOf(bits)).toEqual(['mobile', 'desktop']);
  });

  it('are read and written by name', () => {
    for (let bits = 1; bits <= 15; bits += 1) expect(platformBits(platformWords(bits))).toBe(bits);
    expect([platformWords(15), platformWords(3), platformWords(10)]).toEqual(['ALL', 'APP', 'IOS WEB']);
    expect([platformBits(''), platformBits('WEB TOASTER'), platformBits('web')]).toEqual([null, null, null]);
  });
});
