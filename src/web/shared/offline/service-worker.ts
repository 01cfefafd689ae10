import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { cacheableAnswer, pagesIn, type StoredPage } from '#src/web/shared/offline/cached-responses.ts';
import {
  cacheNames,
  isScannerPath,
  isGone,
  languageOf,
  mostAssets,
  offlinePage,
  outdated,
  documentReference,
  roadOf,
  voucherReference,
} from '#src/web/shared/offline/offline-rules.ts';

/**
 * The worker (built separately, served as `/service-worker.js`). A newer one waits until all pages of the older one are
 * closed, so that no checkout switches workers; they share caches whose names include a format version.
 */

// The types of a worker's world exclude those of a page's, which the rest of the sources have.
type Lasting = Event & { readonly waitUntil: (listener: Promise<unknown>) => void };
type WorkerFetchEvent = Lasting & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type World = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: ((name: 'activate', listener: (event: Lasting) => void) => void) &
    ((name: 'fetch', listener: (event: WorkerFetchEvent) => void) => void);
};
const world = globalThis as unknown as World;

/** How long a cached voucher waits for a slow network. */
const voucherPatienceMs = 4_000;

world.addEventListener('activate', (event) => event.waitUntil(begin()));

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const road = roadOf({ method: request.method, mode: request.mode, address }, location.origin);
  if (road === 'asset') event.respondWith(asset(event));
  if (road === 'beside') event.respondWith(network(event).catch(() => ownOr(request)));
  if (road === 'paper') event.respondWith(paper(event, address));
  if (road === 'page') event.respondWith(page(event, address));
});

async function begin(): Promise<void> {
  await Promise.all(outdated(await caches.keys()).map((name) => caches.delete(name)));
  // The question for a page goes out while the worker is still waking.
  await world.registration.navigationPreload?.enable();
  await world.clients.claim();
}

async function network({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function ownOr(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}

/** Its name says what is in it: what is stored is right for ever. */
async function asset(event: WorkerFetchEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const answer = await fetch(event.request);
  if (answer.ok && answer.type === 'basic') event.waitUntil(cacheAsset(event.request, answer.clone()));
  return answer;
}

async function cacheAsset(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheNames.assets);
  await cache.put(request, answer);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, Math.max(0, cached.length - mostAssets)).map((one) => cache.delete(one)));
}

/** Pages come from the network alone; offline, a cached voucher or scanner page, else the offline page. */
async function page(event: WorkerFetchEvent, address: URL): Promise<Response> {
  const cached = (await cachedVoucher(address)) ?? (await cachedScannerPage(address));
  try {
    const fetched = network(event);
    const answer = await (cached === null ? fetched : Promise.race([fetched, late()]));
    if (cached === null) return answer;
    // The same request with another answer than before; another one, say in another language, may fail otherwise.
    const isSame = cached.beside.address === address.pathname + address.search && !address.searchParams.has('key');
    if (isSame && isGone(answer, cached.beside)) event.waitUntil(forget(cached));
    // The link's cookie has expired: the stored voucher is still valid at the venue.
    const isOver = isSame && cached.beside.byLink && answer.type === 'opaqueredirect';
    return answer.status < 500 && !isOver ? answer : cached.answer;
  } catch {
    if (cached === null) return offline(address);
    // In a language other than the requested one, the voucher has another address.
    return cached.path === address.pathname ? cached.answer : Response.redirect(cached.path);
  }
}

/** Returns the scanner page that this device cached: admission goes on even after a reload. */
async function cachedScannerPage({ pathname }: URL): Promise<StoredPage | null> {
  if (!isScannerPath(pathname)) return null;
  return (await pagesIn('gate')).find(({ path }) => isScannerPath(path)) ?? null;
}

function late(): Promise<never> {
  return new Promise((_keep, refuse) => setTimeout(() => refuse(new Error('late')), voucherPatienceMs));
}

/** Returns the cached page of a voucher, preferably in the requested language. */
async function cachedVoucher({ pathname }: URL): Promise<StoredPage | null> {
  const reference = voucherReference(pathname);
  if (reference === null) return null;
  const cached = (await vouchers()).filter((one) => voucherReference(one.path) === reference);
  return cached.find((one) => one.path === pathname) ?? cached[0] ?? null;
}

async function vouchers(): Promise<StoredPage[]> {
  const now = browserSource.now();
  const cached = await pagesIn('vouchers');
  return cached.filter(({ path, beside }) => voucherReference(path) !== null && beside.until > now);
}

async function forget({ path }: StoredPage): Promise<void> {
  const cache = await caches.open(cacheNames.vouchers);
  await cache.delete(path);
}

/** A sheet or calendar entry that was opened of a voucher that is stored stays with it. */
async function paper(event: WorkerFetchEvent, address: URL): Promise<Response> {
  const reference = documentReference(address.pathname);
  const voucher = (await vouchers()).find(({ path }) => voucherReference(path) === reference);
  try {
    const answer = await network(event);
    if (answer.ok && voucher !== undefined) event.waitUntil(cacheDocument(event.request, answer.clone(), voucher));
    return answer;
  } catch {
    return ownOr(event.request);
  }
}

async function cacheDocument(request: Request, answer: Response, { beside: { until } }: StoredPage): Promise<void> {
  const cache = await caches.open(cacheNames.vouchers);
  await cache.put(request, cacheableAnswer(await answer.blob(), answer, { until }));
}

/** The page without a connection, in the language of the address or else one that the reader has read before. */
async function offline(address: URL): Promise<Response> {
  const cached = await pagesIn('pages');
  const language = languageOf(address.pathname);
  const own = cached.find(({ path }) => languageOf(path) === language) ?? cached.at(-1);
  if (own === undefined) return Response.error();
  const listed = (await vouchers()).map(({ path, beside: { title, when } }) => ({ path, title, when }));
  const html = offlinePage(await own.answer.text(), address.pathname + address.search, listed);
  return cacheableAnswer(html, own.answer, {});
}
