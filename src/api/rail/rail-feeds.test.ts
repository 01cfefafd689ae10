import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Caller, Deps } from '#src/actions/deps.ts';
import { importFeed, type FeedImport } from '#src/actions/rail/timetable/import-feed.ts';
import { openTimetable } from '#src/actions/rail/timetable/open-timetable.ts';
import { ridesNow } from '#src/actions/rail/offers/rides-now.ts';
import type { FeedSettings } from '#src/actions/rail/timetable/read-feed.ts';
import { railRoutes } from '#src/api/rail/rail.ts';
import { railEndpoints, type RailJourney, type RailWay } from '#src/contract/rail/rail.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testDeps } from '../../../tests/test-deps.ts';

/** Feeds as publishers write them, from the file to the answer of a search. */
const shared = join(process.env.SHARED_DATA ?? '../shared/data', '../cases/gtfs');

let database: TestDatabase;
let deps: Deps;
let folder = '';
const caller = { currency: 'JPY', language: 'en', menu: null } as Caller;
const { call, get } = callsOf(railRoutes, () => ({ deps, caller }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-published-'));
  database = await openTestDatabase();
  deps = testDeps(database.db, { clock: () => Date.UTC(2026, 10, 22, 12) });
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const base = {
  'agency.txt': 'agency_id,agency_name,agency_timezone,agency_lang\nk,Kestrel Lines,Asia/Tokyo,ja\n',
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nm,Mole,35.0,139.0\nn,Narrows,35.1,139.1\no,Orchard,35.2,139.2\n',
  'routes.txt': 'route_id,route_short_name,route_type\nred,Red,2\nblue,Blue,2\n',
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
all,1,1,1,1,1,1,1,20261101,20271031
week,1,1,1,1,1,0,0,20261101,20271031
`,
  'trips.txt': 'route_id,service_id,trip_id,block_id\nred,all,one,\n',
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
one,10:00:00,10:00:00,m,1
one,10:30:00,10:31:00,n,2
one,11:00:00,11:00:00,o,3
`,
} as const;

type Files = Readonly<Record<string, string>>;
let feeds = 0;

/** Imports the feed under its own key, with names distinct from those of the others. */
async function imported(changed: Files, settings: FeedSettings = {}): Promise<FeedImport & { readonly mark: string }> {
  feeds += 1;
  const mark = `F${feeds}`;
  const path = await mkdtemp(join(folder, 'feed-'));
  for (const [name, text] of Object.entries({ ...base, ...changed }))
    await writeFile(
      join(path, name),
      text.replace(/Mole|Narrows|Orchard/g, (word) => `${word} ${mark}`),
    );
  return { ...(await importFeed(deps, path, { key: mark, ...settings })), mark };
}

/** The timetable that this process caches is used for some seconds. */
async function idOf(query: string): Promise<string> {
  const clock = deps.clock() + 60_000;
  deps = { ...deps, clock: () => clock };
  const { places } = await get(railEndpoints.railPlaces, { query });
  return places[0]?.place.id ?? '';
}

async function way(from: string, to: string, more: Files = {}): Promise<RailWay> {
  const ends = { origin: await idOf(from), destination: await idOf(to) };
  const { outward } = await get(railEndpoints.railJourneys, { ...ends, date: '2026-12-01', time: '09:00', ...more });
  return outward;
}

const reported = ({ departs, arrives, changes }: RailJourney): string => `${departs.time}-${arrives.time} ${changes}`;

describe('a feed as publishers write it', () => {
  it('may leave out seconds, and cells at the end of a row', async () => {
    const { mark, reports } = await imported({
      'stop_times.txt': base['stop_times.txt'].replaceAll(':00,', ','),
      'trips.txt': 'route_id,service_id,trip_id,trip_headsign,block_id\nred,all,one,Orchard\n',
      'routes.txt': `${base['routes.txt']}green,Green,2,,\n`,
    });
    expect([reports.fatal, reports.listed]).toEqual([[], []]);
    const { journeys } = await way(`Mole ${mark}`, `Orchard ${mark}`);
    expect(journeys[0] && reported(journeys[0])).toBe('10:00-11:00 0');
    expect(journeys[0]?.legs[0]).toMatchObject({ headsign: `Orchard ${mark}`, stopsBetween: 1 });
  });

  it('may name its zone without a slash', async () => {
    const { mark, finished } = await imported({ 'agency.txt': base['agency.txt'].replace('Asia/Tokyo', 'Japan') });
    expect(finished?.feed.lines[0]?.timeZone).toBe('Asia/Tokyo');
    const { journeys } = await way(`Mole ${mark}`, `Orchard ${mark}`);
    expect(journeys[0]?.departs.at).toBe('2026-12-01T01:00:00.000Z');
    for (const [written, zone] of [
      ['GB', 'Europe/London'],
      ['Zulu', 'UTC'],
      ['Hongkong', 'Asia/Hong_Kong'],
    ] as const) {
      const other = await imported({ 'agency.txt': base['agency.txt'].replace('Asia/Tokyo', written) });
      expect(other.finished?.feed.lines[0]?.timeZone).toBe(zone);
    }
    for (const written of ['+09:00', 'Nowhere', '', 'JST-9']) {
      const none = await imported({ 'agency.txt': base['agency.txt'].replace('Asia/Tokyo', written) });
      expect([written, none.finished]).toEqual([written, null]);
    }
  });

  it('may have translations in their old form, or such as cannot be read', async () => {
    const old =
      'trans_id,lang,translation\nMole,en,Mole Pier\nMole,ja-Hrkt,もーる\nRed,zh_tw,紅\nNobody,en,None\nMole,?,x\n';
    const { mark, finished, reports } = await imported({ 'translations.txt': old });
    expect(reports.listed).toEqual([{ file: 'translations.txt', line: 6, reason: '? is no language' }]);
    expect(finished?.feed.stations[0]?.names).toMatchObject({ 'ja-Hrkt': 'もーる', en: `Mole ${mark} Pier` });
    expect(finished?.feed.lines[0]?.names).toMatchObject({ 'zh-TW': '紅' });
    for (const text of ['name,text\nMole,Pier\n', '"trans_id', '']) {
      const feed = await imported({ 'translations.txt': text });
      expect([feed.reports.fatal, feed.reports.counts.get('translations.txt')]).toEqual([[], 1]);
      expect(feed.finished?.feed.trips).toHaveLength(1);
    }
  });

  it('may write its language with an underscore', async () => {
    const { finished } = await imported({ 'feed_info.txt': 'feed_publisher_name,feed_lang\nKestrel,zh_Hant_TW\n' });
    expect(finished?.feed.stations[0]?.names.default).toBe('zh-Hant-TW');
    const many = await imported({ 'feed_info.txt': 'feed_publisher_name,feed_lang\nKestrel,mul\n' });
    expect(many.finished?.feed.stations[0]?.names.default).toBe('ja');
  });

  it('may end in a far future, or never', async () => {
    for (const [end, to] of [
      ['20991231', '2099-12-31'],
      ['99991231', null],
    ] as const) {
      const { mark, finished, reports } = await imported({
        'calendar.txt': base['calendar.txt'].replaceAll('20271031', end),
      });
      expect([reports.listed, finished?.span.to]).toEqual([[], to]);
      const { journeys } = await way(`Mole ${mark}`, `Orchard ${mark}`);
      expect(journeys[0] && reported(journeys[0])).toBe('10:00-11:00 0');
      const moved = await imported(
        { 'calendar.txt': base['calendar.txt'].replaceAll('20271031', end) },
        { shiftTo: '2027-11-05' },
      );
      expect(moved.finished?.span.from).toBe('2027-10-31');
    }
  });

  it('says what has to be arranged to board and to get off', async () => {
    const { mark, reports } = await imported({
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
one,10:00:00,10:00:00,m,1,2,0
one,10:30:00,10:31:00,n,2,3,3
one,11:00:00,11:00:00,o,3,0,2
`,
    });
    expect(reports.listed).toEqual([]);
    const legOf = async (from: string, to: string): Promise<unknown> =>
      (await way(`${from} ${mark}`, `${to} ${mark}`)).journeys[0]?.legs[0];
    expect(await legOf('Mole', 'Narrows')).toMatchObject({ boarding: 'call', alighting: 'driver' });
    expect(await legOf('Narrows', 'Orchard')).toMatchObject({ boarding: 'driver', alighting: 'call' });
  });
});

const calls = (trip: string, ...rows: readonly string[]): string =>
  rows.map((row, at) => `${trip},${row.slice(2)},${row.slice(2)},${row[0]},${at + 1}\n`).join('');
const times = (...trips: readonly string[]): string =>
  `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${trips.join('')}`;
const block = (...rows: readonly string[]): string => `route_id,service_id,trip_id,block_id\n${rows.join('\n')}\n`;

describe('a vehicle that goes on as another trip', () => {
  const two = times(calls('one', 'm 10:00:00', 'n 10:30:00'), calls('two', 'n 10:30:00', 'o 11:00:00'));

  it('is stayed on: no change, and no time for one', async () => {
    const { mark, finished } = await imported({
      'trips.txt': block('red,all,one,B7', 'blue,all,two,B7'),
      'stop_times.txt': two,
      'fare_attributes.txt': 'fare_id,price,currency_type,payment_method,transfers\nf,210,JPY,0,0\n',
    });
    expect(finished?.feed.stays).toEqual([{ from: 0, to: 1 }]);
    const { journeys } = await way(`Mole ${mark}`, `Orchard ${mark}`);
    expect(journeys.map(reported)[0]).toBe('10:00-11:00 0');
    expect(journeys[0]?.legs.map(({ line, staysOn }) => [line.text, staysOn])).toEqual([
      ['Red', false],
      ['Blue', true],
    ]);
    // A ticket without changes is valid for all of it.
    expect(journeys[0]?.fares[0]?.tickets).toMatchObject([{ fare: 'f', firstLeg: 0, lastLeg: 1 }]);
    // What was found can be bought: it is looked up again as it is sold.
    const legs = (journeys[0]?.legs ?? []).map(({ tripId, date, departs, arrives }) => {
      const [from, to] = [departs, arrives].map(({ station }) => Number(station.id.slice(1)));
      return { tripId, date, from: from ?? 0, to: to ?? 0 };
    });
    const open = await openTimetable(deps);
    expect((await ridesNow(deps.db, open, legs))?.found.map(({ staysOn }) => staysOn)).toEqual([false, true]);
    expect(await ridesNow(deps.db, { ...open, stays: new Set() }, legs)).toBeNull();
    expect((await way(`Narrows ${mark}`, `Orchard ${mark}`)).journeys.map(reported)[0]).toBe('10:30-11:00 0');
    expect((await way(`Mole ${mark}`, `Narrows ${mark}`)).journeys.map(reported)[0]).toBe('10:00-10:30 0');
  });

  it('is not stayed on without a block, or where the operator forbids it', async () => {
    const apart = await imported({ 'trips.txt': block('red,all,one,B7', 'blue,all,two,B8'), 'stop_times.txt': two });
    const [waits] = (await way(`Mole ${apart.mark}`, `Orchard ${apart.mark}`)).journeys;
    expect(waits).toMatchObject({ changes: 1, minutes: 25 * 60, legs: [{}, { staysOn: false }] });
    const forbidden = await imported({
      'trips.txt': block('red,all,one,B7', 'blue,all,two,B7'),
      'stop_times.txt': two,
      'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,from_trip_id,to_trip_id\nn,n,5,one,two\n',
    });
    expect(forbidden.finished?.feed.stays).toEqual([]);
    const allowed = await imported({
      'trips.txt': block('red,all,one,', 'blue,all,two,'),
      'stop_times.txt': two,
      'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,from_trip_id,to_trip_id\nn,n,4,one,two\n',
    });
    expect(allowed.finished?.feed.stays).toEqual([{ from: 0, to: 1 }]);
  });

  it('is stayed on only on days when both trips run, and not when it turns round', async () => {
    const { mark, finished } = await imported({
      'trips.txt': block('red,all,one,B7', 'blue,week,two,B7', 'red,all,back,B7'),
      'stop_times.txt': `${two}${calls('back', 'o 11:10:00', 'n 11:40:00')}`,
    });
    expect(finished?.feed.stays).toEqual([{ from: 0, to: 1 }]);
    // 1 December 2026 is a Tuesday, 5 December a Saturday; the next Monday is within 48 hours of Saturday evening only.
    expect((await way(`Mole ${mark}`, `Orchard ${mark}`)).journeys.map(reported)[0]).toBe('10:00-11:00 0');
    const saturday = await way(`Mole ${mark}`, `Orchard ${mark}`, { date: '2026-12-05', time: '09:00' });
    expect(saturday.journeys).toEqual([]);
    const evening = await way(`Mole ${mark}`, `Orchard ${mark}`, { date: '2026-12-05', time: '20:00' });
    expect(evening.date).toBe('2026-12-05');
    expect(evening.journeys.map(({ departs }) => departs.date)).toEqual(['2026-12-07']);
  });
});

describe('a feed that is moved', () => {
  const old = '20130101,20131231';
  const files: Files = {
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
old,1,1,1,1,1,1,1,${old}
new,1,1,1,1,1,1,1,20250101,20251231
feast,1,1,1,1,1,1,1,20251224,20251226
`,
    'trips.txt': 'route_id,service_id,trip_id\nred,old,former\nred,new,one\nred,feast,more\n',
    'stop_times.txt': times(
      calls('former', 'm 09:00:00', 'o 10:00:00'),
      calls('one', 'm 10:00:00', 'o 11:00:00'),
      calls('more', 'm 11:00:00', 'o 12:00:00'),
    ),
  };

  it('runs by its newest calendar from the date on', async () => {
    const { mark } = await imported(files, { shiftTo: '2026-12-01' });
    for (const date of ['2026-12-01', '2027-11-20'])
      expect((await way(`Mole ${mark}`, `Orchard ${mark}`, { date })).journeys.map(reported)[0]).toBe('10:00-11:00 0');
  });

  it('refuses a day after its last one, which it returns', async () => {
    const { mark } = await imported({});
    const ends = { origin: await idOf(`Mole ${mark}`), destination: await idOf(`Orchard ${mark}`) };
    const result = await call(railEndpoints.railJourneys, { ...ends, date: '2027-11-01', time: '09:00' });
    // From when that day is sold is not known: its timetable is not published.
    const failure = { code: 'date_not_offered', field: 'date', facts: { lastDate: '2027-10-31' } };
    expect(result).toEqual({ ok: false, failure });
  });

  it('with single days only begins with the first after a long time without any', async () => {
    const days = ['20130101', '20250105', '20250112'].map((date) => `d,${date},1\n`).join('');
    const path = { ...files, 'trips.txt': 'route_id,service_id,trip_id\nred,d,one\n' };
    const { finished } = await imported(
      { ...path, 'calendar_dates.txt': `service_id,date,exception_type\n${days}` },
      { shiftTo: '2026-12-01' },
    );
    expect(finished?.feed.services.find(({ key }) => key === 'd')?.added.slice(1)).toEqual([
      '2026-11-29',
      '2026-12-06',
    ]);
  });
});

describe('the cases that every checkout may lack', () => {
  const cases = existsSync(shared);
  if (!cases) process.stderr.write(`${shared} is not there: the feeds above are of the same kinds.\n`);

  it.runIf(cases)('are answered as their list says', async () => {
    const expected: unknown = JSON.parse(await readFile(join(shared, 'expected.json'), 'utf8'));
    const names = Object.keys(expected as object).toSorted();
    const found: string[] = [];
    for (const name of names) {
      await database.db.query('delete from rail_feed where key = $1', ['case']);
      const shiftTo = name === 'two-calendars-years-apart' ? '2026-12-03' : undefined;
      const load = (acceptLoss: boolean): Promise<FeedImport> =>
        importFeed(deps, join(shared, name), { key: 'case', shiftTo, acceptLoss });
      const { reports } = await load(false);
      if (reports.fatal.length > 0) {
        found.push(`${name}: ${reports.fatal.map(({ file }) => file).join(' ')} ${reports.isLossOnly}`);
        await load(true);
      }
      const from = await idOf('Alpha');
      const known = from !== '' && (await way('Alpha', 'Gamma', { date: '2026-12-04' })).journeys;
      for (const { departs, arrives, changes, legs, fares } of known === false ? [] : known.slice(0, 1)) {
        const paid = fares.map(({ total, tickets }) => `${tickets[0]?.fare} ${total.minor}`).join();
        const { boarding } = legs[0] ?? {};
        found.push(`${name}: ${departs.time}-${arrives.time} ${changes} ${legs.length} ${boarding} ${paid}`);
      }
    }
    expect(found).toEqual([
      'by-arrangement-only: 10:00-11:00 0 1 call ',
      'end-date-far-away: 10:00-11:00 0 1 null ',
      'fare-rule-names-an-unknown-route: 10:00-11:00 0 1 null F2 210',
      'fare-rules-with-more-cells-than-columns: fare_rules.txt true',
      'fare-rules-with-more-cells-than-columns: 10:00-11:00 0 1 null ',
      'omitted-trailing-cells: 10:00-11:00 0 1 null ',
      'one-call-with-a-bad-time: trips.txt trips.txt false',
      'stay-on-board: 10:00-11:00 0 2 null ',
      'times-without-seconds: 10:00-11:00 0 1 null ',
      'translations-in-the-old-form: 10:00-11:00 0 1 null ',
      'two-calendars-years-apart: 10:00-11:00 0 1 null ',
      'zone-without-a-slash: 10:00-11:00 0 1 null ',
    ]);
  });
});
