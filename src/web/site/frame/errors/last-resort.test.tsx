import { setupI18n, type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { LastResort } from '#src/web/site/frame/errors/last-resort.tsx';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { testDoor } from '../../../../../tests/site.ts';

type Mode = { readonly developerPages: boolean; readonly demonstration: boolean };

async function shown(site: Mode, i18n?: I18n): Promise<string> {
  const loader = (): never => {
    throw new Error('a secret of the house');
  };
  const handler = createStaticHandler([{ id: 'root', path: '/', loader, ErrorBoundary: LastResort }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('a page was expected');
  const page = (
    <SiteProvider value={{ ...testDoor.site, currencyRate: {}, menu: [], ...site }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteProvider>
  );
  return renderToStaticMarkup(i18n === undefined ? page : <I18nProvider i18n={i18n}>{page}</I18nProvider>);
}

it.each([
  ['production', false, false, false],
  ['showcase', true, true, false],
  ['development', true, false, true],
] as const)(
  'says what happened in %s, details only to who develops',
  async (_mode, developerPages, demonstration, reported) => {
    const markup = await shown({ developerPages, demonstration });
    expect(markup).toContain('An error occured while showing the error page');
    expect(markup).toContain('>Go back to home</a>');
    expect(markup.includes('a secret of the house')).toBe(reported);
  },
);

const visitor: Mode = { developerPages: false, demonstration: false };

it('speaks the language of the page where its messages are available', async () => {
  const said = [msg`An error occured while showing the error page`, msg`Go back to home`].map(({ id }) => id);
  const messages = { [said[0] ?? '']: 'エラー画面を表示できませんでした', [said[1] ?? '']: 'ホームに戻る' };
  const markup = await shown(visitor, setupI18n({ locale: 'ja', messages: { ja: messages } }));
  expect(markup).toContain('エラー画面を表示できませんでした');
  expect(markup).toContain('>ホームに戻る</a>');
  expect(markup).not.toContain('lang="en"');
});

it('is in English, and marked so, where one of its messages is missing', async () => {
  const markup = await shown(visitor, setupI18n({ locale: 'ja', messages: { ja: {} } }));
  expect(markup).toContain('lang="en" dir="ltr"');
  expect(markup).toContain('An error occured while showing the error page');
});
