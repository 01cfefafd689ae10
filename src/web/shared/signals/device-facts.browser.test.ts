import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { deviceFacts, drawsWebp, sharpness } from '#src/web/shared/signals/device-facts.ts';
import { testSitePart } from '../../../../tests/site-part.ts';

const site = { ...testSitePart, currencyRate: {}, menu: [] };
const address = location.href;

beforeEach(() => {
  document.cookie = 'retina=; Max-Age=0; Path=/';
  // The screen of a phone: three of its pixels are one of ours.
  vi.stubGlobal('devicePixelRatio', 3);
  history.replaceState(null, '', '?aid=77&wid=w1&aff_pid=p1');
});

afterEach(() => {
  history.replaceState(null, '', address);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('deviceFacts', () => {
  it('returns the device, its screen and the affiliate of the address', () => {
    expect(deviceFacts(site)).toEqual({
      device: { platform: 'desktop', isIOS: false, isOwnApp: false, isOpenHarmony: false, platformMp: null },
      screenSize: { width: screen.width, height: screen.height },
      retina: 3,
      keplerId: null,
      affiliateConf: null,
      qsAffiliateConf: { aid: '77', wid: 'w1', affPid: 'p1' },
    });
  });

  it('stores the sharpness for 30 days, and again only when it changes', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    deviceFacts(site);
    deviceFacts(site);
    expect(written.mock.calls).toEqual([['retina=3; Path=/; Max-Age=2592000; SameSite=Lax']]);
    expect(document.cookie).toContain('retina=3');
    vi.stubGlobal('devicePixelRatio', 1.5);
    deviceFacts(site);
    expect(document.cookie).toContain('retina=2');
    expect(written).toHaveBeenCalledTimes(2);
  });

  it('returns the affiliate whose agreement the page shows', () => {
    const agreed = { ...site, affiliateLook: { aid: 'a9', menu: null, banners: [] } };
    expect(deviceFacts(agreed).affiliateConf).toEqual({ aid: 'a9', wid: '', affPid: '' });
  });
});

describe('sharpness', () => {
  it.each([
    [0.5, 1],
    [1, 1],
    [1.25, 2],
    [2, 2],
    [2.625, 3],
    [4, 3],
  ])('rounds %d pixels for one to %d', (ratio, whole) => {
    expect(sharpness(ratio)).toBe(whole);
  });
});

describe('drawsWebp', () => {
  it('returns true in a browser that draws WebP', async () => {
    expect(await drawsWebp()).toBe(true);
  });

  it('returns false where the browser cannot decode the picture', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('no codec', 'EncodingError'));
    expect(await drawsWebp()).toBe(false);
  });
});
