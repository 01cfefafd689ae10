import { expect, it } from 'vitest';

import { districtsOfVenues } from '#src/formats/catalogue/translations/districts-of-venues.ts';

const venue = (destinationId: number, content: unknown) =>
  ({ destinationId, content }) as { destinationId: number; content: object };
const venues = [
  venue(3, { district: 'Gion' }),
  venue(3, { district: 'Gion' }),
  venue(3, { district: 7 }),
  venue(3, { kind: 'airport' }),
  venue(3, null),
  venue(3, 'Gion'),
  venue(4, { district: 'Marais' }),
];

it('names each district once, of one destination or of all', () => {
  expect(districtsOfVenues(venues)).toEqual(['Gion', 'Marais']);
  expect(districtsOfVenues(venues, 3)).toEqual(['Gion']);
  expect(districtsOfVenues(venues, 5)).toEqual([]);
});
