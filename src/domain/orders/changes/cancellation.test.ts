import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  isCancellable,
  quoteFullRefund,
  quoteSeatCancellation,
  refundSoFar,
  type BookedSeat,
  type CancellableBooking,
} from '#src/domain/orders/changes/cancellation.ts';
import { refundOfParts } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { money } from '#src/domain/shared/money/money.ts';

const hour = 3_600_000;
const start = Date.parse('2026-12-01T01:00:00Z');

function seat(position: number, about: Partial<BookedSeat> = {}): BookedSeat {
  return { position, unitId: 'adult', pax: 1, accompanied: false, netMinor: 1001n, refundPercent: null, ...about };
}

function booking(changes: Partial<CancellableBooking> = {}): CancellableBooking {
  const policy = [
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 72, refundPercent: 100 },
  ];
  return {
    reference: 'K7PQ2MXW4T',
    state: 'confirmed',
    currency: 'HKD',
    seats: [seat(0)],
    minParty: 1,
    policy,
    startsAtMs: start,
    timeZone: 'Asia/Hong_Kong',
    nowMs: start - 100 * hour,
    isDateClosed: false,
    isDisputed: false,
    remainingMinor: 1_000_000n,
    ...changes,
  };
}

function refundAt(nowMs: number, about: Partial<CancellableBooking> = {}): bigint | string {
  const quote = quoteSeatCancellation(booking({ nowMs, ...about }), null);
  return quote.ok ? quote.value.refund.minor : quote.failure.code;
}

describe('what cancelling brings', () => {
  it('changes at the very edge of each step', () => {
    expect(refundAt(start - 72 * hour - 1)).toBe(1001n);
    expect(refundAt(start - 72 * hour)).toBe(500n);
    expect(refundAt(start - 24 * hour - 1)).toBe(500n);
    expect(refundAt(start - 24 * hour)).toBe(0n);
    expect(refundAt(start - 1)).toBe(0n);
    expect(refundAt(start)).toBe('not_cancellable');
  });

  it('is everything on a date that is closed, and nothing is given back under a dispute', () => {
    expect(refundAt(start - 1, { isDateClosed: true })).toBe(1001n);
    expect(refundAt(start - 100 * hour, { isDisputed: true })).toBe('not_cancellable');
  });

  it('is never more than what has not gone back yet', () => {
    expect(refundAt(start - 100 * hour, { remainingMinor: 900n })).toBe(900n);
    expect(refundAt(start - 48 * hour, { remainingMinor: 900n })).toBe(500n);
    expect(refundAt(start - 100 * hour, { remainingMinor: 0n })).toBe(0n);
    expect(quoteFullRefund(booking({ remainingMinor: 900n })).refund.minor).toBe(900n);
  });

  it('names the steps with their instants, the earliest first', () => {
    const quote = quoteSeatCancellation(booking(), null);
    expect(quote.ok && quote.value.steps).toEqual([
      { untilMs: start - 72 * hour, refundPercent: 100 },
      { untilMs: start - 24 * hour, refundPercent: 50 },
    ]);
  });

  it.each([
    ['cancelled', 'already_cancelled'],
    ['redeemed', 'voucher_used'],
    ['held', 'not_cancellable'],
    ['confirming', 'not_cancellable'],
    ['unused', 'not_cancellable'],
  ])('is refused for a %s booking: %s', (state, code) => {
    const quote = quoteSeatCancellation(booking({ state }), null);
    expect(quote.ok ? '' : quote.failure.code).toBe(code);
  });

  it('is offered for confirmed future visits only', () => {
    expect(isCancellable('confirmed', true)).toBe(true);
    expect(isCancellable('confirmed', false)).toBe(false);
    expect(isCancellable('cancel_requested', true)).toBe(false);
  });
});

describe('cancelling in part', () => {
  const child = { unitId: 'child', accompanied: true, netMinor: 500n } as const;
  const family = booking({ seats: [seat(0), seat(1), seat(2, child)], minParty: 2 });

  it.each([
    [[2], 'ok'],
    [[0], 'ok'],
    [[0, 1], 'unit_needs_company'],
    [[0, 2], 'party_too_small'],
    [[0, 1, 2], 'ok'],
    [[3], 'quantity_invalid'],
    [[], 'quantity_invalid'],
  ] as const)('of the seats %j is answered: %s', (positions, code) => {
    const tooFew = code === 'unit_needs_company' ? { ...family, minParty: 1 } : family;
    const quote = quoteSeatCancellation(tooFew, positions);
    expect(quote.ok ? 'ok' : quote.failure.code).toBe(code);
  });

  it('ends the booking with the last seat, and no seat is given up twice', () => {
    const seats = [seat(0, { refundPercent: 50 }), seat(1)];
    const last = quoteSeatCancellation(booking({ seats }), [1]);
    expect(last.ok && last.value).toMatchObject({ whole: true, positions: [1] });
    expect(last.ok && last.value.percentOf('adult')).toBe(100);
    const again = quoteSeatCancellation(booking({ seats }), [0]);
    expect(again.ok ? '' : again.failure.code).toBe('already_cancelled');
  });

  const nets = fc.array(fc.bigInt({ min: 0n, max: 100_000n }), { minLength: 1, maxLength: 9 });
  const currencies = fc.constantFrom('HKD', 'JPY', 'KWD', 'EUR');

  it('in any order, at any times, comes to the cent of the policy and never to more than was paid', () => {
    fc.assert(
      fc.property(nets, currencies, fc.infiniteStream(fc.nat(120)), (amounts, currency, hours) => {
        let seats = amounts.map((netMinor, position) => seat(position, { netMinor }));
        let given = 0n;
        let nowMs = start - 130 * hour;
        while (seats.some((one) => one.refundPercent === null)) {
          const left = seats.filter((one) => one.refundPercent === null);
          const chosen = left[(hours.next().value ?? 0) % left.length]?.position ?? 0;
          nowMs = Math.min(nowMs + ((hours.next().value ?? 0) % 40) * hour, start - 1);
          const quote = quoteSeatCancellation(booking({ seats, currency, nowMs }), [chosen]);
          if (!quote.ok) return false;
          const { refund, percentOf } = quote.value;
          if (refund.minor < 0n) return false;
          given += refund.minor;
          seats = seats.map((one) =>
            one.position === chosen ? { ...one, refundPercent: percentOf(one.unitId) } : one,
          );
        }
        const parts = seats.map(({ netMinor, refundPercent }) => ({ netMinor, refundPercent: refundPercent ?? 0 }));
        const paid = amounts.reduce((sum, one) => sum + one, 0n);
        return given === refundOfParts(parts, currency).minor && given <= paid;
      }),
    );
  });

  it('one by one at one percentage comes to what the whole would have brought', () => {
    fc.assert(
      fc.property(nets, currencies, fc.integer({ min: 0, max: 100 }), (amounts, currency, refundPercent) => {
        const one = refundOfParts(
          amounts.map((netMinor) => ({ netMinor, refundPercent })),
          currency,
        );
        const all = amounts.reduce((sum, minor) => sum + minor, 0n);
        return one.minor === refundOfParts([{ netMinor: all, refundPercent }], currency).minor;
      }),
    );
  });
});

describe('what a vertical sold', () => {
  const extra = (position: number) =>
    seat(position, { unitId: 'breakfast', pax: 0, accompanied: true, netMinor: 200n });
  const answer = (about: Partial<CancellableBooking>, positions: readonly number[] | null) => {
    const quote = quoteSeatCancellation(booking(about), positions);
    return quote.ok ? quote.value.refund.minor : quote.failure.code;
  };

  it('never leaves an extra without what it belongs to', () => {
    const seats = [seat(0), seat(1), extra(2)];
    expect(answer({ seats }, [0])).toBe(1001n);
    expect(answer({ seats }, [2])).toBe(200n);
    expect(answer({ seats, minParty: 0 }, [0, 1])).toBe('unit_needs_company');
    expect(answer({ seats }, [0, 1, 2])).toBe(2202n);
  });

  it('is given up whole or not at all where it is one thing', () => {
    const seats = [seat(0), extra(1)];
    expect(answer({ seats, isWhole: true }, [1])).toBe('quantity_invalid');
    expect(answer({ seats, isWhole: true }, null)).toBe(1201n);
  });

  it('charges a fee for each ticket, in whatever order they are given up', () => {
    const policy = [{ hoursBefore: 0, refundPercent: 90, byUnit: { adult: 96.803197, child: 93.613566 } }];
    const seats = [seat(0), seat(1), seat(2, { unitId: 'child', accompanied: true, netMinor: 501n })];
    const whole = answer({ seats, policy }, null);
    const first = answer({ seats, policy }, [2]);
    const rest = answer(
      {
        policy,
        seats: [seats[0] ?? seat(0), seats[1] ?? seat(1), { ...(seats[2] ?? seat(2)), refundPercent: 93.613566 }],
      },
      null,
    );
    expect([whole, first, rest]).toEqual([2407n, 469n, 1938n]);
  });
});

describe('the edges of cancelling', () => {
  const three = [
    seat(0, { netMinor: 100n }),
    seat(1, { netMinor: 200n, refundPercent: 50 }),
    seat(2, { netMinor: 400n }),
  ];
  const failureOf = (about: Partial<CancellableBooking>, positions: readonly number[] | null = null): string => {
    const quote = quoteSeatCancellation(booking({ seats: three, ...about }), positions);
    return quote.ok ? 'fine' : `${quote.failure.code} ${quote.failure.field ?? ''}`.trim();
  };

  it('is refused once a pack or a gift was used, and in part where it is whole', () => {
    expect([
      failureOf({}),
      failureOf({ isPackUsed: true }),
      failureOf({ isGiftCardRedeemed: true }),
      failureOf({ isPackUsed: false, isGiftCardRedeemed: false }),
      failureOf({ isWhole: true }, [0]),
      failureOf({ isWhole: true }),
    ]).toEqual(['fine', 'voucher_used', 'voucher_used', 'fine', 'quantity_invalid positions', 'fine']);
  });

  it('accepts existing and active seats only', () => {
    expect([failureOf({}, [0]), failureOf({}, [0, 9]), failureOf({}, [0, 1]), failureOf({}, [])]).toEqual([
      'fine',
      'quantity_invalid positions',
      expect.stringContaining('positions'),
      expect.any(String),
    ]);
  });

  it('leaves no party that could not have booked', () => {
    const family = [seat(0), seat(1, { unitId: 'child', accompanied: true })];
    expect(failureOf({ seats: family }, [0])).toMatch(/positions$/);
    expect(failureOf({ seats: family }, [1])).toBe('fine');
    expect(failureOf({ minParty: 2 }, [0])).toMatch(/positions$/);
  });

  it('reports the smallest party, and which seats break a rule', () => {
    const refused = quoteSeatCancellation(booking({ seats: three, minParty: 2 }), [0]);
    expect(refused).toEqual({
      ok: false,
      failure: { code: 'party_too_small', field: 'positions', facts: { limit: 2 } },
    });
    const many = Array.from({ length: 101 }, (_, position) => seat(position));
    expect(quoteSeatCancellation(booking({ seats: many }), [0])).toEqual({
      ok: false,
      failure: { code: 'quantity_invalid', field: 'positions' },
    });
  });

  it('owes so far what is due for the seats that were given up, and nothing for the others', () => {
    expect(refundSoFar({ seats: three, currency: 'HKD' })).toEqual(money(100n, 'HKD'));
    expect(refundSoFar({ seats: [seat(0)], currency: 'HKD' })).toEqual(money(0n, 'HKD'));
  });

  it('adds to what was due when its currency was not yet priced whole', () => {
    const sold = { currency: 'THB', nowMs: start - 48 * hour, remainingMinor: 1_650n, dueMinor: 550n } as const;
    const seats = [seat(0, { netMinor: 1_100n, refundPercent: 50 }), seat(1, { netMinor: 1_100n })];
    const quote = quoteSeatCancellation(booking({ ...sold, seats }), null);
    expect(quote.ok && quote.value.refund).toEqual(money(550n, 'THB'));
    expect(quoteFullRefund(booking({ ...sold, seats })).refund).toEqual(money(1_050n, 'THB'));
    expect(refundSoFar({ ...sold, seats })).toEqual(money(550n, 'THB'));
    expect(refundSoFar({ ...sold, seats, dueMinor: null })).toEqual(money(600n, 'THB'));
  });

  it('never takes back what was due before', () => {
    const seats = [seat(0, { netMinor: 1_040n, refundPercent: 50 }), seat(1, { netMinor: 1_040n })];
    const quote = quoteSeatCancellation(
      booking({ currency: 'THB', nowMs: start - hour, remainingMinor: 1_560n, dueMinor: 520n, seats }),
      null,
    );
    expect(quote.ok && quote.value.refund).toEqual(money(0n, 'THB'));
  });

  it('adds up what was paid for the seats that are given up', () => {
    const quote = quoteSeatCancellation(booking({ seats: three }), null);
    expect(quote.ok && [quote.value.paid.minor, quote.value.positions, quote.value.whole]).toEqual([
      500n,
      [0, 2],
      true,
    ]);
    const part = quoteSeatCancellation(booking({ seats: three }), [2]);
    expect(part.ok && [part.value.paid.minor, part.value.positions, part.value.whole]).toEqual([400n, [2], false]);
  });

  it('refunds remaining seats at full price, and none that were canceled', () => {
    const all = quoteFullRefund(booking({ seats: three }));
    expect([all.paid.minor, all.refund.minor, all.positions, all.percentOf('adult'), all.whole]).toEqual([
      500n,
      500n,
      [0, 2],
      100,
      true,
    ]);
    expect(all.steps).toHaveLength(2);
  });
});
