import { redirect, replace } from 'react-router';

import { pages } from '#src/contract/pages.ts';
import { jumpTo, localPath } from '#src/domain/site/addresses/address.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { matchUrl, type UrlParams } from '#src/domain/site/addresses/url-pattern.ts';
import { pathAfterFailure } from '#src/web/site/frame/errors/errored-app.ts';
import { loadMove } from '#src/web/load-move.ts';
import type { PageParts } from '#src/web/page-parts.ts';
import type { RouteData } from '#src/web/route-data.ts';
import type { PageLoader } from '#src/web/routes.tsx';
import { servicesContext, type Loaded, type Services } from '#src/web/shared/page/page-definition.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { wholeWords } from '#src/web/shared/messages/all-messages.ts';
import { ownTimeZone } from '#src/web/shared/moments/own-time-zone.load.ts';
import { areaOf } from '#src/web/shared/messages/message-areas.ts';

/** Loads the data of a page where its route leads; redirects and failures are thrown, as the router has it. */
export const loadPage: PageLoader = async ({ name, parts }, args) => {
  const services = args.context.get(servicesContext);
  if (name === null) {
    if (!services.inBrowser) await parts.open('not-found');
    return missing('not-found', services);
  }
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
};

type Load = {
  readonly name: BuiltPage;
  readonly parts: PageParts;
  readonly params: UrlParams;
  readonly url: URL;
  readonly signal: AbortSignal;
};

async function loadScreen(services: Services, { name, parts, params, url, signal }: Load): Promise<Loaded<unknown>> {
  // Loaders have messages of their own, and run in the browser only after the first view.
  const [screen] = await Promise.all([parts.open(name), wholeWords(name === 'home' ? 'frame' : areaOf(name))]);
  return screen.load({ ...services, page: name, params, query: url.searchParams, signal });
}

/** A move inside the app. */
function loadInBrowser(services: Services, about: Load): Promise<Loaded<unknown>> {
  const move = { href: about.url.href, signal: about.signal, entry: ownEntry() };
  return loadMove(services, move, (own) => loadScreen({ ...own, visitorZone: ownTimeZone() }, about));
}

/** Returns the entry script of the current page, from its markup. */
function ownEntry(): string {
  return document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
}

/** RU-9: on a first load the server redirects to the sign-in page; client-side navigation is checked here. */
async function signInFirst(page: BuiltPage, { api, site }: Services, signal: AbortSignal): Promise<boolean> {
  const row = pages[page];
  if (row.auth !== true) return false;
  // No first view needs it. If the file fails to load, the calls of the page require sign-in themselves.
  const prompt = await import('#src/web/shared/tracking/sign-in-prompt.ts').catch(() => null);
  return prompt !== null && prompt.wantsSignIn({ row, api, site, signal });
}

/** Spec §4 "errored app": the first move away from a page that failed goes to the page of its failure. */
function leaveFailure(name: BuiltPage, { inBrowser }: Services): void {
  const path = inBrowser ? pathAfterFailure() : null;
  if (path !== null && pages[name].layout !== 'errors') throw replace(slashed(path));
}

/** RU-34: a first load answers 404 at the requested address; client-side navigation goes to `/404/`. */
function missing(page: BuiltPage, services: Services): RouteData {
  if (services.inBrowser) throw replace(slashed('/404'));
  return { page, loaded: { kind: 'missing' } };
}

/** The sign-in page with the way back (spec §2); keys that carry secrets are left behind (T-02). */
function signInPath(url: URL): string {
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
