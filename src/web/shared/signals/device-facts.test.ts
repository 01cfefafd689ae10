import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { deviceFacts, drawsWebp, sharpness } from '#src/web/shared/signals/device-facts.ts';
import { testDoor } from '../../../../tests/site.ts';

const site = { ...testDoor.site, currencyRate: {}, menu: [] };
let written: string[] = [];

beforeEach(() => {
  written = [];
  const document = {
    get cookie() {
      return 'retina=2; kepler_id=not-ours; lang=en';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol: 'https:', search: '?aid=77&wid=w1&aff_pid=p1' });
  vi.stubGlobal('screen', { width: 390, height: 844 });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
  vi.stubGlobal('devicePixelRatio', 3);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a browser knows by itself', () => {
  it('is its device, its screen and the address it was opened with', () => {
    expect(deviceFacts(site)).toEqual({
      device: { platform: 'mobile', isIOS: true, isOwnApp: false, isOpenHarmony: false, platformMp: null },
      screenSize: { width: 390, height: 844 },
      retina: 3,
      keplerId: null,
      affiliateConf: null,
      qsAffiliateConf: { aid: '77', wid: 'w1', affPid: 'p1' },
    });
  });

  it('is stored for 30 days where picture sharpness depends on it, and not written again without need', () => {
    deviceFacts(site);
    expect(written).toEqual(['retina=3; Path=/; Max-Age=2592000; SameSite=Lax; Secure']);
    vi.stubGlobal('devicePixelRatio', 1.5);
    deviceFacts(site);
    expect(written).toHaveLength(1);
  });

  it('names the affiliate whose agreement the page shows', () => {
    const agreed = { ...site, affiliateLook: { aid: 'a9', menu: null, banners: [] } };
    expect(deviceFacts(agreed).affiliateConf).toEqual({ aid: 'a9', wid: '', affPid: '' });
  });

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

  it.each([
    ['draws', async () => undefined, true],
    ['does not draw', async () => Promise.reject(new Error('cannot decode')), false],
  ])('says whether it %s WebP', async (_name, decoded, expected) => {
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = async (): Promise<void> => {
          if (this.src.startsWith('data:image/webp;')) await decoded();
        };
      },
    );
    expect(await drawsWebp()).toBe(expected);
  });
});
