import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';

import { pages } from '#src/contract/pages.ts';
import { voiceOf } from '#src/web/entry-server.tsx';
import { layouts, type Layouts } from '#src/web/layouts/layouts.ts';
import { openByRegister } from '#src/web/open-screen.ts';
import { routes } from '#src/web/routes.tsx';
import { servicesContext } from '#src/web/screen.ts';
import { testDoor } from '../../../tests/site.ts';

async function ask(path: string, shelf: Layouts) {
  const services = new RouterContextProvider();
  services.set(servicesContext, {
    api: { call: () => Promise.reject(new Error('these pages ask nothing')) },
    site: { ...testDoor.site, currencyRate: {}, menu: [] },
    i18n: await voiceOf('en'),
    inBrowser: false,
  });
  const handler = createStaticHandler(routes(openByRegister, shelf));
  const answer = await handler.query(new Request(`http://localhost${path}`), { requestContext: services });
  if (answer instanceof Response) throw new Error('a page was expected, not a redirect');
  return answer;
}

it('has a layout for every name in the page table', async () => {
  for (const { layout } of Object.values(pages)) expect(await layouts[layout]()).toBeTypeOf('function');
});

it('answers 500 when a layout fails to load, and 200 when it does not', async () => {
  const broken: Layouts = { ...layouts, errors: () => Promise.reject(new Error('no such file')) };
  expect((await ask('/404/', layouts)).statusCode).toBe(200);
  const failed = await ask('/404/', broken);
  expect(failed.statusCode).toBe(500);
  expect(failed.errors).toHaveProperty(['layout errors']);
});
