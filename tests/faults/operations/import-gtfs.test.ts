import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database.ts';

/** The command as an operator runs it: `npx meander import gtfs PATH`. */
const project = join(import.meta.dirname, '../../..');
let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'meander-import-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const feed: Readonly<Record<string, string>> = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone,agency_lang\nx,Bay Trains,http://x,Asia/Tokyo,ja\n',
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type
a,Quay,35.1,139.1,z1,
b,Mill,35.2,139.2,z2,
gate,,35.1,139.1,,2
`,
  'routes.txt': 'route_id,agency_id,route_short_name,route_long_name,route_type\nr,x,Bay,,0\n',
  'calendar_dates.txt': 'service_id,date,exception_type\nd,20260302,1\n',
  'trips.txt': `route_id,service_id,trip_id\n${Array.from({ length: 8 }, (_, n) => `r,d,t${n}\n`).join('')}r,d,alone\n`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${Array.from(
    { length: 8 },
    (_, n) => `t${n},0${n}:00:00,0${n}:00:00,a,1\nt${n},0${n}:30:00,0${n}:30:00,b,2\n`,
  ).join('')}alone,09:00:00,09:00:00,a,1\n`,
};

let feeds = 0;
async function written(more: Readonly<Record<string, string>> = {}): Promise<string> {
  feeds += 1;
  const path = await mkdtemp(join(folder, `feed-${feeds}-`));
  for (const [name, text] of Object.entries({ ...feed, ...more })) await writeFile(join(path, name), text);
  return path;
}

type Ran = { readonly code: number; readonly said: string; readonly complained: string };

function run(...line: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(project, 'bin/meander.js'), 'import', 'gtfs', ...line],
      {
        cwd: project,
        env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'development', MODE: 'development' },
        timeout: 120_000,
      },
      (fault, said, complained) => resolve({ code: fault === null ? 0 : Number(fault.code ?? 1), said, complained }),
    );
  });
}

async function count(table: 'rail_trip' | 'rail_line'): Promise<number> {
  const { rows } = await database.db.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
}

/** Rows that cannot be taken or say nothing that is used; most of a kind. */
const left: Readonly<Record<string, string>> = {
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nalone,06:00:00,07:00:00,1200\n',
  'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\na,b,2,600\ngate,b,2,60\n',
  'fare_attributes.txt': `fare_id,price,currency_type,payment_method,transfers,transfer_duration
f,210,JPY,1,1,5400
g,250,JPY,1,1,soon
`,
  'fare_rules.txt': `fare_id,origin_id,destination_id\nf,z1,z2\n${Array.from({ length: 60 }, (_, n) => `f,z1,y${n}\n`).join('')}`,
  'translations.txt': `table_name,field_name,language,translation,record_id,record_sub_id,field_value
stops,stop_name,en,Quayside,a,,
agency,agency_name,en,Bay,x,,
stops,stop_name,en,Nowhere,zz,,
`,
  'fare_products.txt': 'fare_product_id,amount,currency\np,2.5,EUR\n',
};

describe('a timetable that is loaded by hand', () => {
  test('is refused for what it lost unless that is accepted, and reports every row that was left out', async () => {
    const report = join(folder, 'left-out.tsv');
    const path = await written(left);
    const refused = await run(path, '--as', 'bay');
    expect([refused.code, await count('rail_trip')]).toEqual([1, 0]);
    expect(refused.complained).toContain('fare_rules.txt: 60 of its 61 rows cannot be imported: more than a fifth');
    expect(refused.complained).toContain('frequencies.txt: none of its 1 rows can be imported');
    expect(refused.complained).toContain('--accept-loss imports the rest of the feed');
    const { code, said, complained } = await run(path, '--as', 'bay', '--report', report, '--accept-loss');
    expect([code, complained]).toEqual([0, '']);
    expect(said).toContain('bay: 2 stations, 1 lines, 8 trips, 16 calls, 1 fares; 2026-03-02 to 2026-03-02.');
    expect(said).toContain('fare_products.txt: not read: fares in this form (Fares v2)');
    expect(said).toContain('fare_rules.txt: 60 rows skipped in total: no stop lies in zone …');
    expect(said).toContain(`All 66 skipped rows are in ${report}.`);
    const rows = (await readFile(report, 'utf8')).trimEnd().split('\n');
    expect(rows[0]).toBe('file\tline\treason');
    expect(rows).toHaveLength(67);
    for (const row of [
      'frequencies.txt\t2\tthe trip alone cannot be ridden, and so not repeated',
      'trips.txt\t10\tthe trip has one stop only',
      'transfers.txt\t3\tno train calls at gate: nobody changes there',
      'fare_attributes.txt\t3\tsoon is no length of time in seconds',
      'fare_rules.txt\t62\tno stop lies in zone y59',
      'translations.txt\t3\tagency_name of agency is not shown, and so not translated',
      'translations.txt\t4\tit translates nothing of the feed',
    ])
      expect(rows).toContain(row);
    expect(await count('rail_trip')).toBe(8);
  });

  test('changes nothing when it is loaded again, and says how to see every row', async () => {
    const path = await written(left);
    expect((await run(path, '--as', 'again', '--accept-loss')).said).toContain('8 trips new or changed, 0 gone');
    const trips = await count('rail_trip');
    const { code, said } = await run(path, '--as', 'again', '--accept-loss');
    expect([code, await count('rail_trip')]).toEqual([0, trips]);
    expect(said).toContain('The feed is already imported: nothing was changed.');
    expect(said).toContain('more rows are not listed here: --report <file> writes every one.');
  });

  test('with a fatal error leaves the former edition unchanged, and exits with 1', async () => {
    expect((await run(await written(), '--as', 'kept')).code).toBe(0);
    const before = [await count('rail_trip'), await count('rail_line')];
    const { code, complained } = await run(await written({ 'stops.txt': 'stop_id\n"a' }), '--as', 'kept');
    expect(code).toBe(1);
    expect(complained).toContain('Nothing was imported; the former edition is unchanged.');
    expect([await count('rail_trip'), await count('rail_line')]).toEqual(before);
  });

  test('warns of a feed that has expired, unless its days are moved', async () => {
    const path = await written();
    const warning = 'Warning: the feed has expired. Its last day was 2026-03-02';
    expect((await run(path, '--as', 'expired')).said).toContain(warning);
    const moved = await run(path, '--as', 'expired', '--shift-to', '2999-01-01');
    expect([moved.code, moved.said.includes('has expired')]).toEqual([0, false]);
  });

  test('wants one feed, a date that exists, and says so', async () => {
    expect(await run()).toMatchObject({
      code: 2,
      complained: expect.stringContaining("missing required argument 'path'"),
    });
    expect(await run('feed', '--shift-to', '2026-02-31')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('2026-02-31 is not a date'),
    });
  });
}, 180_000);
