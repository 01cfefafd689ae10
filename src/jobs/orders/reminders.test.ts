import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { contact, goodCard, openShop, type Shop } from '../../../tests/faults/shop/shop.ts';
import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { changeMessagePreferences } from '#src/actions/orders/messages/change-message-preferences.ts';
import { queueReminders } from '#src/actions/orders/messages/queue-reminders.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { renderMail } from '#src/jobs/entry-emails.tsx';
import { mailHandlers } from '#src/jobs/message-handlers.ts';
import type { Message } from '#src/jobs/shared/messages/message.ts';
import { noteBounce } from '#src/store/orders/messages/mail-addresses.store.ts';

const brand = { name: 'Meander', supportEmail: 'help@example.com', supportPhone: '+44 20 7946 0000' };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.deps.db.query('truncate mail_address, message_choice, outbox');
  await shop.deps.db.query(`update booking set starts_at = now() + interval '90 days'`);
});

/**
 * A confirmed booking whose visit is so many days off at noon, in a zone where it is now so late: "10:30". Zones are
 * named by their offset, whose sign POSIX turns around.
 */
async function visit(daysAhead: number, nowThere: string): Promise<string> {
  const caller = await shop.buyer();
  const { page, orderId, checkout } = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(page, goodCard);
  await readOrder(shop.deps, caller, checkout.reference);
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `with zone as (
       select case when minutes < -720 then minutes + 1440 when minutes > 720 then minutes - 1440 else minutes end as minutes
       from (select (extract(epoch from $3::time - (now() at time zone 'UTC')::time) / 60)::int as minutes) x
     ), named as (
       select to_char(make_interval(mins => abs(minutes)), 'HH24:MI') as clock, minutes from zone
     ), place as (
       select 'ABC' || case when minutes > 0 then '-' else '+' end || clock as name from named
     )
     update booking b set created_at = now() - interval '2 days',
       starts_at = (((now() at time zone p.name)::date + $2::int) + time '12:00') at time zone p.name,
       ends_at = (((now() at time zone p.name)::date + $2::int) + time '14:00') at time zone p.name,
       snapshot = jsonb_set(b.snapshot, '{visit,timeZone}', to_jsonb(p.name))
     from place p where b.order_id = $1 returning b.id`,
    [orderId, daysAhead, nowThere],
  );
  return rows[0]?.id ?? '';
}

async function sent(): Promise<readonly Message[]> {
  // Mails name the zone of the place, which must be a real one there.
  await shop.deps.db.query(`update booking set snapshot = jsonb_set(snapshot, '{visit,timeZone}', '"Asia/Tokyo"')`);
  await shop.deps.db.query(`update outbox set done_at = now() where topic <> 'mail.reminder'`);
  const messages: Message[] = [];
  const deliver = async (message: Message): Promise<void> => void messages.push(message);
  await processOutbox(shop.deps, mailHandlers({ renderMail, deliver, brand }));
  return messages;
}

describe('reminders', () => {
  it.each([
    ['tomorrow, at half past nine', 1, '09:30', 1],
    ['tomorrow, late in the evening', 1, '23:30', 1],
    ['tomorrow, before anybody is up', 1, '08:30', 0],
    ['today', 0, '09:30', 0],
    ['the day after tomorrow', 2, '23:30', 0],
  ])('go by the clock of the place: %s', async (_when, days, there, due) => {
    await visit(days, there);
    expect(await queueReminders(shop.deps)).toBe(due);
    expect(await sent()).toHaveLength(due);
  });

  it('are sent once, however many look and however often', async () => {
    await visit(1, '12:00');
    await Promise.all(Array.from({ length: 8 }, () => queueReminders(shop.deps)));
    expect(await shop.count(`select from outbox where topic = 'mail.reminder'`)).toBe(1);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: contact.email });
    expect(mail?.subject).toMatch(/^Tomorrow: Sky tower/);
    expect(mail?.unsubscribe).toContain('/v1/mailsrv/unsubscribe?token=');
    expect(await queueReminders(shop.deps)).toBe(0);
    expect(await sent()).toEqual([]);
  });

  it('are not sent of what was cancelled meanwhile, or has begun', async () => {
    const cancelled = await visit(1, '12:00');
    const begun = await visit(1, '12:00');
    expect(await queueReminders(shop.deps)).toBe(2);
    await shop.deps.db.query(`update booking set state = 'cancelled' where id = $1`, [cancelled]);
    await shop.deps.db.query(`update booking set starts_at = now() - interval '1 minute' where id = $1`, [begun]);
    expect(await sent()).toEqual([]);
  });

  it('are not sent to travelers who opted out, and are sent again after they opt in', async () => {
    const token = unsubscribeToken(shop.deps, addressHash(shop.deps, contact.email));
    expect(await changeMessagePreferences(shop.deps, token, 'none')).toBe(true);
    await visit(1, '12:00');
    await queueReminders(shop.deps);
    expect(await sent()).toEqual([]);
    await changeMessagePreferences(shop.deps, token, 'all');
    await noteBounce(shop.deps.db, addressHash(shop.deps, contact.email), 'mailbox full');
    await visit(1, '12:00');
    await queueReminders(shop.deps);
    expect(await sent()).toEqual([]);
    await shop.deps.db.query('truncate mail_address');
    await visit(1, '12:00');
    await queueReminders(shop.deps);
    expect(await sent()).toHaveLength(1);
  });

  it('are ended by their recipient only', async () => {
    const token = unsubscribeToken(shop.deps, addressHash(shop.deps, contact.email));
    for (const wrong of ['', '.', token.slice(1), `${token}A`, token.replace('.', '')])
      expect(await changeMessagePreferences(shop.deps, wrong, 'none'), wrong).toBe(false);
    expect(await shop.count('select from message_choice')).toBe(0);
  });
});
