import { expect, test } from '../watched.ts';
import { sql } from '../database.ts';
import { chargedFor } from '../sandbox.ts';
import { offerOf } from '../shop.ts';
import {
  alive,
  button,
  fillContact,
  goTo,
  link,
  movedTo,
  orderIn,
  payButton,
  payWell,
  reachCheckout,
  travellerAt,
  type Traveller,
} from '../traveller.ts';

async function holdOf(reference: string): Promise<string> {
  const [row] = await sql<{ state: string }>(
    `select hold.state from hold join booking on booking.id = hold.booking_id join orders on orders.id = booking.order_id
     where orders.reference = $1`,
    [reference],
  );
  return row?.state ?? 'none';
}

async function placesHeld(slotId: string): Promise<number> {
  const [row] = await sql<{ held: number }>(
    'select inventory.held from inventory join slot on slot.inventory_id = inventory.id where slot.id = $1',
    [slotId],
  );
  return row?.held ?? -1;
}

/** Lets the time of a hold pass: it ends so many seconds from now. */
async function endHoldIn(reference: string, seconds: number): Promise<void> {
  await sql(
    `update hold set expires_at = now() + make_interval(secs => $2), full_until = null from booking, orders
     where booking.id = hold.booking_id and orders.id = booking.order_id and orders.reference = $1`,
    [reference, seconds],
  );
}

async function payAfterwards(traveller: Traveller, before: string): Promise<void> {
  const reference = await fillContact(traveller);
  expect(reference).not.toBe(before);
  await payWell(traveller);
  expect(await chargedFor(before)).toBe(0);
  expect(await chargedFor(reference)).toBeGreaterThan(0);
}

test('a traveller who leaves the checkout releases the places and preserves the cart @sample-desktop', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 201, { fromDays: isMobile ? 40 : 45 });
  const before = await placesHeld(offer.slotId);
  const reference = await reachCheckout(traveller, offer);
  expect(await holdOf(reference)).toBe('active');
  expect(await placesHeld(offer.slotId)).toBeGreaterThan(before);

  await button(traveller, 'Back to cart').click();
  await movedTo(page, /\/cart\//);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await holdOf(reference)).toBe('released');
  expect(await placesHeld(offer.slotId)).toBe(before);

  await link(traveller, 'Go to checkout').click();
  await payAfterwards(traveller, reference);
});

test('a traveler who leaves the page retains the places for a minute, and has them all again on return @sample-desktop', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 204, { fromDays: isMobile ? 40 : 45 });
  const reference = await reachCheckout(traveller, offer);
  const secondsLeft = async (): Promise<number> => {
    const [row] = await sql<{ seconds: number }>(
      `select extract(epoch from hold.expires_at - now())::int as seconds from hold join booking on booking.id = hold.booking_id
       join orders on orders.id = booking.order_id where orders.reference = $1 and hold.state = 'active'`,
      [reference],
    );
    return row?.seconds ?? 0;
  };
  await page.reload();
  // Leaving before the script runs is not reported.
  await alive(page);
  await expect(payButton(traveller)).toBeVisible();
  await expect.poll(secondsLeft).toBeGreaterThan(600);
  await goTo(traveller, '/help/');
  await expect.poll(secondsLeft).toBeLessThanOrEqual(60);
  await page.goBack();
  await alive(page);
  await expect(payButton(traveller)).toBeVisible();
  await expect.poll(secondsLeft).toBeGreaterThan(600);
  expect(await orderIn(page)).toBe(reference);
});

test('a traveler whose hold expires while watching is informed, checks again and pays @sample-mobile', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, isMobile ? 'ar-SA' : 'en');
  const offer = await offerOf(request, 202, { fromDays: isMobile ? 40 : 45 });
  const reference = await reachCheckout(traveller, offer);
  await endHoldIn(reference, 6);
  await page.reload();
  await expect(page.getByRole('heading', { name: traveller.say('Your time to pay has run out') })).toBeVisible({
    timeout: 15_000,
  });
  await expect.poll(() => holdOf(reference), { timeout: 20_000 }).toBe('expired');

  await button(traveller, 'Check again').click();
  await payAfterwards(traveller, reference);
});

test('a traveler who pays too late is informed, finds everything in the cart and pays @sample-desktop', async ({
  page,
  request,
  isMobile,
  watch,
}) => {
  const traveller = await travellerAt(page, isMobile ? 'ja' : 'en');
  const offer = await offerOf(request, 203, { fromDays: isMobile ? 40 : 45 });
  const reference = await reachCheckout(traveller, offer);
  await endHoldIn(reference, -1);
  watch.allow(409, /\/checkout\/[A-Z0-9]+\/pay$/);
  await payButton(traveller).click();
  await expect(page.getByRole('heading', { name: traveller.say('Your time to pay has run out') })).toBeVisible();
  expect(await chargedFor(reference)).toBe(0);

  await link(traveller, 'Go to cart').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await goTo(traveller, '/platform/pay/');
  await payAfterwards(traveller, reference);
});
