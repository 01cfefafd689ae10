import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { test, type Cookie } from '@playwright/test';

import { languageCodes } from '#src/domain/site/language/languages.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { allPages, buyForRound, endRound, type Bought } from './pages.ts';
import { goTo, travellerAt } from './traveller.ts';

/** Where `npx meander i18n sheet` wants its pictures. */
const folder = process.env['E2E_SHEET'] ?? '';

/** The path of a purchase, and the pages beside it. */
const main: readonly BuiltPage[] = [
  'home',
  'city',
  'search-result',
  'activity',
  'activity-options',
  'cart',
  'checkout',
  'payment-success',
  'voucher',
  'user-orders',
  'deals',
  'help',
];

test.describe.configure({ mode: 'default' });
let bought: { readonly things: Bought; readonly cookies: readonly Cookie[] } | null = null;

for (const language of languageCodes) {
  test(`takes a picture of the main pages in ${language}`, async ({ page, isMobile }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const traveller = await travellerAt(page, language);
    if (bought === null) {
      const things = await buyForRound(traveller, isMobile ? 17 : 16);
      const cookies = await page.context().cookies();
      bought = { things, cookies: cookies.filter(({ name }) => name !== 'lang' && name !== 'currency') };
    } else await page.context().addCookies([...bought.cookies]);
    const visits = allPages(traveller, bought.things);
    for (const name of main) {
      await goTo(traveller, visits[name].path);
      await visits[name].before?.();
      await page.evaluate(async () => document.fonts.ready);
      const place = join(folder, isMobile ? 'mobile' : 'desktop', name);
      mkdirSync(place, { recursive: true });
      await page.screenshot({ path: join(place, `${language}.jpg`), type: 'jpeg', quality: 70, scale: 'css' });
    }
    await endRound(traveller);
  });
}
