import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { forgetCatalogue } from '#src/actions/catalogue/forget-catalogue.ts';
import { importContent } from '#src/actions/content/versions/import-content.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { homeRoutes } from '#src/api/content/home.ts';
import { promotionRoutes } from '#src/api/marketing/promotion.ts';
import { rankingRoutes } from '#src/api/catalogue/rankings.ts';
import { homeEndpoints } from '#src/contract/content/home.ts';
import type { WireCards } from '#src/contract/content/content.ts';
import { promotionEndpoints } from '#src/contract/marketing/promotion.ts';
import { rankingEndpoints } from '#src/contract/catalogue/rankings.ts';
import { preferredRule } from '#src/domain/marketing/programmes/preferred.ts';
import { testCaller } from '../../../tests/site.ts';
import { callsOf } from '../../../tests/calls.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { openWholeCatalogue, seededAtMs } from '../../../tests/whole-catalogue.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const noon = seededAtMs;
let database: TestDatabase;
let deps: Deps;
let caller: Caller;
let nowMs = noon;

beforeAll(async () => {
  database = await openWholeCatalogue();
  deps = testDeps(database.db, { clock: () => nowMs });
  await importContent(deps, own, {
    author: 'x',
    note: 'y',
    known: { themes: new Set(), isOurs: () => true },
    onlyNew: true,
  });
  await refreshSearchItems(deps);
  await followSearch(deps);
}, 180_000);

beforeEach(() => {
  caller = testCaller;
  if (nowMs !== noon || !deps.sampleData) set({ at: noon, sampleData: true });
});

/** Another hour, or a shop without sample data: the cache of the catalog was read in the other one. */
function set({ at = nowMs, sampleData = true }: { readonly at?: number; readonly sampleData?: boolean }): void {
  nowMs = at;
  deps = { ...deps, sampleData };
  forgetCatalogue(deps.caches);
}

afterAll(() => database.close());

const { call, get } = callsOf([...promotionRoutes, ...rankingRoutes, ...homeRoutes], () => ({ deps, caller }));

describe('a list of a programme', () => {
  const { programList } = promotionEndpoints;

  it('has all its activities in pages of ten, with what each filter would leave', async () => {
    const requested = { program_id: '102' };
    const first = await get(programList, { ...requested, page_num: '1' });
    const second = await get(programList, { ...requested, page_num: '2' });
    expect(first.search_result).toMatchObject({ total: 17, page_num: 1, page_size: 10 });
    const ids = [...first.search_result.cards, ...second.search_result.cards].map(({ id }) => id);
    expect(new Set(ids).size).toBe(17);
    expect(ids.every((id) => [4, 5].includes(Math.floor(id / 100)))).toBe(true);
    expect(first.aggr_condition.destinations.map(({ id, count }) => [id, count])).toEqual([
      ['4', 9],
      ['5', 8],
    ]);
    expect(first.program).toMatchObject({ id: 102, slug: 'kansai-in-one-week', products: 17, ends: null });
    expect((await get(programList, { ...requested, page_num: '9' })).search_result).toMatchObject({
      total: 17,
      cards: [],
    });
  });

  it('is narrowed by the filters of the search, and counted separately', async () => {
    const osaka = await get(programList, { program_id: '102', city_ids: '4', sort: 'price_low', page_num: '1' });
    expect(osaka.search_result.total).toBe(9);
    const prices = osaka.search_result.cards.map(({ from }) => from?.minor ?? Number.MAX_SAFE_INTEGER);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const nothing = await get(programList, { program_id: '103', frontend_ids: 'food', page_num: '1' });
    expect(nothing.search_result).toMatchObject({ total: 0, cards: [] });
    const total = await get(programList, { program_id: '103', is_only_total: 'true', page_num: '1' });
    expect(total.search_result).toMatchObject({ total: 6, cards: [] });
  });

  it('speaks the language of the caller', async () => {
    caller = { ...caller, language: 'ja' };
    expect((await get(programList, { program_id: '103', page_num: '1' })).program.title).toEqual({
      text: '空港から鉄道で',
      lang: 'ja',
    });
    caller = { ...caller, language: 'de' };
    expect((await get(programList, { program_id: '103', page_num: '1' })).program.title.lang).toBe('de');
  });

  it.each([
    ['999', '0509P0001', undefined, noon],
    ['105', '0509P0007', { begins: '2027-02-15T00:00:00Z' }, noon],
    ['106', '0509P0008', { ends: '2027-03-01T00:00:00Z' }, Date.UTC(2027, 2, 1)],
  ])('%s fails with %s', async (id, code, facts, at) => {
    set({ at });
    const answer = await call(programList, { program_id: id, page_num: '1' });
    expect(answer).toEqual({ ok: false, failure: { code, ...(facts === undefined ? {} : { facts }) } });
  });

  it.each([
    ['program_id', { page_num: '1' }],
    ['program_id', { program_id: 'abc', page_num: '1' }],
    ['program_id', { program_id: '9999999999', page_num: '1' }],
    ['page_num', { program_id: '101' }],
    ['page_num', { program_id: '101', page_num: '0' }],
    ['page_num', { program_id: '101', page_num: '1e309' }],
    ['sort', { program_id: '101', page_num: '1', sort: 'cheapest' }],
    ['city_ids', { program_id: '101', page_num: '1', city_ids: Array(500).fill('3').join(',') }],
  ])('names %s when it is invalid', async (field, raw: Record<string, string>) => {
    const answer = await call(programList, raw);
    expect(answer).toMatchObject({ ok: false, failure: { code: 'bad_request' } });
    expect(answer.ok ? '' : answer.failure.field).toContain(field);
  });
});

describe('what is best', () => {
  const { rankings } = rankingEndpoints;

  it('is ten of all and three of each place, by a published rule', async () => {
    const found = await get(rankings, { by: 'rated' });
    expect(found.all).toHaveLength(10);
    const ids = found.places.map(({ destination }) => destination.id);
    expect(ids.length).toBe(12);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { destination, cards } of found.places) {
      expect(cards).toHaveLength(3);
      expect(cards.every((card) => card.destination.id === destination.id)).toBe(true);
    }
    // The best of all that lie in places shown is the first of its place.
    const best = found.all.find((card) => ids.includes(card.destination.id));
    expect(best).toBeDefined();
    expect(found.places.find(({ destination }) => destination.id === best?.destination.id)?.cards[0]).toEqual(best);
    expect(found).toMatchObject({ sample: true, rule: { reviews: 20, weight: 50 } });
  });

  it('is empty without ratings or bookings, and requires one of its orders', async () => {
    expect(await get(rankings, { by: 'booked' })).toMatchObject({ all: [], places: [], sample: false });
    set({ sampleData: false });
    expect(await get(rankings, { by: 'rated' })).toMatchObject({ all: [], places: [], sample: false });
    expect(await call(rankings, { by: 'paid' })).toMatchObject({ failure: { code: 'bad_request', field: 'by' } });
  });
});

describe('preferred activities', () => {
  const { preferredActivities } = promotionEndpoints;

  it('follow the rule stated in the response, best rated first', async () => {
    const found = await get(preferredActivities, { page: '1', limit: '50' });
    expect(found.total).toBeGreaterThan(10);
    expect(found.activities.length).toBe(Math.min(50, found.total));
    for (const { rating, from, instant, freeCancelHours } of found.activities) {
      expect(rating?.score).toBeGreaterThanOrEqual(preferredRule.score);
      expect(rating?.count).toBeGreaterThanOrEqual(preferredRule.reviews);
      expect(from).not.toBeNull();
      expect(instant || freeCancelHours !== null).toBe(true);
    }
    const scores = found.activities.map(({ rating }) => rating?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(found.sectionDisclaimer.text).toContain(String(preferredRule.score));
    expect(found.sectionDisclaimer.text).toContain('samples');
  });

  it('are narrowed to countries and cities, while the ranges stay whole', async () => {
    const all = await get(preferredActivities, { page: '1' });
    const range = all.ranges.find(({ cities }) => cities.length > 1);
    expect(range).toBeDefined();
    const inside = await get(preferredActivities, { country_ids: range?.country_id ?? '', page: '1', limit: '50' });
    expect(inside.total).toBe(range?.count);
    expect(inside.ranges).toEqual(all.ranges);
    const city = range?.cities[0];
    const there = await get(preferredActivities, { city_ids: String(city?.id), page: '1', limit: '50' });
    expect(there.total).toBe(city?.count);
    expect(there.activities.every(({ destination }) => destination.id === city?.id)).toBe(true);
    expect(all.ranges.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  });

  it('come in pages, and are none past the last', async () => {
    const first = await get(preferredActivities, { page: '1', limit: '5' });
    const second = await get(preferredActivities, { page: '2', limit: '5' });
    expect(new Set([...first.activities, ...second.activities].map(({ id }) => id)).size).toBe(10);
    expect(await get(preferredActivities, { page: '9999' })).toMatchObject({ total: first.total, activities: [] });
    expect(await get(preferredActivities, { country_ids: 'IS', page: '1' })).toMatchObject({
      total: 0,
      activities: [],
    });
  });

  it('are none without ratings', async () => {
    set({ sampleData: false });
    const found = await get(preferredActivities, { page: '1' });
    expect(found).toMatchObject({ total: 0, activities: [], ranges: [] });
    expect(found.sectionDisclaimer.text).not.toContain('samples');
  });

  it.each([
    ['page', {}],
    ['page', { page: '0' }],
    ['limit', { page: '1', limit: '51' }],
    ['country_ids', { page: '1', country_ids: 'Japan' }],
    ['city_ids', { page: '1', city_ids: Array(51).fill('3').join(',') }],
  ])('names %s when it is invalid', async (field, raw: Record<string, string>) => {
    const answer = await call(preferredActivities, raw);
    expect(answer.ok ? '' : answer.failure.field).toContain(field);
  });
});

describe('a theme', () => {
  it('has banner, text and its activities in their order', async () => {
    caller = { ...caller, language: 'ar-SA' };
    const theme = await get(promotionEndpoints.themeDetail, { theme_id: '205' });
    expect(theme.items.map(({ id }) => id)).toEqual([1003, 502, 907, 901, 803, 1001]);
    expect(theme.title).toEqual({ text: 'قبل الفطور', lang: 'ar' });
    expect(theme.banner_info.picture).toMatch(/^[a-z]+-[a-z]+-\d+$/);
    expect(theme.others.map(({ id }) => id)).toEqual([201, 202, 203, 204, 206, 207, 208, 209, 210]);
  });

  it.each([{}, { theme_id: '' }, { theme_id: '999' }, { theme_id: 'x' }, { theme_id: '-1' }, { theme_id: '1e3' }])(
    'is not found by %o',
    async (raw: Record<string, string>) => {
      const answer = await call(promotionEndpoints.themeDetail, raw);
      expect(answer).toEqual({ ok: false, failure: { code: 'not_found', field: 'theme_id' } });
    },
  );
});

describe('the blocks of home', () => {
  const section = async (wanted: string): Promise<WireCards> => {
    const { sections } = await get(homeEndpoints.home, {});
    const [block] = sections.find(({ key }) => key === wanted)?.blocks ?? [];
    if (block?.kind !== 'cards') throw new Error(`no cards in ${wanted}`);
    return block;
  };

  it('begin with the banner, then follow the order of the content', async () => {
    const { banner, sections, counts, nearby } = await get(homeEndpoints.home, {});
    expect(banner).toMatchObject({ key: 'hero', lang: 'en', picture: 'harbour-dusk-12' });
    // Which season it is the calendar says.
    expect(sections.map(({ type, key }) => (type === 'seasonal-theme' ? 'season' : key))).toEqual(
      'menu places slides near season viewed deals top themes reasons tonight family outdoor food preferred articles programmes home-ways'.split(
        ' ',
      ),
    );
    const [menu] = sections[0]?.blocks ?? [];
    expect(menu?.kind === 'menu' && menu.lines[0]).toEqual({
      vertical: 'activities',
      category: 'attraction',
      path: '/search/result/?category=attraction',
    });
    expect(counts.destinations).toBe(47);
    expect(nearby).toBeNull();
  });

  it('return what is shown: twelve destinations, and no card twice in a carousel', async () => {
    const places = await section('places');
    expect(places.of === 'destinations' && places.destinations.length).toBe(12);
    const carousels = await Promise.all(['deals', 'top', 'tonight', 'family', 'outdoor', 'food'].map(section));
    const ids = carousels.flatMap((carousel) =>
      carousel.of === 'products' ? carousel.products.map(({ id }) => id) : [],
    );
    expect(ids.length).toBeGreaterThan(36);
    expect(new Set(ids).size).toBe(ids.length);
    const [deals] = carousels;
    expect(deals?.of === 'products' && deals.products.every(({ deal }) => deal !== null)).toBe(true);
  });

  it('show programmes that run, themes and the best of the preferred', async () => {
    const running = async (): Promise<readonly number[]> => {
      const block = await section('programmes');
      return block.of === 'programmes' ? block.programmes.map(({ id }) => id) : [];
    };
    expect(await running()).toEqual([101, 102, 103, 104, 106]);
    expect(await section('themes')).toMatchObject({ of: 'themes', themes: { length: 6 } });
    const best = await get(promotionEndpoints.preferredActivities, { page: '1', limit: '4' });
    expect(await section('preferred')).toMatchObject({ products: best.activities.map(({ id }) => ({ id })) });
    set({ at: Date.UTC(2027, 3, 1) });
    expect(await running()).toEqual([101, 102, 103, 104, 105]);
  });

  it('speak the caller’s language, and hide from an affiliate’s visitors what it does not sell', async () => {
    caller = { ...testCaller, language: 'ar-SA', menu: ['activities'] };
    const { banner, sections } = await get(homeEndpoints.home, {});
    expect(banner).toMatchObject({ lang: 'ar-SA' });
    expect(sections.map(({ key }) => key)).not.toContain('deals');
    const [menu] = sections[0]?.blocks ?? [];
    expect(menu?.kind === 'menu' && menu.lines.every(({ vertical }) => vertical === 'activities')).toBe(true);
    expect(menu?.kind === 'menu' && menu.lines[0]?.path).toBe('/ar-SA/search/result/?category=attraction');
  });

  it('show what is near when a position is given, the nearest first', async () => {
    const { nearby } = await get(homeEndpoints.home, { lat: '35.6586', lng: '139.7454', admin_preview_mode: 'x' });
    expect(nearby?.[0]?.id).toBe(305);
    expect(nearby?.every(({ destination }) => destination.slug === 'tokyo')).toBe(true);
    expect((await get(homeEndpoints.home, { lat: '-48.87', lng: '-123.39' })).nearby).toEqual([]);
  });

  it.each([
    ['lng', { lat: '35' }],
    ['lat', { lng: '139' }],
    ['lat', { lat: '91', lng: '0' }],
    ['lng', { lat: '0', lng: '-180.5' }],
    ['lat', { lat: 'NaN', lng: '0' }],
    ['lat', { lat: '1e1', lng: '0' }],
  ])('name %s when it is invalid', async (field, raw: Record<string, string>) => {
    expect(await call(homeEndpoints.home, raw)).toMatchObject({
      ok: false,
      failure: { code: 'bad_request', field },
    });
  });
});
