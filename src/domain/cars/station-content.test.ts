import { describe, expect, it } from 'vitest';

import { isStationContent, stationFault, type StationContent } from '#src/domain/cars/station-content.ts';

const good: StationContent = {
  kind: 'airport',
  address: 'Terminal 2',
  desk: 'Arrivals',
  week: [{ days: [1, 7], from: '00:00', to: '23:59' }],
  turnMinutes: 60,
  noticeMinutes: 120,
  freeHours: 24,
  minAge: 21,
  young: { under: 25, day: '10', mostDays: 5 },
  licence: { plain: ['DE'], refused: ['CN'] },
  fleet: [
    { code: 'EDMR', cars: 2, day: '40', seats: 5, bags: 1, deposit: '300' },
    { code: 'LDAR', cars: 1, day: '150.50', seats: 5, bags: 3, deposit: '0', minAge: 30 },
  ],
  seasons: [{ from: '12-20', to: '01-05', percent: 150 }],
  longer: [
    { fromDay: 4, percent: 90 },
    { fromDay: 8, percent: 80 },
  ],
  oneWay: { base: '30', km: '0.50', to: [99] },
  mileage: { dayKm: 250, beyond: '0.25' },
  excess: '900',
  cover: { day: '12', mostDays: 14 },
  extras: [{ id: 'child_seat', day: '5', mostDays: 8, most: 2 }],
};
const car = good.fleet[0];
const faultWith = (change: object): string | null => stationFault({ ...good, ...change });

describe('the content of a station', () => {
  it('is taken as the catalogue writes it, with and without what may be absent', () => {
    expect(stationFault(good)).toBeNull();
    expect(isStationContent(good)).toBe(true);
    expect(faultWith({ oneWay: null, mileage: null, seasons: [], longer: [], extras: [] })).toBeNull();
  });

  it('is refused when it is no record, lacks a field or has one too many', () => {
    expect([stationFault(null), stationFault('x'), stationFault({})]).toEqual(['content', 'content', 'kind']);
    expect(faultWith({ color: 'red' })).toBe('color');
    expect(isStationContent({ ...good, color: 'red' })).toBe(false);
    expect(faultWith({ cover: { day: '12', mostDays: 14, color: 'red' } })).toBe('cover');
  });

  it.each<[keyof StationContent, readonly unknown[]]>([
    ['kind', ['harbor', 1, null]],
    ['address', ['', '  ', 1]],
    ['desk', ['', null]],
    [
      'week',
      [
        [],
        [{ days: [], from: '08:00', to: '20:00' }],
        [{ days: [0], from: '08:00', to: '20:00' }],
        [{ days: [8], from: '08:00', to: '20:00' }],
        ...['8:00', '24:00', '08:60', '108:00', '08:000', 800, ['08:00']].map((from) => [
          { days: [1], from, to: '20:00' },
        ]),
      ],
    ],
    ['turnMinutes', [-1, 721, 1.5, '60']],
    ['noticeMinutes', [-1, 10_081]],
    ['freeHours', [-1, 721]],
    ['minAge', [17, 31]],
    ['young', [{ under: 17, day: '10', mostDays: 5 }, { under: 25, day: '10', mostDays: 31 }, null]],
    ['licence', [{ plain: ['XX'], refused: [] }, { plain: [], refused: [1] }, { plain: [] }]],
    [
      'fleet',
      [
        [],
        [car, car],
        [{ ...car, code: 'EDXX' }],
        [{ ...car, code: 4 }],
        [{ ...car, cars: 0 }],
        [{ ...car, cars: 1_000 }],
        ...['01', '1.', '.5', '1.2345', '-1', '12345678901', 5, ['40']].map((day) => [{ ...car, day }]),
        [{ ...car, minAge: 41 }],
        [{ ...car, seats: 13 }],
      ],
    ],
    [
      'seasons',
      [
        ...['13-01', '00-10', '12-32', '2-01', '112-20', '12-200', 1220, ['12-20']].map((from) => [
          { from, to: '01-05', percent: 150 },
        ]),
        [{ from: '12-20', to: '01-05', percent: 49 }],
        [{ from: '12-20', to: '01-05', percent: 301 }],
      ],
    ],
    [
      'longer',
      [
        [{ fromDay: 1, percent: 90 }],
        [{ fromDay: 31, percent: 90 }],
        [{ fromDay: 4, percent: 101 }],
        [
          { fromDay: 8, percent: 90 },
          { fromDay: 8, percent: 80 },
        ],
        [
          { fromDay: 8, percent: 90 },
          { fromDay: 4, percent: 80 },
        ],
        [
          { fromDay: 4, percent: 80 },
          { fromDay: 8, percent: 90 },
        ],
        null,
      ],
    ],
    [
      'oneWay',
      [
        { base: '30', km: '0.50', to: [0] },
        { base: '30', km: '0.50' },
      ],
    ],
    [
      'mileage',
      [
        { dayKm: 49, beyond: '0.25' },
        { dayKm: 1_001, beyond: '0.25' },
      ],
    ],
    ['excess', ['', '9,00', 900]],
    ['cover', [{ day: '12', mostDays: 0 }]],
    [
      'extras',
      [
        [{ id: 'roof', day: '5', mostDays: 8, most: 2 }],
        [good.extras[0], good.extras[0]],
        [{ ...good.extras[0], most: 5 }],
      ],
    ],
  ])('names %s when it is not as it must be', (field, values) => {
    expect(values.map((value) => [value, faultWith({ [field]: value })])).toEqual(
      values.map((value) => [value, field]),
    );
  });

  it('takes the bounds themselves', () => {
    const bounds = [
      { turnMinutes: 0, noticeMinutes: 0, freeHours: 0, minAge: 18 },
      { turnMinutes: 720, noticeMinutes: 10_080, freeHours: 720, minAge: 30 },
      { seasons: [{ from: '01-31', to: '10-09', percent: 50 }], mileage: { dayKm: 50, beyond: '1234567890.123' } },
      {
        longer: [
          { fromDay: 2, percent: 100 },
          { fromDay: 30, percent: 100 },
        ],
        mileage: { dayKm: 1_000, beyond: '0' },
      },
    ];
    expect(bounds.map(faultWith)).toEqual([null, null, null, null]);
  });
});
