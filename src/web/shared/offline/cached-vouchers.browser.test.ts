import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';

import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { forgetVouchers } from '#src/web/shared/offline/forget-vouchers.ts';
import { pagesIn } from '#src/web/shared/offline/cached-responses.ts';
import {
  declineVoucher,
  storeOwner,
  keepingOf,
  storeVoucher,
  lookAfterVouchers,
  type OpenVoucher,
} from '#src/web/shared/offline/cached-vouchers.ts';

const start = Date.parse('2026-11-22T08:00:00Z');
const minute = 60_000;
const day = 1_440 * minute;
const path = '/ja/voucher/K7QX2M9DPA/';
const voucher: OpenVoucher = {
  address: path,
  byLink: false,
  title: '東京タワー',
  when: '11月30日',
  startsAt: '2026-11-30T01:00:00Z',
};

const gone = { status: 404 };
/** What the server sends to the sign-in page. */
const redirect = { status: 302, headers: { location: '/signin/' } };
const page = (words: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: `<html lang="ja"><body>${words}<script>0</script></body></html>`,
});

let now = start;
const fetched = vi.spyOn(globalThis, 'fetch');
const requests = (): unknown[] => fetched.mock.calls.map(([requested]) => requested);

beforeEach(async () => {
  now = start;
  fetched.mockClear();
  vi.spyOn(browserSource, 'now').mockImplementation(() => now);
  await commands.answerAt(path, page('valid'));
});

afterEach(async () => {
  await commands.answerNothing();
  for (const name of await caches.keys()) await caches.delete(name);
});

/** Returns the text of the stored copy, or null. */
async function copy(): Promise<string | null> {
  const found = (await pagesIn('vouchers')).find(({ path: stored }) => stored === path);
  return found === undefined ? null : found.answer.text();
}

describe('a voucher on a device', () => {
  it('is stored without scripts, under its path, with the address that shows it', async () => {
    expect(await keepingOf(voucher)).toBe('unsaid');
    expect(await storeVoucher(voucher)).toBe(true);
    expect(await keepingOf(voucher)).toBe('kept');
    expect(await copy()).toBe('<html data-kept="" lang="ja"><body>valid</body></html>');
    const [cached] = await pagesIn('vouchers');
    expect(cached?.beside).toMatchObject({
      address: voucher.address,
      title: '東京タワー',
      when: '11月30日',
      at: start,
    });
  });

  it('that was removed stays removed until it is stored again', async () => {
    await storeVoucher(voucher);
    await declineVoucher(voucher);
    expect(await copy()).toBeNull();
    expect(await keepingOf(voucher)).toBe('declined');
    await lookAfterVouchers();
    expect(await keepingOf(voucher)).toBe('declined');
    await storeVoucher(voucher);
    expect(await keepingOf(voucher)).toBe('kept');
  });

  it('is deleted a month after the day of its visit, and so is its removal mark', async () => {
    await storeVoucher(voucher);
    await declineVoucher({ ...voucher, address: '/voucher/ABCDEFGHJK/' });
    now = Date.parse(voucher.startsAt) + 31 * day;
    await lookAfterVouchers();
    expect(await copy()).not.toBeNull();
    now += 1;
    await lookAfterVouchers();
    expect(await pagesIn('vouchers')).toEqual([]);
  });

  it('is revalidated after ten minutes, by the address that opened it', async () => {
    await storeVoucher(voucher);
    now += 9 * minute;
    await lookAfterVouchers();
    expect(requests()).toEqual([voucher.address]);
    now += 2 * minute;
    await commands.answerAt(path, page('used'));
    await lookAfterVouchers();
    expect(requests()).toEqual([voucher.address, voucher.address]);
    expect(await copy()).toContain('used');
  });

  it.each([
    ['its link was revoked', gone],
    ['the session has ended', redirect],
  ])('is gone when %s, and stays while the shop only fails', async (_why, answer) => {
    await storeVoucher(voucher);
    now += 11 * minute;
    await commands.answerAt(path, { status: 503 });
    await lookAfterVouchers();
    expect(await copy()).toContain('valid');
    await commands.answerAt(path, answer);
    await lookAfterVouchers();
    expect(await copy()).toBeNull();
  });
});

describe('a voucher that was opened by a link', () => {
  const linked: OpenVoucher = { ...voucher, byLink: true };

  it('outlasts the cookie that its link was exchanged for', async () => {
    await storeVoucher(linked);
    now += 8 * day;
    await commands.answerAt(path, redirect);
    await lookAfterVouchers();
    expect(await copy()).toContain('valid');
  });

  it('that an earlier release stored with its key is revalidated once with it, then without', async () => {
    await commands.answerAt(`${path}?key=secret`, { status: 302, headers: { location: path } });
    await storeVoucher({ ...linked, address: `${path}?key=secret` });
    expect(requests()).toEqual([`${path}?key=secret`, path]);
    const [cached] = await pagesIn('vouchers');
    expect(cached?.beside).toMatchObject({ address: path, byLink: true });
  });

  it('is gone all the same when its link was revoked', async () => {
    await storeVoucher(linked);
    now += 11 * minute;
    await commands.answerAt(path, gone);
    await lookAfterVouchers();
    expect(await copy()).toBeNull();
  });
});

describe('a voucher stored in the browser', () => {
  it('is removed at sign-out', async () => {
    await storeVoucher(voucher);
    await forgetVouchers();
    expect(await pagesIn('vouchers')).toEqual([]);
  });

  it('stays when a guest becomes a member, and is removed when another member signs in', async () => {
    await storeVoucher(voucher);
    await storeOwner('member-one');
    await storeOwner('member-one');
    expect(await copy()).not.toBeNull();
    await storeOwner('member-two');
    expect(await copy()).toBeNull();
    await storeVoucher(voucher);
    await storeOwner('member-two');
    expect(await copy()).not.toBeNull();
  });

  it('causes no request where none is stored', async () => {
    await storeOwner('member-one');
    await lookAfterVouchers();
    expect(requests()).toEqual([]);
    expect(await caches.has('kept-vouchers-1')).toBe(false);
  });
});
