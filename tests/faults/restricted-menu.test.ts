import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import type { Caller } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import { catalogueEndpoints } from '#src/contract/catalogue/catalogue.ts';
import { dealEndpoints } from '#src/contract/marketing/deals.ts';
import { homeEndpoints } from '#src/contract/content/home.ts';
import { railSaleEndpoints } from '#src/contract/rail/rail-sale.ts';
import { railEndpoints } from '#src/contract/rail/rail.ts';
import { searchEndpoints } from '#src/contract/search/search.ts';
import { siteDataEndpoints } from '#src/contract/site/site-data.ts';
import { valuePackEndpoints } from '#src/contract/marketing/value-packs.ts';
import { verticalEndpoints } from '#src/contract/shared/verticals/verticals.ts';
import { pages, type PageName } from '#src/contract/pages.ts';
import { allFeatures } from '#src/domain/site/partner.ts';
import { menuVerticals, type MenuVertical } from '#src/domain/site/affiliate.ts';
import { hiddenHere } from '#src/server/pages/page-plans.ts';
import { testCaller } from '../site.ts';
import { code, openShop, type Shop, type Slot } from './shop/shop.ts';
import { runTrains } from './shop/trains.ts';
import { openVenues } from './shop/venues.ts';

/**
 * Visitors from an affiliate whose agreement excludes a vertical find it nowhere: not in the menu, by no search, at no
 * address.
 */
let shop: Shop;
let tower: Slot;
beforeAll(async () => {
  shop = await openShop();
  await openVenues(shop);
  await runTrains(shop);
  tower = await shop.slot();
  await refreshSearchItems(shop.deps);
});
afterAll(() => shop.close());

const without = (vertical: MenuVertical | null): Caller => ({
  ...testCaller,
  menu: vertical === null ? null : menuVerticals.filter((one) => one !== vertical),
});

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const stay = `destination=1&check_in=${day(30)}&check_out=${day(32)}&adults=2`;
const times = `from_date=${day(30)}&from_time=10:00&to_date=${day(32)}&to_time=10:00`;
const hire = `destination=1&${times}&age=30&country=JP`;

type Client = ReturnType<typeof inProcessClient>;

/** Calls of the API that belong to a vertical; each responds with its status, 200 where it is available. */
const calls: Readonly<Record<MenuVertical, readonly ((api: Client) => Promise<{ readonly ok: boolean } & object>)[]>> =
  {
    activities: [
      (api) => api.call(catalogueEndpoints.activity, { id: tower.productId }),
      (api) =>
        api.call(catalogueEndpoints.activityCalendar, {
          id: tower.productId,
          option: 'entry',
          from: day(1),
          months: 1,
        }),
      (api) => api.call(catalogueEndpoints.activitySlots, { id: tower.productId, option: 'entry', date: day(10) }),
    ],
    rails: [
      (api) => api.call(railEndpoints.railPlaces, { query: 'north' }),
      (api) => api.call(railEndpoints.railRoutes, {}),
      (api) => api.call(railEndpoints.railJourneys, { origin: 's1', destination: 's2', date: day(30) }),
      (api) => api.call(railSaleEndpoints.railPasses, {}),
    ],
    hotels: [
      (api) => api.call(verticalEndpoints.places, { vertical: 'hotels' }),
      (api) => api.call(verticalEndpoints.venues, { vertical: 'hotels', question: stay }),
    ],
    'car-rentals': [
      (api) => api.call(verticalEndpoints.places, { vertical: 'car-rentals' }),
      (api) => api.call(verticalEndpoints.venues, { vertical: 'car-rentals', question: hire }),
    ],
    deals: [
      (api) => api.call(dealEndpoints.dealList, {}),
      (api) => api.call(dealEndpoints.dealCampaigns, {}),
      (api) => api.call(dealEndpoints.dealsOfPlace, { scope: 'city', id: 1 }),
    ],
    'value-packs': [(api) => api.call(valuePackEndpoints.valuePack, { id: 1 })],
  };

const statusOf = (answer: object): number => ('status' in answer ? Number(answer.status) : 200);

describe.each(menuVerticals)('an agreement without %s', (vertical) => {
  const api = (one: MenuVertical | null): Client => inProcessClient(shop.deps, without(one));

  test('leaves its line out of the menu, and no other', async () => {
    const menu = await api(vertical).call(siteDataEndpoints.menuCategory, {});
    const lines = JSON.stringify(menu);
    for (const one of menuVerticals)
      if (one === vertical) expect(lines).not.toContain(`"vertical":"${one}"`);
      else expect(lines).toContain(`"vertical":"${one}"`);
  });

  test('answers 404 at every address of it, and at no address of another', () => {
    // The table's keys are its names.
    const named = (Object.keys(pages) as PageName[]).filter((page) => pages[page].vertical !== null);
    expect(named.filter((page) => pages[page].vertical === vertical)).not.toEqual([]);
    const affiliateLook = { aid: 'a1', menu: without(vertical).menu, banners: [] };
    const site = { developerPages: false, util: { toggles: allFeatures }, affiliateLook };
    expect(named.filter((page) => hiddenHere(page, site))).toEqual(
      named.filter((page) => pages[page].vertical === vertical),
    );
  });

  test('answers 404 at its calls, as examples of all others', async () => {
    for (const call of calls[vertical]) {
      expect(statusOf(await call(api(vertical)))).toBe(404);
      // The tower has no page to read and this shop has no pack: for these only the refusal is checked.
      if (vertical === 'activities' || vertical === 'value-packs') continue;
      expect(statusOf(await call(api(vertical === 'rails' ? 'hotels' : 'rails')))).not.toBe(404);
    }
  });

  test('suggests nothing of it', async () => {
    for (const query of ['tokyo', 'north', 'last room', 'bay', 'sky tower']) {
      const answer = await api(vertical).call(searchEndpoints.suggest, { query });
      if (!answer.ok) throw new Error(answer.error.code);
      const { elsewhere, products, categories, destinations } = answer.value;
      expect(elsewhere.map((one) => one.vertical)).not.toContain(vertical);
      if (vertical !== 'activities') continue;
      expect([products, categories]).toEqual([[], []]);
      expect(destinations.map((one) => one.products).every((count) => count === 0)).toBe(true);
    }
  });
});

test('suggestions span the verticals: a city for its stays and cars, a hotel, a rental desk and a station by their names', async () => {
  const kinds = async (query: string): Promise<readonly string[]> => {
    const answer = await inProcessClient(shop.deps, without(null)).call(searchEndpoints.suggest, { query });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.elsewhere.map((one) => `${one.vertical} ${one.kind} ${one.name.text}`);
  };
  expect(await kinds('toky')).toEqual(expect.arrayContaining(['hotels place Tokyo', 'car-rentals place Tokyo']));
  expect(await kinds('last room')).toEqual(['hotels venue The Last Room']);
  expect(await kinds('bay desk')).toEqual(['car-rentals venue Bay desk']);
  expect(await kinds('north')).toEqual(['rails station north']);
});

test('without activities there are none in the search, on the home page, or for the cart', async () => {
  const found = async (caller: Caller): Promise<readonly number[]> => {
    const api = inProcessClient(shop.deps, caller);
    const search = await api.call(searchEndpoints.completeSearch, { query: 'sky tower', page_num: 1 });
    const city = await api.call(searchEndpoints.citySearch, { city_id: 1, page_num: 1 });
    const home = await api.call(homeEndpoints.home, { lat: 35.7, lng: 139.8 });
    if (!search.ok || !city.ok || !home.ok) throw new Error('not answered');
    const said = JSON.stringify(home.value).split('Sky tower').length - 1;
    return [search.value.search_result.total, city.value.search_result.total, said];
  };
  const all = await found(without(null));
  expect(all.slice(0, 2)).toEqual([1, 1]);
  expect(all[2]).toBeGreaterThan(0);
  expect(await found(without('activities'))).toEqual([0, 0, 0]);
  const choice = { productId: tower.productId, optionId: 'entry', slotId: tower.slotId, units: { adult: 1 } };
  expect(code(await addToCart(shop.deps, { ...(await shop.buyer()), menu: ['hotels'] }, choice))).toBe('not_found');
  expect(code(await addToCart(shop.deps, await shop.buyer(), choice))).toBe('ok');
});
