import { describe, expect, it } from 'vitest';

import { readHireQuestion, type HireQuestion } from '#src/domain/cars/hire-query.ts';
import { classesFor, hireAt, stationOf, type FleetClass } from '#src/domain/cars/station.ts';
import type { StationContent } from '#src/domain/cars/station-content.ts';
import type { Venue } from '#src/domain/vertical.ts';
import { hireDetails } from '#src/verticals/car-rentals/hire.details.ts';
import { hireUnits } from '#src/verticals/car-rentals/hire-units.details.ts';

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

function firstClass(code: string): FleetClass {
  const found = classesFor(stationOf(here), 99).find(({ row }) => row.code === code);
  if (found === undefined) throw new Error('no class');
  return found;
}

function hireOf(words: Readonly<Record<string, string>>, of = here, ...others: readonly Venue[]) {
  const hire = hireAt(of, question(words), (id) => others.find((one) => one.id === id));
  if (!hire.ok) throw new Error('no hire');
  return hire.value;
}

describe('hireUnits', () => {
  const unitsOf = (words: Readonly<Record<string, string>>, ...others: readonly Venue[]) =>
    hireUnits(hireOf(words, here, ...others), firstClass('EDMR'), question(words)).map((one) => [
      one.id,
      one.priceMinor,
    ]);

  it('is of its days, with cover and extras for as many days as they are paid', () => {
    expect(unitsOf({})).toEqual([
      ['car', 120_00n],
      ['cover', 36_00n],
      ['child_seat', 10_00n],
    ]);
  });

  it('is higher for young drivers, and where the car is left somewhere else', () => {
    expect(unitsOf({ age: '24' })[0]).toEqual(['car', 150_00n]);
    expect(unitsOf({ age: '25' })[0]).toEqual(['car', 120_00n]);
    const hire = hireOf({ drop_off: '2' }, here, venue(2, { lat: 49.09 }));
    const km = BigInt(Math.ceil(hire.metres / 1000));
    expect(unitsOf({ drop_off: '2' }, venue(2, { lat: 49.09 }))[0]).toEqual(['car', 120_00n + 30_00n + 50n * km]);
  });

  it('rounds prices to the price step of the currency, whatever fees come to', () => {
    const fees = { ...content, cover: { day: '12.25', mostDays: 14 } };
    const baht = (id: number, more: Partial<Venue> = {}): Venue =>
      venue(id, { currency: 'THB', content: fees, ...more });
    const hire = hireOf({ drop_off: '2' }, baht(1), baht(2, { lat: 49.0801 }));
    const metres = 8_500;
    expect(
      hireUnits({ ...hire, metres }, firstClass('EDMR'), question()).map(({ id, priceMinor }) => [id, priceMinor]),
    ).toEqual([
      ['car', 154_00n],
      ['cover', 37_00n],
      ['child_seat', 10_00n],
    ]);
  });

  it('sells a car as what nobody else pays for, and extras only with it', () => {
    const units = hireUnits(hireOf({}), firstClass('EDMR'), question());
    expect(units.map(({ type, pax, accompanied, maxQuantity }) => [type, pax, accompanied, maxQuantity])).toEqual([
      ['OTHER', 1, false, 1],
      ['OTHER', 0, true, 1],
      ['OTHER', 0, true, 2],
    ]);
  });
});

describe('hireDetails', () => {
  const detailsOf = (code: string, words: Readonly<Record<string, string>> = {}, of = here) =>
    hireDetails(hireOf(words, of), firstClass(code), question(words));

  it('is from where to where, in what, on which terms, and what the desk blocks', () => {
    const details = detailsOf('EDMR');
    expect(details[0]).toMatchObject({
      kind: 'span',
      as: 'hire',
      from: { place: { en: 'Station 1' }, date: '2027-03-10', time: '10:00', offset: '+01:00' },
      to: { place: { en: 'Station 1' }, date: '2027-03-13', time: '10:00' },
      label: { en: 'Economy · Manual' },
      seats: [],
    });
    expect(details.slice(1).map((one) => (one.kind === 'span' ? one.as : `${one.kind} ${one.code}`))).toEqual([
      'fact car',
      'fact supplier',
      'fact driver_age',
      'fact mileage',
      'fact mileage_beyond',
      'fact fuel',
      'fact insurance',
      'fact papers',
      'due deposit',
    ]);
    expect(details).toContainEqual(expect.objectContaining({ code: 'supplier', names: { en: 'Long Road' } }));
    expect(details).toContainEqual(expect.objectContaining({ code: 'driver_age', count: 35 }));
    expect(details).toContainEqual(expect.objectContaining({ code: 'deposit', minor: '30000', currency: 'EUR' }));
    const car = details.find((one) => one.kind === 'fact' && one.code === 'car');
    expect(car).toMatchObject({ names: { en: 'Economy · Manual (EDMR)' } });
    const insurance = details.find((one) => one.kind === 'fact' && one.code === 'insurance');
    expect(insurance).toMatchObject({
      names: {
        en: 'Liability, damage and theft coverage with a deductible of EUR 900 (no deductible with full coverage)',
        ja: '対人・対物・車両・盗難補償（免責額EUR 900、フルカバー補償なら免責額なし）',
      },
    });
  });

  it('says that an electric car is charged and another one filled', () => {
    const fuelOf = (code: string) => detailsOf(code).find((one) => one.kind === 'fact' && one.code === 'fuel');
    expect(fuelOf('CDAE')).not.toEqual(fuelOf('EDMR'));
    expect(JSON.stringify(fuelOf('CDAE'))).toMatch(/charge/i);
  });

  it('requires a permit for licences of other countries, but for those that hold as they are', () => {
    const asksPermit = (country: string): boolean =>
      detailsOf('EDMR', { country }).some((one) => one.kind === 'fact' && one.code === 'permit');
    expect(['FR', 'DE', 'JP'].map(asksPermit)).toEqual([false, false, true]);
  });

  it('names no kilometers where any number may be driven', () => {
    const free = venue(1, { content: { ...content, mileage: null } });
    const codes = detailsOf('EDMR', {}, free).flatMap((one) => (one.kind === 'fact' ? [one.code] : []));
    expect(codes).toContain('mileage_unlimited');
    expect(codes).not.toContain('mileage');
  });
});
