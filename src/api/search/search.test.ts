import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openCaches } from '#src/actions/open-caches.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { searchRoutes } from '#src/api/search/search.ts';
import { searchEndpoints, type SearchAnswer } from '#src/contract/search/search.ts';
import { currencies } from '#src/domain/shared/money/currency.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const caller = { currency: 'USD', language: 'en', menu: null } as Caller;
let folder = '';
let database: TestDatabase;
let deps: Deps;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-search-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  for (const city of ['paris', 'osaka', 'taipei'])
    await cp(join(own, 'destinations', city), join(folder, 'destinations', city), { recursive: true });
  await mkdir(join(folder, 'value-packs'));
  for (const pack of ['paris-by-tower-arch-and-river.json', 'osaka-castle-sky-and-sea.json'])
    await cp(join(own, 'value-packs', pack), join(folder, 'value-packs', pack));
  database = await openTestDatabase();
  deps = testDeps(database.db, { clock: () => Date.UTC(2026, 10, 21, 12) });
  await seedCatalogue(deps, folder);
  await refreshSearchItems(deps);
  await followSearch(deps);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const { call, get } = callsOf(searchRoutes, () => ({ deps, caller }));

const search = (raw: Record<string, string> = {}) =>
  get(searchEndpoints.completeSearch, { page_num: '1', page_size: '50', ...raw });
const ids = ({ search_result: { cards } }: Pick<SearchAnswer, 'search_result'>) => cards.map((card) => card.id);

describe('the conditions of a search', () => {
  it('say which days, prices, languages and needs there are', async () => {
    const { aggr_condition: all, search_result: found } = await search({ city_ids: '11' });
    expect(all.time?.from).toBe('2026-11-21');
    expect(all.time?.next).toHaveLength(14);
    expect(all.guide_languages).toContainEqual({ id: 'fr', count: expect.any(Number) });
    expect(all.accessibility.map((one) => one.id)).toEqual(['step_free', 'wheelchair_loan']);
    const bars = all.price?.histogram ?? [];
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(found.cards.filter((card) => card.from !== null).length);
    const narrow = await search({ city_ids: '11', price_to: '20' });
    expect(narrow.aggr_condition.price).toEqual(all.price);
    expect(narrow.search_result.total).toBeLessThan(found.total);
  });

  it('are dropped where a price range holds every price shown, in any currency', async () => {
    for (const currency of ['USD', 'JPY', 'KWD', 'IDR'] as const) {
      const { get: getIn } = callsOf(searchRoutes, () => ({ deps, caller: { ...caller, currency } }));
      const all = await getIn(searchEndpoints.completeSearch, { page_num: '1', page_size: '50' });
      const unpriced = all.search_result.cards.filter((card) => card.from === null).length;
      const { from, to } = all.aggr_condition.price ?? { from: null, to: null };
      if (from === null || to === null) throw new Error('nothing has a price');
      const unit = 10 ** currencies[currency].digits;
      const bounds = {
        price_from: String(Math.floor(from.minor / unit)),
        price_to: String(Math.ceil(to.minor / unit)),
      };
      const whole = await getIn(searchEndpoints.completeSearch, { page_num: '1', page_size: '50', ...bounds });
      expect({ currency, total: whole.search_result.total }).toEqual({ currency, total: all.search_result.total });
      expect(ids(whole)).toEqual(ids(all));
      // A narrower range requires a price, so that what has none is left out.
      const narrow = await getIn(searchEndpoints.completeSearch, {
        page_num: '1',
        ...bounds,
        price_from: String(Math.floor(from.minor / unit) + 1),
      });
      expect(narrow.search_result.total).toBeLessThan(all.search_result.total - unpriced);
    }
  });

  it('count each filter as if its own choice were not made', async () => {
    const all = await search();
    const french = await search({ guide_languages: 'fr' });
    expect(french.aggr_condition.guide_languages).toEqual(all.aggr_condition.guide_languages);
    const counted = all.aggr_condition.guide_languages.find((one) => one.id === 'fr')?.count;
    expect(french.search_result.total).toBe(counted);
    const day = await search({ start_time: '2026-12-24T00:00:00Z' });
    expect(day.aggr_condition.time).toEqual(all.aggr_condition.time);
  });
});

describe('filters of our own', () => {
  it('accept an area of the map, and return the bounds of all results', async () => {
    const all = await search({ is_map: 'true' });
    expect(all.map?.dots.reduce((sum, dot) => sum + dot.count, 0)).toBe(all.search_result.total);
    const near = await search({ is_map: 'true', area: '135.4,34.6,135.6,34.8' });
    expect(near.search_result.total).toBeGreaterThan(0);
    expect(near.search_result.total).toBeLessThan(all.search_result.total);
    for (const { lat, lng } of near.search_result.cards)
      expect([lng >= 135.4, lng <= 135.6, lat >= 34.6, lat <= 34.8]).toEqual([true, true, true, true]);
    expect(near.map?.dots.reduce((sum, dot) => sum + dot.count, 0)).toBe(near.search_result.total);
    expect(near.map?.area).toEqual({ west: 135.4, south: 34.6, east: 135.6, north: 34.8 });
    const sea = await search({ is_map: 'true', area: '-30,0,-29,1', city_ids: '11' });
    expect(sea).toMatchObject({ search_result: { total: 0 }, map: { dots: [] } });
    expect(sea.less_result?.loosened).toEqual([{ field: 'area' }]);
    expect((await search()).map).toBeNull();
  });

  it.each(['30,30', '30,1', '8', '70,70,9,3', '30,30,30,30,30,30,30,30,30,30,30,30'])(
    'leave out of a search what lists leave out afterwards: the party %s',
    async (party) => {
      const all = ids(await search({ city_ids: '4,7' }));
      const fitting = ids(await search({ city_ids: '4,7', party }));
      const { refused } = await get(searchEndpoints.partyFit, { product_ids: all.join(), party });
      expect(new Set(refused)).toEqual(new Set(all.filter((id) => !fitting.includes(id))));
    },
  );

  it('reject no product off sale, and no party without ages', async () => {
    expect(await get(searchEndpoints.partyFit, { product_ids: '999999', party: '30' })).toEqual({ refused: [] });
    expect((await call(searchEndpoints.partyFit, { product_ids: '1', party: '' })).ok).toBe(false);
    expect((await call(searchEndpoints.partyFit, { product_ids: '1', party: '130' })).ok).toBe(false);
  });

  it('sort, limit and bound by the total that cards show for those who travel', async () => {
    const zoo = async (raw: Record<string, string>) =>
      (await search({ city_ids: '7', ...raw })).search_result.cards.find((card) => card.id === 707);
    const lowest = (await zoo({}))?.from?.minor ?? 0;
    const between = Math.ceil((0.75 * lowest) / 100).toString();
    expect(await zoo({ party: '70', price_to: between })).toMatchObject({
      from: { minor: lowest },
      wished: { minor: expect.closeTo(lowest / 2, -0.5) },
    });
    expect(await zoo({ party: '70', price_from: between })).toBeUndefined();
    expect((await zoo({ party: '30' }))?.wished).toBeNull();
  });

  const wishes: Record<string, string>[] = [
    { party: '30' },
    { party: '30,30' },
    { party: '30,30,8' },
    { party: '70,9' },
    { party: '30,1', start_time: '2026-12-05T00:00:00Z' },
    { start_time: '2026-12-05T00:00:00Z' },
  ];
  const wholeList = { city_ids: '4,7', page_size: '50' };
  const shownTotals = (found: SearchAnswer): number[] =>
    found.search_result.cards.map((card) => (card.wished ?? card.from)?.minor ?? Number.NaN);

  it.each(wishes)('list hits by the totals that their cards show: %o', async (wish) => {
    const low = shownTotals(await search({ ...wholeList, ...wish, sort: 'price_low' }));
    const high = shownTotals(await search({ ...wholeList, ...wish, sort: 'price_high' }));
    expect(low.length).toBeGreaterThan(5);
    expect(low).toEqual(low.toSorted((a, b) => a - b));
    expect(high).toEqual(high.toSorted((a, b) => b - a));
  });

  it.each(wishes)('drop exactly the cards whose total lies outside a price range: %o', async (wish) => {
    const all = await search({ ...wholeList, ...wish });
    const totals = shownTotals(all);
    const bounds = all.aggr_condition.price;
    expect([bounds?.from.minor, bounds?.to.minor]).toEqual([Math.min(...totals), Math.max(...totals)]);
    expect(bounds?.histogram.reduce((sum, bar) => sum + bar.count, 0)).toBe(totals.length);
    const [least, most] = [Math.floor(Math.min(...totals) / 100), Math.ceil(Math.max(...totals) / 100)];
    const limits = fc.integer({ min: least, max: most });
    await fc.assert(
      fc.asyncProperty(limits, limits, async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const found = await search({ ...wholeList, ...wish, price_from: `${from}`, price_to: `${to}` });
        const within = all.search_result.cards.filter((_card, at) => {
          const total = totals[at] ?? Number.NaN;
          return total >= from * 100 && total <= to * 100;
        });
        expect(ids(found)).toEqual(within.map((card) => card.id));
      }),
      { numRuns: 20 },
    );
    const equal = await search({ ...wholeList, ...wish, price_from: `${least}`, price_to: `${most}` });
    expect(ids(equal)).toEqual(ids(all));
  });

  it('price cards for those who travel, on their day', async () => {
    const priceOf = async (id: number, raw: Record<string, string> = {}): Promise<number> => {
      const { cards } = (await search({ city_ids: '4,7', ...raw })).search_result;
      const card = cards.find((one) => one.id === id);
      return (card?.wished ?? card?.from)?.minor ?? Number.NaN;
    };
    // The zoo is half as dear for the young and the old; the aquarium and the theme park are dearer on Saturdays.
    const [zoo, aquarium, park] = [707, 403, 401];
    const near = (price: number) => expect.closeTo(price, -0.5);
    expect(await priceOf(zoo, { party: '30' })).toBe(await priceOf(zoo));
    expect(await priceOf(zoo, { party: '70' })).toEqual(near(0.5 * (await priceOf(zoo))));
    expect(await priceOf(zoo, { party: '30,70' })).toEqual(near(1.5 * (await priceOf(zoo))));
    expect(await priceOf(zoo, { party: '30,30,15' })).toEqual(near(2.5 * (await priceOf(zoo))));
    const saturday = { start_time: '2026-12-05T00:00:00Z' };
    expect(await priceOf(aquarium, saturday)).toEqual(near((3200 / 2700) * (await priceOf(aquarium))));
    expect(await priceOf(park, { ...saturday, party: '30' })).toEqual(near((7200 / 6000) * (await priceOf(park))));
  });

  it.each(['1,2,3', '3,2,1,4', '1,2,3,95', 'a,b,c,d', '1e9,0,1e10,1', '0,0,0,0'])(
    'reject an invalid area: %s',
    async (area) => {
      const answer = await call(searchEndpoints.completeSearch, { page_num: '1', area });
      expect(answer).toMatchObject({ ok: false, failure: { code: 'bad_request' } });
      expect(answer.ok ? '' : answer.failure.field).toContain('area');
    },
  );

  it('filter by guide languages and accessibility needs', async () => {
    expect(
      ids(await search({ accessibility: 'step_free,wheelchair_loan', city_ids: '11' })).toSorted((a, b) => a - b),
    ).toEqual(
      ids(await search({ accessibility: 'wheelchair_loan', query: 'museum', city_ids: '11' })).toSorted(
        (a, b) => a - b,
      ),
    );
    expect((await search({ guide_languages: 'tlh' })).search_result.total).toBe(0);
  });

  it('offer a party only what it can book', async () => {
    const everything = ids(await search());
    const couple = ids(await search({ party: '34,30' }));
    const child = ids(await search({ party: '8' }));
    expect(child.length).toBeLessThan(couple.length);
    expect(couple.every((id) => everything.includes(id))).toBe(true);
    // The bathhouse of Beitou admits no one under six, its rooms no one under eighteen.
    const beitou = ids(await search({ query: 'beitou' }))[0] ?? 0;
    expect(couple).toContain(beitou);
    expect(ids(await search({ party: '34,2' }))).not.toContain(beitou);
  });

  it('know until when cancelling is free', async () => {
    const day = { start_time: '2026-12-24T00:00:00Z' };
    const any = ids(await search({ ...day, special_option_ids: 'free_cancellation' }));
    const early = ids(await search({ ...day, free_cancel_until: '2026-11-25T00:00:00Z' }));
    const late = ids(await search({ ...day, free_cancel_until: '2026-12-22T12:00:00Z' }));
    expect(early.toSorted((a, b) => a - b)).toEqual(any.toSorted((a, b) => a - b));
    expect(late.length).toBeGreaterThan(0);
    expect(late.length).toBeLessThan(early.length);
    expect(ids(await search({ ...day, free_cancel_until: '2026-12-25T00:00:00Z' }))).toEqual([]);
    expect(ids(await search({ free_cancel_until: '2099-01-01T00:00:00Z' }))).toEqual([]);
  });
});

describe('beside the hits', () => {
  it('lists related products when results are few, and never a result twice', async () => {
    const answer = await search({ query: 'louvre', page_size: '10' });
    const related = answer.relation_result;
    expect(related.cards.length).toBeGreaterThan(0);
    expect(related.total).toBe(related.cards.length);
    expect(related.cards.every((card) => card.destination.slug === 'paris')).toBe(true);
    expect(related.cards.some((card) => ids(answer).includes(card.id))).toBe(false);
    expect((await search({ page_size: '10' })).relation_result).toEqual({ cards: [], total: 0 });
  });

  it('lists results of a wider search when there is next to nothing', async () => {
    const answer = await search({ query: 'museum', price_to: '1' });
    expect(ids(answer)).toEqual([]);
    expect(answer.less_result?.loosened).toEqual([{ field: 'price_to' }]);
    expect(answer.less_result?.total).toBe((await search({ query: 'museum' })).search_result.total);
    const words = await search({ query: 'louvre qqqqq' });
    expect(words.less_result?.loosened).toEqual([{ field: 'query' }]);
    expect((await search({ query: 'museum' })).less_result).toBe(null);
  });
});

describe('the value pack of a list', () => {
  it('is that of the requested place, on the first page only', async () => {
    const { value_package_info: pack } = await search({ city_ids: '11', page_size: '5' });
    expect(pack).toMatchObject({ slug: 'paris-by-tower-arch-and-river', destination: { slug: 'paris' } });
    expect(pack?.pictures).toHaveLength(pack?.items ?? 0);
    expect((await search({ city_ids: '11', page_size: '5', page_num: '2' })).value_package_info).toBe(null);
    expect((await search({ query: '大阪' })).value_package_info?.slug).toBe('osaka-castle-sky-and-sea');
    expect((await search({ query: 'taipei zoo' })).value_package_info).toBe(null);
  });
});

describe('searching within a place', () => {
  it('finds what the search with that filter finds', async () => {
    const city = await get(searchEndpoints.citySearch, { city_id: '11', page_num: '1', page_size: '50' });
    expect(ids(city)).toEqual(ids(await search({ city_ids: '11' })));
    const country = await get(searchEndpoints.countrySearch, { country_id: 'JP', page_num: '1', page_size: '50' });
    expect(ids(country)).toEqual(ids(await search({ country_ids: 'JP' })));
    expect(ids(await get(searchEndpoints.citySearch, { city_id: '987654', page_num: '1' }))).toEqual([]);
    expect(ids(await get(searchEndpoints.countrySearch, { country_id: 'XX', page_num: '1' }))).toEqual([]);
  });
});

describe('before anything is typed', () => {
  it('contain destinations, categories and queries with results', async () => {
    const { destinations, categories, words } = await get(searchEndpoints.landing);
    expect(destinations.map((one) => one.slug).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'osaka',
      'paris',
      'taipei',
    ]);
    expect(categories.every((one) => one.count > 0)).toBe(true);
    for (const word of words) expect((await search({ query: word.text })).search_result.total).toBeGreaterThan(0);
    const slide = await get(searchEndpoints.slideWords);
    expect(slide.words.length).toBe(6);
    for (const word of slide.words) expect((await search({ query: word.text })).search_result.total).toBeGreaterThan(0);
  });

  it('suggests kinds beside places and activities', async () => {
    const { categories, products } = await get(searchEndpoints.suggest, { query: 'mus' });
    expect(categories[0]?.id).toBe('museum');
    expect(products.length).toBeGreaterThan(0);
    expect((await get(searchEndpoints.suggest, { query: 'tai' })).destinations[0]).toMatchObject({
      slug: 'taipei',
      products: 9,
    });
  });
});

const many = Array.from({ length: 500 }, (_, at) => at + 1).join(',');

describe('bad input', () => {
  it.each([
    ['page_num', { page_num: '0' }],
    ['page_num', { page_num: '-1' }],
    ['page_num', { page_num: '1e309' }],
    ['page_num', { page_num: '99999' }],
    ['query', { query: 'x'.repeat(10_000) }],
    ['query', { query: ' '.repeat(10_000) }],
    ['price_from', { price_from: '50', price_to: '10' }],
    ['price_to', { price_to: '-1' }],
    ['start_time', { start_time: 'tomorrow' }],
    ['start_time', { start_time: '2026-02-30T00:00:00Z' }],
    ['city_ids', { city_ids: many }],
    ['city_ids', { city_ids: '1,'.repeat(51) }],
    ['city_ids.1', { city_ids: '11,-3' }],
    ['country_ids.0', { country_ids: 'France' }],
    ['frontend_ids.0', { frontend_ids: 'spaceflight' }],
    ['program_id', { program_id: '1; drop table program' }],
    ['guide_languages.0', { guide_languages: '.*' }],
    ['accessibility.0', { accessibility: 'everything' }],
    ['free_cancel_until', { free_cancel_until: '2026-12-01' }],
    ['free_cancel_until', { free_cancel_until: '2026-12-01T25:00:00Z' }],
    ['party.0', { party: '-1' }],
    ['party.1', { party: '30,121' }],
    ['party', { party: '30,'.repeat(13) }],
  ])('of %s is refused by its name: %j', async (field, raw) => {
    const refused = { ok: false, failure: { code: 'bad_request', field } };
    expect(await call(searchEndpoints.completeSearch, { page_num: '1', ...raw })).toEqual(refused);
  });

  it.each([
    ['a place that is not there', { city_ids: '2147483647' }],
    ['a programme that is not there', { program_id: '987654' }],
    ['a past day', { start_time: '2020-01-01T00:00:00Z' }],
    ['a day far ahead', { start_time: '2099-01-01T00:00:00Z' }],
    ['a page beyond the end', { page_num: '9999' }],
  ])('finds nothing for %s', async (_what, raw) => {
    const { search_result: found } = await search(raw);
    expect(found.cards).toEqual([]);
  });

  const strange = [
    '   ',
    '\u0000\u0007\u001b[31m\u202e\ufeff',
    '👩‍👩‍👧 🗼🎢',
    'tokyo 東京 ปารีส باريس Париж',
    "'; drop table search_item; --",
    '(a+)+$ .* [^\\] \\p{L}{1000}',
    '<img src=x onerror=alert(1)>&amp;',
    '\ud800\udc00\ud800',
    '%00%ff../../etc/passwd',
    `${'a'.repeat(199)}!`,
    'ก'.repeat(200),
    '東'.repeat(200),
    'x y '.repeat(50),
    "o'neill's l'arc d'orsay",
  ];

  it('with text returns its results without delaying others', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    for (const query of strange) {
      expect((await call(searchEndpoints.completeSearch, { query, page_num: '1' })).ok, query).toBe(true);
      expect((await call(searchEndpoints.citySearch, { query, city_id: '11', page_num: '1' })).ok, query).toBe(true);
      expect((await call(searchEndpoints.suggest, { query })).ok, query).toBe(true);
    }
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(200);
  });

  const byDatabase = callsOf(searchRoutes, () => ({
    deps: { ...deps, caches: openCaches(), db: { ...database.db } },
    caller,
  }));

  it.each(['👩‍👩‍👧', '🗼🎢', '!!!', '%', 'の'])('of punctuation only, %s, finds nothing', async (query) => {
    for (const of of [get, byDatabase.get])
      expect(await of(searchEndpoints.completeSearch, { query, page_num: '1' })).toMatchObject({
        search_result: { total: 0, cards: [] },
        aggr_condition: { price: null, guide_languages: [] },
      });
  });

  it('of spaces only has no condition', async () => {
    const all = (await search()).search_result.total;
    expect(all).toBeGreaterThan(20);
    expect((await search({ query: '   ' })).search_result.total).toBe(all);
    const requested = { query: '   ', page_num: '1' } as const;
    expect((await byDatabase.get(searchEndpoints.completeSearch, requested)).search_result.total).toBe(all);
    expect(await get(searchEndpoints.suggest, { query: '   ' })).toEqual({
      destinations: [],
      categories: [],
      products: [],
      elsewhere: [],
    });
  });
});
