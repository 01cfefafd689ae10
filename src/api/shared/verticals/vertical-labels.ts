import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { verticalEndpoints } from '#src/contract/shared/verticals/verticals.ts';

/** What the API's document says of verticals that sell at venues. */
export const verticalServices: readonly Service[] = [
  service(
    'Venues',
    'Hotels, car rental and what else is sold by time, each asked in its own words.',
    verticalEndpoints,
    {
      venues: call('Venues that have something for a question, with facets and prices; ten to a page.', {
        vertical: 'hotels',
        question: 'destination=3&check_in=2027-03-01&check_out=2027-03-03&adults=2',
        sort: 'price',
      }),
      venue: call('One venue, and what it offers for a question where one is asked.', {
        id: '1301',
        vertical: 'hotels',
      }),
      venueDays: call('What a venue asks at least when a question begins on another day.', {
        id: '1301',
        vertical: 'hotels',
        question: 'check_in=2027-03-01&check_out=2027-03-03&adults=2',
        from: '2027-03-01',
        days: '31',
      }),
      places: call('All venues of a vertical, without offers.', { vertical: 'hotels' }),
      addChoice: call('Puts what was chosen into the cart, when it can be bought now.', {
        vertical: 'hotels',
        venueId: 1301,
        offerId: 'double.flexible',
        question: { hotel: '1301', check_in: '2027-03-01', check_out: '2027-03-03', adults: '2' },
        units: { room: 1 },
      }),
    },
  ),
];
