import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { contact, goodCard, openShop, type Shop } from '../../../tests/faults/shop/shop.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { queueReviewRequests } from '#src/actions/reviews/queue-review-requests.ts';
import { changeMessagePreferences } from '#src/actions/orders/messages/change-message-preferences.ts';
import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { renderMail } from '#src/jobs/entry-emails.tsx';
import { mailHandlers } from '#src/jobs/message-handlers.ts';
import type { Message } from '#src/jobs/shared/messages/message.ts';

const brand = { name: 'Meander', supportEmail: 'help@example.com', supportPhone: '+44 20 7946 0000' };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.deps.db.query('truncate outbox');
  await shop.deps.db.query(
    `update booking set starts_at = now() + interval '90 days', ends_at = now() + interval '91 days'`,
  );
});

/** A booking whose visit ended so many hours ago, in a zone where it is now about three in the afternoon. */
async function visit(hoursAgo: number, state = 'confirmed'): Promise<string> {
  const caller = await shop.buyer();
  const { page, orderId, checkout } = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(page, goodCard);
  await readOrder(shop.deps, caller, checkout.reference);
  await shop.deps.db.query(`update account set country_code = 'JP' where id = $1`, [caller.account?.id]);
  const offset = ((15 - new Date().getUTCHours() + 36) % 24) - 12;
  const zone = `ABC${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `update booking set starts_at = now() - ($2::int + 2) * interval '1 hour', ends_at = now() - $2::int * interval '1 hour',
       state = $3, snapshot = jsonb_set(snapshot, '{visit,timeZone}', to_jsonb($4::text)) where order_id = $1 returning id`,
    [orderId, hoursAgo, state, zone],
  );
  return rows[0]?.id ?? '';
}

async function sent(): Promise<readonly Message[]> {
  await shop.deps.db.query(`update booking set snapshot = jsonb_set(snapshot, '{visit,timeZone}', '"Asia/Tokyo"')`);
  await shop.deps.db.query(`update outbox set done_at = now() where topic <> 'mail.review'`);
  const messages: Message[] = [];
  const deliver = async (message: Message): Promise<void> => void messages.push(message);
  await processOutbox(shop.deps, mailHandlers({ renderMail, deliver, brand }));
  return messages;
}

it.each([
  ['yesterday', 24, 'confirmed', 1],
  ['earlier today', 3, 'confirmed', 0],
  ['five days ago', 120, 'confirmed', 0],
  ['yesterday, and called off', 24, 'cancelled', 0],
])('requests one review of a visit of %s', async (_when, hours, state, due) => {
  await visit(hours, state);
  await Promise.all([1, 2, 3].map(() => queueReviewRequests(shop.deps)));
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail === undefined ? 0 : 1).toBe(due);
  if (mail !== undefined) {
    expect(mail).toMatchObject({ recipient: contact.email, subject: expect.stringMatching(/^How was it\? Sky tower/) });
    expect(mail.text).toMatch(/\/review\/[A-Z0-9]{10}\/\?key=/);
    expect(mail.unsubscribe).toContain('/v1/mailsrv/unsubscribe?token=');
  }
  expect(await queueReviewRequests(shop.deps)).toBe(0);
});

it.each([
  ['+81 90 1234 5678', 'global', 1],
  ['+49 30 901820', 'global', 0],
  ['+44 20 7946 0018', 'cn', 0],
  ['nonsense', 'global', 0],
  ['', 'cn', 1],
])('requests a review from a guest whose number is "%s", bought on the %s market: %i', async (phone, market, due) => {
  const id = await visit(24);
  await shop.deps.db.query(
    `with o as (update orders o set market = $2, contact = contact || jsonb_build_object('phone', $3::text)
       from booking b where b.id = $1 and o.id = b.order_id returning o.account_id)
     update account a set country_code = null, confirmed_residence = null from o where a.id = o.account_id`,
    [id, market, phone],
  );
  expect(await queueReviewRequests(shop.deps)).toBe(1);
  expect(await sent()).toHaveLength(due);
});

it('sends no request to travelers who have reviewed, or opted out', async () => {
  const id = await visit(24);
  expect(await queueReviewRequests(shop.deps)).toBe(1);
  await shop.deps.db.query(
    `insert into review (id, booking_id, product_id, state, score, parts, text, language, visited_on)
     select gen_random_uuid(), id, product_id, 'shown', 80, '{}', 'I was quicker than the mail.', 'en', current_date from booking where id = $1`,
    [id],
  );
  expect(await sent()).toEqual([]);
  await visit(24);
  expect(await queueReviewRequests(shop.deps)).toBe(1);
  await changeMessagePreferences(shop.deps, unsubscribeToken(shop.deps, addressHash(shop.deps, contact.email)), 'none');
  expect(await sent()).toEqual([]);
});
