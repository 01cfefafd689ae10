import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { deviceOf } from '#src/domain/site/page/platform.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { canStoreOffline } from '#src/web/shared/offline/forget-vouchers.ts';
import { clearBeside, cacheExtras } from '#src/web/shared/offline/cached-extras.ts';
import { cacheableAnswer, pagesIn } from '#src/web/shared/offline/cached-responses.ts';
import { storeOwner, lookAfterVouchers } from '#src/web/shared/offline/cached-vouchers.ts';
import { besideOf, cacheNames, farewellPath, isIn, documentCopy } from '#src/web/shared/offline/offline-rules.ts';
import { workerPath } from '#src/web/shared/offline/worker-path.ts';

/** The signed-in member's global id; null for guests and anonymous visitors. It may become known after the start. */
export type Members = { readonly now: () => string | null; readonly watch: (onChange: () => void) => unknown };

/** The age at which the offline page is fetched again, since its content may have changed. */
const pageFreshMs = 7 * 86_400_000;
/** How long registration is not retried after the server has removed the worker. */
const awayMs = 86_400_000;

/**
 * Prepares offline use, after everything else and once per load: registers the worker, caches the offline page in the
 * visitor's language and refreshes the stored vouchers. Not for bots, nor for app shells, which have their own means.
 */
export async function startOffline(site: SitePart, members: Members): Promise<void> {
  const { isOwnApp, isOpenHarmony, platformMp } = deviceOf(navigator.userAgent);
  if (!canStoreOffline() || site.isBot || isOwnApp || isOpenHarmony || platformMp !== null) return;
  if (await wasSentAway()) return;
  // Never from the HTTP cache, so that a changed worker takes effect at once.
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  meetMembers(members);
  if (await cacheOfflinePage(site)) await clearBeside();
  await lookAfterVouchers();
}

function meetMembers(members: Members): void {
  const meet = (): void => {
    const member = members.now();
    if (member !== null) void storeOwner(member);
  };
  members.watch(meet);
  meet();
}

async function wasSentAway(): Promise<boolean> {
  const away = await caches.match(farewellPath);
  const at = Number(await away?.text());
  return away !== undefined && at > browserSource.now() - awayMs;
}

/** One page for each language, all of one theme and of this release. Says whether it was fetched. */
async function cacheOfflinePage({ language, partner }: SitePart): Promise<boolean> {
  const path = localPath(language, pages.offline.pattern.source);
  const made = `${partner} ${releaseOf(document)}`;
  const cache = await caches.open(cacheNames.pages);
  const now = browserSource.now();
  const cached = await pagesIn('pages');
  const fresh = cached.filter(({ beside }) => beside.made === made && beside.at > now - pageFreshMs);
  if (fresh.some((one) => one.path === path)) return false;
  const answer = await fetch(path, { redirect: 'error' });
  const html = await answer.text();
  if (!answer.ok || !isIn(html, { theme: partner, language })) return false;
  await cacheExtras(besideOf(html));
  await cache.put(path, cacheableAnswer(documentCopy(html), answer, { made, at: now }));
  await Promise.all(cached.filter(({ beside }) => beside.made !== made).map((one) => cache.delete(one.path)));
  return true;
}

/** Returns the build of this page: the name of its first script. */
function releaseOf({ scripts }: Pick<Document, 'scripts'>): string {
  const own = [...scripts].find(({ src }) => src.includes('/assets/'));
  return own === undefined ? '' : new URL(own.src).pathname;
}
