import { expect, it } from 'vitest';

import { hire, lineFor, ride, stay, unitOf } from '../../../tests/services.ts';
import { lineView } from '#src/api/cart/line-view.ts';
import { lineShape } from '#src/contract/cart/line.ts';
import { money } from '#src/domain/shared/money/money.ts';
import * as z from 'zod/mini';

const euros = (minor: bigint) => money(minor, 'EUR');
const schema = z.strictObject(lineShape);

it('returns the facts of a vertical’s line, with labels in the visitor’s language where they exist', () => {
  const view = lineView(lineFor(ride, [unitOf('adult', 2, euros(5_000n))]), 'ja');
  expect(() => schema.parse(view)).not.toThrow();
  expect(view.service).toMatchObject({ vertical: 'rails', venueId: null, question: { origin: 's1' } });
  expect(view.service?.details[0]).toEqual({
    kind: 'span',
    as: 'ride',
    from: { place: { text: '東京', lang: 'ja' }, date: '2026-12-01', time: '10:05', offset: '+09:00' },
    to: { place: { text: '新大阪', lang: 'ja' }, date: '2026-12-01', time: '12:30', offset: '+09:00' },
    label: { text: 'Kodama 705', lang: 'en' },
    seats: ['7-12A', '7-12B'],
  });
});

it.each([stay, hire])('returns pay-at-property fees in their own currency, and keeps it out of the price', (visit) => {
  const view = lineView(lineFor(visit, [unitOf('room', 1, euros(20_000n))]), 'en');
  expect(() => schema.parse(view)).not.toThrow();
  const due = view.service?.details.find((detail) => detail.kind === 'due');
  expect(due?.amount.currency).toBe('JPY');
  expect(view.amount).toEqual({ minor: 20_000, currency: 'EUR' });
});

it('returns the refund amount where a fee is charged per ticket', () => {
  const units = [unitOf('adult', 2, euros(5_000n)), unitOf('child', 1, euros(2_500n))];
  const [step] = lineView(lineFor(ride, units), 'en').cancellation;
  // 2 × 4875 and 2378.09, rounded once.
  expect(step).toEqual({
    until: ride.startsAt,
    refundPercent: 95.123457,
    back: { minor: 12_128, currency: 'EUR' },
  });
});

it('gives back of a line with a coupon what was paid for it', () => {
  const [step] = lineView(
    lineFor(stay, [unitOf('room', 1, euros(20_000n))], { discount: euros(2_000n) }),
    'en',
  ).cancellation;
  expect(step).toMatchObject({ refundPercent: 100, back: { minor: 18_000 } });
});
