import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { forgetVouchers } from '#src/web/shared/offline/forget-vouchers.ts';
import { keptIn } from '#src/web/shared/offline/cached-responses.ts';
import {
  declineVoucher,
  keepFor,
  keepingOf,
  keepVoucher,
  lookAfterVouchers,
  type OpenVoucher,
} from '#src/web/shared/offline/cached-vouchers.ts';

const origin = 'https://www.example.com';
const urlOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, origin).toString();

/** A fake of the browser's Cache API, as far as it is used here. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (asked: RequestInfo) => store.get(urlOf(asked))?.clone(),
    put: async (asked: RequestInfo, answer: Response) => void store.set(urlOf(asked), answer),
    add: async (asked: RequestInfo) => void store.set(urlOf(asked), new Response('')),
    delete: async (asked: RequestInfo) => store.delete(urlOf(asked)),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
  });
  return {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOf(store);
    },
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  };
}

const start = Date.parse('2026-11-22T08:00:00Z');
const minute = 60_000;
const day = 1_440 * minute;
const voucher: OpenVoucher = {
  address: '/ja/voucher/K7QX2M9DPA/',
  byLink: false,
  title: '東京タワー',
  when: '11月30日',
  startsAt: '2026-11-30T01:00:00Z',
};

let now = start;
let answer: () => Response;
const fetched: string[] = [];
const page = (words: string) => (): Response =>
  new Response(`<html lang="ja"><body>${words}<script>0</script></body></html>`, {
    headers: { 'content-type': 'text/html' },
  });

beforeEach(() => {
  now = start;
  answer = page('valid');
  fetched.length = 0;
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('fetch', async (asked: string) => {
    fetched.push(asked);
    return answer();
  });
  vi.spyOn(browserSource, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the text of the stored copy, or null. */
async function copy(): Promise<string | null> {
  const found = (await keptIn('vouchers')).find(({ path }) => path === '/ja/voucher/K7QX2M9DPA/');
  return found === undefined ? null : found.answer.text();
}

describe('a voucher on a device', () => {
  it('is stored without scripts, under its path, with the address that shows it', async () => {
    expect(await keepingOf(voucher)).toBe('unsaid');
    expect(await keepVoucher(voucher)).toBe(true);
    expect(await keepingOf(voucher)).toBe('kept');
    expect(await copy()).toBe('<html data-kept="" lang="ja"><body>valid</body></html>');
    const [kept] = await keptIn('vouchers');
    expect(kept?.beside).toMatchObject({ address: voucher.address, title: '東京タワー', when: '11月30日', at: start });
  });

  it('that was removed stays removed until it is stored again', async () => {
    await keepVoucher(voucher);
    await declineVoucher(voucher);
    expect(await copy()).toBeNull();
    expect(await keepingOf(voucher)).toBe('declined');
    await lookAfterVouchers();
    expect(await keepingOf(voucher)).toBe('declined');
    await keepVoucher(voucher);
    expect(await keepingOf(voucher)).toBe('kept');
  });

  it('is deleted a month after the day of its visit, and so is its removal mark', async () => {
    await keepVoucher(voucher);
    await declineVoucher({ ...voucher, address: '/voucher/ABCDEFGHJK/' });
    now = Date.parse(voucher.startsAt) + 31 * day;
    await lookAfterVouchers();
    expect(await copy()).not.toBeNull();
    now += 1;
    await lookAfterVouchers();
    expect(await keptIn('vouchers')).toEqual([]);
  });

  it('is revalidated after ten minutes, by the address that opened it', async () => {
    await keepVoucher(voucher);
    now += 9 * minute;
    await lookAfterVouchers();
    expect(fetched).toHaveLength(1);
    now += 2 * minute;
    answer = page('used');
    await lookAfterVouchers();
    expect(fetched).toEqual([voucher.address, voucher.address]);
    expect(await copy()).toContain('used');
  });

  it.each([
    ['its link was revoked', () => new Response('', { status: 404 })],
    // The response of a browser to a redirect with `redirect: 'manual'`.
    ['the session has ended', () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
  ])('is gone when %s, and stays while the shop only fails', async (_why, gone) => {
    await keepVoucher(voucher);
    now += 11 * minute;
    answer = () => new Response('', { status: 503 });
    await lookAfterVouchers();
    expect(await copy()).toContain('valid');
    answer = gone;
    await lookAfterVouchers();
    expect(await copy()).toBeNull();
  });
});

describe('a voucher that was opened by a link', () => {
  const linked: OpenVoucher = { ...voucher, byLink: true };
  const redirected = (): Response => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

  it('outlasts the cookie that its link was exchanged for', async () => {
    await keepVoucher(linked);
    now += 8 * day;
    answer = redirected;
    await lookAfterVouchers();
    expect(await copy()).toContain('valid');
  });

  it('that an earlier release stored with its key is revalidated once with it, then without', async () => {
    await keepVoucher({ ...linked, address: '/ja/voucher/K7QX2M9DPA/?key=secret' });
    expect(fetched).toEqual(['/ja/voucher/K7QX2M9DPA/?key=secret', '/ja/voucher/K7QX2M9DPA/']);
    const [kept] = await keptIn('vouchers');
    expect(kept?.beside).toMatchObject({ address: '/ja/voucher/K7QX2M9DPA/', byLink: true });
  });

  it('is gone all the same when its link was revoked', async () => {
    await keepVoucher(linked);
    now += 11 * minute;
    answer = () => new Response('', { status: 404 });
    await lookAfterVouchers();
    expect(await copy()).toBeNull();
  });
});

describe('a voucher stored in the browser', () => {
  it('is removed at sign-out', async () => {
    await keepVoucher(voucher);
    await forgetVouchers();
    expect(await keptIn('vouchers')).toEqual([]);
  });

  it('stays when a guest becomes a member, and is removed when another member signs in', async () => {
    await keepVoucher(voucher);
    await keepFor('member-one');
    await keepFor('member-one');
    expect(await copy()).not.toBeNull();
    await keepFor('member-two');
    expect(await copy()).toBeNull();
    await keepVoucher(voucher);
    await keepFor('member-two');
    expect(await copy()).not.toBeNull();
  });

  it('causes no request where none is stored', async () => {
    await keepFor('member-one');
    await lookAfterVouchers();
    expect(fetched).toEqual([]);
    expect(await caches.has('kept-vouchers-1')).toBe(false);
  });
});
