import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { differenceOf, takesAnotherDate } from '#src/domain/orders/changes/amendment.ts';
import type { Gift } from '#src/domain/catalogue/offers/gift.ts';
import type { Service } from '#src/domain/catalogue/offers/service.ts';

describe('another date', () => {
  const paidBy = { reference: 'PACK', packBookingId: 'a', position: 0 };
  const seat = (refundPercent: number | null) => ({ refundPercent });

  it('can be given to a visit that is confirmed at once and was paid for by itself', () => {
    expect(takesAnotherDate({ instant: true }, [seat(null), seat(100)])).toBe(true);
  });

  it.each([
    ['a value pack', { pack: { items: [] } }],
    ['a gift card', { gift: {} as Gift }],
    ['a ride, a stay or a hire', { service: {} as Service }],
  ] satisfies readonly (readonly [string, object])[])('can never be given to %s', (_what, about) => {
    expect(takesAnotherDate({ instant: true, ...about }, [seat(null)])).toBe(false);
  });

  it('can be given to none on request, of a pack, or of which a seat was given up for less than its price', () => {
    expect(takesAnotherDate({ instant: false }, [seat(null)])).toBe(false);
    expect(takesAnotherDate({ instant: true, paidBy }, [seat(null)])).toBe(false);
    expect(takesAnotherDate({ instant: true }, [seat(null), seat(50)])).toBe(false);
  });
});

describe('the difference of a change', () => {
  it('is to be paid when the new price is higher, whatever has gone back before', () => {
    expect(differenceOf(2_500n, 2_000n, 2_000n)).toEqual({
      extraMinor: 500n,
      backMinor: 0n,
      hadBackMinor: 0n,
      givenMinor: 0n,
    });
    expect(differenceOf(2_500n, 2_000n, 1_500n)).toMatchObject({ extraMinor: 500n, backMinor: 0n, givenMinor: 500n });
  });

  it('goes back when it is lower, as far as it has not gone back yet', () => {
    expect(differenceOf(1_000n, 2_000n, 2_000n)).toMatchObject({ backMinor: 1_000n, hadBackMinor: 0n, givenMinor: 0n });
    expect(differenceOf(1_000n, 2_000n, 1_500n)).toMatchObject({
      backMinor: 1_000n,
      hadBackMinor: 0n,
      givenMinor: 500n,
    });
    expect(differenceOf(1_000n, 2_000n, 300n)).toMatchObject({
      backMinor: 300n,
      hadBackMinor: 700n,
      givenMinor: 1_000n,
    });
    expect(differenceOf(1_000n, 2_000n, 0n)).toMatchObject({ backMinor: 0n, hadBackMinor: 1_000n, givenMinor: 1_000n });
  });

  it('lets neither more nor less go back of any row of changes, with gifts between, than was paid', () => {
    const steps = fc.array(fc.record({ gift: fc.nat(3_000), price: fc.nat(5_000) }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(5_000), steps, (first, changes) => {
        let [net, given, paid, back] = [BigInt(first), 0n, BigInt(first), 0n];
        for (const { gift, price } of changes) {
          let left = net - given;
          const gone = BigInt(gift) < left ? BigInt(gift) : left;
          left -= gone;
          const now = differenceOf(BigInt(price), net, left);
          paid += now.extraMinor;
          back += gone + now.backMinor;
          expect(now.extraMinor - now.backMinor - now.hadBackMinor).toBe(BigInt(price) - net);
          [net, given] = [BigInt(price), now.givenMinor];
          expect(given >= 0n && given <= net).toBe(true);
        }
        expect(net - given).toBe(paid - back);
      }),
    );
  });
});
