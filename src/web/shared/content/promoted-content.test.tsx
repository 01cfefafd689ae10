import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { voiceOf } from '#src/web/entry-server.tsx';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import { linkLines } from '#src/web/shared/content/link-lines-view.ts';
import { PromotedBand } from '#src/web/shared/content/promoted-content.tsx';
import { testDoor } from '../../../../tests/site.ts';

const { site } = testDoor;
const content: ContentView = {
  key: 'gardens',
  slot: 'search',
  lang: undefined,
  translation: null,
  title: 'Gardens',
  summary: 'After dark.',
  picture: null,
  href: '/activity/801-gardens-by-the-bay/',
  date: null,
  blocks: [],
};

async function drawn(some: Partial<ContentView> | null, changes: Partial<SitePart> = {}): Promise<string> {
  const here = { ...site, currencyRate: {}, menu: [], ...changes };
  return renderToStaticMarkup(
    <I18nProvider i18n={await voiceOf('en')}>
      <PromotedBand content={some === null ? null : { ...content, ...some }} site={here} track="click:city.promoted" />
    </I18nProvider>,
  );
}

it('is labeled as promoted visibly and for screen readers, and as sponsored for search engines', async () => {
  const markup = await drawn({});
  const [, spoken = ''] = /<aside [^>]*aria-label="([^"]+)"/.exec(markup) ?? [];
  expect(spoken).not.toBe('');
  expect(markup).toContain(`>${spoken}</p>`);
  expect(markup).toMatch(/<a [^>]*href="\/activity\/801-gardens-by-the-bay\/"[^>]*rel="sponsored"/);
});

it('is not there, strip and all, where there is none, where it leads nowhere and where no banners are shown', async () => {
  expect(await drawn(null)).toBe('');
  expect(await drawn({ href: null })).toBe('');
  const { util } = site;
  expect(await drawn({}, { util: { ...util, toggles: { ...util.toggles, banner: false } } })).toBe('');
  const agreed = { path: '/deals/', title: 'Ours', text: '', picture: 'harbour-dusk-12' };
  expect(await drawn({}, { affiliateLook: { aid: 'a', menu: null, banners: [agreed] } })).toBe('');
});

it('leads by plain links wherever an item’s blocks lead, each way once', () => {
  const poster = { href: '/city/3-tokyo/', name: 'Tokyo', lang: 'en', text: '', picture: '', alt: '' };
  const lines = linkLines(
    {
      ...content,
      blocks: [
        {
          kind: 'posters',
          look: 'wide',
          posters: [poster, poster, { ...poster, href: '/city/4-x/', name: '大阪', lang: 'ja' }],
        },
        {
          kind: 'text',
          text: [
            {
              kind: 'paragraph',
              at: 0,
              spans: [
                { kind: 'text', text: 'See ', at: 0 },
                { kind: 'link', text: 'help', href: '/help/', at: 4 },
              ],
            },
          ],
        },
      ],
    },
    'en',
  );
  expect(lines?.links).toEqual([
    { text: 'Tokyo', href: '/city/3-tokyo/', lang: undefined },
    { text: '大阪', href: '/city/4-x/', lang: 'ja' },
    { text: 'help', href: '/help/', lang: undefined },
  ]);
  expect(linkLines(content, 'en')).toBeNull();
  expect(linkLines(undefined, 'en')).toBeNull();
});
