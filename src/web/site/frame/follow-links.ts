import type { createBrowserRouter } from 'react-router';

import { pageOf } from '#src/web/routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Turns clicks on plain links to our own pages into client-side navigation, so that components can write `<a href>`
 * without the router. A path without its slash gets it, with query and hash preserved (spec §2). The browser handles
 * links to another language, currency or date format, to files, to a new tab, with `data-load` or with a modifier key.
 */
export function followLinks(router: Router, basename: string): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.target !== '' || anchor.hasAttribute('download')) return;
    if (anchor.dataset['load'] !== undefined) return;
    const to = ownPath(new URL(anchor.href), basename);
    if (to === null) return;
    event.preventDefault();
    void router.navigate(to, {
      preventScrollReset: anchor.dataset['keepScroll'] !== undefined,
      replace: anchor.dataset['replace'] !== undefined,
    });
  });
}

/**
 * Spec §2: one of our pages requested without its slash, by whatever means, is redirected to it, with query and hash
 * preserved. The first address is corrected before the router reads it; the server redirects its own requests.
 */
export function enforceSlashes(router: Pick<Router, 'subscribe' | 'navigate'>, basename: string): void {
  router.subscribe(({ navigation }) => {
    const to = navigation.location === undefined ? null : slashed(navigation.location, basename);
    if (to !== null) void router.navigate(to);
  });
}

/** The first address with its slash, below the language prefix or not; null where it has one. */
export function slashedFirst(at: Pick<Location, 'pathname' | 'search' | 'hash'>, basename: string): string | null {
  const to = slashed(at, basename);
  return to === null ? null : basename.slice(0, -1) + to;
}

type At = { readonly pathname: string; readonly search: string; readonly hash: string };

function slashed({ pathname, search, hash }: At, basename: string): string | null {
  if (pathname.endsWith('/') || !pathname.startsWith(basename)) return null;
  const path = pathname.slice(basename.length - 1);
  return pageOf(path) === null ? null : `${path}/${search}${hash}`;
}

/** The path below the language prefix with its slash, or null when it is not a page of this site and language. */
function ownPath(url: URL, basename: string): string | null {
  if (url.origin !== location.origin || !url.pathname.startsWith(basename)) return null;
  if (url.searchParams.has('_currency') || url.searchParams.has('_writing')) return null;
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return null;
  const rest = url.pathname.slice(basename.length - 1);
  const path = rest === '/' ? '/' : rest.replace(/\/$/, '');
  if (pageOf(path) === null) return null;
  return `${path === '/' ? '/' : `${path}/`}${url.search}${url.hash}`;
}
