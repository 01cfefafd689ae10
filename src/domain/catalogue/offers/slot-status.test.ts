import { expect, it } from 'vitest';

import { dayStatus, slotStatus } from '#src/domain/catalogue/offers/slot-status.ts';

const slot = { closed: false, cutoffAtMs: 1000, total: 20, free: 20 };

it('returns the status of a slot', () => {
  expect(slotStatus(slot, 999, 1)).toBe('available');
  expect(slotStatus({ ...slot, free: 10 }, 999, 1)).toBe('available');
  expect(slotStatus({ ...slot, free: 9 }, 999, 1)).toBe('limited');
  expect(slotStatus({ ...slot, free: 0 }, 999, 1)).toBe('sold_out');
  expect(slotStatus({ ...slot, free: 1 }, 999, 2)).toBe('sold_out');
  expect(slotStatus(slot, 1000, 1)).toBe('closed');
  expect(slotStatus({ ...slot, closed: true, free: 0 }, 0, 1)).toBe('closed');
});

it('returns the status of a day from what can still be bought', () => {
  expect(dayStatus([], 0, 1)).toBe('closed');
  expect(dayStatus([{ ...slot, cutoffAtMs: 0 }], 500, 1)).toBe('closed');
  expect(
    dayStatus(
      [
        { ...slot, free: 0 },
        { ...slot, cutoffAtMs: 0 },
      ],
      500,
      1,
    ),
  ).toBe('sold_out');
  expect(
    dayStatus(
      [
        { ...slot, free: 0 },
        { ...slot, free: 12 },
      ],
      500,
      1,
    ),
  ).toBe('limited');
  expect(dayStatus([slot, { ...slot, free: 0 }], 500, 1)).toBe('available');
});
