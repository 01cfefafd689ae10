import { expect, it } from 'vitest';

import { isRidePicture, ridePicture } from '#src/domain/rail/journeys/ride-picture.ts';

it('every line has one of a few pictures, and no other is taken for one', () => {
  for (const line of [0, 7, 20, 4_711]) expect(isRidePicture(ridePicture(line))).toBe(true);
  for (const key of [
    'viaduct-day-20',
    'viaduct-day-07',
    'viaduct-night-3',
    'harbour-day-3',
    'viaduct-day-',
    'viaduct-day-NaN',
  ])
    expect(isRidePicture(key)).toBe(false);
});
