import { expect, it } from 'vitest';

import type { UnitType } from '#src/domain/catalogue/product.ts';
import { packPrice } from '#src/domain/marketing/value-packs/pack-price.ts';

const unit = (priceMinor: bigint, pax = 1, accompanied = false, type: UnitType = 'ADULT') => ({
  type,
  minAge: 0,
  maxAge: 99,
  priceMinor,
  pax,
  accompanied,
});
const units = new Map([
  ['1 day', [unit(0n, 1, true), unit(9000n, 4), unit(3335n)]],
  ['2 day', [unit(1005n)]],
  ['3 day', [unit(9000n, 4)]],
  ['4 day', [unit(500n, 1, false, 'CHILD'), unit(0n, 1, false, 'SENIOR'), unit(1000n)]],
  ['5 day', [unit(500n, 1, false, 'CHILD'), unit(900n, 4)]],
]);
const unitsOf = (product: number, option: string) => units.get(`${product} ${option}`);
const item = (product: number, quantity = 1) => ({ product, option: 'day', quantity });

it('uses the ticket of one person, less the percentage, rounded item by item', () => {
  const price = packPrice({ items: [item(1), item(2, 2)], percentOff: 10 }, unitsOf, 'EUR');
  // 3335 × 0.9 = 3001.5 → 3002 (half to even); 2010 × 0.9 = 1809.
  expect(price?.each.minor).toBe(4811n);
  expect(price?.alone.minor).toBe(5345n);
});

it('is what one adult pays, whatever ticket comes first', () => {
  expect(packPrice({ items: [item(4)], percentOff: 0 }, unitsOf, 'EUR')?.alone.minor).toBe(1000n);
  expect(packPrice({ items: [item(5)], percentOff: 0 }, unitsOf, 'EUR')?.alone.minor).toBe(500n);
});

it('respects the price step of currencies of three digits', () => {
  const price = packPrice({ items: [item(1)], percentOff: 10 }, unitsOf, 'KWD');
  expect(price?.each.minor).toBe(3000n);
});

it('has none when an option is not on sale, or has no ticket for one person', () => {
  expect(packPrice({ items: [item(1), item(9)], percentOff: 10 }, unitsOf, 'EUR')).toBeNull();
  expect(packPrice({ items: [item(3)], percentOff: 10 }, unitsOf, 'EUR')).toBeNull();
});
