import { randomUUID } from 'node:crypto';

import { scannerTokenHash } from '#src/actions/orders/admission/scanner-token-hash.ts';
import { readSignedCode } from '#src/domain/orders/vouchers/signed-code.ts';
import { sql } from '../database.ts';
import { offerOf } from '../shop.ts';
import {
  alive,
  bookNow,
  button,
  buy,
  fillContact,
  goTo,
  link,
  payWell,
  travellerAt,
  type Traveller,
} from '../traveller.ts';
import { scannedCode, scannedReference } from '../voucher.ts';
import { expect, test } from '../watched.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a scanner admits people once, with a connection and without one, and through a reload',
  { tag: '@sample-mobile' },
  async ({ page, browser, baseURL, request }) => {
    const guest = await travellerAt(page, 'en');
    const offer = await offerOf(request, 301, { places: 2 });
    const first = await test.step('a guest buys a visit of today', () =>
      voucherOfToday(guest, () => buy(guest, offer)));
    const second = await test.step('and another one', () =>
      voucherOfToday(guest, async () => {
        await bookNow(guest, offer);
        await fillContact(guest);
        await payWell(guest);
      }));

    const context = await browser.newContext({ serviceWorkers: 'allow', ...(baseURL !== undefined && { baseURL }) });
    const gate = await travellerAt(await context.newPage(), 'en');
    const scan = async (code: string): Promise<void> => {
      await gate.page.getByLabel('Code', { exact: true }).fill(code);
      await button(gate, 'Check in guests').click();
    };
    const verdict = gate.page.getByRole('alert').first();

    await test.step('the scanner shows its token', async () => {
      const token = await scannerAt('North gate', offer.productId);
      await goTo(gate, '/scan/');
      await gate.page.locator('#scanner-token').fill(token);
      await button(gate, 'Continue').click();
      await expect(gate.page.getByText('North gate')).toBeVisible();
    });

    await test.step('admits the first holder, and refuses the same code afterwards', async () => {
      await scan(first);
      await expect(verdict).toContainText('Admit 1 person');
      await scan(first);
      await expect(verdict).toContainText('Already used');
      await expect(verdict).toContainText('North gate');
      await scan('0'.repeat(24));
      await expect(verdict).toContainText('Not one of our vouchers');
    });

    await test.step('the page is cached with all that it needs', async () => {
      await expect
        .poll(() => gate.page.evaluate(() => caches.match('/scan/').then((stored) => stored?.ok ?? false)))
        .toBe(true);
      // A page that was open before the worker is the worker's from the next time on.
      await gate.page.reload();
      await alive(gate.page);
    });

    await test.step('without a connection it opens again, and a genuine code lets in, once', async () => {
      await context.setOffline(true);
      await gate.page.reload();
      await expect(gate.page.getByText('North gate')).toBeVisible();
      await scan(second);
      await expect(verdict).toContainText('Admit 1 person');
      await expect(verdict).toContainText('Valid. We’ll check whether it was used elsewhere once you’re back online.');
      await expect(gate.page.getByText('1 scan is waiting for a connection. Keep this page open.')).toBeVisible();
      await scan(second);
      await expect(verdict).toContainText('Already scanned here');
      // Of what was let in with a connection the scanner knows too.
      await scan(first);
      await expect(verdict).toContainText('Already scanned here');
      await gate.page.reload();
      await expect(gate.page.getByText('1 scan is waiting for a connection. Keep this page open.')).toBeVisible();
      await scan(second);
      await expect(verdict).toContainText('Already scanned here');
    });

    await test.step('with a connection the shop hears of it, once', async () => {
      expect(await timesLetIn(second)).toBe(0);
      await context.setOffline(false);
      await expect.poll(() => timesLetIn(second), { timeout: 40_000 }).toBe(1);
      await expect(gate.page.getByText('1 scan is waiting for a connection. Keep this page open.')).toBeHidden();
      await scan(second);
      await expect(verdict).toContainText('Already used');
      expect(await timesLetIn(second)).toBe(1);
    });

    await test.step('a revoked scanner stores nothing, not even its page', async () => {
      await sql(`update supplier_token set revoked_at = now() where place = 'North gate'`);
      await gate.page.reload();
      await expect(gate.page.locator('#scanner-token')).toBeVisible();
      await expect.poll(() => gate.page.evaluate(() => caches.has('kept-gate-1'))).toBe(false);
    });
    await context.close();
  },
);

/** Buys, has the visit moved to this very hour (which no page can do), and reads the code off the voucher's screen. */
async function voucherOfToday(guest: Traveller, buying: () => Promise<unknown>): Promise<string> {
  const { page } = guest;
  await buying();
  await link(guest, 'Order and cancellation').click();
  await link(guest, 'Show voucher').click();
  await expect(page).toHaveURL(/\/voucher\//);
  const reference = await scannedReference(page);
  const utc = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;
  await sql(
    `update booking set starts_at = now(), ends_at = now() + interval '2 hours', snapshot = jsonb_set(jsonb_set(snapshot,
       '{visit,startsAt}', to_jsonb(to_char(now() at time zone 'utc', ${utc}))),
       '{visit,endsAt}', to_jsonb(to_char((now() + interval '2 hours') at time zone 'utc', ${utc}))) where reference = $1`,
    [reference],
  );
  // What is signed says when the visit is.
  await page.reload();
  return scannedCode(page);
}

/** A scanner of the supplier; only the token's hash is stored. */
async function scannerAt(place: string, productId: number): Promise<string> {
  const token = randomUUID();
  await sql(
    'insert into supplier_token (id, supplier_id, place, token_hash) select $1, supplier_id, $2, $3 from product where id = $4',
    [randomUUID(), place, scannerTokenHash(token), productId],
  );
  return token;
}

/** How many tickets of a signed code's booking the shop has let in. */
async function timesLetIn(code: string): Promise<number> {
  const rows = await sql(
    `select 1 from redemption r join ticket t on t.id = r.ticket_id join unit_item u on u.id = t.unit_item_id
     join booking b on b.id = u.booking_id where b.reference = $1`,
    [readSignedCode(code)?.claim.reference],
  );
  return rows.length;
}
