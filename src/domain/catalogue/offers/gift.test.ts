import { describe, expect, it } from 'vitest';

import { checkGift, type GiftInput } from '#src/domain/catalogue/offers/gift.ts';
import { giftChoices, giftCode, isGiftAmount, writtenCode } from '#src/domain/catalogue/offers/gift-card.ts';
import { giftState } from '#src/domain/marketing/gift-cards/gift-state.ts';
import { money } from '#src/domain/shared/money/money.ts';

const wish: GiftInput = {
  amount: money(50_00n, 'EUR'),
  design: 'bay',
  to: ' Ana \n Lima ',
  email: ' ana@example.com ',
  from: ' Jo ',
  message: ' Enjoy it.\nSee you! ',
  timeZone: 'Asia/Tokyo',
};
/** 2026-12-01, 08:00 in Tokyo. */
const nowMs = Date.UTC(2026, 10, 30, 23, 0);
const sentAt = (sendOn: string, timeZone = 'Asia/Tokyo', now = nowMs): unknown => {
  const checked = checkGift({ ...wish, sendOn, timeZone }, now);
  return checked.ok ? checked.value.sendAt : checked.failure;
};

describe('checkGift', () => {
  it('tidies names, address and message, and sends at once where no day is named', () => {
    const tidy = {
      design: 'bay',
      to: 'Ana Lima',
      email: 'ana@example.com',
      from: 'Jo',
      message: 'Enjoy it.\nSee you!',
      sendAt: null,
      timeZone: 'Asia/Tokyo',
    };
    expect(checkGift(wish, nowMs)).toEqual({ ok: true, value: tidy });
    expect(checkGift({ ...wish, sendOn: '' }, nowMs)).toEqual({ ok: true, value: tidy });
  });

  it('removes invisible characters from the message', () => {
    const tidied = checkGift({ ...wish, message: 'En\u200Bjoy\u202E it' }, nowMs);
    expect(tidied).toMatchObject({ value: { message: 'Enjoy it' } });
  });

  it('cuts names after 80 characters and the message after 600', () => {
    const long = checkGift({ ...wish, to: 'a'.repeat(90), from: 'b'.repeat(90), message: 'c'.repeat(700) }, nowMs);
    expect(long).toMatchObject({ value: { to: 'a'.repeat(80), from: 'b'.repeat(80), message: 'c'.repeat(600) } });
  });

  it.each([
    [{ design: 'castle' }, 'bad_request', 'design'],
    [{ amount: money(9_99n, 'EUR') }, 'quantity_invalid', 'amount'],
    [{ to: ' \n ' }, 'name_missing', 'to'],
    [{ from: ' ' }, 'name_missing', 'from'],
    [{ email: 'ana' }, 'email_invalid', 'email'],
    [{ sendOn: '2027-02-29' }, 'bad_request', 'sendOn'],
    [{ sendOn: '2026-11-30' }, 'date_past', 'sendOn'],
    [{ sendOn: '2027-12-02' }, 'date_not_offered', 'sendOn'],
  ])('refuses %o', (change, code, field) => {
    expect(checkGift({ ...wish, ...change }, nowMs)).toEqual({ ok: false, failure: { code, field } });
  });

  it('sends at nine in the morning of the giver, up to 365 days ahead', () => {
    expect(sentAt('2026-12-01')).toBe('2026-12-01T00:00:00.000Z');
    expect(sentAt('2027-12-01')).toBe('2027-12-01T00:00:00.000Z');
    expect(sentAt('2026-12-01', 'Europe/Paris')).toBe('2026-12-01T08:00:00.000Z');
  });

  it('sends at once on a day whose nine in the morning is now or has passed', () => {
    const nine = Date.UTC(2026, 11, 1, 0, 0);
    expect([nine - 1, nine, nine + 1].map((now) => sentAt('2026-12-01', 'Asia/Tokyo', now))).toEqual([
      '2026-12-01T00:00:00.000Z',
      null,
      null,
    ]);
  });

  it('uses UTC where the zone is invalid', () => {
    const checked = checkGift({ ...wish, timeZone: 'Mars/Olympus', sendOn: '2026-12-02' }, nowMs);
    expect(checked).toMatchObject({ value: { timeZone: 'Etc/UTC', sendAt: '2026-12-02T09:00:00.000Z' } });
  });
});

describe('amounts of gift cards', () => {
  it('are about 20, 50, 100 and 200 euros, and freely from 10 to 500', () => {
    expect(giftChoices('EUR')).toEqual({
      amounts: [20_00n, 50_00n, 100_00n, 200_00n].map((minor) => money(minor, 'EUR')),
      least: money(10_00n, 'EUR'),
      most: money(500_00n, 'EUR'),
    });
    expect(giftChoices('JPY').amounts.map(({ minor }) => minor)).toEqual([4_000n, 10_000n, 20_000n, 40_000n]);
    expect(giftChoices('KWD').amounts.map(({ minor }) => minor)).toEqual([10_000n, 25_000n, 50_000n, 100_000n]);
  });

  it('can be sold from the least to the most, both included', () => {
    const minors = [9_99n, 10_00n, 10_01n, 500_00n, 500_01n];
    expect(minors.map((minor) => isGiftAmount(money(minor, 'EUR')))).toEqual([false, true, true, true, false]);
  });

  it('can be sold in whole price steps only', () => {
    expect([5_000n, 5_010n, 5_005n].map((minor) => isGiftAmount(money(minor, 'KWD')))).toEqual([true, true, false]);
  });
});

describe('codes of gift cards', () => {
  it('take a letter from each of the first twenty bytes', () => {
    expect(giftCode(Uint8Array.from({ length: 20 }, (_, at) => at))).toBe('23456789ABCDEFGHJKLM');
    expect(giftCode(Uint8Array.from({ length: 24 }, () => 255))).toBe('Z'.repeat(20));
    expect(giftCode(Uint8Array.from({ length: 20 }, () => 32))).toBe('2'.repeat(20));
  });

  it('are not made of fewer bytes', () => {
    expect(() => giftCode(new Uint8Array(19))).toThrow('a code requires twenty bytes');
  });

  it('are written in groups of five', () => {
    expect(writtenCode('23456789ABCDEFGHJKLM')).toBe('23456-789AB-CDEFG-HJKLM');
  });
});

describe('giftState', () => {
  const card = {
    state: 'active',
    stopped: false,
    sent: true,
    redeemed: true,
    amountMinor: 5_000n,
    balanceMinor: 5_000n,
  };

  it.each([
    [{ state: 'void', stopped: true }, 'void'],
    [{ stopped: true, redeemed: false }, 'stopped'],
    [{ redeemed: false, sent: false }, 'waiting'],
    [{ redeemed: false }, 'sent'],
    [{}, 'redeemed'],
    [{ balanceMinor: 4_999n }, 'used_in_part'],
    [{ balanceMinor: 1n }, 'used_in_part'],
    [{ balanceMinor: 0n }, 'used_up'],
  ])('of a card with %o is %s', (change, state) => {
    expect(giftState({ ...card, ...change })).toBe(state);
  });
});
