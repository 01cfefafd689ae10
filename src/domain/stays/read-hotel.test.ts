import { describe, expect, it } from 'vitest';

import { readHotel } from '#src/domain/stays/read-hotel.ts';

const room = {
  id: 'double',
  kind: 'double',
  names: null,
  count: 12,
  squareMetres: 22,
  beds: [{ kind: 'queen', count: 1 }],
  included: 2,
  sleeps: 3,
  adults: 2,
  cots: 1,
  price: '120',
  extraAdult: '30.50',
  extraChild: '0',
};
const plan = {
  id: 'flexible',
  meals: 'breakfast',
  percent: 0,
  back: [{ hoursBefore: 48, refundPercent: 100 }],
};
const rule = { weekdays: [5, 6], months: [12], minNights: 2, closedToArrival: false };
const tax = {
  basis: 'person',
  bands: [{ from: '0', amount: '2' }],
  basisPoints: 0,
  vatBasisPoints: 0,
  fromAge: 12,
  mostNights: 7,
};
const hotel = {
  stars: 4,
  score: 46,
  district: 'Harbor',
  address: '1 Quay Road',
  centre: { name: 'Clock tower', lat: 22.29, lng: 114.17 },
  text: 'A house at the water.',
  checkIn: '15:00',
  checkOut: '11:00',
  childUntil: 11,
  facilities: ['wifi', 'pool'],
  access: ['lift'],
  breakfast: '15',
  season: [0, -30, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0],
  stayRules: [rule],
  cityTax: tax,
  pictures: ['harbour-day-1'],
  rooms: [room],
  plans: [plan],
};

/** A value with one of its fields replaced; the path is written with dots. */
function changed(value: unknown, path: string, to: unknown): unknown {
  const [head = '', ...rest] = path.split('.');
  const inner = (value as Record<string, unknown>)[head];
  const next = rest.length === 0 ? to : changed(inner, rest.join('.'), to);
  if (Array.isArray(value)) return value.map((one: unknown, at) => (String(at) === head ? next : one));
  return { ...(value as object), [head]: next };
}

const readChanged = (path: string, to: unknown) => readHotel(changed(hotel, path, to));
const words = { en: 'Harbor suite', ja: 'ハーバースイート' };

describe('readHotel', () => {
  it('returns a complete hotel as it was written', () => {
    expect(readHotel(hotel)).toEqual({ ok: true, value: hotel });
  });

  it.each([null, undefined, 'hotel', 4, [hotel]])('refuses %j, which is no record', (content) => {
    expect(readHotel(content)).toEqual({ ok: false, failure: { code: 'bad_request', field: 'content' } });
  });

  it('passes on an error that is not about a field', () => {
    const broken = Object.defineProperty({ ...hotel }, 'stars', {
      get: () => {
        throw new RangeError('broken');
      },
    });
    expect(() => readHotel(broken)).toThrow(new RangeError('broken'));
  });

  it.each([
    ['stars', 1],
    ['stars', 5],
    ['score', 10],
    ['score', 50],
    ['centre.lat', -90],
    ['centre.lat', 90],
    ['centre.lng', -180],
    ['centre.lng', 180],
    ['checkIn', '00:00'],
    ['checkIn', '19:59'],
    ['checkOut', '23:59'],
    ['childUntil', 1],
    ['childUntil', 17],
    ['facilities', []],
    ['access', []],
    ['pictures', []],
    ['stayRules', []],
    ['cityTax', null],
    ['breakfast', '0'],
    ['breakfast', '0.125'],
    ['breakfast', '9999999999.999'],
    ['rooms.0.id', 'a'],
    ['rooms.0.id', 'sea-view-2'],
    ['rooms.0.names', words],
    ['rooms.0.names', { ...words, de: 'Hafensuite' }],
    ['rooms.0.count', 1],
    ['rooms.0.count', 500],
    ['rooms.0.squareMetres', 4],
    ['rooms.0.squareMetres', 1000],
    ['rooms.0.beds', []],
    ['rooms.0.beds.0.count', 1],
    ['rooms.0.beds.0.count', 12],
    ['rooms.0.included', 1],
    ['rooms.0.included', 3],
    ['rooms.0.sleeps', 2],
    ['rooms.0.sleeps', 8],
    ['rooms.0.adults', 1],
    ['rooms.0.adults', 3],
    ['rooms.0.cots', 0],
    ['rooms.0.cots', 2],
    ['plans.0.percent', -30],
    ['plans.0.percent', 30],
    ['plans.0.back', []],
    ['plans.0.back.0.hoursBefore', 0],
    ['plans.0.back.0.hoursBefore', 1440],
    ['plans.0.back.0.refundPercent', 1],
    ['stayRules.0.weekdays', [1, 7]],
    ['stayRules.0.months', [1, 12]],
    ['stayRules.0.minNights', 1],
    ['stayRules.0.minNights', 14],
    ['stayRules.0.closedToArrival', true],
    ['cityTax.basis', 'room'],
    ['cityTax.basis', 'share'],
    ['cityTax.basisPoints', 3000],
    ['cityTax.vatBasisPoints', 3000],
    ['cityTax.fromAge', 0],
    ['cityTax.fromAge', 21],
    ['cityTax.mostNights', 1],
    ['cityTax.mostNights', 366],
  ])('takes %s = %j', (path, to) => {
    const content = changed(hotel, path, to);
    expect(readHotel(content)).toEqual({ ok: true, value: content });
  });

  it('reads a rule without arrival days as open for arrival', () => {
    const content = changed(hotel, 'stayRules.0.closedToArrival', undefined);
    expect(readHotel(content)).toEqual({ ok: true, value: hotel });
  });

  it.each([
    ['stars', 0],
    ['stars', 6],
    ['stars', 4.5],
    ['stars', '4'],
    ['score', 9],
    ['score', 51],
    ['district', ''],
    ['district', ' '],
    ['district', 7],
    ['address', ''],
    ['centre', null],
    ['centre', ['Clock tower']],
    ['centre.name', ''],
    ['centre.lat', 90.1],
    ['centre.lat', -90.1],
    ['centre.lat', '22'],
    ['centre.lng', 180.1],
    ['text', ''],
    ['checkIn', '24:00'],
    ['checkIn', '15:60'],
    ['checkIn', '5:00'],
    ['checkIn', 'at 15:00'],
    ['checkIn', '15:00:00'],
    ['checkIn', null],
    ['checkIn', ['15:00']],
    ['checkOut', '1100'],
    ['childUntil', 0],
    ['childUntil', 18],
    ['facilities', 'wifi'],
    ['access', null],
    ['breakfast', '01'],
    ['breakfast', '1.'],
    ['breakfast', '1.2345'],
    ['breakfast', '12345678901'],
    ['breakfast', '-1'],
    ['breakfast', '1 EUR'],
    ['breakfast', 15],
    ['season', [0]],
    ['season', null],
    ['stayRules', {}],
    ['stayRules.0', 'none'],
    ['stayRules.0.weekdays', 5],
    ['stayRules.0.weekdays', [0]],
    ['stayRules.0.weekdays', [8]],
    ['stayRules.0.months', 5],
    ['stayRules.0.months', [0]],
    ['stayRules.0.months', [13]],
    ['stayRules.0.minNights', 0],
    ['stayRules.0.minNights', 15],
    ['cityTax', undefined],
    ['cityTax.basis', 'bed'],
    ['cityTax.bands', null],
    ['cityTax.basisPoints', -1],
    ['cityTax.basisPoints', 3001],
    ['cityTax.vatBasisPoints', -1],
    ['cityTax.vatBasisPoints', 3001],
    ['cityTax.fromAge', -1],
    ['cityTax.fromAge', 22],
    ['cityTax.mostNights', 0],
    ['cityTax.mostNights', 367],
    ['pictures', null],
    ['rooms', null],
    ['rooms', []],
    ['rooms', [room, { ...room, count: 1 }]],
    ['rooms.0', null],
    ['rooms.0.id', ''],
    ['rooms.0.id', 'Double'],
    ['rooms.0.id', 'double-'],
    ['rooms.0.id', '-double'],
    ['rooms.0.id', 'sea--view'],
    ['rooms.0.id', 5],
    ['rooms.0.id', ['double']],
    ['rooms.0.kind', 'cave'],
    ['rooms.0.names', undefined],
    ['rooms.0.names', 'Harbor suite'],
    ['rooms.0.count', 0],
    ['rooms.0.count', 501],
    ['rooms.0.squareMetres', 3],
    ['rooms.0.squareMetres', 1001],
    ['rooms.0.beds', null],
    ['rooms.0.included', 0],
    ['rooms.0.included', 4],
    ['rooms.0.sleeps', 0],
    ['rooms.0.sleeps', 9],
    ['rooms.0.adults', 0],
    ['rooms.0.adults', 4],
    ['rooms.0.cots', -1],
    ['rooms.0.cots', 3],
    ['rooms.0.price', ''],
    ['rooms.0.extraAdult', null],
    ['rooms.0.extraChild', null],
    ['plans', null],
    ['plans', []],
    ['plans', [plan, { ...plan, percent: 5 }]],
    ['plans.0', null],
    ['plans.0.id', ''],
    ['plans.0.meals', 'dinner'],
    ['plans.0.percent', -31],
    ['plans.0.percent', 31],
    ['plans.0.back', null],
  ])('refuses %s = %j and names the field', (path, to) => {
    // Rules of arrival are named without their place.
    const field = path.replace('stayRules.0', 'stayRules');
    expect(readChanged(path, to)).toEqual({ ok: false, failure: { code: 'bad_request', field } });
  });

  it.each([
    ['season.3', 31, 'season'],
    ['season.3', -31, 'season'],
    ['facilities.1', 'sauna', 'facilities'],
    ['access.0', 'ramp', 'access'],
    ['pictures.0', 'harbour', 'pictures'],
    ['pictures.0', ['harbour-day-1'], 'pictures'],
    ['cityTax.bands.0', null, 'cityTax.bands'],
    ['cityTax.bands.0.from', '', 'cityTax.bands'],
    ['cityTax.bands.0.amount', '', 'cityTax.bands'],
    ['rooms.0.beds.0', null, 'rooms.0.beds'],
    ['rooms.0.beds.0.kind', 'hammock', 'rooms.0.beds'],
    ['rooms.0.beds.0.count', 0, 'rooms.0.beds'],
    ['rooms.0.beds.0.count', 13, 'rooms.0.beds'],
    ['rooms.0.names', { en: 'Harbor suite' }, 'rooms.0.names.ja'],
    ['rooms.0.names', { ja: 'ハーバースイート' }, 'rooms.0.names.en'],
    ['rooms.0.names', { ...words, de: '' }, 'rooms.0.names.de'],
    ['plans.0.back.0', null, 'plans.0.back'],
    ['plans.0.back.0.hoursBefore', -1, 'plans.0.back'],
    ['plans.0.back.0.hoursBefore', 1441, 'plans.0.back'],
    ['plans.0.back.0.refundPercent', 0, 'plans.0.back'],
    ['plans.0.back.0.refundPercent', 101, 'plans.0.back'],
  ])('refuses %s = %j and names %s', (path, to, field) => {
    expect(readChanged(path, to)).toEqual({ ok: false, failure: { code: 'bad_request', field } });
  });

  it('names the room and the plan by its place', () => {
    const second = changed(hotel, 'rooms', [room, { ...room, id: 'twin', count: 0 }]);
    expect(readHotel(second)).toMatchObject({ failure: { field: 'rooms.1.count' } });
    const plans = changed(hotel, 'plans', [plan, { ...plan, id: 'saver', meals: null }]);
    expect(readHotel(plans)).toMatchObject({ failure: { field: 'plans.1.meals' } });
  });
});
