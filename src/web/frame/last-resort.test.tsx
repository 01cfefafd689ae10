import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { LastResort } from '#src/web/frame/last-resort.tsx';
import { SiteProvider } from '#src/web/site-context.ts';
import { testDoor } from '../../../tests/site.ts';

async function shown(site: { readonly developerPages: boolean; readonly demonstration: boolean }): Promise<string> {
  const loader = (): never => {
    throw new Error('a secret of the house');
  };
  const handler = createStaticHandler([{ id: 'root', path: '/', loader, ErrorBoundary: LastResort }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('a page was expected');
  return renderToStaticMarkup(
    <SiteProvider value={{ ...testDoor.site, currencyRate: {}, menu: [], ...site }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteProvider>,
  );
}

it.each([
  ['production', false, false, false],
  ['showcase', true, true, false],
  ['development', true, false, true],
] as const)(
  'says what happened in %s, details only to who develops',
  async (_mode, developerPages, demonstration, told) => {
    const markup = await shown({ developerPages, demonstration });
    expect(markup).toContain('An error occured while showing the error page');
    expect(markup).toContain('>Go back to home</a>');
    expect(markup.includes('a secret of the house')).toBe(told);
  },
);
