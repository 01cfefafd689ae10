import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './watched.ts';
import { allPages, endRound } from './pages.ts';
import { goTo, travellerAt } from './traveller.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Grave findings of axe in words; colours are looked at in both schemes, all else once. */
async function barriers(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await new AxeBuilder({ page }).withTags(standards).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [light, dark].flatMap(({ violations }, scheme) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(
          (node) =>
            `${scheme === 0 ? 'light' : 'dark'} ${id}: ${node.html.slice(0, 160)} ${node.any.map((one) => one.message).join('; ')}`,
        ),
      ),
  );
}

/** Pixels by which a page is wider than a small phone's window, and what sticks out. */
async function overhang(page: Page): Promise<string> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
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

for (const language of ['en', 'ja', 'ar-SA'] as const) {
  test(`every page in ${language} has one heading, no barrier by day or night, and fits a small phone`, async ({
    page,
    watch,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const traveller = await travellerAt(page, language);
    const rounds = await allPages(traveller, { en: 12, ja: 14, 'ar-SA': 16 }[language] + (isMobile ? 1 : 0));
    for (const [name, { path, before }] of Object.entries(rounds)) {
      await test.step(name, async () => {
        if (name === 'not-found') watch.allow(404, /\/404\/$/);
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
