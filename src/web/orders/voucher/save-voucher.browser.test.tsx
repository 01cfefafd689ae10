import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { pagesIn } from '#src/web/shared/offline/cached-responses.ts';
import { SaveVoucher } from '#src/web/orders/voucher/save-voucher.tsx';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

const path = '/voucher/K7QX2M9DPA/';
const voucher = { title: 'Star Ferry', when: 'November 30', startsAt: '2126-11-30T01:00:00Z' };
const before = location.href;
const valid = { status: 200, headers: { 'content-type': 'text/html' }, body: '<html><body>valid</body></html>' };

async function open(atOnce: boolean) {
  const { locator, unmount } = await render(
    <BrowserFrame services={browserServices({})}>
      <SaveVoucher voucher={voucher} atOnce={atOnce} />
    </BrowserFrame>,
  );
  return {
    unmount,
    save: locator.getByRole('button', { name: 'Save for offline use' }),
    remove: locator.getByRole('button', { name: 'Remove from this device' }),
    saved: locator.getByText(/^Saved on this device/),
  };
}

/** Returns the texts of the pages of vouchers that this browser has stored. */
async function stored(): Promise<string[]> {
  const pages = (await pagesIn('vouchers')).filter((one) => one.path === path);
  return Promise.all(pages.map(({ answer }) => answer.text()));
}

beforeEach(async () => {
  // A voucher is stored under the address at which it is open.
  history.replaceState(history.state, '', path);
  await commands.answerAt(path, valid);
});

afterEach(async () => {
  history.replaceState(history.state, '', before);
  await commands.answerNothing();
  for (const name of await caches.keys()) await caches.delete(name);
});

describe('KeepVoucher', () => {
  it('stores a voucher as soon as it is opened on a phone, with what shows it in the list', async () => {
    const { saved, remove } = await open(true);
    await expect.element(saved).toBeVisible();
    await expect.element(remove).toBeVisible();
    expect(await stored()).toEqual(['<html data-kept=""><body>valid</body></html>']);
    const [vouchers] = await pagesIn('vouchers');
    expect(vouchers?.beside).toMatchObject({ title: 'Star Ferry', when: 'November 30', address: path, byLink: true });
  });

  it('stores it elsewhere only at a press', async () => {
    const { save, saved } = await open(false);
    await expect.element(save).toBeVisible();
    expect(await stored()).toEqual([]);
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(await stored()).toHaveLength(1);
  });

  it('removes it at a press, and does not store it again by itself', async () => {
    const { remove, save, unmount } = await open(true);
    await remove.click();
    await expect.element(save).toBeVisible();
    expect(await stored()).toEqual([]);
    await unmount();
    const again = await open(true);
    await expect.element(again.save).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  it('updates a stored copy each time that the voucher is opened', async () => {
    const { saved, unmount } = await open(true);
    await expect.element(saved).toBeVisible();
    await unmount();
    await commands.answerAt(path, { ...valid, body: '<html><body>used</body></html>' });
    const again = await open(false);
    await expect.element(again.saved).toBeVisible();
    expect(await stored()).toEqual(['<html data-kept=""><body>used</body></html>']);
  });

  it('says nothing of a copy that could not be stored, and stores it at the next press', async () => {
    await commands.answerAt(path, { status: 503 });
    const { save, saved } = await open(true);
    await expect.element(save).toBeVisible();
    await save.click();
    await expect.element(save).toBeVisible();
    expect(saved.query()).toBeNull();
    await commands.answerAt(path, valid);
    await save.click();
    await expect.element(saved).toBeVisible();
  });
});
