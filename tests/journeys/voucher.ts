import { expect, type Page } from '@playwright/test';
import scanner from 'jsqr';
import sharp from 'sharp';

import { readSignedCode } from '#src/domain/orders/vouchers/signed-code.ts';

/** Returns the booking that a scanner reads from the screen, from the first code of a voucher as it is painted. */
export async function scannedReference(page: Page): Promise<string> {
  const read = readSignedCode(await scannedCode(page));
  if (read === null) throw new Error('what was scanned is no code of ours');
  return read.claim.reference;
}

/** All that a scanner reads off the screen, of the first code of a voucher. */
export async function scannedCode(page: Page): Promise<string> {
  const code = page.getByTestId('qr').first();
  await code.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await code.screenshot({ animations: 'disabled' }))
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = scanner.default(new Uint8ClampedArray(data), info.width, info.height);
  if (found === null) throw new Error('the code on the voucher cannot be scanned');
  return found.data;
}

/** Returns the code below the picture, for reading out. */
export async function writtenCode(page: Page): Promise<string> {
  const text = await page.locator('p[translate=no]').first().innerText();
  return text.replaceAll(/\s/g, '');
}

/** Follows a link that saves a file; returns its first bytes. */
export async function fileBehind(page: Page, path: RegExp): Promise<{ type: string; start: string }> {
  const links = page.locator('a[download]');
  const addresses = await links.evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLAnchorElement ? one.href : '')),
  );
  const address = addresses.find((one) => path.test(one));
  expect(address, `a link to ${path}`).toBeDefined();
  const answer = await page.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  const body = await answer.body();
  return { type: answer.headers()['content-type'] ?? '', start: body.subarray(0, 4096).toString('latin1') };
}
