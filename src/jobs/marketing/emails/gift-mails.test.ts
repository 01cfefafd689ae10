import { expect, test } from 'vitest';

import type { Gift } from '#src/domain/catalogue/offers/gift.ts';
import { giftCode, writtenCode } from '#src/domain/catalogue/offers/gift-card.ts';
import type { LineUnit } from '#src/domain/checkout/line.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { renderMail } from '#src/jobs/entry-emails.tsx';
import type { OrderMail } from '#src/jobs/shared/emails/mail-data.ts';

const brand = { name: 'Wander & Co', supportEmail: 'help@example.com', supportPhone: '+44 20 7946 0000' };
const origin = 'https://www.example.com';
const code = writtenCode(giftCode(new Uint8Array(32).fill(7)));

test('the gift card email states sender, amount and code, and escapes markup', async () => {
  const recipient = { name: 'Mia', from: 'Jo <b>', message: 'Go and see\n\n<img src=x onerror=1>' };
  const card = { origin, brand, recipient, amount: money(5_000n, 'EUR'), code };
  const { subject, text, html } = await renderMail('gift-card', card, 'en');
  expect(subject).toBe('You’ve received a gift card');
  for (const words of ['€50', '99999-99999-99999-99999', 'https://www.example.com/user/gift-cards/']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/<img|<b>/);
  expect((await renderMail('gift-card', card, 'ar-SA')).html).toContain('dir="rtl"');
});

test.each([
  ['Jo', 'Jo sent you a gift card'],
  ['https://evil.example', 'You’ve received a gift card'],
  ['Security team', 'You’ve received a gift card'],
  ['Wander & Co', 'You’ve received a gift card'],
  ['Jo\r\nBcc: all@example.com', 'You’ve received a gift card'],
  ['Jo \u202Eelpmaxe', 'You’ve received a gift card'],
])('the subject of a card from %j is %j', async (from, expected) => {
  const recipient = { name: 'Mia', from, message: '' };
  const { subject, html } = await renderMail(
    'gift-card',
    { origin, brand, recipient, amount: money(5_000n, 'EUR'), code },
    'en',
  );
  expect(subject).toBe(expected);
  expect(html).toContain(`<h1`);
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html ?? '')?.[1]).toBe(expected);
});

test('the email to the buyer states recipient and day, and never the code', async () => {
  const gift: Gift = {
    design: 'bay',
    to: 'Mia',
    email: 'mia@example.com',
    from: 'Jo',
    message: '',
    sendAt: '2026-12-24T08:00:00.000Z',
    timeZone: 'Europe/Berlin',
  };
  const { text } = await renderMail('confirmation', orderOf(gift), 'en');
  for (const words of [
    'Gift card payment received',
    'Mia (mia@example.com)',
    'Delivery: ',
    '9:00',
    'Full refund until',
  ])
    expect(text).toContain(words);
  for (const words of ['You are going', 'Show voucher', 'Time in']) expect(text).not.toContain(words);
  expect((await renderMail('confirmation', orderOf({ ...gift, sendAt: null }), 'en')).text).toContain('as soon as');
});

function orderOf(gift: Gift): OrderMail {
  const amount = money(5_000n, 'EUR');
  const unit: LineUnit = {
    unitId: 'gift',
    title: 'Gift card',
    type: 'OTHER',
    pax: 1,
    quantity: 1,
    local: amount,
    each: amount,
    amount,
  };
  const visit = {
    productId: 0,
    slug: '',
    titles: { en: 'Gift card' },
    optionId: 'gift',
    optionTitle: 'Mia',
    destinationId: 0,
    destination: { en: 'Mia' },
    picture: 'bay-day-33',
    supplierId: '',
    supplier: '',
    slotId: 'gift-1',
    localDate: '2026-12-24',
    localStart: '09:00',
    localEnd: '09:00',
    allDay: true,
    timeZone: 'Europe/Berlin',
    startsAt: '2036-12-24T08:00:00.000Z',
    endsAt: '2036-12-24T08:00:00.000Z',
    policy: [{ hoursBefore: 0, refundPercent: 100 }],
    instant: true,
    redemption: 'DIGITAL',
    perPersonTicket: false,
    meetingPoint: { name: '', address: '', lat: 0, lng: 0 },
    goodToKnow: [],
    gift,
  };
  const nothing = money(0n, 'EUR');
  const line = { itemId: 'one', visit, units: [unit], amount, discount: nothing, tax: nothing };
  const booking = { reference: 'K7PQ2MXW4T', line, voucherKey: 'key', refundDue: null };
  return {
    origin,
    brand,
    name: 'A Traveller',
    orderReference: 'ABCDEFGH23',
    orderKey: '1.g1s.0a1b',
    bookings: [booking],
  };
}
