import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { code, contact, goodCard, openShop, value, type Shop } from '../../../../tests/faults/shop/shop.ts';
import { accountFormKey } from '#src/actions/accounts/profile/account-form-key.ts';
import { isAccountForm } from '#src/actions/accounts/profile/is-account-form.ts';
import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { changeMessagePreferences } from '#src/actions/orders/messages/change-message-preferences.ts';
import { mayWrite } from '#src/actions/orders/messages/may-write.ts';
import { readFormAction } from '#src/actions/orders/changes/read-form-action.ts';
import { signFormAction } from '#src/actions/orders/changes/sign-form-action.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import { lookupOrder } from '#src/actions/orders/links/lookup-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { renewLinks } from '#src/actions/orders/links/renew-links.ts';
import { sendOrderLink } from '#src/actions/orders/links/send-order-link.ts';
import { orderLinkKey } from '#src/actions/orders/links/order-link-key.ts';
import type { Caller } from '#src/actions/deps.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { renderMail } from '#src/jobs/entry-emails.tsx';
import { mailHandlers } from '#src/jobs/message-handlers.ts';
import type { Message } from '#src/jobs/shared/messages/message.ts';
import { noteBounce } from '#src/store/orders/messages/mail-addresses.store.ts';

const brand = { name: 'Meander', supportEmail: 'help@example.com', supportPhone: '+44 20 7946 0000' };
let shop: Shop;
let owner: Caller;
let reference: string;
let outsider: Caller;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.buyer();
  const { page, checkout } = await shop.toPage(owner, await shop.slot());
  await shop.payOnPage(page, goodCard);
  reference = checkout.reference;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.deps.db.query('truncate rate_limit');
  await shop.deps.db.query('update outbox set done_at = now() where done_at is null');
  outsider = await shop.buyer({ account: null, network: '192.0.2.44' });
});

const keyTo = (order: string, version = 1, clock = Date.now): string =>
  orderLinkKey({ ...shop.deps, clock }, { reference: order, version });

/** What the outbox sends now. */
async function sent(): Promise<readonly Message[]> {
  const messages: Message[] = [];
  const deliver = async (message: Message): Promise<void> => void messages.push(message);
  await processOutbox(shop.deps, mailHandlers({ renderMail, deliver, brand }));
  return messages;
}

describe('an order without an account', () => {
  it('opens by its link, with links of its vouchers that open too', async () => {
    const found = value(await lookupOrder(shop.deps, outsider, { reference, key: keyTo(reference) }));
    expect(found.order).toMatchObject({ reference, status: 'confirmed' });
    expect(found.mailFails).toBe(false);
    expect(found.voucherKeys).toHaveLength(1);
    for (const voucher of found.voucherKeys) expect(code(await readVoucher(shop.deps, outsider, voucher))).toBe('ok');
  });

  it('stays closed with any other key, and without one', async () => {
    const day = 86_400_000;
    const send = async (key?: string): Promise<string> =>
      code(await lookupOrder(shop.deps, outsider, key === undefined ? { reference } : { reference, key }));
    expect(await send()).toBe('sign_in_required');
    expect(await send('')).toBe('not_found');
    expect(await send(keyTo('ZZZZZZZZZZ'))).toBe('not_found');
    expect(await send(keyTo(reference, 2))).toBe('not_found');
    expect(await send(keyTo(reference, 1, () => Date.now() - 92 * day))).toBe('not_found');
    expect(await send(keyTo(reference, 1, () => Date.now() - 89 * day))).toBe('ok');
    expect(code(await lookupOrder(shop.deps, await shop.buyer(), { reference }))).toBe('not_found');
    expect(code(await lookupOrder(shop.deps, owner, { reference }))).toBe('ok');
  });

  it('is blocked for a network that guesses keys', async () => {
    const codes = [];
    for (let n = 0; n < 61; n += 1)
      codes.push(code(await lookupOrder(shop.deps, outsider, { reference, key: `guess-${n}` })));
    expect([codes.filter((one) => one === 'not_found').length, codes.at(-1)]).toEqual([60, 'too_many_requests']);
  });

  it('can have all its links ended, the vouchers’ too', async () => {
    const before = value(await lookupOrder(shop.deps, outsider, { reference, key: keyTo(reference) }));
    const [voucher] = before.voucherKeys;
    const { key } = value(await renewLinks(shop.deps, outsider, { reference, key: keyTo(reference) }));
    expect(code(await lookupOrder(shop.deps, outsider, { reference, key: keyTo(reference) }))).toBe('not_found');
    expect(code(await renewLinks(shop.deps, outsider, { reference, key: keyTo(reference) }))).toBe('not_found');
    expect(voucher === undefined ? '' : code(await readVoucher(shop.deps, outsider, voucher))).toBe('not_found');
    const after = value(await lookupOrder(shop.deps, outsider, { reference, key }));
    expect(after.voucherKeys).toHaveLength(1);
    await shop.deps.db.query('update orders set link_version = 1 where reference = $1', [reference]);
  });

  it('opens by a link mailed before an exchange of the secret while that is listed, and not afterwards', async () => {
    await sendOrderLink(shop.deps, outsider, { reference, email: contact.email });
    const [mail] = await sent();
    const key = new URL(/http\S*order-lookup\S*/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('key') ?? '';
    const [voucher = { reference: '', key: '' }] = value(
      await lookupOrder(shop.deps, outsider, { reference, key }),
    ).voucherKeys;
    const open = async (...formerVouchers: string[]): Promise<readonly string[]> => {
      const deps = { ...shop.deps, secrets: { ...shop.deps.secrets, voucher: 'the new secret', formerVouchers } };
      return [
        code(await lookupOrder(deps, outsider, { reference, key })),
        code(await readVoucher(deps, outsider, voucher)),
      ];
    };
    expect(await open(shop.deps.secrets.voucher)).toEqual(['ok', 'ok']);
    expect(await open('another secret')).toEqual(['not_found', 'not_found']);
    expect(await open()).toEqual(['not_found', 'not_found']);
  });

  it('keeps forms, preferences and bounces valid after the secret is replaced', async () => {
    const old = shop.deps.secrets.voucher;
    const deps = { ...shop.deps, secrets: { ...shop.deps.secrets, voucher: 'the new secret', formerVouchers: [old] } };
    const accountId = owner.account?.id ?? '';
    const action = signFormAction(shop.deps, owner, { kind: 'cancel', reference, positions: null, refundMinor: 100 });
    expect(readFormAction(deps, accountId, action)).not.toBeNull();
    const form = value(accountFormKey(shop.deps, owner));
    expect(isAccountForm(deps, owner, form)).toBe(true);
    const hash = addressHash(shop.deps, contact.email);
    await noteBounce(shop.deps.db, hash, 'no such mailbox');
    const key = orderLinkKey(deps, { reference, version: 1 });
    expect(value(await lookupOrder(deps, outsider, { reference, key })).mailFails).toBe(true);
    await shop.deps.db.query('truncate mail_address');
    const to = { email: contact.email, accountId: null };
    expect(await mayWrite(deps, to, 'reminders')).toBe(true);
    expect(await changeMessagePreferences(deps, unsubscribeToken(shop.deps, hash), 'none')).toBe(true);
    expect(await mayWrite(deps, to, 'reminders')).toBe(false);
    await shop.deps.db.query('truncate message_choice');
    const unlisted = { ...deps, secrets: { ...deps.secrets, formerVouchers: [] } };
    expect(readFormAction(unlisted, accountId, action)).toBeNull();
    expect(isAccountForm(unlisted, owner, form)).toBe(false);
    expect(await changeMessagePreferences(unlisted, unsubscribeToken(shop.deps, hash), 'none')).toBe(false);
  });

  it('says when mails to its traveller come back', async () => {
    const hash = addressHash(shop.deps, contact.email.toUpperCase());
    await noteBounce(shop.deps.db, hash, 'no such mailbox');
    const found = value(await lookupOrder(shop.deps, outsider, { reference, key: keyTo(reference) }));
    expect(found.mailFails).toBe(true);
    await shop.deps.db.query('truncate mail_address');
  });
});

describe('requesting the link to an order again', () => {
  it('goes to the address of the booking, and opens the order', async () => {
    const answer = await sendOrderLink(shop.deps, outsider, { reference, email: ` ${contact.email.toUpperCase()} ` });
    expect(value(answer)).toEqual({ sent: true });
    const [mail, ...others] = await sent();
    expect([mail?.recipient, others]).toEqual([contact.email, []]);
    const key = new URL(/http\S*order-lookup\S*/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('key') ?? '';
    expect(code(await lookupOrder(shop.deps, outsider, { reference, key }))).toBe('ok');
  });

  it.each([
    ['another address', () => ({ reference, email: 'other@example.com' })],
    ['an order that is not there', () => ({ reference: 'ZZZZZZZZZZ', email: contact.email })],
  ])('answers the same for %s, writes as much, and sends nothing', async (_what, input) => {
    expect(value(await sendOrderLink(shop.deps, outsider, input()))).toEqual({ sent: true });
    const waiting = `select from outbox where topic = 'mail.order_link' and done_at is null`;
    expect(await shop.count(waiting)).toBe(1);
    expect(await shop.count(`${waiting} and payload::text like '%@%'`)).toBe(0);
    expect(await sent()).toEqual([]);
    expect(await shop.count(`select from outbox where topic = 'mail.order_link' and payload <> '{}'::jsonb`)).toBe(0);
  });

  it('is sent so often and no more, to one order and by one device', async () => {
    const send = async (order: string): Promise<string> =>
      code(await sendOrderLink(shop.deps, outsider, { reference: order, email: contact.email }));
    for (let n = 0; n < 5; n += 1) expect(await send(reference)).toBe('ok');
    expect(await send(reference)).toBe('too_many_requests');
    for (let n = 0; n < 4; n += 1) expect(await send(`ZZZZZZZZZ${n}`)).toBe('ok');
    expect(await send('ZZZZZZZZZ9')).toBe('too_many_requests');
    expect(code(await sendOrderLink(shop.deps, outsider, { reference, email: 'no address' }))).toBe('email_invalid');
  });
});
