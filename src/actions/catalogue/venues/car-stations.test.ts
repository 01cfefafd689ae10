import { beforeAll, describe, expect, it } from 'vitest';

import { readCatalogueFolder, type Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import type { Venue } from '#src/domain/vertical.ts';
import { carRentals } from '#src/verticals/car-rentals/car-rentals.rules.ts';

let stations: readonly Venue[] = [];

beforeAll(async () => {
  const read = await readCatalogueFolder('catalogue', { products: true });
  if (!read.ok) throw new Error('the catalogue has faults');
  stations = stationsOf(read.catalogue);
});

function stationsOf({ venues, destinations }: Catalogue): readonly Venue[] {
  return venues.flatMap(({ item: { supplier, ...venue } }) => {
    const place = destinations.find((one) => one.id === venue.destinationId);
    if (venue.vertical !== carRentals.key || place === undefined) return [];
    const { names: destination, country, timeZone, currency } = place;
    return [{ ...venue, destination, country, timeZone, currency, supplierId: supplier, supplier, live: true }];
  });
}

const nowMs = Date.parse('2027-02-01T00:00:00Z');
// A Tuesday to a Friday.
const requested = {
  from_date: '2027-03-09',
  from_time: '10:00',
  to_date: '2027-03-12',
  to_time: '10:00',
  age: '30',
  country: 'GB',
};

function offersOf(
  station: Venue,
  words: Readonly<Record<string, string>> = {},
): ReturnType<typeof carRentals.offersAt> {
  const question = carRentals.readQuestion({ ...requested, pick_up: String(station.id), ...words }, nowMs);
  if (!question.ok) throw new Error(question.failure.field);
  const venue = (id: number): Venue | undefined => stations.find((one) => one.id === id);
  return carRentals.offersAt(station, question.value, { nowMs, free: (chunk) => chunk.total, venue });
}

describe('the stations of the catalogue', () => {
  it('are in thirty destinations, two at least in each, and hire out six classes or more', () => {
    const places = Map.groupBy(stations, (one) => one.destinationId);
    expect(places.size).toBeGreaterThanOrEqual(30);
    expect([...places.values()].filter((some) => some.length < 2)).toEqual([]);
    for (const station of stations) expect([station.id, offersOf(station).length >= 6]).toEqual([station.id, true]);
  });

  it('have prices valid in their currencies, higher with extras and for young drivers', () => {
    for (const station of stations) {
      const [young] = offersOf(station, { age: '24' });
      const offer = offersOf(station).find((one) => one.id === young?.id);
      const [car, ...extras] = offer?.units ?? [];
      expect([station.id, extras.every((unit) => unit.priceMinor > 0n)]).toEqual([station.id, true]);
      expect(young?.units[0]?.priceMinor).toBeGreaterThan(car?.priceMinor ?? 0n);
    }
  });

  it('let cars go back to another place of the same company somewhere', () => {
    const returns = stations.filter((from) =>
      stations.some((to) => to.id !== from.id && offersOf(from, { drop_off: String(to.id) }).length > 0),
    );
    expect(returns.length).toBeGreaterThan(60);
  });
});
