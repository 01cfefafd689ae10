import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

import type { Caller, Deps } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import type { PageName } from '#src/contract/pages.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { UrlParams } from '#src/domain/site/addresses/url-pattern.ts';
import { screens } from '#src/web/screens.ts';
import type { Head, Screen } from '#src/web/shared/page/page-definition.ts';
import { ApiProvider } from '#src/web/shared/page/services.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { loadContext } from '../../load-context.ts';

export type Drawn = { readonly head: Head; readonly html: string };

export type PageWish = {
  readonly page: PageName;
  readonly params?: UrlParams;
  readonly query?: string;
  readonly language?: LanguageCode;
};

/** A page as the server draws it, from what the shop answers; throws where there is no page. */
export async function drawPage(deps: Deps, caller: Caller, { page, ...about }: PageWish): Promise<Drawn> {
  const { language = 'en' } = about;
  const { context } = await loadContext({ page, ...about, answers: {} });
  const api = inProcessClient(deps, { ...caller, language });
  const open: Readonly<Partial<Record<PageName, () => Promise<Screen>>>> = screens;
  const screen = await open[page]?.();
  if (screen === undefined) throw new Error(`${page} has no screen`);
  const loaded = await screen.load({ ...context, api });
  if (loaded.kind !== 'page') throw new Error(`${page} is ${JSON.stringify(loaded)}`);
  const { View } = screen;
  const router = createMemoryRouter([{ path: '*', element: <View data={loaded.data} site={context.site} /> }], {
    initialEntries: [`/?${about.query ?? ''}`],
  });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={context.i18n}>
      <SiteProvider value={context.site}>
        <ApiProvider value={api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </SiteProvider>
    </I18nProvider>,
  );
  return { head: loaded.head, html };
}
