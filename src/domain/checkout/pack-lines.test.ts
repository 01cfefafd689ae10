import { expect, it } from 'vitest';

import { withPackLines } from '#src/domain/checkout/pack-lines.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { sumUpTo, type CodedLine, type PriceStage } from '#src/domain/checkout/price-line.ts';

function line(stage: PriceStage, itemId: string | null, minor: bigint): CodedLine {
  const amount = money(minor, 'EUR');
  return { stage, code: 'unit', itemId, unitId: itemId === null ? null : 'adult', quantity: 1, each: amount, amount };
}

it('says of a price which lines are a pack’s, bought or paying, and changes no sum', () => {
  const lines = [
    line('base', 'visit', 2000n),
    line('rule', 'visit', 300n),
    line('base', 'pack', 9000n),
    line('base', 'paid', 0n),
    line('coupon', 'pack', -500n),
    line('credits', null, -100n),
  ];
  const coded = withPackLines(lines, [
    { line: { itemId: 'visit', visit: { productId: 205 } } },
    { line: { itemId: 'pack', visit: { productId: 12, pack: { items: [] } } } },
    {
      line: {
        itemId: 'paid',
        visit: { productId: 205, paidBy: { packBookingId: '', reference: 'K7QX2M9DPA', position: 0 } },
      },
    },
  ]);
  expect(coded.map(({ stage, code }) => [stage, code])).toEqual([
    ['base', 'unit'],
    ['rule', 'unit'],
    ['value_pack', '12'],
    ['value_pack', 'K7QX2M9DPA'],
    ['coupon', 'unit'],
    ['credits', 'unit'],
  ]);
  for (const stage of ['coupon', 'gift_card'] as const)
    expect(sumUpTo(coded, stage, 'EUR')).toEqual(sumUpTo(lines, stage, 'EUR'));
});
