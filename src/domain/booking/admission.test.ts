import { describe, expect, it } from 'vitest';

import { isVisitTime, scanTime } from '#src/domain/booking/admission.ts';

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

describe('the time of a scan', () => {
  const now = at('24T10:00:00');
  it.each([
    ['as the scanner says', now - 3_600_000, now - 3_600_000],
    ['now, when its clock is a little ahead', now + 60_000, now],
    ['now, when its clock is wrong', now + 3_600_000, now],
    ['now, when it says what cannot be', 0, now],
  ])('is %s', (_how, said, counted) => expect(scanTime(said, now)).toBe(counted));
});
