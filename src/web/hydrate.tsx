import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition, StrictMode, useEffect, useRef, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  RouterContextProvider,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { localPath } from '#src/domain/site/addresses/address.ts';
import { formatTag } from '#src/domain/site/language/formatting-locale.ts';
import { firstWords } from '#src/web/shared/messages/browser-messages.ts';
import { Document } from '#src/web/document.tsx';
import { drawForReturn, drawOnceTouched } from '#src/web/site/frame/progressive-render.ts';
import { followLinks, enforceSlashes, slashedFirst } from '#src/web/site/frame/follow-links.ts';
import { openOverlays } from '#src/web/site/frame/open-overlays.ts';
import { lazyClient } from '#src/web/shared/client/lazy-client.ts';
import { openNamed } from '#src/web/open-screen.ts';
import { branchTo, patchRest, routesOf } from '#src/web/own-branch.ts';
import type { PageState } from '#src/web/shared/page/page-state.ts';
import { openRoute, routes, type PageLoader } from '#src/web/routes.tsx';
import { servicesContext, type Services } from '#src/web/shared/page/page-definition.ts';
import { ApiProvider } from '#src/web/shared/page/services.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { whenIdle } from '#src/web/shared/page/when-idle.ts';
import { wholeWords, wordsComeFrom } from '#src/web/shared/messages/all-messages.ts';

/** Hydrates the server-rendered page from the state that the server embedded in it. */
export async function hydrate(state: PageState, stateText: string): Promise<void> {
  const { site } = state;
  const basename = localPath(site.language, '/');
  const address = slashedFirst(location, basename);
  if (address !== null) history.replaceState(history.state, '', address);
  const table = routes(loadByMove, openNamed(state.assets));
  const i18n = setupI18n({
    locale: site.language,
    locales: formatTag(site.writing),
    messages: { [site.language]: await firstWords(site.language) },
  });
  // Most pages are in no experiment, and fetch nothing for one.
  const texts =
    site.variants === undefined ? null : await import('#src/web/shared/experiments/variant-texts.ts').catch(() => null);
  texts?.reapplyVariantTexts(i18n, site);
  texts?.watchVariantTexts(i18n, site);
  wordsComeFrom(async (area) => {
    const { areaWords } = await import('#src/web/shared/messages/area-messages.ts');
    i18n.load(site.language, await areaWords(area, site.language));
    texts?.reapplyVariantTexts(i18n, site);
  });
  const branch = branchOf(state, table);
  // The current page's code must be loaded before hydration, or React would discard its markup.
  await Promise.all(routesOf(branch).map(openRoute));
  const services = { api: lazyClient(site), site, i18n, inBrowser: true };
  const router = createBrowserRouter(branch, {
    basename,
    patchRoutesOnNavigation: wholeOnce(table, branch),
    hydrationData: state.router,
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  openOverlays();
  enforceSlashes(router, basename);
  const standing = (): void => {
    // After React, which listens at the document too: what a component has done with a press is not done twice.
    followLinks(router, basename);
    drawOnceTouched();
    whenIdle(() => void startUp(services, router));
  };
  drawForReturn();
  // A transition hydrates in short steps, so that taps and scrolls are not delayed.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document site={site} assets={state.assets} stateText={stateText}>
          <I18nProvider i18n={i18n}>
            <SiteProvider value={site}>
              <ApiProvider value={services.api}>
                <Standing then={standing}>
                  <RouterProvider router={router} />
                </Standing>
              </ApiProvider>
            </SiteProvider>
          </I18nProvider>
        </Document>
      </StrictMode>,
    );
  });
}

/** Where even the file that loads pages does not arrive, the browser loads the page whole. */
const loadByMove: PageLoader = async (page, args) => {
  const file = await import('#src/web/load-page.ts').catch(() => null);
  if (file !== null) return file.loadPage(page, args);
  location.assign(args.request.url);
  // The browser is leaving this page.
  return new Promise<never>(() => undefined);
};

type StandingProps = { readonly then: () => void; readonly children: ReactNode };

/** Calls `then` once after hydration; until then the browser handles links and forms. */
function Standing({ then, children }: StandingProps): ReactNode {
  const isReported = useRef(false);
  useEffect(() => {
    if (!isReported.current) then();
    isReported.current = true;
  }, [then]);
  return children;
}

/**
 * Code about this visitor loads after the page, in a separate file that the page does not name, and so does the
 * registry of pages that client-side navigation uses.
 */
async function startUp(services: Services, router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  // The message about a lost connection must be loaded before it is lost.
  wholeWords().catch(() => undefined);
  const { startVisitor } = await import('#src/web/shared/tracking/start.ts');
  import('#src/web/screens.ts').catch(() => undefined);
  import('#src/web/load-page.ts').catch(() => undefined);
  if (location.search.includes('text_debug=1'))
    (await import('#src/web/shared/visitor/text-debug.ts')).showMessageIds(services.i18n);
  await startVisitor({ ...services, router });
}

/** Returns the routes of the current page, which the server's state names. */
function branchOf({ router: { loaderData } }: PageState, table: RouteObject[]): RouteObject[] {
  const branch = branchTo(table, Object.keys(loaderData ?? {}).at(-1) ?? '');
  if (branch === null) throw new Error('the page is not in the page table');
  return branch;
}

/** The first move to another page puts all others of the table beside the own one. */
function wholeOnce(table: RouteObject[], branch: RouteObject[]): PatchRoutesOnNavigationFunction {
  let isWhole = false;
  return ({ patch, signal }) => {
    if (isWhole || signal.aborted) return;
    isWhole = true;
    patchRest(table, branch, patch);
  };
}
