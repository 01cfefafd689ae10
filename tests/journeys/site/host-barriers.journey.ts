import { barriers } from '../barriers.ts';
import { originOf, test } from '../hosts.ts';
import { offerOf, optionsPath } from '../shop.ts';
import { goTo, travellerAt } from '../traveller.ts';
import { expect } from '../watched.ts';

/** The guests' host, and partners whose colours differ most; every page of our own is looked at by `pages`. */
const hosts = [
  ['guest', 'en', '@sample-mobile', ['/', '/deals/', '/help/']],
  ['yellow-balloon', 'ko', '@sample-desktop', ['/search/result/?query=tower']],
  ['hkexpress', 'zh-HK', '@sample-mobile', ['/']],
] as const;

for (const [host, language, tag, places] of hosts)
  test.describe(`on ${host}`, () => {
    test.use({ baseURL: originOf(host) });

    test('has no accessibility violation, in the light or dark scheme', { tag }, async ({ page, api }) => {
      const offer = await offerOf(api, 307, { fromDays: 20 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const traveller = await travellerAt(page, language);
      const paths = [...places, `/activity/${offer.productId}-${offer.slug}/`, optionsPath(offer, 'en')];
      for (const path of paths)
        await test.step(path, async () => {
          await goTo(traveller, path);
          expect.soft(await page.locator('h1').count(), `headings of ${path}`).toBe(1);
          expect.soft(await barriers(page), `barriers of ${path}`).toEqual([]);
        });
    });
  });
