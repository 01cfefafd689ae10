import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openCaches } from '#src/actions/open-caches.ts';
import { forgetCatalogue } from '#src/actions/catalogue/forget-catalogue.ts';
import { importContent } from '#src/actions/content/versions/import-content.ts';
import { knowsPicture } from '#src/actions/content/versions/knows-picture.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { catalogueRoutes } from '#src/api/catalogue/catalogue.ts';
import { homeRoutes } from '#src/api/content/home.ts';
import { reviewRoutes } from '#src/api/reviews/reviews.ts';
import { searchRoutes } from '#src/api/search/search.ts';
import { catalogueEndpoints } from '#src/contract/catalogue/catalogue.ts';
import { homeEndpoints } from '#src/contract/content/home.ts';
import type { WireBlock } from '#src/contract/content/content.ts';
import { reviewEndpoints } from '#src/contract/reviews/reviews.ts';
import { searchEndpoints } from '#src/contract/search/search.ts';
import { testCaller } from '../../../tests/site.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const noon = Date.UTC(2026, 10, 21, 12);
let folder = '';
let database: TestDatabase;
let deps: Deps;
let nowMs = noon;
let caller: Caller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-read-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  for (const city of ['paris', 'bali'])
    await cp(join(own, 'destinations', city), join(folder, 'destinations', city), { recursive: true });
  database = await openTestDatabase();
  deps = testDeps(database.db, { clock: () => nowMs });
  await seedCatalogue(deps, folder);
  await importContent(deps, own, {
    author: 'x',
    note: 'y',
    known: { themes: new Set(), isOurs: () => true },
    onlyNew: true,
  });
  await refreshSearchItems(deps);
  await followSearch(deps);
});

beforeEach(() => {
  nowMs = noon;
  caller = testCaller;
  forgetCatalogue(deps.caches);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const routes = [...homeRoutes, ...catalogueRoutes, ...searchRoutes, ...reviewRoutes];
const { call, get } = callsOf(routes, () => ({ deps, caller }));

const eiffel = { id: '1101', option: 'summit-lift' };

/** Sells all but `left` places of the slots of a day. */
async function sell(option: string, date: string, left: number, start = '%'): Promise<void> {
  await database.db.query(
    `update inventory i set sold = i.total - least($4::int, i.total) from slot s
     where s.inventory_id = i.id and s.product_id = 1101 and s.option_id = $1 and s.local_date = $2::date and s.local_start like $3`,
    [option, date, start, left],
  );
}

describe('home and city', () => {
  it('shows destinations, carousels and counts', async () => {
    const { counts, sections } = await get(homeEndpoints.home, {});
    expect(counts).toEqual({ destinations: 2, products: 18 });
    const inSection = (wanted: string): WireBlock | undefined => sections.find(({ key }) => key === wanted)?.blocks[0];
    expect(inSection('places')).toMatchObject({ destinations: [{ slug: 'bali' }, { slug: 'paris' }] });
    // One of each in turn.
    const top = inSection('top');
    const first = top?.kind === 'cards' && top.of === 'products' ? top.products.slice(0, 2) : [];
    expect(first.map((card) => card.destination.slug).toSorted()).toEqual(['bali', 'paris']);
    // What this shop does not have gets no heading.
    expect(sections.map(({ key }) => key)).not.toContain('programmes');
  });

  it('speaks the language of the caller where it can, and says when it cannot', async () => {
    caller = { ...caller, language: 'ja' };
    const city = await get(catalogueEndpoints.city, { id: '11' });
    expect(city.destination.name).toEqual({ text: 'パリ', lang: 'ja' });
    expect(city.destination.text.lang).toBe('en');
    caller = { ...caller, language: 'zh-HK' };
    expect((await get(catalogueEndpoints.city, { id: '11' })).destination.name).toEqual({
      text: '巴黎',
      lang: 'zh-TW',
    });
    caller = { ...caller, language: 'de' };
    expect((await get(catalogueEndpoints.city, { id: '11' })).destination.name).toEqual({ text: 'Paris', lang: 'en' });
  });

  it('filters a city by category and counts all categories', async () => {
    const city = await get(catalogueEndpoints.city, { id: '11', category: 'museum' });
    expect(city.products.length).toBe(city.categories.find((one) => one.category === 'museum')?.count);
    expect(city.products.every((card) => card.category === 'museum')).toBe(true);
    expect(city.categories.reduce((sum, one) => sum + one.count, 0)).toBe(9);
    expect(await call(catalogueEndpoints.city, { id: '77' })).toEqual({ ok: false, failure: { code: 'not_found' } });
    for (const id of ['0', '-1', '1e3', '99999999999', '11 ', "1'--"]) {
      expect(await call(catalogueEndpoints.city, { id })).toEqual({
        ok: false,
        failure: { code: 'bad_request', field: 'id' },
      });
    }
  });
});

describe('an activity', () => {
  it('gives the lowest price of an adult, by the rates of the day', async () => {
    const { card, options } = await get(catalogueEndpoints.activity, { id: '1101' });
    // Adult by lift to the second floor: EUR 23.50 × 9.065 ÷ 7.7985; young people pay half of it.
    expect(card.from).toEqual({ minor: 2732, currency: 'USD' });
    expect(options.map((option) => option.from?.minor ?? null)).toEqual([4266, 2732, null]);
    expect(options[2]?.nextDate).toBeNull();
    expect(options[0]?.units.find((unit) => unit.id === 'infant')?.from).toEqual({ minor: 0, currency: 'USD' });
    caller = { ...caller, currency: 'EUR' };
    forgetCatalogue(deps.caches);
    expect((await get(catalogueEndpoints.activity, { id: '1101' })).card.from).toEqual({
      minor: 2350,
      currency: 'EUR',
    });
  });

  it('has the spelling, words and units of the requested variant of English', async () => {
    const reported = async (language: Caller['language']) => {
      caller = { ...caller, language };
      const { card, text, highlights, options } = await get(catalogueEndpoints.activity, { id: '1101' });
      return [
        card.summary.text,
        text.text,
        ...highlights,
        ...options.flatMap(({ title, differs }) => [title.text, ...differs]),
      ].join('\n');
    };
    const american = await reported('en-US');
    expect(american).toContain('Second floor by elevator');
    expect(american).toContain('to 905 feet (276 m)');
    expect(american).not.toMatch(/\blifts?\b|metres/i);
    const british = await reported('en-GB');
    expect(british).toContain('Second floor by lift');
    expect(british).toContain('to 276 metres');
    expect(british).not.toMatch(/elevator|meters|feet/i);
    const plain = await reported('en');
    expect(plain).toContain('Second floor by elevator');
    expect(plain).toContain('to 276 meters');
  });

  it('points at stations and sisters by true distance, links to them and suggests similar ones', async () => {
    const { around, similar, pictures, reviews, distribution, card, today } = await get(catalogueEndpoints.activity, {
      id: '1101',
    });
    expect(around.map((one) => one.metres)).toEqual(around.map((one) => one.metres).toSorted((a, b) => a - b));
    expect(around.find((one) => one.name === 'Gare du Nord')).toMatchObject({ kind: 'station', href: null });
    expect(around.find((one) => one.kind === 'product')?.href).toMatch(/^\/activity\/11\d\d-[a-z0-9-]+\/$/);
    expect(similar.map((one) => one.id)).not.toContain(1101);
    expect(new Set(pictures).size).toBe(5);
    expect(await knowsPicture(deps, pictures[4] ?? '')).toBe(true);
    expect(await knowsPicture(deps, 'palace-day-9999')).toBe(false);
    expect(reviews.every((review) => review.sample)).toBe(true);
    expect(distribution.reduce((sum, each) => sum + each, 0)).toBe(card.rating?.count);
    expect(today).toBe('2026-11-21');
  });

  it('counts samples by the language they are in, and narrows them to one', async () => {
    const all = await get(reviewEndpoints.reviews, { id: '1101' });
    const { en = 0, ja = 0, zh = 0 } = all.languages;
    expect(Object.values(all.languages).reduce((sum, count) => sum + count, 0)).toBe(all.rating?.count);
    for (const count of [ja, zh]) expect(count).toBeGreaterThan(0);
    expect(en).toBeGreaterThan(ja + zh);
    const japanese = await get(reviewEndpoints.reviews, { id: '1101', lang: 'ja' });
    expect(japanese.total).toBe(ja);
    expect(new Set(japanese.reviews.map(({ lang, country }) => `${lang} ${country}`))).toEqual(new Set(['ja JP']));
    // Both ways of writing Chinese are one language to a reader, and each says which it is.
    const chinese = await get(reviewEndpoints.reviews, { id: '1101', lang: 'zh' });
    expect(chinese.total).toBe(zh);
    for (const { lang } of chinese.reviews) expect(['zh-CN', 'zh-TW']).toContain(lang);
  });

  it('hides samples where they are not wanted', async () => {
    const bare = { ...deps, sampleData: false };
    const result = await callsOf(routes, () => ({ deps: bare, caller })).call(catalogueEndpoints.activity, {
      id: '1101',
    });
    expect(result).toMatchObject({ ok: true, value: { reviews: [], distribution: [], card: { rating: null } } });
  });

  it('takes what is sold out off the next date and out of the price', async () => {
    const options = async () => (await get(catalogueEndpoints.activity, { id: '1101' })).options;
    expect((await options())[1]?.nextDate).toBe('2026-11-21');
    await sell('second-floor-lift', '2026-11-21', 0);
    await sell('second-floor-lift', '2026-11-22', 0);
    forgetCatalogue(deps.caches);
    expect((await options())[1]?.nextDate).toBe('2026-11-23');
    await sell('second-floor-lift', '2026-11-21', 999);
    await sell('second-floor-lift', '2026-11-22', 999);
  });

  it('is not found when it is off sale, as soon as the notice comes', async () => {
    expect((await call(catalogueEndpoints.activity, { id: '1101' })).ok).toBe(true);
    await database.db.query('update product set live = false, updated_at = now() where id = 1101');
    expect((await call(catalogueEndpoints.activity, { id: '1101' })).ok).toBe(true);
    forgetCatalogue(deps.caches);
    expect(await call(catalogueEndpoints.activity, { id: '1101' })).toEqual({
      ok: false,
      failure: { code: 'not_found' },
    });
    await database.db.query('update product set live = true, updated_at = now() where id = 1101');
  });

  it('rereads the days by itself when the cache expires', async () => {
    const next = async () => (await get(catalogueEndpoints.activity, { id: '1101' })).options[1]?.nextDate;
    expect(await next()).toBe('2026-11-21');
    nowMs = noon + 36 * 3_600_000;
    expect(await next()).toBe('2026-11-23');
  });
});

describe('days and starts', () => {
  it('gives every day of the months with status and lowest price', async () => {
    await sell('summit-lift', '2026-12-01', 0);
    await sell('summit-lift', '2026-12-02', 50);
    const calendar = await get(catalogueEndpoints.activityCalendar, { ...eiffel, from: '2026-11-01', months: '2' });
    expect(calendar.days).toHaveLength(61);
    const day = (date: string) => calendar.days.find((one) => one.date === date);
    expect(day('2026-11-20')).toMatchObject({ status: 'closed', from: null });
    expect(day('2026-11-25')).toMatchObject({ status: 'available', from: { minor: 4266, currency: 'USD' } });
    expect(day('2026-12-01')).toMatchObject({ status: 'sold_out', from: null });
    expect(day('2026-12-02')).toMatchObject({ status: 'limited' });
    expect(day('2026-12-26')).toMatchObject({ status: 'sold_out' });
    expect(calendar.cheapest).toEqual({ minor: 4266, currency: 'USD' });
    expect(calendar.lastDate).toBe('2027-05-19');
    await sell('summit-lift', '2026-12-01', 999);
    await sell('summit-lift', '2026-12-02', 999);
  });

  it('shows the price for one adult, and the total of the given tickets', async () => {
    const activity = await get(catalogueEndpoints.activity, { id: eiffel.id });
    const option = activity.options.find(({ id }) => id === eiffel.option);
    const priceOf = (id: string): number => option?.units.find((one) => one.id === id)?.from.minor ?? Number.NaN;
    const cheaper = option?.units.filter((one) => !one.accompanied && one.from.minor < priceOf('adult')) ?? [];
    expect(cheaper.length).toBeGreaterThan(0);
    const dayWith = async (units?: string) => {
      const requested = { ...eiffel, from: '2026-11-01', months: '1', ...(units === undefined ? {} : { units }) };
      const { days } = await get(catalogueEndpoints.activityCalendar, requested);
      return days.find(({ date }) => date === '2026-11-25')?.from?.minor;
    };
    expect(option?.from?.minor).toBe(priceOf('adult'));
    expect(activity.card.from?.minor).toBeLessThanOrEqual(priceOf('adult'));
    expect(await dayWith()).toBe(priceOf('adult'));
    expect(await dayWith(`${cheaper[0]?.id}:1`)).toBe(cheaper[0]?.from.minor);
    expect(await dayWith(`adult:2,${cheaper[0]?.id}:1`)).toEqual(
      expect.closeTo(2 * priceOf('adult') + (cheaper[0]?.from.minor ?? 0), -0.5),
    );
    expect(await dayWith('nobody:3')).toBe(priceOf('adult'));
    expect(
      (await call(catalogueEndpoints.activityCalendar, { ...eiffel, from: '2026-11-01', months: '1', units: 'adult' }))
        .ok,
    ).toBe(false);
  });

  it('believes a calendar for fifteen seconds or until the catalogue changes, the starts of a day never', async () => {
    const date = '2026-12-03';
    const status = async (): Promise<string | undefined> => {
      const { days } = await get(catalogueEndpoints.activityCalendar, { ...eiffel, from: '2026-12-01', months: '1' });
      return days.find((day) => day.date === date)?.status;
    };
    expect(await status()).toBe('available');
    await sell('summit-lift', date, 0);
    nowMs += 14_999;
    expect(await status()).toBe('available');
    const { slots } = await get(catalogueEndpoints.activitySlots, { ...eiffel, date });
    expect(new Set(slots.map((slot) => slot.status))).toEqual(new Set(['sold_out']));
    nowMs += 1;
    expect(await status()).toBe('sold_out');
    await sell('summit-lift', date, 999);
    expect(await status()).toBe('sold_out');
    forgetCatalogue(deps.caches);
    expect(await status()).toBe('available');
  });

  it('honours price rules by day', async () => {
    const { products } = await get(catalogueEndpoints.city, { id: '11', category: 'theme-park' });
    const park = await get(catalogueEndpoints.activity, { id: String(products[0]?.id) });
    const option = park.options[0];
    const calendar = await get(catalogueEndpoints.activityCalendar, {
      id: String(park.card.id),
      option: option?.id ?? '',
      from: '2026-12-01',
      months: '3',
    });
    const prices = new Set(calendar.days.flatMap((day) => (day.from === null ? [] : [day.from.minor])));
    expect(prices.size).toBeGreaterThan(1);
    expect(option?.from?.minor).toBeLessThanOrEqual(Math.min(...prices));
  });

  it('gives starts with prices, vacancies and dated steps', async () => {
    const { slots, timeZone } = await get(catalogueEndpoints.activitySlots, { ...eiffel, date: '2026-11-25' });
    expect(timeZone).toBe('Europe/Paris');
    expect(slots).toHaveLength(25);
    expect(slots[0]).toMatchObject({
      localStart: '09:30',
      status: 'available',
      vacancies: 99,
      startsAt: '2026-11-25T08:30:00Z',
      cancellation: [],
    });
    expect(slots[0]?.prices.find((one) => one.unitId === 'adult')).toMatchObject({
      local: { minor: 3670, currency: 'EUR' },
      price: { minor: 4266, currency: 'USD' },
    });
    const chapel = await get(catalogueEndpoints.activitySlots, {
      id: '1108',
      option: 'timed-entry',
      date: '2026-11-25',
    });
    expect(chapel.slots[0]?.cancellation).toEqual([{ until: '2026-11-24T08:00:00.000Z', refundPercent: 100 }]);
    const soon = await get(catalogueEndpoints.activitySlots, { id: '1108', option: 'timed-entry', date: '2026-11-22' });
    expect(soon.slots.map((slot) => slot.cancellation.length)).toContain(0);
  });

  it('closes starts after their cut-off and shows the few places that are left', async () => {
    await sell('summit-lift', '2026-11-21', 7, '20:00');
    await sell('summit-lift', '2026-11-21', 0, '20:30');
    const { slots } = await get(catalogueEndpoints.activitySlots, { ...eiffel, date: '2026-11-21' });
    const at = (start: string) => slots.find((slot) => slot.localStart === start);
    // It is 13:00 in Paris, and sales end an hour before.
    expect([at('13:30')?.status, at('14:00')?.status, at('14:30')?.status]).toEqual(['closed', 'closed', 'available']);
    expect(at('20:00')).toMatchObject({ status: 'limited', vacancies: 7 });
    expect(at('20:30')).toMatchObject({ status: 'sold_out', vacancies: 0 });
  });

  it.each([
    [
      { id: '1101', option: 'summit-lift', date: '2026-02-30' },
      { code: 'bad_request', field: 'date' },
    ],
    [
      { id: '1101', option: 'summit-lift', date: 'soon' },
      { code: 'bad_request', field: 'date' },
    ],
    [
      { id: '1101', option: "x' or 1=1", date: '2026-12-01' },
      { code: 'bad_request', field: 'option' },
    ],
    [{ id: '1101', option: 'no-such', date: '2026-12-01' }, { code: 'not_found' }],
  ])('refuses %j', async (raw, failure) => {
    expect(await call(catalogueEndpoints.activitySlots, raw)).toEqual({ ok: false, failure });
  });

  it('returns no start in the past or beyond the created slots', async () => {
    expect((await get(catalogueEndpoints.activitySlots, { ...eiffel, date: '2026-01-01' })).slots).toEqual([]);
    expect(await call(catalogueEndpoints.activitySlots, { ...eiffel, date: '2029-01-01' })).toEqual({
      ok: false,
      failure: { code: 'date_not_offered', field: 'date', facts: { soldFrom: '2028-07-05' } },
    });
    expect((await call(catalogueEndpoints.activityCalendar, { ...eiffel, from: '2026-11-01', months: '13' })).ok).toBe(
      false,
    );
  });
});

describe('searching', () => {
  const found = async (raw: Record<string, string>) =>
    (await get(searchEndpoints.completeSearch, { page_num: '1', ...raw })).search_result.cards.map((card) => card.id);

  it('finds in three languages whatever language the page is in', async () => {
    expect((await found({ query: 'eiffel tower' }))[0]).toBe(1101);
    expect((await found({ query: 'エッフェル塔' }))[0]).toBe(1101);
    expect((await found({ query: 'برج إيفل' }))[0]).toBe(1101);
    expect((await found({ query: 'eifel towr' }))[0]).toBe(1101);
  });

  it('returns the destination named in the query, and gives facets', async () => {
    const answer = await get(searchEndpoints.completeSearch, { query: 'バリ', page_num: '1' });
    expect(answer.top_one_list.map((one) => one.slug)).toEqual(['bali']);
    expect(answer.aggr_condition.destinations).toContainEqual({
      id: answer.top_one_list[0]?.id.toString(),
      count: 9,
      name: 'Bali',
      lang: 'en',
    });
    expect(answer.search_result).toMatchObject({ total: 9, total_cap: 10_000, page_num: 1, page_size: 10 });
  });

  it('pages by ten, and is empty past the last page', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page_num) => found({ page_num })));
    expect(pages.map((page) => page.length)).toEqual([10, 8, 0]);
    expect(new Set(pages.flat()).size).toBe(18);
    expect(await found({ page_num: '4', page_size: '5' })).toHaveLength(3);
    const counted = await get(searchEndpoints.completeSearch, { page_num: '1', is_only_total: 'true' });
    expect(counted.search_result).toMatchObject({ cards: [], total: 18 });
  });

  it('filters by the prices that the cards show, by day and by options', async () => {
    const answer = await get(searchEndpoints.completeSearch, {
      page_num: '1',
      price_from: '13',
      price_to: '20',
      sort: 'price_low',
    });
    const prices = answer.search_result.cards.map((card) => card.from?.minor ?? 0);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices.every((price) => price >= 1300 && price <= 2000)).toBe(true);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    // Sainte-Chapelle rests on the first of May.
    expect(await found({ city_ids: '11', start_time: '2027-05-01T00:00:00Z' })).not.toContain(1108);
    expect(await found({ city_ids: '11', start_time: '2027-05-02T00:00:00Z' })).toContain(1108);
    expect(await found({ special_option_ids: 'free_cancellation', city_ids: '11' })).not.toContain(1101);
    expect(await found({ country_ids: 'FR', frontend_ids: 'museum,cruise', instant: 'true' })).toHaveLength(3);
    expect(await found({ program_id: '5' })).toEqual([]);
  });

  it('suggests places and products; nothing typed suggests nothing', async () => {
    const { destinations, products } = await get(searchEndpoints.suggest, { query: 'pari' });
    expect(destinations.map((one) => one.slug)).toEqual(['paris']);
    expect(products.length).toBeGreaterThan(0);
    expect(await get(searchEndpoints.suggest, {})).toEqual({
      destinations: [],
      categories: [],
      products: [],
      elsewhere: [],
    });
  });

  it.each([
    ['page_num', { page_num: '0' }],
    ['page_num', { page_num: '-1' }],
    ['page_num', { page_num: '1e309' }],
    ['page_size', { page_size: '0' }],
    ['page_size', { page_size: '51' }],
    ['query', { query: 'x'.repeat(10_000) }],
    ['price_from', { price_from: '50', price_to: '10' }],
    ['price_from', { price_from: 'NaN' }],
    ['sort', { sort: 'fastest' }],
    ['city_ids.0', { city_ids: '1;drop table slot' }],
    ['frontend_ids.1', { frontend_ids: 'museum,<b>' }],
    ['start_time', { start_time: '2026-02-30T00:00:00Z' }],
  ])('refuses a wrong %s: %j', async (field, raw) => {
    expect(await call(searchEndpoints.completeSearch, { page_num: '1', ...raw })).toEqual({
      ok: false,
      failure: { code: 'bad_request', field },
    });
  });

  it.each(["' or 1=1 --", '<script>alert(1)</script>', '\u0000\u0001\u007f', '%%%', '\\', '𝕳𝖊𝖑𝖑𝖔 \ud800', '👩‍👩‍👧'])(
    'answers %j without an error',
    async (query) => {
      expect((await call(searchEndpoints.completeSearch, { query, page_num: '1' })).ok).toBe(true);
      expect((await call(searchEndpoints.suggest, { query })).ok).toBe(true);
    },
  );
});

describe('an empty shop', () => {
  it('shows empty pages', async () => {
    const bare = await openTestDatabase();
    const shop = callsOf(routes, () => ({ deps: { ...deps, caches: openCaches(), db: bare.db }, caller }));
    expect((await shop.call(homeEndpoints.home, {})).ok).toBe(true);
    expect((await shop.call(searchEndpoints.completeSearch, { page_num: '1', query: 'paris' })).ok).toBe(true);
    await bare.close();
  });
});
