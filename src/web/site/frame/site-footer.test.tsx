import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { voiceOf } from '#src/web/entry-server.tsx';
import { SiteFooter } from '#src/web/site/frame/site-footer.tsx';
import type { BuiltPage } from '#src/web/screens.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { testDoor } from '../../../../tests/site.ts';

async function shown(
  look: { readonly minimal: boolean; readonly plain?: boolean; readonly page?: BuiltPage },
  footer = true,
  own: Pick<SitePart, 'language' | 'writing' | 'withdrawn'> & Partial<Pick<SitePart, 'affiliateLook'>> = {
    language: 'en',
    writing: 'en',
  },
): Promise<string> {
  const { util } = testDoor.site;
  const site = {
    ...testDoor.site,
    ...own,
    currencyRate: {},
    menu: [],
    isBot: true,
    util: { ...util, toggles: { ...util.toggles, footer } },
  };
  return renderToStaticMarkup(
    <I18nProvider i18n={await voiceOf(own.language)}>
      <SiteProvider value={site}>
        <MemoryRouter initialEntries={['/city/3-tokyo/']}>
          <SiteFooter page="city" {...look} />
        </MemoryRouter>
      </SiteProvider>
    </I18nProvider>,
  );
}

it.each([
  ['in full', { minimal: false }, true],
  ['of a page with a short end', { minimal: true }, true],
] as const)('%s has what the pickers of the header lead to without script', async (_what, look, columns) => {
  const markup = await shown(look, columns);
  expect(markup).toContain('id="languages"');
  expect(markup).toContain('href="/ja/city/3-tokyo/"');
  expect(markup).toMatch(/<noscript><nav [^>]*id="currencies".*href="\/city\/3-tokyo\/\?_currency=EUR"/);
  expect(markup).toMatch(/aria-current="true">USD</);
});

it('lets a language’s own years and digits be chosen without script, where it has some', async () => {
  const thai = await shown({ minimal: false }, true, { language: 'th', writing: 'th-u-nu-thai' });
  expect(thai).toContain('?_writing=calendar-digits');
  expect(thai).toMatch(/aria-current="true">๓๑ ธ\.ค\. ๒๐๒๖</);
  expect(await shown({ minimal: false })).not.toContain('_writing');
});

it('writes a phone number from left to right, whatever the page is in', async () => {
  const { brand } = testDoor.site;
  expect(await shown({ minimal: false })).toContain(`<bdi dir="ltr">${brand.supportPhone}</bdi>`);
});

it('is none at all on a page without one, and none where the theme has none', async () => {
  expect(await shown({ minimal: false, page: 'payment-success' })).toBe('');
  expect(await shown({ minimal: false }, false)).toBe('');
});

it('leads to nothing that an affiliate’s agreement leaves out', async () => {
  const sentBy = (menu: readonly MenuVertical[] | null): Promise<string> =>
    shown({ minimal: false }, true, {
      language: 'en',
      writing: 'en',
      affiliateLook: { aid: 'someone', menu, banners: [] },
    });
  expect(await sentBy(null)).toBe(await shown({ minimal: false }));
  const hotels = await sentBy(['hotels']);
  expect(hotels).not.toMatch(/href="\/(search\/result|deals|best-on-klook)\//);
  expect(hotels).not.toContain('>Things to do<');
  expect(hotels).toContain('href="/gift-cards/"');
  const both = await sentBy(['activities', 'deals']);
  expect(both).toMatch(/href="\/search\/result\/\?category=museum"/);
  expect(both).toContain('href="/deals/"');
});

it('leads to no page that an editor has taken away, in any language', async () => {
  const without = { withdrawn: ['/careers', '/sustainability-our-mission'] };
  const english = await shown({ minimal: false }, true, { language: 'en', writing: 'en', ...without });
  expect(english).toContain('href="/about/"');
  expect(english).not.toMatch(/href="\/(careers|sustainability-our-mission)\/"/);
  const japanese = await shown({ minimal: false }, true, { language: 'ja', writing: 'ja', ...without });
  expect(japanese).toContain('href="/ja/about/"');
  expect(japanese).not.toContain('/ja/careers/');
  expect(await shown({ minimal: false })).toContain('href="/careers/"');
});

it('below a plain header leads nowhere else', async () => {
  expect(await shown({ minimal: true, plain: true })).not.toContain('/ja/city');
});
