import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readFeed, type FeedSettings } from '#src/actions/rail/timetable/read-feed.ts';
import { fareOffers } from '#src/domain/rail/fares/fare.ts';
import { noAlighting, noBoarding, type RailFeed } from '#src/domain/rail/feed/feed.ts';
import { runsOn } from '#src/domain/rail/feed/service-day.ts';
import type { FeedReports } from '#src/formats/rail/row-reports.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-lost-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Two operators, two lines, three stations, four trips and two fares; each test loses one thing of it. */
const whole = {
  'agency.txt': 'agency_id,agency_name,agency_timezone,agency_lang\nc,Coast,Asia/Tokyo,ja\nh,Hills,Asia/Tokyo,ja\n',
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,zone_id
p,Pier,35.0,139.0,1
q,Quarry,35.1,139.1,2
r,Ridge,35.2,139.2,3
`,
  'routes.txt': 'route_id,agency_id,route_short_name,route_type\nlow,c,Low,2\nhigh,h,High,2\n',
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
all,1,1,1,1,1,1,1,20261201,20271130
some,1,1,1,1,1,1,1,20261201,20271130
`,
  'calendar_dates.txt': 'service_id,date,exception_type\nall,20261225,2\n',
  'trips.txt': 'route_id,service_id,trip_id\nlow,all,a\nlow,some,b\nhigh,all,c\nhigh,some,d\n',
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
a,08:00:00,08:00:00,p,1,0,0
a,08:20:00,08:21:00,q,2,0,0
a,08:40:00,08:40:00,r,3,0,0
b,09:00:00,09:00:00,p,1,,
b,09:40:00,09:40:00,r,2,,
c,10:00:00,10:00:00,p,1,,
c,10:40:00,10:40:00,r,2,,
d,11:00:00,11:00:00,q,1,,
d,11:40:00,11:40:00,r,2,,
`,
  'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\np,q,2,900\nq,q,2,240\n',
  'fare_attributes.txt': `fare_id,price,currency_type,payment_method,transfers,agency_id
cheap,20,JPY,0,,c
full,210,JPY,0,,c
`,
  'fare_rules.txt': 'fare_id,route_id,origin_id,destination_id,contains_id\ncheap,low,1,2,\nfull,low,,,\n',
} as const;

type Read = { readonly feed: RailFeed | null; readonly reports: FeedReports };

async function read(
  changed: Partial<Record<keyof typeof whole | 'frequencies.txt', string | Uint8Array>>,
  settings: FeedSettings = {},
): Promise<Read> {
  const path = await mkdtemp(join(folder, 'feed-'));
  for (const [name, text] of Object.entries({ ...whole, ...changed })) await writeFile(join(path, name), text);
  const { finished, reports } = await readFeed(path, settings);
  return { feed: finished?.feed ?? null, reports };
}

/** Keys of the fares that a single ride of a line may be paid with. */
function sold({ feed }: Read, line: 'low' | 'high', zones: readonly string[]): readonly string[] {
  const at = feed?.lines.findIndex(({ key }) => key === line) ?? -1;
  const ride = {
    feed: 1,
    line: at,
    operator: feed?.lines[at]?.operator ?? '',
    originZone: zones[0] ?? null,
    destinationZone: zones.at(-1) ?? null,
    zones,
    departs: 0,
    staysOn: false,
  };
  return fareOffers([ride], () => feed?.fares ?? [])
    .flatMap(({ tickets }) => tickets.map(({ fare }) => fare.key))
    .toSorted();
}

const trips = ({ feed }: Read): string => (feed?.trips ?? []).map(({ key }) => key).join(' ');
const reasons = ({ reports }: Read): readonly string[] =>
  reports.listed.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
const fatal = ({ reports }: Read): readonly string[] => reports.fatal.map(({ file, reason }) => `${file} ${reason}`);
const more = (file: keyof typeof whole, rows: string): Partial<Record<keyof typeof whole, string>> => ({
  [file]: `${whole[file]}${rows}`,
});
const rules = (rows: string): Partial<Record<keyof typeof whole, string>> => ({
  'fare_rules.txt': `fare_id,route_id,origin_id,destination_id,contains_id\n${rows}`,
});

describe('a feed without a loss', () => {
  it('offers all trips and fares where the files say', async () => {
    const feed = await read({});
    expect([fatal(feed), reasons(feed), trips(feed)]).toEqual([[], [], 'a b c d']);
    expect(sold(feed, 'low', ['1', '2'])).toEqual(['cheap', 'full']);
    expect(sold(feed, 'low', ['1', '3'])).toEqual(['full']);
    expect(sold(feed, 'high', ['1', '3'])).toEqual([]);
  });
});

describe('a fare of which a restriction is lost', () => {
  it('is not sold anywhere when its only rule names an unknown route or zone', async () => {
    for (const rule of ['cheap,none,,,', 'cheap,low,9,,', 'cheap,low,,9,', 'cheap,low,,,9']) {
      const feed = await read(rules(`${rule}\nfull,low,,,\n`));
      expect([rule, fatal(feed), sold(feed, 'low', ['1', '3'])]).toEqual([rule, [], ['full']]);
      expect(reasons(feed)).toEqual([
        expect.stringMatching(/^fare_rules\.txt:2 (there is no route|no stop lies in zone)/),
      ]);
    }
  });

  it('still holds where its other rules say', async () => {
    const feed = await read(rules('cheap,none,,,\ncheap,low,1,2,\nfull,low,,,\n'));
    expect(sold(feed, 'low', ['1', '2'])).toEqual(['cheap', 'full']);
    expect(sold(feed, 'low', ['1', '3'])).toEqual(['full']);
  });

  it('does not hold for shorter rides when one of the zones that must be passed is lost', async () => {
    const feed = await read(rules('cheap,low,,,1\ncheap,low,,,9\nfull,low,,,\n'));
    expect(sold(feed, 'low', ['1'])).toEqual(['full']);
  });

  it('is not sold when a rule of it has too many cells', async () => {
    const feed = await read(rules('cheap,low,1,2,,x\nfull,low,,,\n'));
    expect(sold(feed, 'low', ['1', '2'])).toEqual(['full']);
    expect(reasons(feed)).toEqual(['fare_rules.txt:2 it has 6 cells under 5 columns']);
  });

  it('is not sold without rules when a rule names no fare, since that may be its own', async () => {
    const feed = await read(rules(',low,1,2,\nfull,low,,,\n'));
    expect(sold(feed, 'low', ['1', '2'])).toEqual(['full']);
  });

  it('applies to the lines of its agency only, and to no line without an agency when there are several', async () => {
    const free = { 'fare_rules.txt': 'fare_id\n' };
    const own = await read(free);
    expect([sold(own, 'low', ['1']), sold(own, 'high', ['1'])]).toEqual([['cheap', 'full'], []]);
    const row = (agency: string): string =>
      whole['fare_attributes.txt'].replace('cheap,20,JPY,0,,c', `cheap,20,JPY,0,,${agency}`);
    const none = await read({ ...free, 'fare_attributes.txt': row('') });
    expect([sold(none, 'low', ['1']), sold(none, 'high', ['1'])]).toEqual([['full'], []]);
    const unknown = await read({ ...free, 'fare_attributes.txt': row('x') });
    expect([sold(unknown, 'low', ['1']), sold(unknown, 'high', ['1'])]).toEqual([['full'], []]);
    expect(reasons(unknown)).toEqual(['fare_attributes.txt:2 there is no agency x']);
    const twins = whole['agency.txt'].replace('Hills', 'Coast');
    expect(sold(await read({ ...free, 'agency.txt': twins }), 'high', ['1'])).toEqual([]);
  });

  it('is not sold when it has two prices', async () => {
    const feed = await read(more('fare_attributes.txt', 'full,90,JPY,0,,c\ncheap,20,JPY,0,,c\n'));
    expect(sold(feed, 'low', ['1', '2'])).toEqual(['cheap']);
    const odd = await read(more('fare_attributes.txt', 'full,210,JPY,0,,c,,9\n'));
    expect(sold(odd, 'low', ['1', '2'])).toEqual(['cheap']);
  });

  it('does not hold by the zone of a stop that has two', async () => {
    const feed = await read(more('stops.txt', 'q,Quarry,35.1,139.1,1\n'));
    expect(feed.feed?.stops.map(({ zone }) => zone)).toEqual(['1', '? q', '3']);
  });
});

describe('a trip of which something is lost', () => {
  it('is left out whole with a call', async () => {
    for (const [call, rest] of [
      ['a,soon,08:00:00,p,1,0,0', 'b c d'],
      ['a,08:00:00,08:00:00,x,1,0,0', 'b c d'],
      ['a,08:00:00,08:00:00,p,first,0,0', 'b c d'],
      ['a,08:00:00,08:00:00,p,1,0,0,9', 'b c d'],
    ] as const) {
      const text = whole['stop_times.txt'].replace('a,08:00:00,08:00:00,p,1,0,0', call);
      const feed = await read({ 'stop_times.txt': text });
      expect([call, trips(feed)]).toEqual([call, rest]);
      expect(reasons(feed)).toContain('trips.txt:2 it lost a call (stop_times.txt, line 2)');
    }
  });

  it('is left out when a call beside its own names no trip', async () => {
    const text = whole['stop_times.txt'].replace('a,08:40:00', ',08:40:00');
    expect(trips(await read({ 'stop_times.txt': text }))).toBe('c d');
  });

  it('is left out when it has two rows that differ', async () => {
    expect(trips(await read(more('trips.txt', 'low,some,a\nhigh,all,c\n')))).toBe('b c d');
    expect(trips(await read(more('trips.txt', 'low,all,a,9\n')))).toBe('b c d');
  });

  it('allows no boarding or leaving where the feed does not say', async () => {
    const text = whole['stop_times.txt'].replace('q,2,0,0', 'q,2,x,7');
    const feed = await read({ 'stop_times.txt': text });
    expect(feed.feed?.calls.flags[1]).toBe(noBoarding + noAlighting);
    expect(reasons(feed)).toEqual([
      'stop_times.txt:3 x is no pickup type: nobody boards',
      'stop_times.txt:3 7 is no drop-off type: nobody gets off',
    ]);
  });

  it('does not run by itself when its frequency is lost', async () => {
    const head = 'trip_id,start_time,end_time,headway_secs\n';
    const good = 'b,06:00:00,07:00:00,1800\n';
    for (const bad of ['a,six,07:00:00,600\n', 'a,06:00:00,07:00:00,0\n', 'a,06:00:00,07:00:00,600,9\n'])
      expect(trips(await read({ 'frequencies.txt': `${head}${good}${bad}` }))).toBe('c d b@21600 b@23400');
    const nameless = { 'frequencies.txt': `${head}${good},06:00:00,07:00:00,600\n` };
    expect(fatal(await read(nameless))).toEqual(['frequencies.txt a frequency names no trip']);
    expect(trips(await read(nameless, { acceptLoss: true }))).toBe('a c d b@21600 b@23400');
  });
});

describe('a day of which an exception is lost', () => {
  const runs = ({ feed }: Read, key: string, date: string): boolean => {
    const trip = feed?.trips.find((one) => one.key === key);
    const service = feed?.services[trip?.service ?? -1];
    return service !== undefined && runsOn(service, date);
  };

  it('is no day of the service, or of any where none is named', async () => {
    const kind = await read(more('calendar_dates.txt', 'some,20261231,3\n'));
    expect([runs(kind, 'b', '2026-12-31'), runs(kind, 'a', '2026-12-31')]).toEqual([false, true]);
    const both = await read(more('calendar_dates.txt', 'some,20261231,2\nsome,20261231,1\n'));
    expect([runs(both, 'b', '2026-12-31'), runs(both, 'b', '2026-12-30')]).toEqual([false, true]);
    const service = await read(more('calendar_dates.txt', ',20261231,2\n'));
    expect([runs(service, 'b', '2026-12-31'), runs(service, 'a', '2026-12-31')]).toEqual([false, false]);
  });

  it('takes the trips of its service with it when the day is not known', async () => {
    for (const row of ['some,20269931,2', 'some,20261231,2,9']) {
      const feed = await read(more('calendar_dates.txt', `${row}\n`));
      expect([row, trips(feed)]).toEqual([row, 'a c']);
    }
    expect(trips(await read(more('calendar_dates.txt', 'some,20269931,1\n')))).toBe('a b c d');
    const nameless = more('calendar_dates.txt', ',soon,2\n');
    expect(fatal(await read(nameless))).toEqual([
      'calendar_dates.txt an exception names neither its service nor its day',
    ]);
  });

  it('is not known where calendar.txt has a service twice with different days', async () => {
    expect(trips(await read(more('calendar.txt', 'some,0,0,0,0,0,1,1,20261201,20271130\n')))).toBe('a c');
  });
});

describe('a change of which a restriction is lost', () => {
  const changes = async (row: string): Promise<readonly string[]> => {
    const text = `from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id\np,q,2,900,\nq,q,2,240,\n${row}\n`;
    const { feed } = await read({ 'transfers.txt': text });
    const key = (place: number): string => feed?.stops[place]?.key ?? '';
    return (feed?.transfers ?? []).map(({ from, to, seconds }) => `${key(from)}${key(to)} ${seconds}`);
  };

  it('is not offered, and never faster than its reported time', async () => {
    expect(await changes('')).toEqual(['pq 900', 'qq 240']);
    expect(await changes('q,q,9,,')).toEqual(['pq 900', 'qq null']);
    expect(await changes('p,q,2,,')).toEqual(['pq null', 'qq 240']);
    expect(await changes('p,q,3,,,9')).toEqual(['pq null', 'qq 240']);
    expect(await changes('q,q,3,,low')).toEqual(['pq 900', 'qq null']);
    expect(await changes('q,q,2,600,low')).toEqual(['pq 900', 'qq 600']);
    expect(await changes('q,q,1,,low')).toEqual(['pq 900', 'qq 240']);
    // No transfer between stations was possible before: a restriction that is lost opens no way.
    expect(await changes('q,r,2,60,low')).toEqual(['pq 900', 'qq 240']);
  });

  it('is offered nowhere when transfers.txt is lost', async () => {
    const lost = { 'transfers.txt': 'from,to\np,q\n' };
    expect(fatal(await read(lost))).toEqual(['transfers.txt it has no column from_stop_id, to_stop_id']);
    const { feed } = await read(lost, { acceptLoss: true });
    expect(feed?.transfers).toEqual([0, 1, 2].map((stop) => ({ from: stop, to: stop, seconds: null })));
  });
});

describe('a file of which much is lost', () => {
  it('refuses the feed when all of it is, unless that is accepted; then what it restricts is not offered', async () => {
    const lost = rules('cheap,low,1,2,,x\nfull,low,,,,x\n');
    const refused = await read(lost);
    expect([fatal(refused), refused.reports.isLossOnly]).toEqual([
      ['fare_rules.txt none of its 2 rows can be imported'],
      true,
    ]);
    const accepted = await read(lost, { acceptLoss: true });
    expect([trips(accepted), accepted.feed?.fares]).toEqual(['a b c d', []]);
    for (const text of [
      'fare,route\ncheap,low\n',
      Buffer.from('fare_id\ncheap\xfc\n', 'latin1'),
      'fare_id\n"cheap',
      '',
    ]) {
      const file = { 'fare_rules.txt': text };
      const unread = await read(file);
      expect([unread.feed, unread.reports.isLossOnly]).toEqual([null, true]);
      expect((await read(file, { acceptLoss: true })).feed?.fares).toEqual([]);
    }
  });

  it('refuses the feed when more than a fifth and at least 20 rows are, and reports fewer', async () => {
    const bad = (count: number): string => Array.from({ length: count }, (_, n) => `full,low,,x${n},\n`).join('');
    const good = (count: number): string => Array.from({ length: count }, () => 'full,low,,,\n').join('');
    expect(fatal(await read(rules(`${good(1)}${bad(19)}`)))).toEqual([]);
    expect(fatal(await read(rules(`${good(79)}${bad(20)}`)))).toEqual([
      'fare_rules.txt 20 of its 99 rows cannot be imported: more than a fifth',
    ]);
    const few = await read(rules(`${good(80)}${bad(20)}`));
    expect([fatal(few), few.reports.counts.get('fare_rules.txt')]).toEqual([[], 20]);
    expect(fatal(await read(rules(`${good(1)}${bad(19)}${bad(1)}`), { acceptLoss: true }))).toEqual([]);
  });

  it('refuses the feed whatever is accepted when trains would run on days when they do not', async () => {
    const unread = await read({ 'calendar_dates.txt': 'service,date\nall,20261225\n' }, { acceptLoss: true });
    expect([unread.feed, unread.reports.isLossOnly]).toEqual([null, false]);
  });
});
