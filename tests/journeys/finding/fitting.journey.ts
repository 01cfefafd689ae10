import type { Cookie } from '@playwright/test';

import { languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { misfits, narrow } from '../misfits.ts';
import { allPages, buyForRound, endRound, type Bought } from '../pages.ts';
import { goTo, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

const isWhole = process.env['E2E_WHOLE'] === 'yes';

const isPseudo = process.env['E2E_PSEUDO'] === 'yes';

/** What `pages` speaks is left to it in the sample. In the pseudo-language two alone differ from what the others show. */
const others = languageCodes.filter((code) => code !== 'ja' && code !== 'ar-SA' && !code.startsWith('en'));
const languages: readonly LanguageCode[] = isPseudo ? ['en', 'ar-SA'] : isWhole ? languageCodes : others;

/** Pages that answer with a failure, as they should. */
const failing: Readonly<Record<string, readonly [number, RegExp]>> = {
  'not-found': [404, /\/404\/$/],
  wishlist: [404, /\/wishlist\//],
  'page-test': [404, /\/jenga\//],
  'travel-deals': [404, /\/travel-deals\//],
  'travel-deals-place': [404, /\/travel-deals\//],
  unauthorised: [401, /\/401\/$/],
  'server-error': [500, /\/500\/$/],
};

/**
 * The whole is every page in every language on both devices. The sample, on the telephone alone, goes on by one
 * language from every fourth page to the next, since `pages` checks each in its own language.
 */
function isSampled(pageAt: number, languageAt: number): boolean {
  const stride = isPseudo ? 1 : 4;
  return isWhole || (pageAt % stride === 0 && (pageAt / stride) % languages.length === languageAt);
}

test.describe.configure({ mode: 'default' });
let bought: { readonly things: Bought; readonly cookies: readonly Cookie[] } | null = null;

for (const [languageAt, language] of languages.entries()) {
  test(`no text is cut off or covered, and nothing scrolls sideways, in ${language} @sample-mobile`, async ({
    page,
    watch,
    isMobile,
  }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const traveller = await travellerAt(page, language);
    if (bought === null) {
      const things = await buyForRound(traveller, isMobile ? 15 : 14);
      const cookies = await page.context().cookies();
      bought = { things, cookies: cookies.filter(({ name }) => name !== 'lang' && name !== 'currency') };
    } else await page.context().addCookies([...bought.cookies]);
    const size = page.viewportSize();
    let isHolding = false;
    for (const [pageAt, [name, { path, before, ends }]] of Object.entries(
      allPages(traveller, bought.things),
    ).entries()) {
      // The gallery of the kit is English only, and redirected pages are visited in their turn.
      if (!isSampled(pageAt, languageAt) || name === 'dev-ui') continue;
      if ((isMobile ? ends?.mobile : ends?.desktop) !== undefined) continue;
      const fails = failing[name];
      if (fails !== undefined && (name !== 'page-test' || isMobile)) watch.allow(...fails);
      await test.step(name, async () => {
        await goTo(traveller, path);
        await before?.();
        isHolding ||= name === 'checkout';
        expect.soft(await misfits(page), `${name} in ${language}`).toEqual([]);
        for (const { name: sight, ...window } of narrow) {
          await page.setViewportSize(window);
          expect.soft(await misfits(page), `${name} in ${language} at ${sight}`).toEqual([]);
        }
        if (size !== null) await page.setViewportSize(size);
      });
    }
    if (isHolding) await endRound(traveller);
  });
}

const planted: readonly (readonly [string, string, RegExp])[] = [
  [
    'a word that is cut off at the side',
    '<div style="width:4em;overflow:hidden;white-space:nowrap">Freundschaftsbeziehungen</div>',
    /cut off at the side/,
  ],
  ['a line that is cut off below', '<div style="height:.6em;overflow:hidden">Gypsy</div>', /above or below/],
  [
    'marks above a letter that are cut off',
    '<div style="overflow:hidden;line-height:.7;font-size:40px">ที่ปี้ Ế</div>',
    /above or below/,
  ],
  [
    'a word outside of the window',
    '<p style="position:absolute;left:-3em">Away from here</p>',
    /outside of the window/,
  ],
  ['a word on another', '<p>First of them</p><p style="margin-top:-2.2em">Second of them</p>', /lies on/],
  ['a page that is too wide', '<div style="width:150vw">x</div>', /scrolls sideways/],
];

const sound = [
  '<div style="width:4em;overflow:auto;white-space:nowrap">Freundschaftsbeziehungen</div>',
  '<div style="width:4em;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Freundschaftsbeziehungen</div>',
  '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">For ears</p>',
  '<p style="line-height:1">One line<br>and another</p><p style="line-height:1">close by</p>',
  '<p hidden>Not there</p>',
];

test('what does not fit is found, and what fits is not reported', { tag: '@desktop' }, async ({ page }) => {
  for (const [what, body, fault] of planted) {
    await page.setContent(`<body style="margin:20px;font:16px sans-serif">${body}</body>`);
    expect((await misfits(page)).join('\n'), what).toMatch(fault);
  }
  for (const body of sound) {
    await page.setContent(`<body style="margin:20px;font:16px sans-serif">${body}</body>`);
    expect(await misfits(page), body).toEqual([]);
  }
});
