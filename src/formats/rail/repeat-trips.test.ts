import { describe, expect, it } from 'vitest';

import { readGtfs, type GtfsRows, type ReadGtfs } from '../../../tests/gtfs-rows.ts';

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

describe('frequencies', () => {
  const repeated = (...rows: readonly string[]): ReadGtfs => readGtfs({ ...withSpare, 'frequencies.txt': rows });

  it('repeat their trip in place of its own run, before the end of their time', () => {
    const read = repeated('t,06:00:00,07:00:00,1800');
    expect([trips(read), read.rejected]).toEqual([['u', 't@21600', 't@23400'], []]);
    expect([calls(read, 'u'), calls(read, 't@23400')]).toEqual([
      ['p 36000 36000 0', 'q 39600 39600 0'],
      ['p 23400 23400 0', 'q 27000 27000 0'],
    ]);
  });

  it('count from the departure; an arrival before midnight is moved to it', () => {
    const read = readGtfs(
      { 'frequencies.txt': ['t,00:00:00,00:01:00,60'] },
      { 'stop_times.txt': ['t,07:55:00,08:00:00,p,1,2,', 't,09:00:00,09:00:00,q,2,,3'] },
    );
    expect(calls(read, 't@0')).toEqual(['p 0 0 4', 'q 3600 3600 32']);
  });

  it.each([
    ['z,06:00:00,07:00:00,600', 'there is no trip z'],
    ['t,soon,07:00:00,600', 'soon is no time'],
    ['t,,07:00:00,600', ' is no time'],
    ['t,06:00:00,late,600', 'late is no time'],
    ['t,06:00:00,07:00:00,0', 'it leaves every 0 seconds'],
    ['t,06:00:00,07:00:00,', 'it leaves every  seconds'],
    ['t,06:00:00,06:00:00,600', 'it ends before it begins'],
    ['t,00:00:00,00:00:00,600', 'it ends before it begins'],
    ['t,06:00:00,07:00:00,600,x', 'too many cells'],
  ])('read "%s" and report that %s', (row, reason) => {
    const read = repeated('u,06:00:00,06:00:01,1', row);
    expect(read.rejected).toEqual([`frequencies.txt:3 ${reason}`]);
    // Its own run goes with the frequency, where it names a trip that is known.
    expect(trips(read)).toEqual(row.startsWith('z') ? ['t', 'u@21600'] : ['u@21600']);
  });

  it('that leave twice at one time leave once', () => {
    const read = repeated('t,06:00:00,06:30:00,600', 't,06:20:00,06:40:00,600');
    expect(trips(read)).toEqual(['u', 't@21600', 't@22200', 't@22800', 't@23400']);
    expect(read.rejected).toEqual(['frequencies.txt:3 a trip leaves twice at 22800 seconds']);
  });

  it('do not take the key of a trip that is in the file', () => {
    const read = readGtfs({
      ...withSpare,
      'trips.txt': ['low,d,u,,,', 'low,d,t@21600,,,'],
      'frequencies.txt': ['t,06:00:00,06:10:00,600'],
    });
    expect(read.rejected).toContain('frequencies.txt:2 a trip leaves twice at 21600 seconds');
  });

  it('of a trip that cannot be ridden are reported', () => {
    const read = readGtfs({
      'trips.txt': ['low,d,x,,,'],
      'frequencies.txt': ['t,06:00:00,06:10:00,600', 'x,06:00:00,07:00:00,600'],
    });
    expect(read.rejected).toEqual([
      'trips.txt:3 the trip has no stop',
      'frequencies.txt:3 the trip x cannot be ridden, and so not repeated',
    ]);
  });

  it('make 200,000 trips at most', () => {
    const rows = (until: string): string[] => [
      't,00:00:00,55:33:20,1',
      `u,00:00:00,${until},1`,
      'u,00:00:00,00:00:01,1',
    ];
    const most = readGtfs({ ...withSpare, 'frequencies.txt': ['t,00:00:00,55:33:19,1', 'u,00:00:00,00:00:01,1'] });
    expect([most.rejected, trips(most).length]).toEqual([[], 200_000]);
    expect(readGtfs({ ...withSpare, 'frequencies.txt': rows('00:00:01') }).rejected).toEqual([
      'frequencies.txt:3 with it more than 200000 trips would be repeated',
      'frequencies.txt:4 with it more than 200000 trips would be repeated',
    ]);
  });

  it('that name no trip refuse the feed, whether they have too many cells or not', () => {
    const fatal = (row: string) => repeated('t,06:00:00,06:10:00,600', row).fatal;
    expect([
      fatal(',06:00:00,07:00:00,600'),
      fatal(',06:00:00,07:00:00,600,x'),
      fatal('z,06:00:00,07:00:00,600,x'),
    ]).toEqual([
      ['frequencies.txt:3 a frequency names no trip'],
      ['frequencies.txt:3 a frequency with too many cells names no trip'],
      [],
    ]);
  });
});
