import { createElement, type ReactElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';

import { pages, type PageName, type PageRow } from '#src/contract/pages.ts';
import { matchUrl, segmentPaths } from '#src/domain/site/addresses/url-pattern.ts';
import { LastResort } from '#src/web/site/frame/errors/last-resort.tsx';
import { LoadedPage } from '#src/web/site/frame/errors/loaded-page.tsx';
import { PageFailure } from '#src/web/site/frame/errors/page-failure.tsx';
import { Shell } from '#src/web/site/frame/shell.tsx';
import { isBuilt } from '#src/web/site/frame/use-page.ts';
import { layouts, type LayoutName, type Layouts } from '#src/web/site/layouts/layouts.ts';
import { openByRegister, type OpenScreen } from '#src/web/open-screen.ts';
import { pageParts, type PageParts } from '#src/web/page-parts.ts';
import type { RouteData } from '#src/web/route-data.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { wholeWords } from '#src/web/shared/messages/all-messages.ts';
import { areaOf } from '#src/web/shared/messages/message-areas.ts';

/**
 * The page table as routes of a segment router: one root, a frame for each layout, and in it a child for each spelling
 * of each built page. A page that fails leaves its frame in place; a layout that fails gives 500 (spec §8).
 */
export function routes(
  load: PageLoader,
  openScreen: OpenScreen = openByRegister,
  registry: Layouts = layouts,
): RouteObject[] {
  const parts = pageParts(openScreen, registry);
  const about = { parts, load };
  const children = layoutNames(registry).flatMap((layout) => {
    const rows = builtPages.filter(([, row]) => row.layout === layout);
    const nowheres = layout === 'errors' ? [nowhereRoute(about)] : [];
    const inside = [...rows.flatMap(([name, row]) => pageRoutes(name, row, about)), ...nowheres];
    return inside.length === 0 ? [] : [layoutRoute(layout, parts, inside)];
  });
  return [{ id: 'root', Component: Shell, ErrorBoundary: LastResort, children }];
}

/**
 * Loads the data of a page, or of an address without one (`name` null). The server has this function built in; browsers
 * fetch it on the first navigation, since a first view has its data.
 */
export type PageLoader = (
  page: { readonly name: BuiltPage | null; readonly parts: PageParts },
  args: LoaderFunctionArgs,
) => Promise<RouteData>;

type Loading = { readonly parts: PageParts; readonly load: PageLoader };

// The registry's keys are its names.
const layoutNames = (registry: Layouts): LayoutName[] => Object.keys(registry) as LayoutName[];

function layoutRoute(layout: LayoutName, parts: PageParts, children: RouteObject[]): RouteObject {
  const Frame = (): ReactElement => createElement(parts.layoutOf(layout));
  return { id: `layout ${layout}`, Component: Frame, ErrorBoundary: PageFailure, children };
}

function pageRoutes(name: BuiltPage, row: PageRow, { parts, load }: Loading): RouteObject[] {
  return segmentPaths(row.pattern).map((path) => {
    const route: RouteObject = {
      id: `${name} ${path}`,
      path,
      handle: name,
      loader: (args) => load({ name, parts }, args),
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

function nowhereRoute({ parts, load }: Loading): RouteObject {
  const loader = (args: LoaderFunctionArgs): Promise<RouteData> => load({ name: null, parts }, args);
  const route: RouteObject = { path: '*', id: 'nowhere', loader, Component: () => <LoadedPage View={null} /> };
  openings.set(route, async () => void (await parts.open('not-found')));
  return route;
}

/** The page of a path without prefix and slash, or null. */
export function pageOf(path: string): PageName | null {
  for (const [name, row] of builtPages) if (matchUrl(row.pattern, path) !== null) return name;
  return null;
}
