import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { Product } from '#src/domain/catalogue/product.ts';
import { failedPhone, isForPhone } from '#src/domain/marketing/referral/phone-coupon.ts';
import type { PhoneCouponEntry } from '#src/domain/marketing/referral/phone-coupon.ts';
import { couponOf, type SecretPriceOffer, type ReferralEntry } from '#src/domain/marketing/referral/referral.ts';
import { mayTakePart, rewardRefusal, type Comer } from '#src/domain/marketing/referral/referral-rules.ts';
import { priceAfter, secretCoupon } from '#src/domain/marketing/referral/secret-price.ts';
import { checkPhoneCoupons, checkReferrals } from '#src/domain/marketing/referral/check-referrals.ts';

const comer: Comer = {
  isMember: true,
  hasPhone: true,
  isOwn: false,
  isOwnersDevice: false,
  accountUsed: false,
  phoneUsed: false,
  deviceUsed: false,
  isCircle: false,
  isFirst: true,
};

describe('who may take part', () => {
  it.each([
    [{}, 'ok'],
    [{ isMember: false }, 'sign_in_required'],
    [{ hasPhone: false }, 'referral_phone_needed'],
    [{ isOwn: true, isOwnersDevice: true }, 'referral_self'],
    [{ accountUsed: true, phoneUsed: true }, 'referral_joined'],
    [{ phoneUsed: true }, 'referral_phone'],
    [{ isOwnersDevice: true }, 'referral_device'],
    [{ deviceUsed: true }, 'referral_device'],
    [{ isCircle: true }, 'referral_circle'],
    [{ isFirst: false }, 'referral_not_new'],
  ])('%j: %s', (about, code) => {
    const may = mayTakePart({ ...comer, ...about }, { newOnly: true });
    expect(may.ok ? 'ok' : may.failure.code).toBe(code);
  });

  it('requires new customers only where the offer does', () => {
    expect(mayTakePart({ ...comer, isFirst: false }, { newOnly: false }).ok).toBe(true);
  });

  it.each([
    [{}, null],
    [{ isBlocked: true, samePayer: true }, 'restricted'],
    [{ samePayer: true }, 'same_payer'],
    [{ rewardsSoFar: 1 }, null],
    [{ rewardsSoFar: 2 }, 'cap'],
  ])('rewards %j: %s', (about, refusal) => {
    const facts = { samePayer: false, rewardsSoFar: 0, isBlocked: false, ...about };
    expect(rewardRefusal(facts, { mostRewards: 2 })).toBe(refusal);
  });
});

const names = { en: 'A', ja: 'あ', ar: 'ا' };
const falling: SecretPriceOffer = {
  kind: 'secret_price',
  titles: names,
  texts: names,
  terms: [names],
  productId: 205,
  currency: 'HKD',
  start: '280',
  step: '28',
  helpers: 5,
  threshold: 2,
  hours: 24,
  buyHours: 24,
};

describe('a falling price', () => {
  it('falls by the step with each helper, never rises, and stops at its floor', () => {
    expect(priceAfter(falling, 0).minor).toBe(28_000n);
    expect(priceAfter(falling, 2).minor).toBe(22_400n);
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 80 }), (helped) => {
        const [here, next] = [priceAfter(falling, helped).minor, priceAfter(falling, helped + 1).minor];
        expect(next <= here && next >= 14_000n && here <= 28_000n).toBe(true);
      }),
    );
    expect(priceAfter({ ...falling, step: '100' }, 5).minor).toBe(0n);
  });

  it('becomes a coupon for its product alone', () => {
    expect(secretCoupon(falling, 3)).toMatchObject({
      effect: { kind: 'fixed_price', amount: '196.00', currency: 'HKD' },
      conditions: [{ kind: 'items', products: [205] }],
      stacks: false,
    });
  });
});

test('a coupon of so many days holds as many times 24 hours', () => {
  const { definition, hours } = couponOf({ ...secretCoupon(falling, 1), validDays: 60 });
  expect(hours).toBe(1_440);
  expect(definition).toEqual(secretCoupon(falling, 1));
});

test('numbers are matched by prefix', () => {
  expect(isForPhone('+886912345678', ['+852', '+886']).ok).toBe(true);
  expect(isForPhone('+819012345678', [])).toMatchObject({ ok: true });
  expect(isForPhone('+819012345678', ['+852', '+886'])).toMatchObject({
    failure: { code: 'phone_not_of_event', field: 'phone', facts: { prefixes: '+852, +886' } },
  });
  expect([failedPhone(null), failedPhone('+852 •••• 001')]).toEqual(['{phone}', '+852 •••• 001']);
});

function shipped<Item>(path: string): Item {
  return JSON.parse(readFileSync(new URL(`../../../../catalogue/${path}`, import.meta.url), 'utf8')) as Item;
}

describe('what the catalogue writes', () => {
  const ferry = { slug: 'ferry', options: [{ units: [{ price: '280' }] }] } as unknown as Product;
  const known = { products: new Map([[205, ferry]]), currencyOf: () => 'HKD' as const };
  const offer = (about: Partial<SecretPriceOffer>): ReferralEntry => ({
    ...shipped<ReferralEntry>('referral/ferry-by-friends.json'),
    definition: { ...falling, ...about },
  });
  const faults = (...items: ReferralEntry[]) =>
    checkReferrals(
      items.map((item, at) => ({ file: `${at}.json`, item })),
      known,
    ).map(({ reason }) => reason);

  it('is in order as it ships', () => {
    expect(
      faults(
        ...['bring-a-friend', 'three-together', 'ferry-by-friends'].map((name) =>
          shipped<ReferralEntry>(`referral/${name}.json`),
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    [{ productId: 9 }, 'there is no product 9'],
    [{ currency: 'JPY' as const }, 'is not sold in it'],
    [{ start: '270' }, 'no ticket of ferry costs 270'],
    [{ step: '56' }, 'the discounts leave nothing of the price'],
    [{ threshold: 6 }, 'more helpers are required'],
    [{ titles: { en: 'A' } }, 'no name in "ja"'],
  ])('refuses %j', (about, reason) => {
    expect(faults(offer(about)).join('\n')).toContain(reason);
  });

  it('refuses an id twice, an end before the beginning, and amounts that are none', () => {
    expect(faults(offer({}), offer({})).join('\n')).toContain('3 also occurs in another file');
    expect(faults({ ...offer({}), ends: '2020-01-01T00:00:00Z' }).join('\n')).toContain('it ends before it begins');
    const event = shipped<ReferralEntry>('referral/bring-a-friend.json');
    if (event.definition.kind !== 'event') throw new Error('no event');
    const effect = { kind: 'amount', amount: '1.234', currency: 'USD' } as const;
    const invited = { ...event.definition.invited, effect };
    expect(faults({ ...event, definition: { ...event.definition, invited } }).join('\n')).toContain(
      '"1.234" is not an amount in USD',
    );
  });

  it('refuses a phone coupon without texts or for nothing on sale', () => {
    const any = shipped<PhoneCouponEntry>('phone-coupons/last-summer.json');
    const check = (item: PhoneCouponEntry) =>
      checkPhoneCoupons([{ file: 'a.json', item }], known)
        .map(({ reason }) => reason)
        .join('\n');
    expect(check({ ...any, definition: { ...any.definition, recommended: [205] } })).toBe('');
    expect(check(any)).toContain('there is no product 303');
    const texts = { ...any.definition.texts, failed_redeemed_copyright: { en: 'No' } };
    expect(check({ ...any, definition: { ...any.definition, texts, recommended: [] } })).toContain('no name in "ar"');
  });
});
