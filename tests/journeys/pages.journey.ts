import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

import { expect, test } from './watched.ts';
import { allPages, endRound } from './pages.ts';
import { goTo, travellerAt } from './traveller.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Grave findings of axe in words: everything by day, the colours once more by night. */
async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const light = await findings(page, { type: 'tag', values: standards });
  const paper = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The styles follow the medium with the next frame.
  await expect(page.locator('html')).not.toHaveCSS('background-color', paper);
  // A colour on its way is neither the one nor the other.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const dark = await findings(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((finding) => `by night: ${finding}`)];
}

function findings(page: Page, runOnly: Axe.RunOnly): Promise<readonly string[]> {
  return page.evaluate(async (runOnly) => {
    const tool = (window as unknown as { axe: typeof Axe }).axe;
    const { violations } = await tool.run({ runOnly, resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map((one) => one.message).join('; ')}`),
      );
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

/**
 * A page is looked at in every language, in each on one of the devices, and its neighbour on the other one: so that every
 * page meets all languages and both devices, and every language both devices, in half of the visits.
 */
function isSampled(pageAt: number, languageAt: number, isMobile: boolean): boolean {
  return process.env['E2E_WHOLE'] === 'yes' || (pageAt + languageAt) % 2 === (isMobile ? 1 : 0);
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
    const rounds = await allPages(traveller, { en: 12, ja: 14, 'ar-SA': 16 }[language] + (isMobile ? 1 : 0));
    for (const [pageAt, [name, { path, before }]] of Object.entries(rounds).entries()) {
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
        await before?.();
        await expect.soft(page.locator('h1'), `headings of ${name}`).toHaveCount(1);
        expect.soft(await barriers(page), `barriers of ${name}`).toEqual([]);
        expect.soft(await overhang(page), `overhang of ${name}`).toBe('');
      });
    }
    await endRound(traveller);
  });
}
