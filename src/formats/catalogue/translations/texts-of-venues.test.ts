import { expect, it } from 'vitest';

import { districtsOfVenues, meetingTextsOf } from '#src/formats/catalogue/translations/texts-of-venues.ts';

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

it('meetingTextsOf lists the name, the address and the desk of a venue, as far as it has them', () => {
  const titles = { en: 'Canal House' };
  expect(meetingTextsOf({ titles, content: { address: 'Jordaan 1', district: 'Jordaan' } })).toEqual([
    'Canal House',
    'Jordaan 1',
  ]);
  expect(meetingTextsOf({ titles, content: { address: 'Schiphol', desk: 'Arrivals hall' } })).toEqual([
    'Canal House',
    'Schiphol',
    'Arrivals hall',
  ]);
  expect(meetingTextsOf({ titles, content: null })).toEqual(['Canal House']);
  expect(meetingTextsOf({ titles, content: { address: 7 } })).toEqual(['Canal House']);
});
