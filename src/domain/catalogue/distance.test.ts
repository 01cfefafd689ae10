import { expect, it } from 'vitest';

import { bearingTo, metresBetween } from '#src/domain/catalogue/distance.ts';

const eiffel = { lat: 48.8584, lng: 2.2945 };
const louvre = { lat: 48.8606, lng: 2.3376 };

it('measures along the great circle', () => {
  expect(metresBetween(eiffel, eiffel)).toBe(0);
  expect(metresBetween(eiffel, louvre)).toBeGreaterThan(3150);
  expect(metresBetween(eiffel, louvre)).toBeLessThan(3170);
  // Half way round the Earth, over the date line.
  expect(metresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBe(111_195);
});

it('points from north, clockwise', () => {
  expect(bearingTo({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBe(0);
  expect(bearingTo({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBe(90);
  expect(bearingTo({ lat: 0, lng: 0 }, { lat: -1, lng: 0 })).toBe(180);
  expect(bearingTo({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBe(90);
  expect(bearingTo(eiffel, louvre)).toBe(86);
});
