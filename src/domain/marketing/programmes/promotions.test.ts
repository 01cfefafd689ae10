import { expect, it } from 'vitest';

import { wholePromotions, type Promotions } from '#src/domain/marketing/programmes/promotions.ts';
import { priceAfter, secretCoupon } from '#src/domain/marketing/referral/secret-price.ts';

it('omits promotions that are only partly in the shop', () => {
  const stands = {
    destination: (id: number) => id === 1,
    product: (id: number) => id < 10,
    option: (_product: number, option: string) => option === 'day',
  };
  const item = (product: number, option = 'day') => ({ product, option, quantity: 1 });
  // Only what is looked at.
  const written = {
    programs: [
      { id: 1, products: [1, 2], places: [1] },
      { id: 2, products: [1, 99], places: [1] },
      { id: 3, products: [1], places: [1, 2] },
    ],
    themes: [
      { id: 1, items: [1, 2] },
      { id: 2, items: [1, 99] },
    ],
    valuePacks: [
      { id: 1, destinationId: 1, items: [item(1), item(2)] },
      { id: 2, destinationId: 2, items: [item(1)] },
      { id: 3, destinationId: 1, items: [item(1), item(99)] },
      { id: 4, destinationId: 1, items: [item(1), item(2, 'night')] },
    ],
  } as unknown as Promotions;
  const whole = wholePromotions(written, stands);
  expect([whole.programs, whole.themes, whole.valuePacks].map((list) => list.map(({ id }) => id))).toEqual([
    [1],
    [1],
    [1],
  ]);
});

it('lowers a secret price by a step for each helper, to the last of them and never below nothing', () => {
  const offer = { currency: 'EUR', start: '50.00', step: '15.00', helpers: 4 } as const;
  const prices = [-1, 0, 1, 3, 4, 9].map((helped) => priceAfter(offer, helped).minor);
  expect(prices).toEqual([50_00n, 50_00n, 35_00n, 5_00n, 0n, 0n]);
  expect(priceAfter({ ...offer, helpers: 2 }, 9).minor).toBe(20_00n);
  expect(priceAfter({ ...offer, start: 'free' }, 1).minor).toBe(0n);
  expect(priceAfter({ ...offer, step: 'much' }, 1).minor).toBe(50_00n);
  const titles = { en: 'Secret' };
  expect(secretCoupon({ ...offer, productId: 7, titles } as Parameters<typeof secretCoupon>[0], 1)).toEqual({
    titles,
    effect: { kind: 'fixed_price', amount: '35.00', currency: 'EUR' },
    conditions: [{ kind: 'items', products: [7] }],
    stacks: false,
  });
});
