import { describe, expect, it } from 'vitest';

import { readGtfs, type GtfsRows, type ReadGtfs } from '../../../../tests/gtfs-rows.ts';

const calls = ({ finished }: ReadGtfs, trip: string): string[] => {
  const { feed } = finished ?? {};
  const { first = 0, count = 0 } = feed?.trips.find(({ key }) => key === trip) ?? {};
  return Array.from({ length: count }, (_, n) => first + n).map((at) =>
    [
      feed?.stops[feed.calls.stops[at] ?? -1]?.key,
      feed?.calls.arrives[at],
      feed?.calls.departs[at],
      feed?.calls.flags[at],
    ].join(' '),
  );
};
const trips = ({ finished }: ReadGtfs): string[] => (finished?.feed.trips ?? []).map(({ key }) => key);
/** A second trip that can be ridden, so that no file is lost whole. */
const spare = ['u,10:00:00,10:00:00,p,1,,', 'u,11:00:00,11:00:00,q,2,,'];
const withSpare: GtfsRows = { 'trips.txt': ['low,d,u,,,'], 'stop_times.txt': spare };
const timesOf = (...rows: readonly string[]): ReadGtfs =>
  readGtfs({ 'trips.txt': ['low,d,u,,,'] }, { 'stop_times.txt': [...rows, ...spare] });

describe('trips', () => {
  it.each([
    ['low,d,,,,', 'the trip has no id'],
    ['none,d,x,,,', 'there is no route none'],
    ['low,e,x,,,', 'there is no service e'],
    ['low,d,t,,,', 'the trip t occurs in it twice'],
    ['low,d,x,,,', 'the trip has no stop'],
  ])('read "%s" and report that %s', (row, reason) => {
    expect(readGtfs({ 'trips.txt': [row] }).rejected).toEqual([`trips.txt:3 ${reason}`]);
  });

  it('have their number, headsign and block, in the order of the file', () => {
    const { draft } = readGtfs({ 'trips.txt': ['low,d,u,705,Quay,b'] });
    expect(draft.tripList).toEqual([
      { number: 0, key: 't', line: 2, route: 'low', service: 'd', name: null, headsign: null, block: null },
      { number: 1, key: 'u', line: 3, route: 'low', service: 'd', name: '705', headsign: 'Quay', block: 'b' },
    ]);
    expect([...draft.trips.values()]).toEqual(draft.tripList);
  });

  it('are left out when a second row has another route or service', () => {
    const more = {
      ...withSpare,
      'routes.txt': ['high,k,High,,2'],
      'calendar.txt': ['e,1,1,1,1,1,1,1,20261201,20271130'],
    };
    const read = (row: string): ReadGtfs => readGtfs({ ...more, 'trips.txt': ['low,d,u,,,', row] });
    expect([trips(read('low,d,t,,,')), trips(read('high,d,t,,,')), trips(read('low,e,t,,,'))]).toEqual([
      ['t', 'u'],
      ['u'],
      ['u'],
    ]);
    expect(read('high,d,t,,,').rejected).toContain(
      'trips.txt:2 trips.txt has it twice, with different routes or days (line 4)',
    );
    expect(read('low,d,t,,,,x').rejected).toContain('trips.txt:2 its row has too many cells (trips.txt, line 4)');
  });

  it('have the line and the service of their row', () => {
    const { finished } = readGtfs({
      'routes.txt': ['high,k,High,,2'],
      'calendar.txt': ['e,1,1,1,1,1,1,1,20261201,20271130'],
      'trips.txt': ['high,e,u,705,Quay,'],
      'stop_times.txt': spare,
    });
    expect(finished?.feed.trips).toEqual([
      { key: 't', line: 0, service: 0, number: null, headsign: null, first: 0, count: 2 },
      { key: 'u', line: 1, service: 1, number: '705', headsign: 'Quay', first: 2, count: 2 },
    ]);
  });
});

describe('calls', () => {
  it('are in the order of their sequence, not of the file, and have one time where the other is missing', () => {
    const read = timesOf('t,,09:00:00,q,20,,', 'u,11:30:00,11:31:00,r,5,,', 't,08:00:00,,p,3,,');
    expect([calls(read, 't'), calls(read, 'u'), read.rejected]).toEqual([
      ['p 28800 28800 0', 'q 32400 32400 0'],
      ['p 36000 36000 0', 'q 39600 39600 0', 'r 41400 41460 0'],
      [],
    ]);
  });

  it('are spread evenly between two that have times, rounded to seconds', () => {
    const read = timesOf(
      't,08:00:00,08:00:10,p,1,,',
      't,,,q,2,,',
      't,,,r,3,,',
      't,08:00:20,08:01:00,q,4,,',
      't,,,r,5,,',
      't,08:03:00,08:03:00,p,6,,',
    );
    expect(calls(read, 't')).toEqual([
      'p 28800 28810 0',
      'q 28813 28813 0',
      'r 28817 28817 0',
      'q 28820 28860 0',
      'r 28920 28920 0',
      'p 28980 28980 0',
    ]);
  });

  it('at midnight keep their time where others are spread', () => {
    const read = timesOf('t,00:00:00,00:00:00,p,1,,', 't,00:00:00,00:00:00,q,2,,', 't,00:01:00,00:01:00,r,3,,');
    expect(calls(read, 't')).toEqual(['p 0 0 0', 'q 0 0 0', 'r 60 60 0']);
  });

  it.each([
    [[], 'the trip has no stop'],
    [['t,08:00:00,08:00:00,p,1,,'], 'the trip has one stop only'],
    [['t,,,p,1,,', 't,09:00:00,09:00:00,q,2,,'], 'the trip has no time at its first or its last stop'],
    [['t,08:00:00,08:00:00,p,1,,', 't,,,q,2,,'], 'the trip has no time at its first or its last stop'],
    [
      ['t,08:00:00,08:00:00,p,1,,', 't,08:00:00,08:00:00,q,1,,'],
      'two rows of stop_times.txt are number 1 of the trip (line 3)',
    ],
    [
      ['t,08:00:00,08:00:00,p,1,,', 't,07:59:59,08:00:00,q,2,,'],
      'it arrives before it has left the stop before (stop_times.txt, line 3)',
    ],
    [
      ['t,08:00:00,08:00:00,p,1,,', 't,08:00:02,08:00:01,q,2,,'],
      'it leaves before it has arrived (stop_times.txt, line 3)',
    ],
  ])('of %j leave the trip out: %s', (rows, reason) => {
    const read = timesOf(...rows);
    expect([read.rejected, trips(read)]).toEqual([[`trips.txt:2 ${reason}`], ['u']]);
  });

  it('may follow each other without a second between them', () => {
    expect(timesOf('t,00:00:00,00:00:00,p,1,,', 't,00:00:00,00:00:00,q,2,,').rejected).toEqual([]);
  });

  it.each([
    ['t,08:10:00,08:10:00,x,3,,', 'there is no stop x'],
    ['t,08:10:00,08:10:00,e,3,,', 'trains do not call at e'],
    ['t,late,09:10:00,r,3,,', 'late is no time'],
    ['t,09:10:00,late,r,3,,', 'late is no time'],
    ['t,09:10:00,09:10:00,r,third,,', 'third is no number of a sequence'],
    ['t,09:10:00,09:10:00,r,3,,,x', 'too many cells'],
  ])('that are lost as "%s" take their trip with them', (row, reason) => {
    const { rejected } = readGtfs({
      'stops.txt': ['e,Door,,,2,p,,,', 's,Central,36,139,1,,,,'],
      'trips.txt': ['low,d,u,,,'],
      'stop_times.txt': [row, ...spare],
    });
    expect(rejected).toEqual([`stop_times.txt:4 ${reason}`, 'trips.txt:2 it lost a call (stop_times.txt, line 4)']);
  });

  it('may be at a station as a whole', () => {
    const read = readGtfs({ 'stops.txt': ['s,Central,36,139,1,,,,'], 'stop_times.txt': ['t,09:10:00,09:10:00,s,3,,'] });
    expect(calls(read, 't').at(-1)).toBe('s 33000 33000 0');
  });

  it('state boarding and leaving; an unknown type allows neither', () => {
    const flags = (pickup: string, dropOff: string): [number | undefined, readonly string[]] => {
      const read = timesOf(`t,08:00:00,08:00:00,p,1,${pickup},${dropOff}`, 't,09:00:00,09:00:00,q,2,,');
      return [read.finished?.feed.calls.flags[0], read.rejected];
    };
    const plain = (pickup: string, dropOff: string) => flags(pickup, dropOff)[0];
    expect(['', '0', '1', '2', '3'].map((type) => plain(type, ''))).toEqual([0, 0, 1, 4, 8]);
    expect(['', '0', '1', '2', '3'].map((type) => plain('', type))).toEqual([0, 0, 2, 16, 32]);
    expect(plain('2', '3')).toBe(36);
    expect(flags('4', '')).toEqual([1, ['stop_times.txt:2 4 is no pickup type: nobody boards']]);
    expect(flags('', 'x')).toEqual([2, ['stop_times.txt:2 x is no drop-off type: nobody gets off']]);
  });

  it('of no known trip are reported', () => {
    expect(readGtfs({ 'stop_times.txt': ['z,08:00:00,08:00:00,p,1,,'] }).rejected).toEqual([
      'stop_times.txt:4 there is no trip z',
    ]);
  });
});

describe('a call that names no trip', () => {
  const nameless = ',08:00:00,08:00:00,p,1,,';
  const own = ['t,08:00:00,08:00:00,p,1,,', 't,09:00:00,09:00:00,q,2,,'];
  const third = ['v,12:00:00,12:00:00,p,1,,', 'v,13:00:00,13:00:00,q,2,,'];
  const ridden = (...rows: readonly string[]): string[] =>
    trips(readGtfs({ 'trips.txt': ['low,d,u,,,', 'low,d,v,,,'] }, { 'stop_times.txt': rows }, { acceptLoss: true }));

  it('takes the trips before and after it with it', () => {
    expect(ridden(...own, nameless, ...spare, ...third)).toEqual(['v']);
    expect(ridden(nameless, ...own, ...spare, ...third)).toEqual(['u', 'v']);
    expect(ridden(...own, ...spare, ...third, nameless)).toEqual(['t', 'u']);
  });

  it('removes only the trip whose stop times contain it', () => {
    expect(ridden(own[0] ?? '', nameless, own[1] ?? '', ...spare, ...third)).toEqual(['u', 'v']);
  });

  it('is reported, with the trips that may have lost it', () => {
    const read = readGtfs(
      { 'trips.txt': ['low,d,u,,,', 'low,d,v,,,'] },
      { 'stop_times.txt': [...own, nameless, ...spare, ...third] },
    );
    expect(read.rejected).toEqual([
      'stop_times.txt:4 the call names no trip',
      'trips.txt:2 it may have lost a call (stop_times.txt, line 4)',
      'trips.txt:3 it may have lost a call (stop_times.txt, line 4)',
    ]);
  });

  it('refuses the feed when it has too many cells, unless the loss is accepted', () => {
    const rows = { ...withSpare, 'stop_times.txt': [...spare, `${nameless},x`] };
    expect(readGtfs(rows).fatal).toEqual(['stop_times.txt:6 a stop time with too many cells names no trip']);
    expect(trips(readGtfs(rows, {}, { acceptLoss: true }))).toEqual(['t', 'u']);
    expect(readGtfs({ ...withSpare, 'stop_times.txt': [...spare, 'z,1,1,p,1,,,x'] }).fatal).toEqual([]);
  });
});

describe('a feed without a trip that can be ridden', () => {
  it('is refused', () => {
    expect(readGtfs({}, { 'stop_times.txt': ['t,08:00:00,08:00:00,p,1,,'] }, { acceptLoss: true })).toMatchObject({
      finished: null,
      fatal: ['trips.txt:null not one trip of it can be ridden'],
    });
  });
});
