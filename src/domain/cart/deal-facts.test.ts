import { describe, expect, it } from 'vitest';

import { dealsOn, withoutDeals } from '#src/domain/cart/deal-facts.ts';
import type { CartItem, PricedCart } from '#src/domain/cart/cart.ts';

const early = { id: 1, limited: false };
const limited = { id: 2, limited: true };

describe('dealsOn', () => {
  // Only what is read of a cart.
  const item = (itemId: string, deals: readonly unknown[]): unknown => ({ line: { itemId }, offer: { deals } });
  const line = (stage: string, itemId: string, code: string): unknown => ({ stage, itemId, code });
  const cart = (items: readonly unknown[], lines: readonly unknown[]): PricedCart =>
    ({ items, quote: { lines } }) as unknown as PricedCart;

  it('returns, by item, the deals of the offer that a price line names', () => {
    const priced = cart(
      [item('a', [early, limited]), item('b', [early, limited])],
      [line('base', 'a', 'adult'), line('deal', 'a', '1'), line('deal', 'b', '2'), line('deal', 'b', '1')],
    );
    expect([...dealsOn(priced)]).toEqual([
      ['a', [early]],
      ['b', [early, limited]],
    ]);
  });

  it('leaves out an item whose price no deal lowers, even when a line of another stage has the same code', () => {
    const priced = cart([item('a', [early]), item('b', [])], [line('rule', 'a', '1'), line('deal', 'b', '1')]);
    expect([...dealsOn(priced)]).toEqual([]);
  });
});

describe('withoutDeals', () => {
  it('removes the deals that are out from every item, and leaves the rest of the item as it is', () => {
    const item = (itemId: string, deals: readonly unknown[]): CartItem =>
      ({ itemId, units: { adult: 2 }, offer: { slotId: '7', deals } }) as unknown as CartItem;
    expect(withoutDeals([item('a', [early, limited]), item('b', [early])], (deal) => deal.limited)).toEqual([
      item('a', [early]),
      item('b', [early]),
    ]);
  });
});
