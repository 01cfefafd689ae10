import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Puts banners into the flow of the page, where they are examined too. At the edge of the window they cover what happens
 * to be there, and a target that a scroll uncovers would be reported as too small.
 */
export async function unfastenBanners(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('aside { position: static !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

type Look = { readonly paper: string; readonly findings: readonly string[] };

/** All findings of axe in words, of every impact: everything by day, and the colours once more by night. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await unfastenBanners(page);
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

/** Looks at a page whose styles have followed the medium and whose colors no longer change. */
function look(page: Page, runOnly: Axe.RunOnly): Promise<Look> {
  return page.evaluate(async (runOnly) => {
    // A colour on its way is neither the one nor the other, and what inherits it sets out when it has arrived.
    for (let still = 0; still < 3; still += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      // Those of parts that are not drawn stay in the list when they have ended.
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      if (moving.length > 0) still = 0;
      const over = Promise.allSettled(moving.map(({ finished }) => finished));
      const late = new Promise<'late'>((done) => setTimeout(done, 10_000, 'late'));
      // What never ends would hold the whole journey without a word.
      if ((await Promise.race([over, late])) !== 'late') continue;
      const names = moving.map((one) => (one instanceof CSSAnimation ? one.animationName : one.constructor.name));
      return { paper: '', findings: [`still moving after ten seconds: ${names.join(', ')}`] };
    }
    const tool = (window as unknown as { axe: typeof Axe }).axe;
    // None of the rules reads style sheets or media, which it would fetch once more.
    const { violations } = await tool.run({ runOnly, resultTypes: ['violations'], preload: false });
    const findings = violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ html, any }) => `${id} (${impact}): ${html.slice(0, 160)} ${any.map((one) => one.message).join('; ')}`,
      ),
    );
    return { paper: getComputedStyle(document.documentElement).backgroundColor, findings };
  }, runOnly);
}
