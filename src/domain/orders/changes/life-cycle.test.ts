import { expect, test } from 'vitest';
import { lifeCycles, mayMove, pathBetween, type Machine } from '#src/domain/orders/changes/life-cycle.ts';

test('each step names who may take it', () => {
  expect(mayMove('booking', 'confirmed', 'cancelled', 'traveller')).toBe(true);
  expect(mayMove('booking', 'pending_payment', 'paid', 'traveller')).toBe(false);
  expect(mayMove('booking', 'released', 'confirmed', 'operator')).toBe(false);
  for (const moves of Object.values(lifeCycles)) for (const move of moves) expect(move.by.length).toBeGreaterThan(0);
});

test('a way leads over legal steps only', () => {
  expect(pathBetween('payment', 'requires_payment_method', 'succeeded')).toEqual(['processing', 'succeeded']);
  expect(pathBetween('payment', 'succeeded', 'succeeded')).toEqual([]);
  expect(pathBetween('payment', 'requires_action', 'requires_payment_method')).toEqual(['requires_payment_method']);
  expect(pathBetween('booking', 'held', 'confirmed')).toEqual(['pending_payment', 'paid', 'confirmed']);
});

test('nothing leads out of a terminal state', () => {
  const terminal: Record<Machine, readonly string[]> = {
    booking: ['released', 'rejected', 'redeemed', 'cancelled', 'unused'],
    hold: ['consumed', 'released', 'expired'],
    payment: ['succeeded', 'canceled'],
    refund: ['rejected'],
    coupon: ['released', 'restored'],
    deal: ['restored'],
    gift_card: ['void'],
    closure: ['moved', 'refunded'],
    dispute: ['won', 'lost'],
    review: [],
    referral_join: ['refused', 'reversed'],
    referral_task: ['complete', 'expired'],
  };
  for (const machine of Object.keys(lifeCycles) as Machine[]) {
    const moves = lifeCycles[machine];
    const states = new Set(moves.flatMap((move) => [move.from, move.to]));
    const ends = [...states].filter((state) => moves.every(({ from }) => from !== state));
    expect([machine, ends.toSorted()]).toEqual([machine, terminal[machine].toSorted()]);
    for (const from of terminal[machine])
      for (const to of states) expect(pathBetween(machine, from, to)).toEqual(from === to ? [] : null);
  }
});

test('a deal is given back once, and a review can always be looked at again', () => {
  const moves = (machine: Machine): string[] => lifeCycles[machine].map(({ from, to }) => `${from}>${to}`);
  expect(moves('deal')).toEqual([
    '>reserved',
    'reserved>redeemed',
    'reserved>released',
    'released>reserved',
    'redeemed>restored',
  ]);
  expect(mayMove('deal', 'restored', 'reserved', 'provider')).toBe(false);
  expect(moves('review')).toEqual([
    '>shown',
    '>held',
    'shown>held',
    'shown>hidden',
    'held>shown',
    'held>hidden',
    'hidden>held',
    'hidden>shown',
  ]);
  expect(mayMove('review', 'hidden', 'shown', 'traveller')).toBe(false);
  expect(mayMove('review', 'held', 'shown', 'operator')).toBe(true);
});
