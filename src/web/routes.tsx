import { createElement, type ReactElement } from 'react';
import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router';

import { pages, type PageName, type PageRow } from '#src/contract/pages.ts';
import { jumpTo, localPath } from '#src/domain/site/address.ts';
import { defaultLanguage } from '#src/domain/site/languages.ts';
import { matchUrl, segmentPaths, type UrlParams } from '#src/domain/site/url-pattern.ts';
import { pathAfterFailure } from '#src/web/frame/errored-app.ts';
import { LastResort } from '#src/web/frame/last-resort.tsx';
import { LoadedPage } from '#src/web/frame/loaded-page.tsx';
import { PageFailure } from '#src/web/frame/page-failure.tsx';
import { Shell } from '#src/web/frame/shell.tsx';
import { isBuilt } from '#src/web/frame/use-page.ts';
import { layouts, type LayoutName, type Layouts } from '#src/web/layouts/layouts.ts';
import { openByRegister, type OpenScreen } from '#src/web/open-screen.ts';
import { pageParts, type PageParts } from '#src/web/page-parts.ts';
import type { RouteData } from '#src/web/route-data.ts';
import { servicesContext, type Loaded, type Services } from '#src/web/screen.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { wholeWords } from '#src/web/whole-words.ts';
import { areaOf } from '#src/web/word-areas.ts';

/**
 * The page table as routes of a segment router: one root, a frame for each layout, and in it a child for each spelling
 * of each built page. A page that fails leaves its frame in place; a layout that fails gives 500 (spec §8).
 */
export function routes(openScreen: OpenScreen = openByRegister, shelf: Layouts = layouts): RouteObject[] {
  const parts = pageParts(openScreen, shelf);
  const children = layoutNames(shelf).flatMap((layout) => {
    const rows = builtPages.filter(([, row]) => row.layout === layout);
    const nowheres = layout === 'errors' ? [nowhereRoute(parts)] : [];
    const inside = [...rows.flatMap(([name, row]) => pageRoutes(name, row, parts)), ...nowheres];
    return inside.length === 0 ? [] : [layoutRoute(layout, parts, inside)];
  });
  return [{ id: 'root', Component: Shell, ErrorBoundary: LastResort, children }];
}

// The shelf's keys are its names.
const layoutNames = (shelf: Layouts): LayoutName[] => Object.keys(shelf) as LayoutName[];

function layoutRoute(layout: LayoutName, parts: PageParts, children: RouteObject[]): RouteObject {
  const Frame = (): ReactElement => createElement(parts.layoutOf(layout));
  return { id: `layout ${layout}`, Component: Frame, ErrorBoundary: PageFailure, children };
}

function pageRoutes(name: BuiltPage, row: PageRow, parts: PageParts): RouteObject[] {
  return segmentPaths(row.pattern).map((path) => {
    const route: RouteObject = {
      id: `${name} ${path}`,
      path,
      handle: name,
      loader: (args) => loadPage(name, parts, args),
      Component: () => <LoadedPage View={parts.viewOf(name)} />,
      ErrorBoundary: PageFailure,
      shouldRevalidate: ({ currentUrl, nextUrl }) => pageChanged(row, currentUrl, nextUrl),
    };
    // Home's words are those of the first view, which are there.
    openings.set(route, async () => {
      await Promise.all([parts.open(name), name === 'home' ? null : wholeWords(areaOf(name))]);
    });
    return route;
  });
}

const openings = new WeakMap<RouteObject, () => Promise<void>>();

/** Loads what a route is drawn with; without it, hydration would throw the markup away. */
export async function openRoute(route: RouteObject): Promise<void> {
  await openings.get(route)?.();
}

const builtPages: readonly (readonly [BuiltPage, PageRow])[] = Object.entries(pages).flatMap(([name, row]) =>
  isBuilt(name) ? [[name, row] as const] : [],
);

/** Spec §4: a move refreshes the page's data only when the path changed, or the query changed for a watched key. */
function pageChanged(row: PageRow, current: URL, next: URL): boolean {
  if (current.pathname !== next.pathname) return true;
  if (current.href === next.href) return true;
  return row.watched.some((key) => current.searchParams.get(key) !== next.searchParams.get(key));
}

async function loadPage(name: BuiltPage, parts: PageParts, args: LoaderFunctionArgs): Promise<RouteData> {
  const services = args.context.get(servicesContext);
  leaveFailure(name, services);
  const url = new URL(args.request.url);
  const path = pathOf(url, services);
  const params = matchUrl(pages[name].pattern, path);
  if (params === null) return missing(name, services);
  if (services.inBrowser && (await signInFirst(name, services, args.request.signal))) throw redirect(signInPath(url));
  const about = { name, parts, params, url, signal: args.request.signal };
  const loaded = services.inBrowser ? await loadInBrowser(services, about) : await loadScreen(services, about);
  if (loaded.kind === 'page') return { page: name, loaded };
  if (loaded.kind === 'missing') return missing(name, services);
  if (loaded.kind === 'sign-in') throw redirect(signInPath(url));
  // The router puts its base (the language prefix) before the paths it is sent to.
  const target = slashed(loaded.path) + url.search;
  throw services.inBrowser ? replace(target) : redirect(target, loaded.forNow === true ? 302 : 301);
}

type Load = {
  readonly name: BuiltPage;
  readonly parts: PageParts;
  readonly params: UrlParams;
  readonly url: URL;
  readonly signal: AbortSignal;
};

async function loadScreen(services: Services, { name, parts, params, url, signal }: Load): Promise<Loaded<unknown>> {
  // A load writes words of its own, and runs in the browser only after the first view.
  const [screen] = await Promise.all([parts.open(name), wholeWords(name === 'home' ? 'frame' : areaOf(name))]);
  return screen.load({ ...services, page: name, params, query: url.searchParams, signal });
}

/** A move inside the app. Where even the file that looks after moves does not arrive, the browser loads the page whole. */
async function loadInBrowser(services: Services, about: Load): Promise<Loaded<unknown>> {
  const { href } = about.url;
  const move = await import('#src/web/load-move.ts').catch(() => null);
  if (move !== null)
    return move.loadMove(services, { href, signal: about.signal, entry: ownEntry() }, (own) => loadScreen(own, about));
  location.assign(href);
  // The browser is leaving this page.
  return new Promise<never>(() => undefined);
}

/** The entry script of the page at hand, as its markup names it. */
function ownEntry(): string {
  return document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
}

/** RU-9: a first load is the server's to send to the sign-in page; a move inside the app is asked about here. */
async function signInFirst(page: BuiltPage, { api, site }: Services, signal: AbortSignal): Promise<boolean> {
  const row = pages[page];
  if (row.auth !== true) return false;
  // No first view needs it. Where the file does not come, the calls of the page ask for sign-in themselves.
  const gate = await import('#src/web/visitor/sign-in-gate.ts').catch(() => null);
  return gate !== null && gate.wantsSignIn({ row, api, site, signal });
}

/** Spec §4 "errored app": the first move away from a page that failed goes to the page of its failure. */
function leaveFailure(name: BuiltPage, { inBrowser }: Services): void {
  const path = inBrowser ? pathAfterFailure() : null;
  if (path !== null && pages[name].layout !== 'errors') throw replace(slashed(path));
}

/** RU-34: a first load answers 404 where it was asked; a move inside the app goes to `/404/`. */
function missing(page: BuiltPage, services: Services): RouteData {
  if (services.inBrowser) throw replace(slashed('/404'));
  return { page, loaded: { kind: 'missing' } };
}

function nowhereRoute(parts: PageParts): RouteObject {
  const loader = async ({ context }: LoaderFunctionArgs): Promise<RouteData> => {
    const services = context.get(servicesContext);
    if (!services.inBrowser) await parts.open('not-found');
    return missing('not-found', services);
  };
  const route: RouteObject = { path: '*', id: 'nowhere', loader, Component: () => <LoadedPage View={null} /> };
  openings.set(route, async () => void (await parts.open('not-found')));
  return route;
}

/** The sign-in page with the way back (spec §2); keys that carry secrets are left behind (T-02). */
export function signInPath(url: URL): string {
  return `${slashed('/signin')}?signin_jump=${jumpTo(url.pathname, url.searchParams)}`;
}

function slashed(path: string): string {
  return localPath(defaultLanguage, path);
}

function pathOf(url: URL, services: Services): string {
  const home = localPath(services.site.language, '/');
  const rest = url.pathname.startsWith(home) ? url.pathname.slice(home.length - 1) : url.pathname;
  return rest === '/' ? '/' : rest.replace(/\/$/, '');
}

/** The page of a path without prefix and slash, or null. */
export function pageOf(path: string): PageName | null {
  for (const [name, row] of builtPages) if (matchUrl(row.pattern, path) !== null) return name;
  return null;
}
