import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { readFeed, type ReadFeed } from '#src/actions/rail/timetable/read-feed.ts';
import { unpackTables } from '#src/formats/tables/csv-zip.unpack.ts';
import type { RailFeed } from '#src/domain/rail/feed/feed.ts';

const shared = process.env.SHARED_DATA ?? '../shared/data';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-feeds-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the facts of a feed that show whether it was read. */
const factsOf = ({ stations, stops, lines, trips, calls, fares }: RailFeed): readonly number[] => [
  stations.length,
  stops.length,
  lines.length,
  trips.length,
  calls.stops.length,
  fares.length,
];

const real = [
  ['gtfs-hk-express-rail-link', [7, 18, 1, 82, 198, 0]],
  ['gtfs-jp-kobe-port-liner', [12, 12, 2, 833, 8277, 138]],
  ['gtfs-jp-utsunomiya-lrt', [19, 34, 1, 365, 6383, 342]],
  ['gtfs-tw-high-speed-rail', [11, 11, 1, 189, 1326, 165]],
  ['gtfs-us-caltrain-2016/caltrain_20160406.zip', [31, 95, 4, 218, 3103, 144]],
] as const;

describe('feeds of operators', () => {
  const present = real.filter(([path]) => existsSync(join(shared, path)));
  if (present.length < real.length)
    process.stderr.write(
      `${real.length - present.length} feeds are not in ${shared}: small ones of their shape stand in.\n`,
    );

  it.each(present)('%s is read without a row left out', async (path, facts) => {
    const { finished, reports } = await readFeed(join(shared, path), { shiftTo: '2026-11-22' });
    expect([reports.fatal, reports.listed]).toEqual([[], []]);
    expect(finished === null ? [] : factsOf(finished.feed)).toEqual(facts);
    // Whole weeks: the newest calendar begins in the week before the date. One of Caltrain's is two years older.
    const calendars = finished?.feed.services.filter(({ weekdays }) => weekdays !== 0) ?? [];
    const newest =
      calendars
        .map(({ from }) => from)
        .toSorted()
        .at(-1) ?? '';
    expect(newest > '2026-11-15' && newest <= '2026-11-22').toBe(true);
  });

  it.runIf(present.some(([path]) => path.includes('hk')))(
    'preserve two time zones and both Chinese scripts',
    async () => {
      const { finished } = await readFeed(join(shared, 'gtfs-hk-express-rail-link'), {});
      const stations = finished?.feed.stations ?? [];
      expect(stations[0]?.names).toMatchObject({ default: 'zh-HK', 'zh-HK': '香港西九龍', 'zh-CN': '香港西九龙' });
      expect(new Set(stations.map(({ timeZone }) => timeZone))).toEqual(new Set(['Asia/Hong_Kong', 'Asia/Shanghai']));
    },
  );
});

const small: Readonly<Record<string, string>> = {
  'agency.txt':
    '\uFEFFagency_id,agency_name,agency_url,agency_timezone,agency_lang\r\n"x ", Bay Trains ,http://x,Asia/Tokyo,ja\r\n',
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station,stop_timezone
st,Quay,35.1,139.1,,1,,Asia/Seoul
a1,Quay,35.1,139.1,z1,0,st,
a2,Quay,35.1,139.1,z1,0,st,
n1,,,,,3,st,
b,"Mill, Road",35.2,139.2,z2,,,
`,
  'routes.txt': 'route_id,agency_id,route_short_name,route_long_name,route_type\nr,x,Bay,,0\n',
  'calendar_dates.txt': 'service_id,date,exception_type\nd,20260302,1\nd,20260304,1\n',
  'trips.txt': 'route_id,service_id,trip_id,trip_headsign\nr,d,t1,Mill Road\nr,d,t2,\n',
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
t1, 9:40:00 ,9:40:00,b,30,1,0
t1,09:00:00,09:00:00,a1,10,0,1
t1,,,a2,20,,
t2,25:10:00,25:10:00,a2,1,,
t2,25:40:00,25:40:00,b,2,,
`,
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt2,06:00:00,07:00:00,1200\n',
  'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\na1,b,2,240\na2,b,3,\nst,st,2,90\n',
  'pathways.txt':
    'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length\np1,a1,n1,1,1,50,\np2,n1,a2,1,1,,24\n',
  'fare_attributes.txt':
    'fare_id,price,currency_type,payment_method,transfers,transfer_duration\nf,210.00,JPY,1,1,5400\ng,40,TWD,1,,\n',
  'fare_rules.txt': 'fare_id,route_id,origin_id,destination_id,contains_id\nf,r,z1,z2,\nf,r,z2,z1,\n',
  'translations.txt': `table_name,field_name,language,translation,record_id,record_sub_id,field_value
stops,stop_name,en,Mill Street,b,,
stops,stop_name,en,Quayside,,,Quay
`,
  'shapes.txt': 'not, even\na "table',
};

async function written(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const path = await mkdtemp(join(folder, 'feed-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

async function readSmall(changed: Readonly<Record<string, string | Uint8Array>> = {}): Promise<ReadFeed> {
  return readFeed(await written({ ...small, ...changed }), {});
}

describe('a small feed with all that a feed may have', () => {
  it('is read whole', async () => {
    const { finished, reports } = await readSmall();
    expect([reports.fatal, reports.listed]).toEqual([[], []]);
    const feed = finished?.feed;
    expect(feed?.key).toBe('x');
    expect(feed?.stations.map(({ names, timeZone }) => [names, timeZone])).toEqual([
      [{ default: 'ja', ja: 'Quay', en: 'Quayside' }, 'Asia/Seoul'],
      [{ default: 'ja', ja: 'Mill, Road', en: 'Mill Street' }, 'Asia/Tokyo'],
    ]);
    expect(feed?.services).toEqual([
      { key: 'd', weekdays: 0, from: '2026-03-02', to: '2026-03-02', added: ['2026-03-02', '2026-03-04'], removed: [] },
    ]);
    // The first trip in the order of its sequence, the time between spread evenly; the second three times.
    expect(feed?.trips.map(({ key, first, count }) => [key, first, count])).toEqual([
      ['t1', 0, 3],
      ['t2@21600', 3, 2],
      ['t2@22800', 5, 2],
      ['t2@24000', 7, 2],
    ]);
    expect([...(feed?.calls.arrives.subarray(0, 5) ?? [])]).toEqual([32_400, 33_600, 34_800, 21_600, 23_400]);
    expect([...(feed?.calls.flags.subarray(0, 3) ?? [])]).toEqual([2, 0, 1]);
  });

  it('has prices by the decimals of their currencies', async () => {
    const { finished } = await readSmall();
    expect(
      finished?.feed.fares.map((fare) => [fare.key, fare.priceMinor, fare.origin, fare.changes, fare.validSeconds]),
    ).toEqual([
      ['f', 210n, 'z1', 1, 5400],
      ['f', 210n, 'z2', 1, 5400],
      ['g', 4000n, null, null, null],
    ]);
  });

  it('derives walks from passages, and lets transfers override them', async () => {
    const { finished } = await readSmall();
    const { stops = [], transfers = [] } = finished?.feed ?? {};
    const named = transfers.map(({ from, to, seconds }) => `${stops[from]?.key} ${stops[to]?.key} ${seconds}`);
    expect(named).toContain('a1 b 240');
    expect(named).toContain('a2 b null');
    // 50 seconds to the node and 24 metres from there would be 70; the station says 90 for all of its platforms.
    expect(named).toContain('a1 a2 90');
    const walked = await readSmall({ 'transfers.txt': 'from_stop_id,to_stop_id\n' });
    const { stops: same = [], transfers: ways = [] } = walked.finished?.feed ?? {};
    expect(ways.map(({ from, to, seconds }) => `${same[from]?.key} ${same[to]?.key} ${seconds}`)).toEqual([
      'a1 a2 70',
      'a2 a1 70',
    ]);
  });

  it('is the same packed, in a folder or not, with what systems put beside it', async () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const plain = Object.entries(small).map(([name, text]): [string, Uint8Array] => [name, bytes(text)]);
    const flat = join(folder, 'flat.zip');
    await writeFile(flat, zipSync(Object.fromEntries(plain)));
    const deep = join(folder, 'deep.zip');
    const nested = plain.map(([name, text]): [string, Uint8Array] => [`feed/${name}`, text]);
    await writeFile(deep, zipSync({ ...Object.fromEntries(nested), '__MACOSX/feed/stops.txt': bytes('odd') }));
    const open = await readSmall();
    for (const path of [flat, deep]) {
      const packed = await readFeed(path, {});
      expect(packed.digest).toBe(open.digest);
      expect(packed.finished?.feed).toEqual(open.finished?.feed);
    }
    expect((await readSmall({ 'trips.txt': `${small['trips.txt']}r,d,t3,\n` })).digest).not.toBe(open.digest);
  });

  it('moves by whole weeks', async () => {
    const path = await written(small);
    const { finished } = await readFeed(path, { shiftTo: '2027-01-01' });
    expect(finished?.weeks).toBe(43);
    expect(finished?.feed.services[0]?.added).toEqual(['2026-12-28', '2026-12-30']);
  });
});

/** `also` is what the lost row takes with it: a trip of `trips.txt`, by the line of that. */
const badRows: readonly (readonly [file: string, rows: string, reason: string, also?: string])[] = [
  ['stops.txt', 'b,Twin,35,139,,,,', 'the stop b occurs in it twice'],
  ['stops.txt', 'c,Nowhere,,,,,,', 'it has no coordinates'],
  ['stops.txt', 'c,Pole,95,139,,,,', 'the latitude 95 is not between -90 and 90'],
  ['stops.txt', 'c,Far,35,139,,,,Mars/Olympus', 'Mars/Olympus is not a time zone'],
  ['stops.txt', 'c,Odd,35', 'it has no coordinates'],
  ['stops.txt', 'c,Odd,35,139,,,,,9', 'it has 9 cells under 8 columns'],
  ['stops.txt', 'c,Lost,35,139,,0,gone,', 'its station gone is none; the platform is taken by itself'],
  ['routes.txt', 'q,y,Q,,0', 'there is no agency y'],
  ['routes.txt', 'q,x,Q,,77', '77 is no type of route'],
  ['calendar_dates.txt', 'd,20260231,1', '20260231 is not a date'],
  ['calendar_dates.txt', 'd,20260302,1', '2026-03-02 occurs in it twice for d'],
  ['trips.txt', 'r,d,t1,', 'the trip t1 occurs in it twice'],
  ['trips.txt', 'r,e,t9,', 'there is no service e'],
  ['trips.txt', 'r,d,t9,', 'the trip has no stop'],
  ['stop_times.txt', 't7,08:00:00,08:00:00,b,1,,', 'there is no trip t7'],
  ['stop_times.txt', 't1,08:00:00,08:00:00,zz,1,,', 'there is no stop zz', 'it lost a call (stop_times.txt, line 23)'],
  ['stop_times.txt', 't1,8 Uhr,08:00:00,b,1,,', '8 Uhr is no time', 'it lost a call (stop_times.txt, line 23)'],
  ['stop_times.txt', 't1,08:61:00,08:00:00,b,1,,', '08:61:00 is no time', 'it lost a call (stop_times.txt, line 23)'],
  [
    'stop_times.txt',
    't1,08:00:00,08:00:00,n1,1,,',
    'trains do not call at n1',
    'it lost a call (stop_times.txt, line 23)',
  ],
  ['frequencies.txt', 't1,07:00:00,06:00:00,600', 'it ends before it begins'],
  ['transfers.txt', 'a1,zz,2,60', 'there is no stop zz'],
  ['fare_attributes.txt', 'h,0,JPY,1,,', 'a price of 0 is none'],
  ['fare_attributes.txt', 'h,2.5,JPY,1,,', '2.5 is no price in JPY'],
  ['fare_attributes.txt', 'h,2.5,XXX,1,,', 'XXX is no currency we know'],
  ['fare_rules.txt', 'f,r,z9,z1,', 'no stop lies in zone z9'],
  ['translations.txt', 'stops,stop_name,en,X,b,,Quay', 'it names either a record or a value'],
];

describe('a row that cannot be taken', () => {
  it('is reported with its line, and the rest is read', async () => {
    for (const [file, row, reason, also] of badRows) {
      // Enough good trips beside it, so that one bad row is no fifth of the file.
      const times = Array.from(
        { length: 8 },
        (_, n) => `g${n},08:00:00,08:00:00,a1,1,,\ng${n},08:30:00,08:30:00,b,2,,\n`,
      );
      const grown: Record<string, string> = {
        ...small,
        'trips.txt': `${small['trips.txt']}${times.map((_, n) => `r,d,g${n},\n`).join('')}`,
        'stop_times.txt': `${small['stop_times.txt']}${times.join('')}`,
      };
      grown[file] = `${grown[file]}${row}\n`;
      const line = (grown[file] ?? '').trimEnd().split('\n').length;
      const { finished, reports } = await readFeed(await written(grown), {});
      expect([file, reports.fatal]).toEqual([file, []]);
      const taken = also === undefined ? [] : [{ file: 'trips.txt', line: 2, reason: also }];
      expect(reports.listed).toEqual([{ file, line, reason }, ...taken]);
      expect(finished?.feed.trips.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('is counted where there are too many to list', async () => {
    const bad = Array.from({ length: 300 }, (_, n) => `stops,stop_name,en,X${n},b,,Quay\n`).join('');
    const { reports } = await readSmall({ 'translations.txt': `${small['translations.txt']}${bad}` });
    expect(reports.counts.get('translations.txt')).toBe(300);
    expect(reports.listed).toHaveLength(25);
  });

  it('ends a trip that goes back in time or says two things at once', async () => {
    const trip = (rows: string): Promise<ReadFeed> =>
      readSmall({ 'stop_times.txt': `${small['stop_times.txt']}${rows}` });
    const twice = await trip('t2,25:50:00,25:50:00,a1,2,,\n');
    expect(twice.reports.listed[0]?.reason).toBe('two rows of stop_times.txt are number 2 of the trip (line 7)');
    const back = await trip('t1,08:00:00,08:00:00,a1,40,,\n');
    expect(back.reports.listed[0]?.reason).toBe(
      'it arrives before it has left the stop before (stop_times.txt, line 7)',
    );
  });
});

describe('a feed that cannot be taken', () => {
  const fatal = async (changed: Readonly<Record<string, string | Uint8Array>>): Promise<readonly string[]> => {
    const { finished, reports } = await readSmall(changed);
    expect(finished).toBeNull();
    return reports.fatal.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
  };

  it('says why', async () => {
    expect(await fatal({ 'agency.txt': 'agency_name,agency_timezone\nA,Nowhere\n' })).toEqual([
      'agency.txt:null no agency could be read, so nobody knows by which clock trains run',
    ]);
    expect(await fatal({ 'stops.txt': '' })).toEqual(['stops.txt:null it is empty']);
    expect(await fatal({ 'trips.txt': 'route_id,trip_id\nr,t\n' })).toEqual([
      'trips.txt:1 it has no column service_id',
    ]);
    expect(await fatal({ 'stops.txt': Buffer.from('stop_id,stop_name\n1,M\xfcnchen\n', 'latin1') })).toEqual([
      'stops.txt:null it is not written in UTF-8',
    ]);
    expect(await fatal({ 'stops.txt': Buffer.from('\uFEFFstop_id', 'utf16le') })).toEqual([
      'stops.txt:null it is written in UTF-16; UTF-8 is expected',
    ]);
    expect(await fatal({ 'stops.txt': 'stop_id,stop_name\n1,"a"b\n' })).toEqual([
      'stops.txt:2 a quotation mark is misplaced or unclosed',
    ]);
    expect(await fatal({ 'trips.txt': small['trips.txt']?.replaceAll('r,d', 'r,e') ?? '' })).toContain(
      'trips.txt:null none of its 2 rows can be imported',
    );
    const path = await written({ 'stops.txt': small['stops.txt'] ?? '' });
    const missing = await readFeed(path, {});
    expect(missing.reports.fatal.map(({ file }) => file)).toEqual([
      'agency.txt',
      'routes.txt',
      'trips.txt',
      'stop_times.txt',
      'calendar.txt',
    ]);
    expect((await readFeed(join(folder, 'nowhere'), {})).reports.fatal[0]?.reason).toBe('it is missing');
  });

  it('does not swallow a file behind a quote that never ends', async () => {
    const open = `stop_id,stop_name\n1,"${'x'.repeat(200_000)}\n`;
    expect(await fatal({ 'stops.txt': open })).toEqual([
      expect.stringContaining('a quotation mark or a row is unclosed'),
    ]);
  });
});

describe('a zip', () => {
  const wanted = new Set(['stops.txt']);
  const limits = { files: 5, bytes: 4_000_000, ratio: 60 };
  const unpack = async (files: Parameters<typeof zipSync>[0], cut = 0): Promise<string> => {
    const bytes = zipSync(files, { level: 9 });
    const path = join(folder, 'odd.zip');
    await writeFile(path, cut === 0 ? bytes : bytes.subarray(0, bytes.length - cut));
    const unpacked = await unpackTables(path, wanted, limits);
    if (!unpacked.ok) return unpacked.reason;
    const names = await readdir(unpacked.folder);
    await rm(unpacked.folder, { recursive: true });
    return names.join(' ');
  };
  const random = Uint8Array.from({ length: 3000 }, (_, n) => (Math.imul(n ^ 77, 2_654_435_761) >>> 11) & 255);

  it('is accepted unchanged', async () => {
    expect(await unpack({ 'stops.txt': random, 'readme.md': random })).toBe('stops.txt');
  });

  it('that is a bomb, leads elsewhere or is damaged is refused', async () => {
    expect(await unpack({ 'stops.txt': new Uint8Array(3_000_000) })).toBe('it unpacks to more than 60 times its size');
    expect(await unpack({ 'big.bin': new Uint8Array(5_000_000) })).toMatch(/^it unpacks to more than/);
    const many = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`f${n}.txt`, random]));
    expect(await unpack(many)).toBe('it holds more than 5 files');
    expect(await unpack({ '../stops.txt': random })).toBe('a file in it leads out of its folder');
    expect(await unpack({ '/etc/stops.txt': random })).toBe('a file in it leads out of its folder');
    expect(await unpack({ 'stops.txt': random, 'twin/stops.txt': random })).toBe('stops.txt is in it twice');
    expect(await unpack({ 'stops.txt': random }, 2500)).toBe('the zip is damaged or cut off');
    await mkdir(join(folder, 'plain'));
    const text = join(folder, 'plain', 'a.zip');
    await writeFile(text, 'no zip at all');
    expect(await unpackTables(text, wanted, limits)).toEqual({ ok: false, reason: 'it is no zip, or an empty one' });
  });

  it('in which one byte is another, or that is encrypted, is refused', async () => {
    const path = join(folder, 'changed.zip');
    const stored = zipSync({ 'stops.txt': random }, { level: 0 });
    const directory = Buffer.from(stored).indexOf('PK\u0001\u0002', 0, 'latin1');
    const places: readonly (readonly [at: number, bit: number])[] = [
      [100, 1],
      [directory + 8, 1],
    ];
    for (const [at, bit] of places) {
      const changed = stored.slice();
      changed[at] = (changed[at] ?? 0) ^ bit;
      await writeFile(path, changed);
      expect(await unpackTables(path, wanted, limits)).toEqual({ ok: false, reason: 'the zip is damaged or cut off' });
    }
  });

  it('that cannot be written is not reported as damaged, and leaves nothing behind', async () => {
    const room = join(folder, 'room');
    await mkdir(room);
    vi.stubEnv('TMPDIR', room);
    const name = `${'n'.repeat(300)}.txt`;
    const path = join(folder, 'sound.zip');
    await writeFile(path, zipSync({ [name]: random }));
    await expect(unpackTables(path, new Set([name]), limits)).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
    expect(await readdir(room)).toEqual([]);
    vi.unstubAllEnvs();
  });
});
