import { describe, expect, it } from 'vitest';

import { showcaseFeed } from '#src/domain/rail/feed/showcase.ts';
import { checkLine, checkPasses, checkStations } from '#src/domain/rail/feed/check-network.ts';
import type { LineFile, NetworkFiles, PassEntry } from '#src/domain/rail/feed/own-network.ts';

const station = (key: string, more: object = {}) => ({
  key,
  names: { en: key },
  point: { lat: 35, lng: 139 },
  timeZone: 'Asia/Tokyo',
  group: null,
  changeMinutes: 3,
  ...more,
});
const line: LineFile = {
  key: 'bay',
  names: { en: 'Bay line' },
  mode: 'rail',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  stations: ['a', 'b', 'c'],
  minutes: [10, 20],
  trains: [
    {
      name: 'Bay',
      number: 1,
      days: [1, 7],
      skips: [],
      dwell: 2,
      there: { first: '09:00', last: '10:00', every: 30 },
      back: null,
    },
  ],
  fares: [{ class: 'standard', board: '100', along: ['0', '150', '400'], policy: 'open' }],
  seating: { kind: 'open' },
};
const pass: PassEntry = {
  id: 'bay-3',
  names: { en: 'Bay pass' },
  class: 'standard',
  days: 3,
  lines: ['bay'],
  near: 'b',
  adult: '3000',
  child: '1500',
  childAges: { min: 6, max: 11 },
  picture: 'viaduct-day-1',
};
const network: NetworkFiles = {
  groups: [{ key: 'city', kind: 'city', names: { en: 'City' }, point: { lat: 35, lng: 139 } }],
  stations: [
    station('a', { group: 'city' }),
    station('b', { timeZone: 'Asia/Seoul', point: { lat: 1, lng: 2 } }),
    station('c'),
  ],
  ways: [{ between: ['a', 'c'], minutes: 7 }],
  rules: { ages: [], cards: [] },
  policies: {
    open: {
      refund: [
        { minutesBefore: 60, keeps: 10 },
        { minutesBefore: 0, keeps: '320' },
      ],
      exchange: 'fee',
      exchangeFee: '50',
    },
  },
  lines: [line],
  passes: [pass],
};
const withLine = (more: Partial<LineFile>): NetworkFiles => ({ ...network, lines: [{ ...line, ...more }] });
const trains = (more: Partial<LineFile['trains'][number]>) => {
  const [first] = line.trains;
  if (first === undefined) throw new Error('no trains');
  return { trains: [{ ...first, ...more }] };
};
const feedOf = (of: NetworkFiles) => showcaseFeed(of, '2026-12-01');

/** The calls of each trip: station and times by the clock. */
const runsOf = (of: NetworkFiles): readonly string[] => {
  const { trips, calls } = feedOf(of);
  const clock = (seconds = 0): string =>
    `${Math.floor(seconds / 3600)}:${String((seconds % 3600) / 60).padStart(2, '0')}`;
  return trips.map(({ number, first, count }) =>
    [
      `${number}:`,
      ...Array.from({ length: count }, (_, at) => {
        const call = first + at;
        return `${'abc'[calls.stops[call] ?? 9]} ${clock(calls.arrives[call])}-${clock(calls.departs[call])}`;
      }),
    ].join(' '),
  );
};

describe('trips of our own lines', () => {
  it('leave from the first to the last time, and stop at stations between the ends', () => {
    expect(runsOf(network)).toEqual([
      'Bay 1: a 9:00-9:00 b 9:10-9:12 c 9:32-9:32',
      'Bay 3: a 9:30-9:30 b 9:40-9:42 c 10:02-10:02',
      'Bay 5: a 10:00-10:00 b 10:10-10:12 c 10:32-10:32',
    ]);
  });

  it('run back against the order of stations, with the even numbers', () => {
    const back = trains({ there: null, back: { first: '09:00', last: '09:29', every: 30 } });
    expect(runsOf(withLine(back))).toEqual(['Bay 2: c 9:00-9:00 b 9:20-9:22 a 9:32-9:32']);
  });

  it('pass a station that they skip without stopping', () => {
    expect(runsOf(withLine(trains({ skips: ['b'], there: { first: '09:00', last: '09:00', every: 30 } })))).toEqual([
      'Bay 1: a 9:00-9:00 c 9:28-9:28',
    ]);
  });

  it('run on after midnight where the last leaves before the first', () => {
    const late = trains({ there: { first: '23:50', last: '00:20', every: 30 } });
    expect(runsOf(withLine(late))).toEqual([
      'Bay 1: a 23:50-23:50 b 24:00-24:02 c 24:22-24:22',
      'Bay 3: a 24:20-24:20 b 24:30-24:32 c 24:52-24:52',
    ]);
  });

  it('have keys of their line, days, number and time, and only a number where they have no name', () => {
    const [trip] = feedOf(withLine(trains({ name: '' }))).trips;
    expect(trip).toMatchObject({ key: 'bay-17-1-0900', number: '1', headsign: null, line: 0, service: 0 });
  });

  it('run on the weekdays of their calendar, one for each set of days, without an end', () => {
    const [first] = line.trains;
    const both = first === undefined ? [] : [first, { ...first, days: [6] }, { ...first, number: 101 }];
    const { services, trips } = feedOf(withLine({ trains: both }));
    const common = { from: '2026-12-01', to: null, added: [], removed: [] };
    expect(services).toEqual([
      { key: '17', weekdays: 0b1000001, ...common },
      { key: '6', weekdays: 0b0100000, ...common },
    ]);
    expect(trips.map(({ service }) => service)).toEqual([0, 0, 0, 1, 1, 1, 0, 0, 0]);
  });
});

describe('fares of our own lines', () => {
  it('are what getting in costs and the way along, the same in both directions', () => {
    const { fares } = feedOf(network);
    expect(fares.map(({ origin, destination, priceMinor }) => `${origin}${destination} ${priceMinor}`)).toEqual([
      'ab 250',
      'ac 500',
      'ba 250',
      'bc 350',
      'ca 500',
      'cb 350',
    ]);
    expect(fares[0]).toMatchObject({ key: 'bay-standard', class: 'standard', currency: 'JPY', line: 0, changes: 0 });
  });

  it('have the conditions of their policy, in per cent or in minor units', () => {
    const { fares } = feedOf(network);
    expect(fares[0]?.conditions).toEqual({
      refund: [
        { minutesBefore: 60, keeps: { kind: 'percent', percent: 10 } },
        { minutesBefore: 0, keeps: { kind: 'amount', minor: 320 } },
      ],
      exchange: 'fee',
      exchangeFeeMinor: 50,
    });
    expect(feedOf({ ...network, policies: {} }).fares[0]?.conditions).toBeNull();
  });
});

describe('stations and passes of our own lines', () => {
  it('have their group, clock and time to change, and ways on foot in both directions', () => {
    const feed = feedOf(network);
    expect(feed.groups).toMatchObject([{ key: 'city', names: { en: 'City', default: 'en' } }]);
    expect(feed.stations.map(({ key, group, timeZone }) => [key, group, timeZone])).toEqual([
      ['a', 0, 'Asia/Tokyo'],
      ['b', null, 'Asia/Seoul'],
      ['c', null, 'Asia/Tokyo'],
    ]);
    expect(feed.stops).toMatchObject([
      { key: 'a', station: 0, platform: null, zone: 'a', changeSeconds: 180 },
      { key: 'b', station: 1 },
      { key: 'c', station: 2 },
    ]);
    expect(feed.transfers).toEqual([
      { from: 0, to: 2, seconds: 420 },
      { from: 2, to: 0, seconds: 420 },
    ]);
  });

  it('price a pass in the currency of its lines, at the place of its station', () => {
    expect(feedOf(network).passes).toMatchObject([
      {
        id: 'bay-3',
        names: { en: 'Bay pass', default: 'en' },
        point: { lat: 1, lng: 2 },
        timeZone: 'Asia/Seoul',
        currency: 'JPY',
        adultMinor: 3000,
        childMinor: 1500,
      },
    ]);
  });

  it('have names of railcards, with the given one as English', () => {
    const card = { id: 'half', names: { en: 'Half card' }, percentOff: 50, minAge: 16, maxAge: 130, classes: null };
    const { rules } = feedOf({ ...network, rules: { ages: [], cards: [card] } });
    expect(rules.cards).toEqual([{ ...card, names: { en: 'Half card', default: 'en' } }]);
  });
});

describe('checkLine', () => {
  const faults = (more: Partial<LineFile>): readonly string[] =>
    checkLine({ ...line, ...more }, network).map(({ path, reason }) => `${path.join('.')}: ${reason}`);
  const [fare] = line.fares;
  const fared = (more: object): Partial<LineFile> => ({ fares: fare === undefined ? [] : [{ ...fare, ...more }] });
  const coach = {
    name: '1',
    class: 'standard' as const,
    rows: 4,
    letters: 'AB-C',
    tables: [2],
    wheelchair: ['1A'],
    without: ['4C'],
    quiet: false,
    power: true,
  };
  const reserved = (...coaches: (typeof coach)[]): Partial<LineFile> => ({ seating: { kind: 'reserved', coaches } });

  it('finds nothing wrong with a line that fits', () => {
    expect([
      faults({}),
      faults(reserved(coach)),
      faults({ seating: { kind: 'counted', places: { standard: 40 } } }),
    ]).toEqual([[], [], []]);
  });

  it.each([
    [{ stations: ['a', 'b', 'x'] }, ['stations.2: there is no station x']],
    [{ stations: ['a', 'b', 'a'] }, ['stations: a station occurs in it twice']],
    [{ minutes: [10] }, ['minutes: 1 times between 3 stations']],
    [{ timeZone: 'Mars' }, ['timeZone: Mars is not a time zone']],
    [fared({ policy: 'none' }), ['fares.0.policy: unknown policy none']],
    [fared({ board: '0' }), ['fares.0.board: 0 is not an amount above 0']],
    [fared({ board: '1.5' }), ['fares.0.board: 1.5 is not an amount above 0']],
    [fared({ along: ['0', '1.5', '2'] }), ['fares.0.along.1: 1.5 is not an amount in JPY']],
    [fared({ along: ['0', '1'] }), ['fares.0.along: 2 amounts for 3 stations']],
    [{ seating: { kind: 'counted', places: { first: 40 } } }, ['fares.0.class: there are no places in standard']],
    [reserved({ ...coach, class: 'first' as 'standard' }), ['fares.0.class: there are no places in standard']],
    [reserved(coach, coach), ['seating.coaches.1.name: 1 occurs in it twice']],
    [reserved({ ...coach, wheelchair: ['5A'] }), ['seating.coaches.0.wheelchair: there is no seat 5A']],
    [reserved({ ...coach, without: ['1D'] }), ['seating.coaches.0.without: there is no seat 1D']],
    [reserved({ ...coach, tables: [4] }), ['seating.coaches.0.tables: no row is opposite row 4']],
    [reserved({ ...coach, tables: [1, 2] }), ['seating.coaches.0.tables: no row is opposite row 2']],
    [trains({ skips: ['a'] }), ['trains.0.skips.0: a is not a station of the line']],
    [trains({ skips: ['c'] }), ['trains.0.skips.0: c is not a station of the line']],
    [trains({ there: null }), ['trains.0: it runs in neither direction']],
  ] satisfies [Partial<LineFile>, string[]][])('finds in %o: %j', (more, expected) => {
    expect(faults(more)).toEqual(expected);
  });

  it('takes a line that skips the station between its ends, or runs only in the return direction', () => {
    expect(faults(trains({ skips: ['b'] }))).toEqual([]);
    expect(faults(trains({ there: null, back: { first: '09:00', last: '10:00', every: 30 } }))).toEqual([]);
  });
});

describe('checkPasses', () => {
  const faults = (passes: readonly PassEntry[], lines = network.lines): readonly string[] =>
    checkPasses({ passes }, { ...network, lines }).map(({ path, reason }) => `${path.join('.')}: ${reason}`);

  it('finds nothing wrong with passes that fit', () => {
    expect(faults([pass, { ...pass, id: 'other' }])).toEqual([]);
  });

  it.each([
    [[pass, pass], ['passes.1.id: bay-3 occurs in it twice']],
    [[{ ...pass, lines: ['bay', 'x'] }], ['passes.0.lines: it names an unknown line']],
    [[{ ...pass, lines: ['x'], adult: '0' }], ['passes.0.lines: it names an unknown line']],
    [[{ ...pass, near: 'x' }], ['passes.0.near: there is no station x']],
    [[{ ...pass, adult: '0' }], ['passes.0.adult: 0 is not an amount above 0']],
    [[{ ...pass, child: '1.5' }], ['passes.0.child: 1.5 is not an amount above 0']],
  ])('finds in %j: %j', (passes, expected) => {
    expect(faults(passes)).toEqual(expected);
  });

  it('finds lines that are priced in several currencies', () => {
    const euro: LineFile = { ...line, key: 'euro', currency: 'EUR' };
    expect(faults([{ ...pass, lines: ['bay', 'euro'] }], [line, euro])).toEqual([
      'passes.0.lines: its lines are priced in several currencies',
    ]);
  });
});

describe('checkStations', () => {
  const faults = (more: Partial<NetworkFiles>): readonly string[] =>
    checkStations({ ...network, ...more }).map(({ path, reason }) => `${path.join('.')}: ${reason}`);

  it.each([
    [{}, []],
    [{ stations: [station('a'), station('c'), station('a')] }, ['stations.2.key: a occurs in it twice']],
    [{ stations: [station('a'), station('c'), station('city')] }, ['stations.2.key: city occurs in it twice']],
    [{ stations: [station('a', { group: 'x' }), station('c')] }, ['stations.0.group: there is no group x']],
    [
      { stations: [station('a'), station('c', { timeZone: 'Mars' })] },
      ['stations.1.timeZone: Mars is not a time zone'],
    ],
    [{ ways: [{ between: ['a', 'x'] as const, minutes: 3 }] }, ['ways.0.between.1: there is no station x']],
  ])('finds in %j: %j', (more, expected) => {
    expect(faults(more)).toEqual(expected);
  });
});
