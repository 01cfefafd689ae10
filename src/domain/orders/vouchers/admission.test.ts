import { describe, expect, it } from 'vitest';

import { isVisitTime, opensAtMs, scanTime } from '#src/domain/orders/vouchers/admission.ts';
import type { ServiceDetail } from '#src/domain/catalogue/offers/service.ts';

const at = (text: string): number => Date.parse(`2026-12-${text}Z`);
const visit = { startsAtMs: at('24T10:00:00'), endsAtMs: at('24T12:00:00') };

describe('the time of a visit', () => {
  it.each([
    ['23T21:59:59', false],
    ['23T22:00:00', true],
    ['24T11:00:00', true],
    ['25T12:00:00', true],
    ['25T12:00:01', false],
  ])('at %s: %s', (when, isTime) => expect(isVisitTime({ ...visit, scannedAtMs: at(when) })).toBe(isTime));
});

describe('the time from which a voucher opens the door', () => {
  const point = (date: string, time: string, offset: string) => ({ place: { en: 'Tokyo' }, date, time, offset });
  const span = (date: string, time: string): ServiceDetail => ({
    kind: 'span',
    as: 'ride',
    from: point(date, time, '+09:00'),
    to: point('2026-12-30', '23:59', '+09:00'),
    label: null,
    seats: [],
  });
  const opens = (...details: readonly ServiceDetail[]): string =>
    new Date(opensAtMs('2026-12-24T10:00:00Z', { details })).toISOString();

  it('is the start of the visit, and the first start of a service', () => {
    expect(opensAtMs('2026-12-24T10:00:00Z', undefined)).toBe(at('24T10:00:00'));
    expect(opens()).toBe('2026-12-24T10:00:00.000Z');
    expect(opens({ kind: 'fact', code: 'open_ticket' }, span('2026-12-20', '09:30'))).toBe('2026-12-20T00:30:00.000Z');
    expect(opens(span('2026-12-26', '09:30'))).toBe('2026-12-24T10:00:00.000Z');
    expect(opens(span('2026-12-21', '09:30'), span('2026-12-20', '09:30'))).toBe('2026-12-20T00:30:00.000Z');
  });
});

describe('the time of a scan', () => {
  const now = at('24T10:00:00');
  it.each([
    ['as the scanner says', now - 3_600_000, now - 3_600_000],
    ['now, when its clock is a little ahead', now + 60_000, now],
    ['now, when its clock is wrong', now + 3_600_000, now],
    ['now, when it says what cannot be', 0, now],
    ['as the scanner says, up to seven days ago', now - 7 * 24 * 3_600_000, now - 7 * 24 * 3_600_000],
    ['now, when it was longer ago', now - 7 * 24 * 3_600_000 - 1, now],
    ['now, when the clock is ten minutes ahead', now + 600_000, now],
  ])('is %s', (_how, said, counted) => expect(scanTime(said, now)).toBe(counted));
});
