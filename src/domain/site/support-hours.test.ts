import { expect, it } from 'vitest';

import { supportHours } from '#src/domain/site/support-hours.ts';

const at = (instant: string): number => Date.parse(instant);

it.each([
  ['Asia/Hong_Kong', '2026-07-01T01:00:00Z', '09:00', '21:00', true],
  ['Europe/London', '2026-07-01T00:59:59Z', '02:00', '14:00', false],
  ['Europe/London', '2026-12-01T12:59:00Z', '01:00', '13:00', true],
  ['America/New_York', '2026-07-01T13:00:00Z', '21:00', '09:00', false],
])('is computed by the clock of %s at %s', (zone, instant, from, to, isOpen) => {
  expect(supportHours(at(instant), zone, 'en-GB')).toEqual({ from, to, isOpen });
});
