import { expect, it } from 'vitest';

import type { BasketItem } from '#src/domain/marketing/coupons/basket.ts';
import { isAmong, type CertainItems } from '#src/domain/marketing/coupons/conditions/items.ts';

const line: BasketItem = {
  itemId: 'a',
  productId: 1,
  destinationId: 3,
  category: 'museum',
  vertical: 'activities',
  programs: [7, 8],
  units: [],
};

it.each<[Omit<CertainItems, 'kind'>, boolean]>([
  [{}, true],
  [{ products: [2, 1] }, true],
  [{ products: [2] }, false],
  [{ destinations: [4, 3] }, true],
  [{ destinations: [4] }, false],
  [{ categories: ['food', 'museum'] }, true],
  [{ categories: ['food'] }, false],
  [{ program: 8 }, true],
  [{ program: 9 }, false],
  [{ products: [1], destinations: [3], categories: ['museum'], program: 7 }, true],
  [{ products: [2], destinations: [3], categories: ['museum'], program: 7 }, false],
  [{ products: [1], destinations: [4], categories: ['museum'], program: 7 }, false],
  [{ products: [1], destinations: [3], categories: ['food'], program: 7 }, false],
  [{ products: [1], destinations: [3], categories: ['museum'], program: 9 }, false],
])('a line of product 1, destination 3 and programs 7 and 8 is among %j: %s', (condition, expected) => {
  expect(isAmong({ kind: 'items', ...condition }, line)).toBe(expected);
});
