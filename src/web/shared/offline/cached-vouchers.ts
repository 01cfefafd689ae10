import { browserSource } from '#src/web/shared/page/browser-source.ts';
import {
  besideOf,
  cacheNames,
  isGone,
  storedUntil,
  documentCopy,
  voucherReference,
} from '#src/web/shared/offline/offline-rules.ts';
import { forgetVouchers } from '#src/web/shared/offline/forget-vouchers.ts';
import { cacheExtras } from '#src/web/shared/offline/cached-extras.ts';
import { cacheableAnswer, pagesIn, readBeside, type Beside } from '#src/web/shared/offline/cached-responses.ts';

/** A voucher as its page knows it. */
export type OpenVoucher = {
  /** Path and query; no key of a link is among them. */
  readonly address: string;
  /** Opened by a link, without sign-in. */
  readonly byLink: boolean;
  readonly title: string;
  readonly when: string;
  /** ISO 8601. */
  readonly startsAt: string;
};

/** The choice whether to store a voucher on this device; `unsaid` without one. */
export type Keeping = 'kept' | 'declined' | 'unsaid';

/** Addresses in the cache that are no pages. */
const declinedPath = (reference: string): string => `/not-kept/${reference}`;
const memberPath = '/kept-for';
/** The age at which a copy is fetched again, to check that it is still valid and still belongs to this browser. */
const freshMs = 600_000;

const open = (): Promise<Cache> => caches.open(cacheNames.vouchers);

/** What holds for the voucher of an address. */
export async function keepingOf({ address }: Pick<OpenVoucher, 'address'>): Promise<Keeping> {
  const cache = await open();
  const { pathname } = here(address);
  if ((await cache.match(pathname)) !== undefined) return 'kept';
  const declined = await cache.match(declinedPath(voucherReference(pathname) ?? ''));
  return declined === undefined ? 'unsaid' : 'declined';
}

/** Stores a voucher: its page as it is now, without scripts, and the sheets it needs. Says whether it could. */
export async function storeVoucher(voucher: OpenVoucher): Promise<boolean> {
  const { address, byLink, title, when, startsAt } = voucher;
  const until = storedUntil(startsAt);
  const isStored = await fetchCopy({ address, byLink, title, when, until });
  if (isStored) await (await open()).delete(declinedPath(voucherReference(here(address).pathname) ?? ''));
  return isStored;
}

/** Removes a voucher with its documents, in every language, and remembers that it is not wanted here. */
export async function declineVoucher({ address, startsAt }: OpenVoucher): Promise<void> {
  const reference = voucherReference(here(address).pathname);
  if (reference === null) return;
  await forgetVoucher(reference);
  const about = { until: storedUntil(startsAt) };
  await (await open()).put(declinedPath(reference), cacheableAnswer(null, new Response(null), about));
}

/** Another member than the last one finds nothing of theirs; a guest may become a member. */
export async function storeOwner(member: string): Promise<void> {
  if (!(await caches.has(cacheNames.vouchers))) return;
  const last = await (await open()).match(memberPath);
  if (last !== undefined && readBeside(last).title !== member) await forgetVouchers();
  await (await open()).put(memberPath, cacheableAnswer(null, new Response(null), { title: member }));
}

/** Deletes expired vouchers and fetches old copies again, since a voucher may have changed, ended or been revoked. */
export async function lookAfterVouchers(): Promise<void> {
  if (!(await caches.has(cacheNames.vouchers))) return;
  const now = browserSource.now();
  const cache = await open();
  for (const { path, beside } of await pagesIn('vouchers')) {
    if (beside.until < now) await cache.delete(path, { ignoreSearch: true });
    else if (voucherReference(path) !== null && beside.at < now - freshMs) await fetchCopy(beside);
  }
}

/** Fetches and caches a voucher's page, or deletes the copy if the voucher is gone; other failures change nothing. */
async function fetchCopy(about: Pick<Beside, 'address' | 'byLink' | 'title' | 'when' | 'until'>): Promise<boolean> {
  const { pathname } = here(about.address);
  const reference = voucherReference(pathname);
  if (reference === null) return false;
  const isOld = here(about.address).searchParams.has('key');
  // An address that an earlier release stored with its key: the server exchanges the key and redirects without it.
  if (isOld) await fetch(about.address).catch(() => null);
  const cached = isOld ? { ...about, address: pathname, byLink: true } : about;
  const answer = await fetch(cached.address, { redirect: 'manual', headers: { accept: 'text/html' } }).catch(
    () => null,
  );
  if (answer === null) return false;
  if (isGone(answer, cached)) await forgetVoucher(reference);
  if (!answer.ok) return false;
  const html = await answer.text();
  await cacheExtras(besideOf(html));
  const copy = cacheableAnswer(documentCopy(html), answer, { ...cached, at: browserSource.now() });
  await (await open()).put(pathname, copy);
  return true;
}

async function forgetVoucher(reference: string): Promise<void> {
  const cache = await open();
  const paths = (await cache.keys()).map(({ url }) => url).filter((url) => url.includes(`/${reference}/`));
  await Promise.all(paths.map((url) => cache.delete(url)));
}

function here(address: string): URL {
  return new URL(address, location.origin);
}
