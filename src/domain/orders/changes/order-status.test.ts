import { describe, expect, it } from 'vitest';

import { lifeCycles } from '#src/domain/orders/changes/life-cycle.ts';
import { orderStatus, type OrderFacts } from '#src/domain/orders/changes/order-status.ts';

function facts(bookings: readonly string[], about: Partial<OrderFacts> = {}): OrderFacts {
  return { bookings, payments: [], captured: false, ...about };
}

describe('the status label of an order', () => {
  it.each([
    ['awaiting_payment', facts(['held'])],
    ['awaiting_payment', facts(['pending_payment', 'pending_payment'], { payments: ['requires_payment_method'] })],
    ['awaiting_payment', facts(['pending_payment'], { payments: ['requires_action'] })],
    ['processing', facts(['pending_payment'], { payments: ['canceled', 'processing'] })],
    ['processing', facts(['held'], { payments: ['requires_capture'] })],
    ['awaiting_payment', facts(['held'], { payments: ['processing'], captured: true })],
    ['awaiting_payment', facts(['confirmed', 'held'], { payments: ['succeeded'], captured: true })],
    ['refunded_late', facts(['released'], { payments: ['processing'], captured: true })],
    ['partly_cancelled', facts(['confirmed', 'released'], { payments: ['succeeded'], captured: true })],
    ['cancelled', facts(['released', 'cancelled'], { payments: ['succeeded'], captured: true })],
    ['confirmed', facts(['confirmed', 'redeemed'], { payments: ['succeeded'], captured: true })],
    ['confirmed', facts(['confirming'], { payments: ['succeeded'], captured: true })],
    ['confirmed', facts(['unused', 'cancel_requested'], { payments: ['succeeded'], captured: true })],
    ['partly_cancelled', facts(['confirmed', 'cancelled'], { payments: ['succeeded'], captured: true })],
    ['partly_cancelled', facts(['confirmed', 'rejected'], { payments: ['succeeded'], captured: true })],
    ['cancelled', facts(['cancelled', 'rejected'], { payments: ['succeeded'], captured: true })],
    ['expired', facts(['released', 'released'], { payments: ['canceled'] })],
    ['expired', facts(['released'])],
    ['processing', facts(['released'], { payments: ['processing'] })],
    ['refunded_late', facts(['released'], { payments: ['succeeded'], captured: true })],
  ] as const)('is %s', (word, about) => {
    expect(orderStatus(about)).toBe(word);
  });

  it('has one for every state a booking can be in', () => {
    const states = new Set(lifeCycles.booking.map((move) => move.to));
    const words = [...states].map((state) => orderStatus(facts([state], { captured: true, payments: ['succeeded'] })));
    expect(words).toHaveLength(states.size);
    expect(new Set(words)).toEqual(new Set(['awaiting_payment', 'confirmed', 'cancelled', 'refunded_late']));
  });
});
