import { describe, expect, it } from 'vitest';

import { floorToPriceStep, isOnPriceStep } from '#src/domain/shared/money/currency.ts';
import { roundToPriceStep } from '#src/domain/shared/money/money.ts';

describe('roundToPriceStep', () => {
  it('rounds to minor units where these are the price step', () => {
    expect(roundToPriceStep(1234n, 100n, 'EUR')).toBe(12n);
    expect(roundToPriceStep(1251n, 100n, 'JPY')).toBe(13n);
  });

  it('rounds to ten minor units in a currency of three decimals', () => {
    expect(roundToPriceStep(1234n, 1n, 'KWD')).toBe(1230n);
    expect(roundToPriceStep(123_600n, 100n, 'BHD')).toBe(1240n);
  });

  it('rounds half to even, of negative amounts too', () => {
    expect(roundToPriceStep(250n, 100n, 'EUR')).toBe(2n);
    expect(roundToPriceStep(350n, 100n, 'EUR')).toBe(4n);
    expect(roundToPriceStep(-250n, 100n, 'EUR')).toBe(-2n);
    expect(roundToPriceStep(1225n, 1n, 'KWD')).toBe(1220n);
    expect(roundToPriceStep(1235n, 1n, 'KWD')).toBe(1240n);
  });
});

describe('floorToPriceStep', () => {
  it('rounds down to ten minor units in a currency of three decimals', () => {
    expect(floorToPriceStep(1239n, 'OMR')).toBe(1230n);
  });

  it('returns amounts of other currencies unchanged', () => {
    expect(floorToPriceStep(1239n, 'USD')).toBe(1239n);
  });
});

describe('isOnPriceStep', () => {
  it('returns true for multiples of the step only, negative amounts included', () => {
    expect([1230n, 1235n, -1230n, 0n].map((minor) => isOnPriceStep(minor, 'OMR'))).toEqual([true, false, true, true]);
    expect([100_00n, 100_50n].map((minor) => isOnPriceStep(minor, 'HUF'))).toEqual([true, false]);
    expect(isOnPriceStep(1239n, 'USD')).toBe(true);
  });
});
