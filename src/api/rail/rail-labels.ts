import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { railSaleEndpoints } from '#src/contract/rail/rail-sale.ts';
import { railEndpoints } from '#src/contract/rail/rail.ts';

/** What the API's document says of trains. */
export const railServices: readonly Service[] = [
  service('Rail', 'Search for trains and buses between places, with fares.', railEndpoints, {
    railPlaces: call('Stations, cities and airports by what was typed so far, in any language.', { query: 'kyo' }),
    railJourneys: call(
      'Journeys none of which is worse in departure, arrival and changes; without fares the price is not available.',
      {
        origin: 's5',
        destination: 's6',
        date: '2027-03-01',
        time: '09:00',
        adults: '2',
        children: '1',
        child_ages: '7',
      },
    ),
    railTrip: call('All stops of a train on a day.', { id: '1', date: '2027-03-01' }),
    railRoutes: call('Ways that trains run most often, with the fastest ride and the lowest fare of a day soon.', {}),
  }),
  service(
    'Rail sale',
    'Required fields, seats and prices of rides and passes before they are added to the cart.',
    railSaleEndpoints,
    {
      railCoaches: call('Coaches of a ride with the seats that are free for all of it.', {
        trip: '1',
        date: '2027-03-01',
        from: 's5',
        to: 's6',
        class: 'standard',
      }),
      railPasses: call('Passes for some days on some lines.', {}),
    },
  ),
];
