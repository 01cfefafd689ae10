import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { pages } from '#src/contract/pages.ts';
import { voiceOf } from '#src/web/entry-server.tsx';
import { layouts, type Layouts } from '#src/web/site/layouts/layouts.ts';
import { openByRegister } from '#src/web/open-screen.ts';
import { loadPage } from '#src/web/load-page.ts';
import { routesOf } from '#src/web/own-branch.ts';
import { routes } from '#src/web/routes.tsx';
import { servicesContext } from '#src/web/shared/page/page-definition.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { testDoor } from '../../../../tests/site.ts';

async function send(path: string, registry: Layouts) {
  const services = new RouterContextProvider();
  services.set(servicesContext, {
    api: { call: () => Promise.reject(new Error('these pages ask nothing')) },
    site: { ...testDoor.site, currencyRate: {}, menu: [] },
    i18n: await voiceOf('en'),
    inBrowser: false,
  });
  const handler = createStaticHandler(routes(loadPage, openByRegister, registry));
  const answer = await handler.query(new Request(`http://localhost${path}`), { requestContext: services });
  if (answer instanceof Response) throw new Error('a page was expected, not a redirect');
  return answer;
}

async function drawn(registry: Layouts, context: Awaited<ReturnType<typeof send>>): Promise<string> {
  const table = routes(loadPage, openByRegister, registry);
  const router = createStaticRouter(createStaticHandler(table).dataRoutes, context);
  return renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n: await voiceOf('en') },
      createElement(
        SiteProvider,
        { value: { ...testDoor.site, currencyRate: {}, menu: [] } },
        createElement(StaticRouterProvider, { router, context, hydrate: false }),
      ),
    ),
  );
}

it('has a layout for every name in the page table', async () => {
  for (const { layout } of Object.values(pages)) expect(await layouts[layout]()).toBeTypeOf('function');
});

it('answers 500 when a layout fails to load, with the error screen in a frame, and 200 when it does not', async () => {
  const broken: Layouts = { ...layouts, errors: () => Promise.reject(new Error('no such file')) };
  expect((await send('/404/', layouts)).statusCode).toBe(200);
  const failed = await send('/404/', broken);
  expect(failed.statusCode).toBe(500);
  expect(failed.errors).toEqual({ 'not-found /404': expect.objectContaining({ message: 'no such file' }) });
  const markup = await drawn(broken, failed);
  expect(markup).toContain('Something went wrong on our side');
  expect(markup).toContain('>Go back to home</a>');
  expect(markup).toContain('<header');
});

it('never leaves loading to the router, which draws nothing for a route whose file did not arrive', () => {
  expect(routesOf(routes(loadPage)).filter(({ lazy }) => lazy !== undefined)).toEqual([]);
});
