import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Caller, Deps } from '#src/actions/deps.ts';
import { importFeed } from '#src/actions/rail/timetable/import-feed.ts';
import { stockNetwork } from '#src/actions/rail/timetable/stock-network.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { railRoutes } from '#src/api/rail/rail.ts';
import { railEndpoints, type RailJourneysAnswer } from '#src/contract/rail/rail.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const shared = process.env.SHARED_DATA ?? '../shared/data';

let database: TestDatabase;
let deps: Deps;
let folder = '';
let caller = { currency: 'KRW', language: 'en', menu: null } as Caller;
const { call, get } = callsOf(railRoutes, () => ({ deps, caller }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-rail-'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'rail'), join(folder, 'rail'), { recursive: true });
  for (const name of ['destination', 'louvre-museum-timed-entry'])
    await cp(join(own, `destinations/paris/${name}.json`), join(folder, `destinations/paris/${name}.json`));
  database = await openTestDatabase();
  // Noon of 22 November 2026 in London.
  deps = testDeps(database.db, { clock: () => Date.UTC(2026, 10, 22, 12) });
  const seeded = await seedCatalogue(deps, folder);
  if (!seeded.ok) throw new Error(JSON.stringify(seeded.faults));
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function idOf(query: string): Promise<string> {
  const { places } = await get(railEndpoints.railPlaces, { query });
  return places[0]?.place.id ?? '';
}

async function search(more: Readonly<Record<string, string>> = {}): Promise<RailJourneysAnswer> {
  const ends = { origin: await idOf('Seoul'), destination: await idOf('Busan') };
  return get(railEndpoints.railJourneys, { ...ends, date: '2026-12-01', time: '09:00', ...more });
}

/** Returns the field that a search is refused for, with one thing of it changed. */
async function refusedFor(changed: Readonly<Record<string, string>>): Promise<string> {
  const ends = { origin: await idOf('Seoul'), destination: await idOf('Busan') };
  const result = await call(railEndpoints.railJourneys, { ...ends, date: '2026-12-01', time: '09:00', ...changed });
  return result.ok ? 'found' : `${result.failure.code} ${result.failure.field}`;
}

const clockOf = ({ outward }: RailJourneysAnswer): string[] =>
  outward.journeys.map(({ departs, arrives, changes }) => `${departs.time}-${arrives.time} ${changes}`);

describe('places', () => {
  it('are found in any language, a city before its stations, and are returned in the caller’s own', async () => {
    caller = { currency: 'JPY', language: 'ja', menu: null } as Caller;
    const { places } = await get(railEndpoints.railPlaces, { query: 'toky' });
    expect(places.map(({ place }) => place.name.text)).toEqual(['東京', '東京駅']);
    expect(places[0]).toMatchObject({ foundBy: 'Tokyo', place: { kind: 'city', served: true } });
    const typed = await get(railEndpoints.railPlaces, { query: '大阪' });
    expect(typed.places.map(({ place }) => place.name.text)).toEqual(['大阪', '新大阪']);
    caller = { currency: 'KRW', language: 'en', menu: null } as Caller;
    expect(await idOf('cafe nowhere')).toBe('');
  });
});

describe('journeys', () => {
  it('depart from the requested time on, with fares and refund steps', async () => {
    const { outward, travellers } = await search();
    expect(travellers).toBe(1);
    const [first] = outward.journeys;
    expect(first).toMatchObject({ changes: 0, daysLater: 0, minutes: 152, departs: { offset: '+09:00' } });
    expect(first?.fares.map(({ class: one, total }) => [one, total.minor])).toEqual([
      ['standard', 59_800],
      ['first', 86_300],
    ]);
    const departs = Date.parse(first?.departs.at ?? '');
    const [ticket] = first?.fares[0]?.tickets ?? [];
    expect(ticket?.refund?.map(({ until, back }) => [(departs - Date.parse(until)) / 3_600_000, back.minor])).toEqual([
      [48, 59_400],
      [24, 56_810],
      [3, 53_820],
      [0, 47_840],
    ]);
  });

  it('are none of them worse than another, the last train and those of the morning after included', async () => {
    expect(clockOf(await search({ time: '22:10' })).slice(0, 2)).toEqual(['22:10-00:42 0', '22:45-01:17 0']);
    const { outward } = await search({ time: '22:40' });
    expect(outward.journeys[0]).toMatchObject({ daysLater: 1, departs: { date: '2026-12-01' } });
    expect(outward.journeys.at(-1)?.departs.date).toBe('2026-12-02');
  });

  it('are not sold further ahead than the horizon, and the refusal says from when they are', async () => {
    const ends = { origin: await idOf('Seoul'), destination: await idOf('Busan') };
    const requested = async (more: Readonly<Record<string, string>>) => {
      const result = await call(railEndpoints.railJourneys, { ...ends, date: '2026-12-01', time: '09:00', ...more });
      return result.ok ? 'found' : result.failure;
    };
    // It is 22 November 2026 in Seoul: a year later is sold, the day after that is not.
    expect(await requested({ date: '2027-11-22' })).toBe('found');
    expect(await requested({ date: '2027-11-23' })).toEqual({
      code: 'date_not_offered',
      field: 'date',
      facts: { lastDate: '2027-11-22', soldFrom: '2026-11-23' },
    });
    expect(await requested({ date: '2037-01-01' })).toMatchObject({ facts: { soldFrom: '2036-01-02' } });
    expect(await requested({ return_date: '2037-01-01' })).toMatchObject({ field: 'return_date' });
    // No journey of the next day is offered either.
    const last = await search({ date: '2027-11-22', time: '22:40' });
    expect(new Set(last.outward.journeys.map(({ departs }) => departs.date))).toEqual(new Set(['2027-11-22']));
    const set = deps;
    deps = { ...deps, saleDays: { rails: 7 } };
    expect(await requested({})).toMatchObject({ code: 'date_not_offered', facts: { soldFrom: '2026-11-24' } });
    deps = set;
  });

  it('arrive by the requested time', async () => {
    const { outward } = await search({ time: '12:00', by: 'arrival' });
    expect(outward.journeys.length).toBeGreaterThan(2);
    expect(outward.journeys.every(({ arrives }) => arrives.time <= '12:00')).toBe(true);
    expect(outward.journeys.at(-1)?.arrives.time).toBe('11:52');
  });

  it('include changes, and cost the sum of their rides, with children and cards', async () => {
    const airport = { origin: await idOf('Incheon Airport (ICN)') };
    const { outward } = await search({ ...airport, adults: '2', children: '2', child_ages: '2,9', cards: 'half-fare' });
    const [first] = outward.journeys;
    expect(first?.changes).toBe(1);
    const change = first?.legs.map(({ departs, arrives }) => [departs.station.name.text, arrives.station.name.text]);
    expect(change).toEqual([
      [expect.stringMatching(/^Incheon Airport Terminal/), 'Seoul Station'],
      ['Seoul Station', 'Busan'],
    ]);
    const [wait = 0] =
      first?.legs.map(({ arrives }) => Date.parse(first.legs[1]?.departs.at ?? '') - Date.parse(arrives.at)) ?? [];
    expect(wait).toBeGreaterThanOrEqual(10 * 60_000);
    // Half a fare with the card, a whole one, nothing at two, half at nine; 11,000 and 59,800 each.
    expect(first?.fares[0]).toMatchObject({ class: 'standard', through: false });
    const standard = first?.fares.find((fare) => fare.class === 'standard');
    expect(standard?.tickets.map(({ price }) => price.minor)).toEqual([22_000, 119_600]);
    expect(standard?.total).toEqual({ minor: 141_600, currency: 'KRW' });
  });

  it('cost less for those who say that they are old, and for a card whose holder says no age or one of its own', async () => {
    const totalOf = async (more: Readonly<Record<string, string>>) =>
      (await search(more)).outward.journeys[0]?.fares[0]?.total.minor;
    expect(await totalOf({ adult_ages: '64' })).toBe(59_800);
    expect(await totalOf({ adult_ages: '65' })).toBe(53_820);
    expect(await totalOf({ cards: 'youth' })).toBe(44_850);
    expect(await totalOf({ cards: 'youth', adult_ages: '27' })).toBe(44_850);
    expect(await totalOf({ adults: '2', adult_ages: ',65', cards: 'youth' })).toBe(44_850 + 53_820);
    const refused = { adults: '2', adult_ages: ',28', cards: ',youth' };
    const ends = { origin: await idOf('Seoul'), destination: await idOf('Busan'), date: '2026-12-01' };
    expect(await call(railEndpoints.railJourneys, { ...ends, ...refused })).toEqual({
      ok: false,
      failure: { code: 'bad_request', field: 'adult_ages', facts: { adult: 1, minAge: 12, maxAge: 27 } },
    });
  });

  it('cross the border of a time zone by the clock of each station, and come back', async () => {
    const paris = { origin: await idOf('Gare du Nord'), destination: await idOf('St Pancras') };
    const { outward, back } = await search({
      ...paris,
      time: '07:00',
      return_date: '2026-12-03',
      return_time: '08:00',
    });
    expect(outward.timeZone).toBe('Europe/Paris');
    expect(outward.journeys[0]).toMatchObject({
      departs: { time: '07:03', offset: '+01:00' },
      arrives: { time: '08:18', offset: '+00:00' },
      minutes: 135,
    });
    expect(back?.timeZone).toBe('Europe/London');
    // Times of the line are those of Paris.
    expect(back?.journeys[0]?.departs.time).toBe('08:01');
  });

  it('come back on the same day after the first arrival, where no time is said', async () => {
    const ends = { origin: await idOf('Seoul'), destination: await idOf('Busan'), date: '2026-12-01' };
    const { outward, back } = await search({ ...ends, time: '09:00', return_date: '2026-12-01' });
    const first = outward.journeys.map(({ arrives }) => arrives.time).toSorted()[0] ?? '';
    expect(first > '11:00').toBe(true);
    expect(back?.journeys.length).toBeGreaterThan(0);
    expect(back?.journeys.filter(({ departs }) => departs.time < first)).toEqual([]);
  });

  it('refuse what cannot be, by the name of its field', async () => {
    const cases: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{ date: '2026-02-31' }, 'date'],
      [{ date: '2026-11-21' }, 'date'],
      [{ time: '24:00' }, 'time'],
      [{ origin: 's999999' }, 'origin'],
      [{ destination: await idOf('Seoul') }, 'destination'],
      [{ destination: await idOf('Seoul Station') }, 'destination'],
      [{ return_date: '2026-11-30' }, 'return_date'],
      [{ return_date: '2026-12-01', return_time: '08:00' }, 'return_time'],
      [{ return_time: '08:00' }, 'return_date'],
      [{ adults: '0' }, 'adults'],
      [{ adults: '400' }, 'adults'],
      [{ adults: '9', children: '1', child_ages: '5' }, 'adults'],
      [{ children: '2', child_ages: '5' }, 'child_ages'],
      [{ children: '1' }, 'child_ages'],
      [{ children: '1', child_ages: '18' }, 'child_ages'],
      [{ cards: 'gold' }, 'cards'],
      [{ cards: 'youth,youth' }, 'cards'],
      [{ adult_ages: '17' }, 'adult_ages'],
      [{ adult_ages: '121' }, 'adult_ages'],
      [{ adult_ages: '30,30' }, 'adult_ages'],
      [{ adult_ages: '28', cards: 'youth' }, 'adult_ages'],
      [{ adults: '2', adult_ages: '27,15', cards: 'youth,half-fare' }, 'adult_ages'],
      [{ by: 'teleport' }, 'by'],
    ];
    for (const [changed, field] of cases) expect(await refusedFor(changed)).toBe(`bad_request ${field}`);
  });

  it('report an hour that the clocks skip, and use the first of a repeated hour', async () => {
    const paris = { origin: await idOf('Gare du Nord'), destination: await idOf('St Pancras') };
    const requested = { ...paris, date: '2027-03-28', time: '02:30' };
    const skipped = await call(railEndpoints.railJourneys, requested);
    expect(skipped).toEqual({ ok: false, failure: { code: 'bad_request', field: 'time', facts: { next: '03:00' } } });
    const twice = await search({ ...paris, date: '2027-10-31', time: '02:30' });
    expect(twice.outward).toMatchObject({
      clock: 'twice',
      journeys: [{ departs: { time: '07:03' } }, {}, {}, {}, {}, {}],
    });
  });
});

describe('ways that are travelled most', () => {
  it('return each coming day with the fastest ride and the lowest adult price, as a search finds it', async () => {
    const { routes, cards, today } = await get(railEndpoints.railRoutes);
    // Noon in London is still the 22nd wherever our trains run.
    expect(today).toBe('2026-11-22');
    expect(cards).toEqual([
      { id: 'youth', name: { text: 'Youth railcard', lang: 'en' }, minAge: 12, maxAge: 27 },
      { id: 'half-fare', name: { text: 'Half-fare railcard', lang: 'en' }, minAge: 16, maxAge: 130 },
    ]);
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.length).toBeLessThanOrEqual(12);
    const pairs = routes.map(({ origin, destination }) => [origin.id, destination.id].toSorted().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { origin, destination, date, minutes, from } of routes.slice(0, 3)) {
      const found = await get(railEndpoints.railJourneys, {
        origin: origin.id,
        destination: destination.id,
        date,
        time: '09:00',
      });
      const { journeys } = found.outward;
      expect([origin.served, destination.served]).toEqual([true, true]);
      expect(Math.min(...journeys.map((journey) => journey.minutes))).toBe(minutes);
      const totals = journeys.flatMap(({ fares }) => fares.map(({ total }) => total.minor));
      expect(from).toEqual({ minor: Math.min(...totals), currency: 'KRW' });
    }
  });

  it('are returned in the caller’s language and currency', async () => {
    caller = { currency: 'JPY', language: 'ja', menu: null } as Caller;
    const { routes, cards } = await get(railEndpoints.railRoutes);
    expect(routes.flatMap(({ from }) => from?.currency ?? []).every((currency) => currency === 'JPY')).toBe(true);
    expect(routes.map(({ origin }) => origin.name.lang)).toContain('ja');
    expect(cards[0]?.name).toEqual({ text: 'ユースレールカード', lang: 'ja' });
    caller = { currency: 'KRW', language: 'en', menu: null } as Caller;
  });
});

describe('a trip', () => {
  it('returns all of its stops on a day on which it runs', async () => {
    const { outward } = await search();
    const leg = outward.journeys[0]?.legs[0];
    const trip = await get(railEndpoints.railTrip, { id: String(leg?.tripId), date: String(leg?.date) });
    expect(trip.stops.map(({ arrives, departs }) => [arrives?.time, departs?.time])).toHaveLength(6);
    expect(trip.stops[0]).toMatchObject({ arrives: null, departs: { time: leg?.departs.time }, boarding: true });
    expect(trip.stops.at(-1)).toMatchObject({ departs: null, boarding: false, alighting: true });
    const never = await call(railEndpoints.railTrip, { id: '2000000000', date: '2026-12-01' });
    expect(never).toMatchObject({ ok: false, failure: { code: 'not_found', field: 'id' } });
    const early = await call(railEndpoints.railTrip, { id: String(leg?.tripId), date: '2025-12-01' });
    expect(early).toMatchObject({ ok: false, failure: { code: 'bad_request', field: 'date' } });
  });
});

const feedFiles = {
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang\nx,Bay Trains,http://x,America/New_York,en\n',
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon,zone_id\na,Quay,40.1,-74.1,1\nb,Mill Road,40.2,-74.1,2\nc,Old Yard,40.3,-74.1,2\n',
  'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nr,,Bay Line,2\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nd,1,1,1,1,1,1,1,20261101,20271231\n',
  'trips.txt': 'route_id,service_id,trip_id\nr,d,t1\nr,d,t2\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt1,08:00:00,08:00:00,a,1\nt1,08:30:00,08:30:00,b,2\nt2,25:10:00,25:10:00,a,1\nt2,25:40:00,25:40:00,b,2\n',
};

async function feedFolder(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = await mkdtemp(join(folder, 'feed-'));
  for (const [name, text] of Object.entries({ ...feedFiles, ...changed })) await writeFile(join(path, name), text);
  return path;
}

describe('a feed', () => {
  const bay = async (): Promise<RailJourneysAnswer> =>
    search({ origin: await idOf('Quay'), destination: await idOf('Mill Road'), time: '07:00' });

  it('is there as soon as it is imported, without a price where it has none; the same again changes nothing', async () => {
    const path = await feedFolder();
    expect((await importFeed(deps, path)).stored).toEqual({ same: false, changedTrips: 2, goneTrips: 0 });
    expect((await importFeed(deps, path)).stored).toEqual({ same: true });
    later(60_000);
    const answer = await bay();
    expect(clockOf(answer).slice(0, 3)).toEqual(['08:00-08:30 0', '01:10-01:40 0', '08:00-08:30 0']);
    expect(answer.outward.journeys[1]).toMatchObject({
      departs: { date: '2026-12-02' },
      legs: [{ date: '2026-12-01' }],
    });
    expect(answer.outward.journeys.every(({ fares }) => fares.length === 0)).toBe(true);
    expect(await refusedFor({ origin: await idOf('Old Yard') })).toBe('bad_request origin');
  });

  it('in a new edition keeps ids, and takes away what is gone', async () => {
    const before = await bay();
    const fares = 'fare_id,price,currency_type,payment_method,transfers\nf,2.5,USD,1,0\n';
    const rules = 'fare_id,origin_id,destination_id\nf,1,2\n';
    const changed = {
      'trips.txt': 'route_id,service_id,trip_id\nr,d,t1\n',
      'stop_times.txt': feedFiles['stop_times.txt'].replace(/t2.*\n/g, '').replaceAll('08:30', '08:40'),
      'fare_attributes.txt': fares,
      'fare_rules.txt': rules,
    };
    expect((await importFeed(deps, await feedFolder(changed))).stored).toEqual({
      same: false,
      changedTrips: 1,
      goneTrips: 1,
    });
    later(60_000);
    caller = { currency: 'USD', language: 'en', menu: null } as Caller;
    const after = await bay();
    expect(clockOf(after).slice(0, 2)).toEqual(['08:00-08:40 0', '08:00-08:40 0']);
    expect(after.outward.journeys[0]?.legs[0]?.tripId).toBe(before.outward.journeys[0]?.legs[0]?.tripId);
    expect(after.outward.journeys[0]?.fares).toMatchObject([
      { class: 'standard', total: { minor: 250, currency: 'USD' } },
    ]);
    caller = { currency: 'KRW', language: 'en', menu: null } as Caller;
  });

  it('with a fatal error leaves the former edition unchanged', async () => {
    const broken = await importFeed(
      deps,
      await feedFolder({ 'stop_times.txt': 'trip_id,arrival_time\nt1,08:00:00\n' }),
    );
    expect(broken.stored).toBeNull();
    expect(broken.reports.fatal).toEqual([
      { file: 'stop_times.txt', line: 1, reason: 'it has no column departure_time, stop_id, stop_sequence' },
    ]);
    later(60_000);
    expect(clockOf(await bay())[0]).toBe('08:00-08:40 0');
  });

  it('as an operator publishes it finds its journeys at its prices', async () => {
    const path = join(shared, 'gtfs-tw-high-speed-rail');
    if (!existsSync(path)) return process.stderr.write(`${path} is not there: the small feed stands for it.\n`);
    await importFeed(deps, path, { shiftTo: '2026-11-22' });
    later(60_000);
    caller = { currency: 'TWD', language: 'en', menu: null } as Caller;
    const { places } = await get(railEndpoints.railPlaces, { query: 'zuoying' });
    const zuoying = places.find(({ place }) => place.name.text === 'Zuoying')?.place.id ?? '';
    const taipei = (await get(railEndpoints.railPlaces, { query: 'taipei' })).places;
    const origin = taipei.find(({ place }) => place.name.text === 'Taipei')?.place.id ?? '';
    const answer = await search({ origin, destination: zuoying, time: '08:00' });
    expect(answer.outward.journeys.length).toBeGreaterThan(3);
    const totals = answer.outward.journeys[0]?.fares.map(({ total }) => total.minor);
    expect(totals).toEqual([144_500, 149_000, 195_000]);
    return undefined;
  });

  it('breaks no invariant, and what would is found', async () => {
    const broken = async (): Promise<string[]> =>
      (await checkInvariants(database.db)).flatMap(({ id }) => (id.startsWith('Y') ? [id] : []));
    expect(await broken()).toEqual([]);
    const { db } = database;
    await db.query(`update rail_trip set arrives[2] = 1, departs[2] = 1 where key = 't1'`);
    await db.query(`update rail_fare set origin = 'nowhere' where key = 'f'`);
    await db.query(`update rail_station set live = false where key = 'a'`);
    expect(await broken()).toEqual(['Y01', 'Y02', 'Y03']);
    const odd = `insert into rail_fare (feed_id, key, class, price_minor, currency) select id, 'z', 'standard', 0, 'USD' from rail_feed`;
    await expect(db.query(odd)).rejects.toThrow('price_minor');
  });
});

describe('a shop that is older than trains', () => {
  it('is given our lines once', async () => {
    await database.db.query('delete from rail_feed');
    expect([await stockNetwork(deps, folder), await stockNetwork(deps, folder)]).toEqual([13, 0]);
    later(60_000);
    expect((await search()).outward.journeys).not.toEqual([]);
  });
});

/** Advances the clock, so that the cache is compared with what is stored. */
function later(ms: number): void {
  const now = deps.clock();
  deps = { ...deps, clock: () => now + ms };
}
