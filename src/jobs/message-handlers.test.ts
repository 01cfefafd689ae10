import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { goodCard, openShop, value, type Shop } from '../../tests/faults/shop/shop.ts';
import { sendSignInCode } from '#src/actions/accounts/sign-in/send-sign-in-code.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { bookingHandlers } from '#src/jobs/handlers.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import { renderMail } from '#src/jobs/entry-emails.tsx';
import { signInTextsForNobody, signInTexts } from '#src/jobs/accounts/send-sign-in-code.ts';
import { mailHandlers } from '#src/jobs/message-handlers.ts';
import type { Message } from '#src/jobs/shared/messages/message.ts';
import { smsGateway } from '#src/jobs/shared/messages/send-text.ts';
import { storeMessage, newestMessages } from '#src/store/orders/messages/sent-messages.store.ts';

const brand = { name: 'Meander', supportEmail: 'help@example.com', supportPhone: '+44 20 7946 0000' };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.deps.db.query('truncate sent_message, rate_limit');
  shop.log.length = 0;
});

function handlers(
  deliver: (message: Message) => Promise<void> = (message) => storeMessage(shop.deps.db, message),
): OutboxHandlers {
  const senders = { renderMail, deliver, brand };
  return { ...bookingHandlers, ...mailHandlers(senders), ...signInTexts(senders) };
}

async function buy(): Promise<{ readonly caller: Awaited<ReturnType<Shop['buyer']>>; readonly booking: string }> {
  const caller = await shop.buyer();
  const { page, checkout } = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(page, goodCard);
  const order = value(await readOrder(shop.deps, caller, checkout.reference));
  return { caller, booking: order.bookings[0]?.reference ?? '' };
}

const sent = () => newestMessages(shop.deps.db, 50);

describe('mails about orders', () => {
  it('go out once: the confirmation, and the cancellation after it', async () => {
    const { caller, booking } = await buy();
    const { refund } = value(await quoteCancellation(shop.deps, caller, booking));
    value(
      await cancelBooking(shop.deps, caller, 'k'.repeat(16), { reference: booking, refundMinor: Number(refund.minor) }),
    );
    await processOutbox(shop.deps, handlers());
    await processOutbox(shop.deps, handlers());
    const mails = await sent();
    expect(mails.map((one) => one.subject.split(':')[0])).toEqual(['Canceled', 'Confirmed']);
    expect(new Set(mails.map((one) => one.recipient))).toEqual(new Set(['traveller@example.com']));
    expect(mails[1]?.text).toContain(booking);
    expect(mails[1]?.text).toMatch(/http:\/\/localhost:3000\/voucher\/\w+\/\?key=[\w.]{32,}/);
  });

  it('exist once even when sending was not recorded', async () => {
    await buy();
    await processOutbox(shop.deps, handlers());
    await shop.deps.db.query(
      `update outbox set done_at = null, available_at = now() where topic = 'mail.confirmation'`,
    );
    await processOutbox(shop.deps, handlers());
    expect((await sent()).length).toBe(await shop.count(`select from sent_message`));
    const { rows } = await shop.deps.db.query<{ most: bigint }>(
      'select max(n) as most from (select count(*) as n from sent_message group by dedupe) x',
    );
    expect(rows[0]?.most).toBe(1n);
  });

  it('are tried again when they could not be delivered', async () => {
    await buy();
    await processOutbox(
      shop.deps,
      handlers(() => Promise.reject(new Error('the post office is shut'))),
    );
    expect(await sent()).toEqual([]);
    await shop.deps.db.query(`update outbox set available_at = now() where done_at is null`);
    await processOutbox(shop.deps, handlers());
    expect(await sent()).toHaveLength(1);
  });
});

describe('a sign-in code', () => {
  const phone = '+85291234567';

  async function send(): Promise<string> {
    const visitor = await shop.buyer({ account: null, language: 'ja', network: '192.0.2.1' });
    value(await sendSignInCode(shop.deps, visitor, { phone }));
    const { rows } = await shop.deps.db.query<{ code: string }>(
      `select payload ->> 'code' as code from outbox where topic = 'sms.sign_in_code' and done_at is null`,
    );
    return rows[0]?.code ?? '';
  }

  it('goes to the phone, and is wiped from the outbox', async () => {
    const code = await send();
    expect(code).toMatch(/^\d{6}$/);
    await processOutbox(shop.deps, handlers());
    const [message] = await sent();
    expect(message).toMatchObject({ kind: 'sms', recipient: phone });
    expect(message?.text).toContain(code);
    expect(
      await shop.count(`select from outbox where topic = 'sms.sign_in_code' and payload::text like '%' || $1 || '%'`, [
        code,
      ]),
    ).toBe(0);
    await shop.deps.db.query(`update outbox set done_at = null, available_at = now() where topic = 'sms.sign_in_code'`);
    await processOutbox(shop.deps, handlers());
    expect(await sent()).toHaveLength(1);
  });

  it('is in no log and no note of failure, even when it cannot be sent', async () => {
    const code = await send();
    const closed = await listening(503);
    await processOutbox(shop.deps, handlers(smsGateway(closed.url)));
    await closed.close();
    expect(shop.log.some((line) => line.level === 'warn')).toBe(true);
    expect(
      shop.log
        .map((line) => [line.message, JSON.stringify(line.about), String(Object.values(line.about))].join())
        .join(),
    ).not.toContain(code);
    const { rows } = await shop.deps.db.query<{ error: string }>(
      `select last_error as error from outbox where last_error is not null and topic = 'sms.sign_in_code' order by id desc`,
    );
    expect(rows[0]?.error).toBe('the text message gateway responded with 503');
    await shop.deps.db.query(`delete from outbox where topic = 'sms.sign_in_code'`);
  });
});

describe('a sign-in code that is over', () => {
  it.each([
    ['its five minutes have passed', `update sign_in_code set expires_at = now() - interval '1 second' where id = $1`],
    ['a newer one replaced it', `update sign_in_code set state = 'replaced' where id = $1`],
  ])('is wiped and not sent: %s', async (_why, ends) => {
    const visitor = await shop.buyer({ account: null, network: '192.0.2.1' });
    value(await sendSignInCode(shop.deps, visitor, { phone: '+85291234568' }));
    const waiting = `from outbox where topic = 'sms.sign_in_code' and done_at is null`;
    const { rows } = await shop.deps.db.query<{ id: string; dedupe: string }>(
      `select id::text as id, dedupe ${waiting}`,
    );
    expect(rows).toHaveLength(1);
    await shop.deps.db.query(ends, [rows[0]?.dedupe]);
    await processOutbox(shop.deps, handlers());
    expect(await sent()).toEqual([]);
    expect(
      await shop.count(`select from outbox where id = $1 and done_at is not null and payload = '{}'::jsonb`, [
        rows[0]?.id,
      ]),
    ).toBe(1);
  });
});

it('a code without a gateway delays no other message', async () => {
  const visitor = await shop.buyer({ account: null, network: '192.0.2.2', device: 'without-gateway' });
  value(await sendSignInCode(shop.deps, visitor, { phone: '+85291234569' }));
  const waiting = `select from outbox where topic = 'sms.sign_in_code' and (done_at is null or payload <> '{}'::jsonb)`;
  expect(await shop.count(waiting)).toBe(1);
  await processOutbox(shop.deps, signInTextsForNobody);
  expect(await shop.count(waiting)).toBe(0);
  expect(await sent()).toEqual([]);
});

describe('the gateway of text messages', () => {
  it('gets number, text and the message’s own key', async () => {
    const gateway = await listening(202);
    await smsGateway(gateway.url)({
      kind: 'sms',
      deduplicationKey: 'sms.sign_in_code:1',
      recipient: '+852 1',
      subject: '',
      text: 'Hello',
      html: null,
    });
    await gateway.close();
    expect(gateway.asked).toEqual([{ key: 'sms.sign_in_code:1', body: '{"to":"+852 1","text":"Hello"}' }]);
  });
});

async function listening(
  status: number,
): Promise<{ readonly url: string; readonly asked: object[]; readonly close: () => Promise<void> }> {
  const requested: object[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      requested.push({ key: request.headers['idempotency-key'], body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked: requested,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
