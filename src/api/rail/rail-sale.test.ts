import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addChoice } from '#src/actions/cart/add-choice.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { offerRail } from '#src/actions/rail/offers/offer-rail.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { railSaleRoutes } from '#src/api/rail/rail-sale.ts';
import { railRoutes } from '#src/api/rail/rail.ts';
import { railSaleEndpoints } from '#src/contract/rail/rail-sale.ts';
import { railEndpoints, type RailJourney } from '#src/contract/rail/rail.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));

let database: TestDatabase;
let deps: Deps;
let folder = '';
const caller = { currency: 'KRW', language: 'en', account: null, menu: null } as Caller;
const { call, get } = callsOf([...railRoutes, ...railSaleRoutes], () => ({ deps, caller }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-rail-sale-'));
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

async function journey(from: string, to: string, more: Readonly<Record<string, string>> = {}): Promise<RailJourney> {
  const idOf = async (query: string) => (await get(railEndpoints.railPlaces, { query })).places[0]?.place.id ?? '';
  const requested = {
    origin: await idOf(from),
    destination: await idOf(to),
    date: '2026-12-01',
    time: '09:00',
    ...more,
  };
  const [first] = (await get(railEndpoints.railJourneys, requested)).outward.journeys;
  if (first === undefined) throw new Error('no journey');
  return first;
}

const asker = { accountId: null, seed: 'a', taken: new Set<string>() };

describe('a fare', () => {
  it('brings its choice, which costs the same in the cart as in the search', async () => {
    const more = { adults: '2', children: '2', child_ages: '2,9', cards: 'half-fare' };
    const { fares, legs } = await journey('Incheon Airport (ICN)', 'Busan', more);
    expect(legs.map(({ seating }) => seating)).toEqual(['counted', 'reserved']);
    for (const { choice, total, tickets, class: fareClass } of fares) {
      expect(choice).toMatchObject({
        offerId: fareClass,
        units: { 'adult-half-fare': 1, adult: 1, child: 1, infant: 1 },
        seats: 3,
      });
      const sold = await offerRail(deps, deps.db, { vertical: 'rails', venueId: null, ...choice }, asker);
      expect(sold?.offer.counts).toEqual(choice.units);
      const price = sold?.offer.units.reduce(
        (sum, { id, priceMinor }) => sum + Number(priceMinor) * (choice.units[id] ?? 0),
        0,
      );
      expect([sold?.seller.currency, price]).toEqual(['KRW', total.minor]);
      const [back] = tickets.map(({ refund }) => refund?.[0]?.back.minor ?? 0);
      expect(back).toBeGreaterThan(0);
    }
  });

  it('states origin and destination, the local time of the departure station, and the currency of its tickets', async () => {
    const { fares } = await journey('Paris', 'London', {});
    const [cheapest] = fares;
    if (cheapest === undefined) throw new Error('no fare');
    const choice = { vertical: 'rails', venueId: null, ...cheapest.choice };
    const sold = await offerRail(deps, deps.db, choice, asker);
    expect(sold?.seller).toMatchObject({
      currency: 'EUR',
      titles: { en: expect.stringMatching(/ → /) },
      timeZone: 'Europe/Paris',
    });
    expect(sold?.offer).toMatchObject({ over: false, closed: false, id: 'standard' });
    expect(sold?.offer.inventoryUnits.every(({ key }) => key.startsWith('seat:'))).toBe(true);
  });

  it('is closed when it is not sold any more, over five minutes before it leaves, and nothing for what cannot be', async () => {
    const { fares, departs } = await journey('Seoul', 'Busan');
    const [standard] = fares;
    if (standard === undefined) throw new Error('no fare');
    const choice = { vertical: 'rails', venueId: null, ...standard.choice };
    const other = { ...choice, question: { ...choice.question, fares: 'another' } };
    expect((await offerRail(deps, deps.db, other, asker))?.offer).toMatchObject({
      closed: true,
      localStart: departs.time,
    });
    const late = { ...deps, clock: () => Date.parse(departs.at) - 5 * 60_000 };
    expect((await offerRail(late, deps.db, choice, asker))?.offer.over).toBe(true);
    const intime = { ...deps, clock: () => Date.parse(departs.at) - 5 * 60_000 - 1 };
    expect((await offerRail(intime, deps.db, choice, asker))?.offer.over).toBe(false);
    for (const wrong of [{ offerId: 'first' }, { venueId: 1 }, { question: {} }])
      expect(await offerRail(deps, deps.db, { ...choice, ...wrong }, asker)).toBeNull();
    const nowhere = { ...choice, question: { ...choice.question, legs: '999999.2026-12-01.s888888.s999999' } };
    expect(await offerRail(deps, deps.db, nowhere, asker)).toBeNull();
  });

  it('is put into no cart for a day that is not sold yet, whatever the page said', async () => {
    const { fares } = await journey('Seoul', 'Busan', { date: '2027-11-22' });
    const [standard] = fares;
    if (standard === undefined) throw new Error('no fare');
    const { units, ...choice } = { vertical: 'rails', venueId: null, ...standard.choice };
    const legs = (date: string): string => (standard.choice.question['legs'] ?? '').replace('2027-11-22', date);
    const add = async (date: string, more: Partial<Deps> = {}): Promise<unknown> => {
      const question = { ...choice.question, legs: legs(date) };
      const selling: Deps = { ...deps, ...more };
      const owned = { ...caller, owner: 'device:11111111-1111-4111-8111-111111111111' } as Caller;
      const added = await addChoice(selling, owned, { ...choice, question, units });
      return added.ok ? 'ok' : added.failure;
    };
    expect(await add('2027-11-23')).toEqual({ code: 'date_not_offered', facts: { soldFrom: '2026-11-23' } });
    expect(await add('2037-06-01')).toEqual({ code: 'date_not_offered', facts: { soldFrom: '2036-06-01' } });
    expect(await add('2027-11-22', { saleDays: { rails: 300 } })).toMatchObject({ code: 'date_not_offered' });
    expect(await add('2027-11-22')).toBe('ok');
  });

  it('is for one journey: not for rides without a possible change', async () => {
    const { fares } = await journey('Seoul', 'Busan');
    const [standard] = fares;
    if (standard === undefined) throw new Error('no fare');
    const stationOf = async (query: string) =>
      (await get(railEndpoints.railPlaces, { query })).places[0]?.place.id ?? '';
    const [near, far] = [await stationOf('Daejeon'), await stationOf('Dongdaegu')];
    const [trip = '', date = '', from = '', to = ''] = (standard.choice.question['legs'] ?? '').split('.');
    const isSold = async (legs: string): Promise<boolean> => {
      const question = { ...standard.choice.question, legs, fares: '' };
      const choice = { vertical: 'rails', venueId: null, ...standard.choice, question };
      const sold = await offerRail(deps, deps.db, choice, asker);
      return sold !== null && !sold.offer.closed;
    };
    expect(await isSold(`${trip}.${date}.${from}.${to}`)).toBe(true);
    expect(await isSold(`${trip}.${date}.${from}.${near}`)).toBe(true);
    expect(await isSold(`${trip}.${date}.${from}.${near}~${trip}.${date}.${far}.${to}`)).toBe(false);
    expect(await isSold(`${trip}.${date}.${from}.${near}~${trip}.${date}.${near}.${to}`)).toBe(false);
  });

  it('of many buyers without seat choice distributes them over the train, each party together', async () => {
    const { fares } = await journey('Seoul', 'Busan', { adults: '3' });
    const [standard] = fares;
    if (standard === undefined) throw new Error('no fare');
    const choice = { vertical: 'rails', venueId: null, ...standard.choice };
    const seats = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const sold = await offerRail(deps, deps.db, choice, { ...asker, seed: `line ${n}` });
      const [span] = sold?.offer.details ?? [];
      const party = span?.kind === 'span' ? span.seats : [];
      expect(new Set(party).size).toBe(3);
      expect(new Set(party.map((seat) => seat.slice(0, seat.indexOf('-')))).size).toBe(1);
      seats.add(party.join());
    }
    expect(seats.size).toBeGreaterThan(8);
  });
});

describe('coaches', () => {
  async function leg() {
    const { legs } = await journey('Seoul', 'Busan');
    const [ride] = legs;
    if (ride === undefined) throw new Error('no ride');
    const { tripId: trip, date, departs, arrives } = ride;
    return { trip: String(trip), date, from: departs.station.id, to: arrives.station.id };
  }

  it('list each seat of a class with its attributes', async () => {
    const answer = await get(railSaleEndpoints.railCoaches, { ...(await leg()), class: 'first' });
    expect(answer).toMatchObject({ seating: 'reserved', left: 70 });
    expect(answer.coaches.map(({ name, letters, quiet, seats }) => [name, letters, quiet, seats.length])).toEqual([
      ['1', 'A-BC', false, 35],
      ['2', 'A-BC', true, 36],
    ]);
    expect(answer.coaches[0]?.seats[0]).toEqual({
      name: '1-1A',
      row: 1,
      letter: 'A',
      faces: 'forwards',
      table: false,
      place: 'window',
      wheelchair: true,
      free: true,
    });
  });

  it('are refused for what does not run or is not there', async () => {
    const right = { ...(await leg()), class: 'first' };
    const cases: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{ class: 'business' }, 'bad_request class'],
      [{ class: 'third' }, 'bad_request class'],
      [{ trip: '999999' }, 'not_found trip'],
      [{ from: right.to, to: right.from }, 'not_found trip'],
      [{ to: right.from }, 'bad_request to'],
      [{ from: 'g1' }, 'bad_request from'],
      [{ date: '2026-02-30' }, 'bad_request date'],
    ];
    for (const [changed, refusal] of cases) {
      const result = await call(railSaleEndpoints.railCoaches, { ...right, ...changed });
      expect([changed, result.ok ? 'found' : `${result.failure.code} ${result.failure.field}`]).toEqual([
        changed,
        refusal,
      ]);
    }
  });
});

describe('passes', () => {
  it('list their lines, days and prices, and the range of start days', async () => {
    const { passes } = await get(railSaleEndpoints.railPasses);
    expect(passes.map(({ id, days, class: fareClass }) => [id, days, fareClass])).toEqual([
      ['alpine-3', 3, 'standard'],
      ['alpine-5-first', 5, 'first'],
      ['hong-kong-airport-7', 7, 'standard'],
    ]);
    expect(passes[0]).toMatchObject({
      offerId: 'pass:alpine-3',
      lines: [{ text: expect.stringContaining('Bern') }, { text: expect.stringContaining('Bern') }],
      earliest: '2026-11-22',
      latest: '2027-02-20',
      units: [
        { id: 'adult', minAge: 12 },
        { id: 'child', minAge: 4, maxAge: 11 },
      ],
    });
  });
});
