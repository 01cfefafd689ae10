import { saveCoupons } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Arena } from './arena.ts';

/** Takes something off every visit to one of the arena's places by itself, so that deaths come between a coupon and its order too. */
export async function offerCoupon(arena: Arena): Promise<void> {
  const products = arena.slots.slice(1, 2).map((one) => one.productId);
  const coupon = {
    id: 'five-per-cent',
    codeHash: '05',
    definition: {
      titles: { en: 'Five per cent' },
      effect: { kind: 'percent' as const, percent: 5 },
      conditions: [{ kind: 'items' as const, products }],
      stacks: false,
    },
    automatic: true,
    usageLimit: 100_000,
    // All buyers of the arena pay with one card and one phone, which is one person.
    perUser: 99,
    begins: null,
    ends: null,
  };
  await arena.db().transaction((tx) => saveCoupons(tx, [coupon]), { cause: 'arena' });
}
