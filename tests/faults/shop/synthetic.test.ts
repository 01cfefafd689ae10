import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { forgetCatalogue } from '#src/actions/catalogue/forget-catalogue.ts';
import { listPages } from '#src/actions/content/list-pages.ts';
import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Caller } from '#src/actions/deps.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { importTowns } from '#src/actions/places/import-towns.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { layOutSlots } from '#src/actions/catalogue/slots/lay-out-slots.ts';
import { seedSynthetic } from '#src/actions/operations/seed-synthetic.ts';
import { stockSynthetic } from '#src/actions/catalogue/slots/stock-synthetic.ts';
import { inProcessClient } from '#src/api/serve.ts';
import { catalogueEndpoints } from '#src/contract/catalogue/catalogue.ts';
import { placesEndpoints } from '#src/contract/places/places.ts';
import { searchEndpoints } from '#src/contract/search/search.ts';
import { edges } from '#src/demo/synthetic/edge-rows.ts';
import { isSyntheticCity, isSyntheticProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import type { CityRow } from '#src/demo/synthetic/synthetic-cities.ts';
import { drawPage } from './draw-page.tsx';
import { contact, goodCard, openShop, value, type Shop } from './shop.ts';

const cities = JSON.parse(
  readFileSync(new URL('../../../catalogue/synthetic/cities.json', import.meta.url), 'utf8'),
) as CityRow[];
/** Every odd row once. */
const count = 997 * edges.length;

let shop: Shop;
let caller: Caller;

beforeAll(async () => {
  shop = await openShop();
  await seedSynthetic(shop.deps, { cities, count, seed: 1 });
  await refreshSearchItems(shop.deps);
  await followSearch(shop.deps);
  caller = await shop.buyer();
}, 120_000);
afterAll(() => shop.close());

/** The product of an odd row. */
const oddOne = (edge: (typeof edges)[number]): number => 1_000_000 + 997 * (edges.indexOf(edge) + 1);

const api = () => inProcessClient(shop.deps, caller);

async function activity(id: number) {
  const answer = await api().call(catalogueEndpoints.activity, { id });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** The first start with a place of a product that was looked at. */
async function firstStart(id: number): Promise<string> {
  const { options } = await activity(id);
  const [option] = options;
  const date = option?.nextDate ?? '';
  const answer = await api().call(catalogueEndpoints.activitySlots, { id, option: option?.id ?? '', date });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.slots.find((slot) => slot.vacancies > 0)?.slotId ?? '';
}

describe('a visitor of a synthetic catalogue', () => {
  it('finds what the search said on the page of the product: name, price, score, days', async () => {
    const found = await api().call(searchEndpoints.completeSearch, { query: 'tower', page_num: 1 });
    if (!found.ok) throw new Error(found.error.code);
    const card = found.value.search_result.cards.find(({ id }) => isSyntheticProduct(id));
    const shown = await activity(card?.id ?? 0);
    expect(shown.card).toEqual(card);
    expect(shown.options[0]?.from).toEqual(card?.from);
    expect(shown.reviews.length > 0).toBe((card?.rating?.count ?? 0) > 0);
    await drawPage(shop.deps, caller, {
      page: 'activity-options',
      params: { id: String(card?.id), path: card?.slug ?? '' },
    });
    await drawPage(shop.deps, caller, {
      page: 'activity-reviews',
      params: { id: String(card?.id), path: card?.slug ?? '' },
    });
  });

  it('chooses among the cities of the hits, each of which has a page with its name', async () => {
    const found = await api().call(searchEndpoints.completeSearch, { page_num: 1 });
    if (!found.ok) throw new Error(found.error.code);
    const places = found.value.aggr_condition.destinations.filter(({ id }) => isSyntheticCity(Number(id)));
    expect(places.length).toBe(60);
    const [best] = places;
    const city = await api().call(catalogueEndpoints.city, { id: Number(best?.id) });
    if (!city.ok) throw new Error(city.error.code);
    expect(city.value.destination).toMatchObject({ name: { text: best?.name }, products: best?.count });
    expect(city.value.products).toHaveLength(24);
    const params = { id: String(best?.id), path: city.value.destination.slug };
    const { head, html } = await drawPage(shop.deps, caller, { page: 'city', params });
    expect(html).toContain(best?.name);
    expect(html).toContain(`/search/result/?city=${best?.id}`);
    expect(head.robots).toBe('noindex');
  });

  it('pages through all that a place offers, and through each kind of it, by real links', async () => {
    const found = await api().call(searchEndpoints.completeSearch, { page_num: 1 });
    if (!found.ok) throw new Error(found.error.code);
    const best = found.value.aggr_condition.destinations.find(({ id }) => isSyntheticCity(Number(id)));
    const id = Number(best?.id);
    const read = async (input: { category_id?: number; page_num?: number }) => {
      const answer = await api().call(placesEndpoints.destination, { id, ...input });
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value;
    };
    const first = await read({});
    expect(first).toMatchObject({ total: best?.count, place: { name: { text: best?.name } } });
    const [kind] = first.categories;
    const ofKind = await read({ category_id: kind?.id ?? 0 });
    expect(ofKind).toMatchObject({ total: kind?.count, categories: first.categories });
    expect(new Set(ofKind.products.map(({ category }) => category))).toEqual(new Set([kind?.category]));
    const second = await read({ page_num: 2 });
    expect(first.products).toHaveLength(10);
    expect(second.products.filter((one) => first.products.some((before) => before.id === one.id))).toEqual([]);
    expect((await read({ page_num: 1_000 })).products).toEqual([]);
    expect(await api().call(placesEndpoints.destination, { id, category_id: 9_999 })).toMatchObject({ status: 404 });
    const path = first.place.slug ?? '';
    const params = { poiId: String(id), poiPath: path };
    const whole = await drawPage(shop.deps, caller, { page: 'destination', params });
    const categoryPath = { categoryId: String(kind?.id), categoryPath: kind?.category ?? '' };
    const part = await drawPage(shop.deps, caller, {
      page: 'destination-category',
      params: { ...params, ...categoryPath },
    });
    const address = `/destination/p${id}-${path}/`;
    expect(whole.html).toContain(`href="${address}${kind?.id}-${kind?.category}/"`);
    expect(whole.html).toContain(`href="${address}?page=2"`);
    expect([whole.head.robots, part.head.robots]).toEqual(['noindex', 'noindex']);
    const city = await drawPage(shop.deps, caller, {
      page: 'city',
      params: { id: String(id), path },
    });
    expect(city.html).toContain(`href="${address}"`);
  });

  it('is in no sitemap, and the shop lists no such product or place', async () => {
    forgetCatalogue(shop.deps.caches);
    await activity(1_000_001);
    const { listed } = await listPages(shop.deps);
    expect(listed.filter(({ id }) => isSyntheticProduct(id) || isSyntheticCity(id))).toEqual([]);
    const { live } = await openCatalogue(shop.deps);
    expect([...live.products.keys(), ...live.destinations.keys()].filter(isSyntheticProduct)).toEqual([]);
    expect(live.syntheticCities.size).toBe(cities.length);
  });

  it('may import towns at the position of synthetic cities: these are no destinations of the shop', async () => {
    const towns = cities.filter(({ name }) => ['Lagos', 'Lima', 'Oslo'].includes(name));
    const done = await importTowns(shop.deps, JSON.stringify(towns.map((town) => ({ ...town, wikidata: null }))));
    expect(done).toMatchObject({
      ok: true,
      rows: towns.length,
      sheet: { rejected: [] },
      stored: { added: towns.length },
    });
  });

  it('finds nothing where nothing was made up', async () => {
    for (const id of [1_000_000 + count + 1, 2_147_483_647]) {
      const answer = await api().call(catalogueEndpoints.activity, { id });
      expect(answer).toMatchObject({ ok: false, status: 404 });
    }
  });

  it.each(edges)('sees %s on a card and on its page, in three scripts', async (edge) => {
    const id = oddOne(edge);
    const { card } = await activity(id);
    const query = `city=${card.destination.id}&category=${card.category}`;
    for (const language of ['en', 'ja', 'ar-SA'] as const) {
      const { html, head } = await drawPage(shop.deps, caller, {
        page: 'activity',
        params: { id: String(id), path: card.slug },
        language,
      });
      expect(html).toContain('<h1');
      expect(head.robots).toBe('noindex');
      expect(html).not.toMatch(/NaN|undefined|\[object/);
      const list = await drawPage(shop.deps, caller, { page: 'search-result', query, language });
      expect(list.html).not.toMatch(/NaN|undefined|\[object/);
    }
  });

  it('is shown the special cases of a product', async () => {
    expect((await activity(oddOne('free'))).card.from).toMatchObject({ minor: 0 });
    expect((await activity(oddOne('no reviews'))).card.rating).toBeNull();
    const gone = await activity(oddOne('sold out for ever'));
    expect([gone.card.from, gone.options[0]?.nextDate]).toEqual([null, null]);
    expect((await activity(oddOne('right-to-left name'))).localName?.text).toMatch(/[\u0600-\u06ff]/);
    expect((await activity(oddOne('long title'))).card.title.text.length).toBeGreaterThan(190);
    expect((await activity(oddOne('no picture'))).pictures[0]).toBe('harbour-day-11');
  });
});

describe('a buyer of a synthetic product', () => {
  it('pays for it, and has a booking like any other', async () => {
    const id = 1_000_007;
    const slotId = await firstStart(id);
    value(
      await addToCart(shop.deps, caller, {
        productId: id,
        optionId: 'standard',
        slotId,
        units: { adult: 2, child: 1 },
      }),
    );
    const { page, checkout } = await shop.cartToPage(caller);
    await shop.payOnPage(page, goodCard);
    const order = value(await readOrder(shop.deps, caller, checkout.reference));
    expect(order.bookings.length).toBeGreaterThan(0);
    await shop.mustBeSound();
  });

  it('books for nothing what is free', async () => {
    const free = await shop.buyer();
    const id = oddOne('free');
    const slotId = await firstStart(id);
    value(await addToCart(shop.deps, free, { productId: id, optionId: 'standard', slotId, units: { adult: 1 } }));
    const { reference, quoteHash } = value(await openCheckout(shop.deps, free, randomUUID()));
    value(await payOrder(shop.deps, free, randomUUID(), { reference, quoteHash, contact, method: undefined }));
    const order = value(await readOrder(shop.deps, free, reference));
    expect(order.total.minor).toBe(0n);
    await shop.mustBeSound();
  });
});

describe('simultaneous first views', () => {
  const rows = async (id: number): Promise<readonly number[]> =>
    Promise.all([
      shop.count('select from product where id = $1', [id]),
      shop.count('select from option where product_id = $1', [id]),
      shop.count('select from unit where product_id = $1', [id]),
      shop.count('select from slot where product_id = $1', [id]),
      shop.count('select from search_touched where product_id = $1', [id]),
    ]);

  it('find one product, whose places exist once', async () => {
    const id = 1_000_100;
    await Promise.all(Array.from({ length: 8 }, () => stockSynthetic(shop.deps, [id])));
    const [product, option, unit, slots = 0, touched] = await rows(id);
    expect([product, option, unit, touched]).toEqual([1, 1, 2, 0]);
    expect(slots).toBeGreaterThan(20);
    expect(
      await shop.count('select from inventory i where not exists (select from slot s where s.inventory_id = i.id)'),
    ).toBe(0);
    await stockSynthetic(shop.deps, [id]);
    expect((await rows(id))[3]).toBe(slots);
  });

  it('would create its places twice without the row lock (red control)', async () => {
    const id = 1_000_101;
    await stockSynthetic(shop.deps, [id]);
    await shop.deps.db.query('delete from slot where product_id = $1', [id]);
    const layOut = () =>
      shop.deps.db.transaction(
        async (tx) => {
          await layOutSlots(tx, Date.now(), 10, { of: [id] });
          await pause(500);
        },
        { cause: 'lay out without waiting', attempts: 1 },
      );
    const ends = await Promise.allSettled([layOut(), layOut()]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('find the data of a new catalog once loaded, and the search retains it', async () => {
    const id = 1_000_100;
    const before = await activity(id);
    await seedSynthetic(shop.deps, { cities, count: 200, seed: 2 });
    await refreshSearchItems(shop.deps);
    forgetCatalogue(shop.deps.caches);
    const after = await activity(id);
    expect(after.card.title).not.toEqual(before.card.title);
    expect(await shop.count('select from search_item where product_id > 1000000')).toBe(200);
  });
});
