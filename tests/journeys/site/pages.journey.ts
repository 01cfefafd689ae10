import type { Cookie, Page } from '@playwright/test';

import { localPath } from '#src/domain/site/addresses/address.ts';
import { barriers } from '../barriers.ts';
import { expect, test } from '../watched.ts';
import { misfits, narrow } from '../misfits.ts';
import { allPages, buyForRound, endRound, type Bought } from '../pages.ts';
import { goTo, travellerAt, type Traveller } from '../traveller.ts';

/** What does not fit a small phone; a desktop at 400 % is as narrow, and `fitting` and the whole look at its height too. */
async function narrowMisfits(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  const found: string[] = [];
  for (const { name, ...window } of isWhole ? narrow : narrow.slice(0, 1)) {
    await page.setViewportSize(window);
    found.push(...(await misfits(page)).map((misfit) => `at ${name}: ${misfit}`));
  }
  if (size !== null) await page.setViewportSize(size);
  return found;
}

const languages = ['en', 'ja', 'ar-SA'] as const;
const isWhole = process.env['E2E_WHOLE'] === 'yes';

/**
 * A page is looked at on one device in one language, its neighbour on the other, and those after them in the next language:
 * so that every language meets all kinds of pages on both devices, in a sixth of the visits. The walk (tests/walk) has every
 * page on both.
 */
function isSampled(pageAt: number, languageAt: number, isMobile: boolean): boolean {
  const isOfDevice = pageAt % 2 === (isMobile ? 1 : 0);
  return isWhole || (isOfDevice && Math.floor(pageAt / 2) % languages.length === languageAt);
}

/**
 * One device's languages are one after the other in one worker: the visitor who has bought and signed in for one checks
 * all.
 */
test.describe.configure({ mode: 'default' });
let bought: { readonly things: Bought; readonly cookies: readonly Cookie[] } | null = null;

/** Buys, or continues as an earlier buyer; language and currency are chosen again. */
async function bringBought(traveller: Traveller, isMobile: boolean): Promise<Bought> {
  const context = traveller.page.context();
  if (bought === null) {
    const things = await buyForRound(traveller, isMobile ? 13 : 12);
    const cookies = await context.cookies();
    bought = { things, cookies: cookies.filter(({ name }) => name !== 'lang' && name !== 'currency') };
  } else await context.addCookies([...bought.cookies]);
  return bought.things;
}

for (const [languageAt, language] of languages.entries()) {
  test(`every page in ${language} has one heading, no barrier by day or night, and fits a small phone`, async ({
    page,
    watch,
    isMobile,
  }) => {
    // All pages of the site one after the other: on a busy machine that takes its time.
    test.setTimeout(900_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const traveller = await travellerAt(page, language);
    const rounds = allPages(traveller, await bringBought(traveller, isMobile));
    for (const [pageAt, [name, { path, before, ends }]] of Object.entries(rounds).entries()) {
      if (!isSampled(pageAt, languageAt, isMobile)) continue;
      // The gallery of the kit speaks English alone.
      if (name === 'dev-ui' && language !== 'en') continue;
      await test.step(name, async () => {
        if (name === 'not-found') watch.allow(404, /\/404\/$/);
        // No list is shared yet.
        if (name === 'wishlist') watch.allow(404, /\/wishlist\//);
        if (name === 'page-test' && isMobile) watch.allow(404, /\/jenga\//);
        if (name.startsWith('travel-deals')) watch.allow(404, /\/travel-deals\//);
        if (name === 'unauthorised') watch.allow(401, /\/401\/$/);
        if (name === 'server-error') watch.allow(500, /\/500\/$/);
        await goTo(traveller, path);
        const end = isMobile ? ends?.mobile : ends?.desktop;
        await expect.soft(page.locator('h1'), `headings of ${name}`).toHaveCount(1);
        if (end !== undefined) {
          expect.soft(new URL(page.url()).pathname, `end of ${name}`).toBe(localPath(language, end.replace(/\/$/, '')));
          return;
        }
        await before?.();
        expect.soft(await barriers(page), `barriers of ${name}`).toEqual([]);
        expect.soft(await narrowMisfits(page), `misfits of ${name}`).toEqual([]);
      });
    }
    await endRound(traveller);
  });
}
