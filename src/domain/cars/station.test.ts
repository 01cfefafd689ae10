import { describe, expect, it } from 'vitest';

import { daysPrice, feeForDays, oneWayFee } from '#src/domain/cars/hire-price.ts';
import { readHireQuestion, type HireQuestion } from '#src/domain/cars/hire-query.ts';
import { classesFor, hireAt, minorOf, refusalOf, stationOf } from '#src/domain/cars/station.ts';
import type { StationContent } from '#src/domain/cars/station-content.ts';
import type { Venue } from '#src/domain/vertical.ts';

const content: StationContent = {
  kind: 'airport',
  address: 'Terminal 2',
  desk: 'Arrivals',
  week: [{ days: [1, 2, 3, 4, 5, 6], from: '08:00', to: '20:00' }],
  turnMinutes: 60,
  noticeMinutes: 120,
  freeHours: 24,
  minAge: 21,
  young: { under: 25, day: '10', mostDays: 5 },
  licence: { plain: ['DE'], refused: ['CN'] },
  fleet: [
    { code: 'EDMR', cars: 2, day: '40', seats: 5, bags: 1, deposit: '300' },
    { code: 'CDAE', cars: 1, day: '50', seats: 5, bags: 2, deposit: '500', minAge: 25 },
  ],
  seasons: [],
  longer: [],
  oneWay: { base: '30', km: '0.50', to: [12] },
  mileage: { dayKm: 250, beyond: '0.25' },
  excess: '900',
  cover: { day: '12', mostDays: 14 },
  extras: [{ id: 'child_seat', day: '5', mostDays: 2, most: 2 }],
};
const venue = (id: number, more: Partial<Venue> = {}): Venue => ({
  id,
  vertical: 'car-rentals',
  slug: 'station',
  titles: { en: `Station ${id}` },
  destinationId: 11,
  destination: { en: 'Paris' },
  country: 'FR',
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  supplierId: 'long-road',
  supplier: 'Long Road',
  picture: 'viaduct-day-1',
  lat: 49,
  lng: 2.5,
  rank: 1,
  live: true,
  content,
  ...more,
});
const here = venue(1);
const requested = {
  pick_up: '1',
  from_date: '2027-03-10',
  from_time: '10:00',
  to_date: '2027-03-13',
  to_time: '10:00',
  age: '35',
  country: 'FR',
};

function question(words: Readonly<Record<string, string>> = {}): HireQuestion {
  const read = readHireQuestion({ ...requested, ...words }, null);
  if (!read.ok) throw new Error('no question');
  return read.value;
}

function refused(words: Readonly<Record<string, string>>, ...others: readonly Venue[]): unknown {
  const found = refusalOf(here, question(words), (id) => others.find((one) => one.id === id));
  return found.ok ? null : { field: found.failure.field, ...found.failure.facts };
}

function hireOf(words: Readonly<Record<string, string>>, of = here, ...others: readonly Venue[]) {
  const hire = hireAt(of, question(words), (id) => others.find((one) => one.id === id));
  if (!hire.ok) throw new Error('no hire');
  return hire.value;
}

describe('a station', () => {
  it('is refused with invalid content, or amounts that its currency does not have', () => {
    expect(() => stationOf(venue(1, { content: {} }))).toThrow('venue 1 is not a car rental station');
    expect(() => minorOf(stationOf(venue(1, { currency: 'JPY' })), '0.50')).toThrow('which is not an amount in JPY');
    expect(minorOf(stationOf(here), '0.50')).toBe(50n);
  });

  it('hires each class from its age on', () => {
    const codes = (age: number): string[] => classesFor(stationOf(here), age).map(({ row }) => row.code);
    expect([codes(20), codes(21), codes(24), codes(25)]).toEqual([[], ['EDMR'], ['EDMR'], ['EDMR', 'CDAE']]);
  });

  it('says why nothing can be hired, beside its field', () => {
    expect(refused({})).toBeNull();
    expect(refused({ country: 'CN' })).toEqual({ field: 'country', reason: 'licence_refused' });
    expect(refused({ age: '20' })).toEqual({ field: 'age', reason: 'age_wrong', from: '21' });
    expect(refused({ from_time: '07:30' })).toEqual({
      field: 'from_time',
      reason: 'closed',
      opens: '08:00',
      closes: '20:00',
    });
    expect(refused({ to_time: '20:30' })).toEqual({
      field: 'to_time',
      reason: 'closed',
      opens: '08:00',
      closes: '20:00',
    });
    // 2027-03-14 is a Sunday.
    expect(refused({ to_date: '2027-03-14' })).toEqual({ field: 'to_time', reason: 'closed' });
  });

  it('takes cars back where the same company lets them go', () => {
    const to = (more: Partial<Venue>): unknown => refused({ drop_off: '2' }, venue(2, more));
    const none = { field: 'drop_off', reason: 'no_return_there' };
    expect([to({}), to({ destinationId: 12 })]).toEqual([null, null]);
    expect(to({ destinationId: 13 })).toEqual(none);
    expect(to({ supplierId: 'other' })).toEqual(none);
    expect(to({ vertical: 'hotels' })).toEqual(none);
    expect(to({ country: 'BE' })).toEqual(none);
    expect(refused({ drop_off: '2' })).toEqual(none);
    const only = venue(1, { content: { ...content, oneWay: null } });
    const other = refusalOf(only, question({ drop_off: '2' }), () => venue(2));
    expect(other.ok ? null : other.failure.facts).toEqual({ reason: 'no_return_there' });
    const same = refusalOf(only, { ...question(), dropOff: 1 }, () => undefined);
    expect(same.ok).toBe(true);
  });

  it('measures the way between two stations, and none where the car comes back', () => {
    expect(hireOf({}).metres).toBe(0);
    expect(hireOf({ drop_off: '1' }, here, here).to.venue).toBe(here);
    expect(hireOf({ drop_off: '2' }, here, venue(2, { lat: 49.09 })).metres).toBeGreaterThan(9_000);
  });
});

describe('the price of a hire', () => {
  it('applies the season of each day, ends included, over the turn of the year too', () => {
    const priceOf = (first: string, days: number, seasons: StationContent['seasons']): bigint =>
      daysPrice(10_000n, first, days, { seasons, longer: [] }, 'EUR');
    const winter = [{ from: '12-20', to: '01-05', percent: 200 }];
    expect(['12-19', '12-20', '12-31', '01-05', '01-06'].map((day) => priceOf(`2027-${day}`, 1, winter))).toEqual([
      10_000n,
      20_000n,
      20_000n,
      20_000n,
      10_000n,
    ]);
    const summer = [{ from: '06-01', to: '08-31', percent: 150 }];
    expect(['05-31', '06-01', '08-31', '09-01'].map((day) => priceOf(`2027-${day}`, 1, summer))).toEqual([
      10_000n,
      15_000n,
      15_000n,
      10_000n,
    ]);
    const day = [{ from: '06-01', to: '06-01', percent: 150 }];
    expect(priceOf('2027-05-31', 3, day)).toBe(35_000n);
    expect(priceOf('2027-01-01', 1, [...winter, { from: '01-01', to: '01-01', percent: 300 }])).toBe(30_000n);
  });

  it('is in whole steps of the currency, half to even', () => {
    const half = { seasons: [{ from: '01-01', to: '12-31', percent: 50 }], longer: [] };
    expect(daysPrice(1_250n, '2027-05-01', 1, half, 'KWD')).toBe(620n);
    expect(daysPrice(1_270n, '2027-05-01', 1, half, 'KWD')).toBe(640n);
    expect(feeForDays({ dayMinor: 10n, mostDays: 3 }, 5)).toBe(30n);
    expect([1, 1_000, 1_001].map((metres) => oneWayFee({ baseMinor: 5n, kmMinor: 2n }, metres))).toEqual([7n, 7n, 9n]);
  });
});
