import { describe, expect, it } from 'vitest';

import { creditsEarned } from '#src/domain/marketing/credits-earned.ts';
import { money } from '#src/domain/shared/money/money.ts';

describe('creditsEarned', () => {
  it('returns the basis points of what was paid, rounded down to the price step of the currency', () => {
    expect(creditsEarned(money(2_198n, 'EUR'), 100)).toEqual(money(21n, 'EUR'));
    expect(creditsEarned(money(12_345n, 'KWD'), 100)).toEqual(money(120n, 'KWD'));
    expect(creditsEarned(money(99n, 'JPY'), 100)).toEqual(money(0n, 'JPY'));
    expect(creditsEarned(money(10_000n, 'EUR'), 250)).toEqual(money(250n, 'EUR'));
  });
});
