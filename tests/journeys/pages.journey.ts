import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Cookie, Page } from '@playwright/test';
import type Axe from 'axe-core';

import { localPath } from '#src/domain/site/address.ts';
import { expect, test } from './watched.ts';
import { allPages, buyForRound, endRound, type Bought } from './pages.ts';
import { goTo, travellerAt, withoutPictures, type Traveller } from './traveller.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

type Look = { readonly paper: string; readonly findings: readonly string[] };

/** Grave findings of axe in words: everything by day, and the colours once more by night. */
async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const light = await look(page, { type: 'tag', values: standards });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await look(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  const isDark = dark.paper !== light.paper;
  return [
    ...light.findings,
    ...(isDark ? [] : ['by night the paper is that of the day']),
    ...dark.findings.map((finding) => `by night: ${finding}`),
  ];
}

/** Looks at a page whose styles have followed the medium and whose colours stand still. */
function look(page: Page, runOnly: Axe.RunOnly): Promise<Look> {
  return page.evaluate(async (runOnly) => {
    // A colour on its way is neither the one nor the other, and what inherits it sets out when it has arrived.
    for (let still = 0; still < 3; still += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      const moving = document.getAnimations();
      if (moving.length > 0) still = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
    const tool = (window as unknown as { axe: typeof Axe }).axe;
    // Nothing that is asked for reads style sheets or films, which it would fetch once more.
    const { violations } = await tool.run({ runOnly, resultTypes: ['violations'], preload: false });
    const findings = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map((one) => one.message).join('; ')}`),
      );
    return { paper: getComputedStyle(document.documentElement).backgroundColor, findings };
  }, runOnly);
}

/** Pixels by which a page is wider than a small phone's window, and what sticks out. */
async function overhang(page: Page): Promise<string> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // The styles follow the window with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = await page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (over <= 0) return '';
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > document.documentElement.clientWidth + 1 || box.left < -1);
    });
    return `${over} px: ${wide
      .slice(-3)
      .map((one) => one.outerHTML.slice(0, 120))
      .join(' | ')}`;
  });
  if (size !== null) await page.setViewportSize(size);
  return found;
}

const languages = ['en', 'ja', 'ar-SA'] as const;
const isWhole = process.env['E2E_WHOLE'] === 'yes';

/**
 * A page is looked at on one device in one language, its neighbour on the other, and those after them in the next language:
 * so that every language meets all kinds of pages on both devices, in a sixth of the visits. The walk (tests/walk) has every
 * page on both, and `fitting` every page on the telephone.
 */
function isSampled(pageAt: number, languageAt: number, isMobile: boolean): boolean {
  const isOfDevice = pageAt % 2 === (isMobile ? 1 : 0);
  return isWhole || (isOfDevice && Math.floor(pageAt / 2) % languages.length === languageAt);
}

/** One device's languages are one after the other in one worker: who has bought and signed in for one looks at all. */
test.describe.configure({ mode: 'default' });
let bought: { readonly things: Bought; readonly cookies: readonly Cookie[] } | null = null;

/** Buys, or goes on as whoever has; language and currency are chosen anew. */
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
    await withoutPictures(page);
    const traveller = await travellerAt(page, language);
    const rounds = allPages(traveller, await bringBought(traveller, isMobile));
    for (const [pageAt, [name, { path, before, ends }]] of Object.entries(rounds).entries()) {
      if (!isSampled(pageAt, languageAt, isMobile)) continue;
      // The gallery of the kit speaks English alone.
      if (name === 'dev-ui' && language !== 'en') continue;
      await test.step(name, async () => {
        if (name === 'not-found') watch.allow(404, /\/404\/$/);
        // Nobody shares a list yet.
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
        expect.soft(await overhang(page), `overhang of ${name}`).toBe('');
      });
    }
    await endRound(traveller);
  });
}
