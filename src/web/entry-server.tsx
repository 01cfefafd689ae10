import { loadPage } from '#src/web/load-page.ts';
import { Writable } from 'node:stream';

import { setupI18n, type I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
} from 'react-router';

import type { ApiClient } from '#src/contract/client.ts';
import type { TypedForm } from '#src/contract/site/form-paths.ts';
import { pages, type PageName } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag, languageOf, type FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { messagesIn } from '#src/locales/locales.ts';
import { Document } from '#src/web/document.tsx';
import { serialise, type PageAssets } from '#src/web/shared/page/page-state.ts';
import type { RouteData } from '#src/web/route-data.ts';
import { pageOf, routes } from '#src/web/routes.tsx';
import { servicesContext, type Head, type Preview } from '#src/web/shared/page/page-definition.ts';
import { ApiProvider } from '#src/web/shared/page/services.ts';
import { withVariantTexts } from '#src/web/shared/experiments/variant-texts.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';

export type RenderInput = {
  readonly url: URL;
  readonly site: SitePart;
  readonly api: ApiClient;
  readonly signal: AbortSignal;
  /** The files a page needs, by its name. */
  readonly assetsOf: (page: PageName | null) => PageAssets;
  readonly onError: (error: unknown) => void;
  /** How a page looks where its address is shared; without it, no page says so. */
  readonly previewOf?: (page: PageName, head: Head, site: SitePart) => Preview | null;
  /** The zone of the visitor's clock; of no effect on pages that all visitors share. */
  readonly visitorZone?: string | undefined;
  /** A form of a browser without script that was refused: the page shows it again, and no script takes it over. */
  readonly typed?: TypedForm;
};

/** A redirect with its head, or a page whose status is settled and whose markup is complete, as UTF-8. */
export type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'page'; readonly status: number; readonly page: PageName | null; readonly html: Buffer };

const handlers = new Map<LanguageCode, StaticHandler>();
const voices = new Map<FormattingLocale, I18n>();

/**
 * Returns the messages of a language, with numbers in the visitor's formatting locale. Cached, since messages never
 * change while the process runs. Invalid messages are reported on first use and replaced by English (spec §8).
 */
export async function voiceOf(writing: FormattingLocale, onFault: (fault: unknown) => void = reject): Promise<I18n> {
  const known = voices.get(writing);
  if (known !== undefined) return known;
  const language = languageOf(writing);
  const voice = setupI18n({
    locale: language,
    locales: formatTag(writing),
    messages: { [language]: await messagesIn(language, onFault) },
  });
  voices.set(writing, voice);
  return voice;
}

function reject(fault: unknown): never {
  throw fault;
}

/** A page before it is drawn: its data is read, its status settled. */
export type Prepared =
  | Extract<Rendered, { kind: 'redirect' }>
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly page: PageName | null;
      readonly tree: ReactElement;
      readonly scripts: string[];
    };

/** Returns the visitor's zone, unless the page at the address is cached for all visitors. */
function zoneFor({ url, site, visitorZone }: RenderInput): string | undefined {
  const page = pageOf(withoutPrefix(url.pathname, site.language));
  return page === null || pages[page].cached ? undefined : visitorZone;
}

/** Reads what a page shows and makes its tree; the bench draws the same tree with React alone. */
export async function preparePage(input: RenderInput): Promise<Prepared> {
  const { site, url, typed } = input;
  const handler = handlerOf(site.language);
  const i18n = withVariantTexts(await voiceOf(site.writing, input.onError), site, formatTag(site.writing));
  const services = new RouterContextProvider();
  services.set(servicesContext, { api: input.api, site, i18n, inBrowser: false, visitorZone: zoneFor(input), typed });
  const context = await handler.query(new Request(url, { signal: input.signal }), { requestContext: services });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  for (const error of Object.values(context.errors ?? {})) input.onError(error);
  const page = pageOf(withoutPrefix(url.pathname, site.language));
  const isStill = typed !== undefined;
  const named = input.assetsOf(page);
  const assets = isStill ? { ...named, scripts: [] } : named;
  const stateText = serialise({
    site,
    assets,
    router: { loaderData: context.loaderData, actionData: null, errors: null },
  });
  // The preview is only in the markup, and not in the hydration state.
  const shown = { ...context, loaderData: withPreviews(context.loaderData, input) };
  const router = createStaticRouter(branchOf(context), shown);
  const tree = (
    <StrictMode>
      <Document site={site} assets={assets} stateText={stateText}>
        <I18nProvider i18n={i18n}>
          <SiteProvider value={site}>
            <ApiProvider value={input.api}>
              <StaticRouterProvider router={router} context={shown} hydrate={false} />
            </ApiProvider>
          </SiteProvider>
        </I18nProvider>
      </Document>
    </StrictMode>
  );
  return {
    kind: 'page',
    status: statusOf(context),
    page,
    tree,
    scripts: context.errors === null && !isStill ? [assets.entry] : [],
  };
}

/**
 * Renders a page. Waits for all of it, so that nothing is hidden behind inline scripts (pages carry none, and bots and
 * visitors without script get the whole). Since all of it is there by then, React's pipe ends in memory at once, and
 * the caller sends one piece of a known length: a stream in between would only cost time.
 */
export async function renderPage(input: RenderInput): Promise<Rendered> {
  const prepared = await preparePage(input);
  if (prepared.kind === 'redirect') return prepared;
  const { status, page, tree, scripts } = prepared;
  return new Promise((resolve, reject) => {
    const stop = (): void => stream.abort();
    const sink = wholePage((html) => {
      input.signal.removeEventListener('abort', stop);
      resolve({ kind: 'page', status, page, html });
    });
    const stream = renderToPipeableStream(tree, {
      bootstrapModules: scripts,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: input.onError,
    });
    input.signal.addEventListener('abort', stop, { once: true });
  });
}

/** Takes a page that is complete, and gives it as one piece; nothing waits behind it, so React never has to pause. */
function wholePage(onWhole: (html: Buffer) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write: (chunk: Uint8Array, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      onWhole(Buffer.concat(chunks));
      done();
    },
  });
}

type QueryContext = Exclude<Awaited<ReturnType<StaticHandler['query']>>, Response>;

function withPreviews(
  loaderData: QueryContext['loaderData'],
  { previewOf, site }: RenderInput,
): QueryContext['loaderData'] {
  if (previewOf === undefined) return loaderData;
  return Object.fromEntries(
    Object.entries(loaderData).map(([route, data]) => {
      if (!isRouteData(data) || data.loaded.kind !== 'page') return [route, data];
      const { loaded, page } = data;
      const preview = previewOf(page, loaded.head, site);
      return [route, { page, loaded: { ...loaded, head: { ...loaded.head, ...(preview !== null && { preview }) } } }];
    }),
  );
}

/** Returns the matched routes, each with the next as its only child: rendering needs nothing else of the table. */
function branchOf({ matches }: QueryContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], []);
}

function statusOf(context: QueryContext): number {
  if (context.errors !== null) return context.statusCode >= 400 ? context.statusCode : 500;
  const data: unknown[] = Object.values(context.loaderData);
  const [failed] = data
    .filter(isRouteData)
    .flatMap(({ loaded, page }) => (loaded.kind === 'missing' ? [404] : (pageStatus[page] ?? [])));
  return failed ?? 200;
}

/** Pages that say of themselves what went wrong (T-21). */
const pageStatus: Readonly<Partial<Record<PageName, number>>> = {
  'not-found': 404,
  unauthorised: 401,
  'server-error': 500,
};

function isRouteData(value: unknown): value is RouteData {
  return typeof value === 'object' && value !== null && 'loaded' in value && 'page' in value;
}

function handlerOf(language: LanguageCode): StaticHandler {
  const known = handlers.get(language);
  if (known !== undefined) return known;
  const handler = createStaticHandler(routes(loadPage), { basename: localPath(language, '/') });
  handlers.set(language, handler);
  return handler;
}

function withoutPrefix(pathname: string, language: LanguageCode): string {
  const rest = pathname.slice(localPath(language, '/').length - 1);
  return rest === '/' ? '/' : rest.replace(/\/$/, '');
}
