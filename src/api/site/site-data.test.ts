import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { forgetContent } from '#src/actions/content/versions/forget-content.ts';
import { siteDataRoutes } from '#src/api/site/site-data.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { siteDataEndpoints } from '#src/contract/site/site-data.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import { openApi, ownHeaders, type Api } from '../../../tests/api/open-api.ts';
import { testCaller } from '../../../tests/site.ts';

let api: Api;
beforeAll(async () => {
  api = await openApi();
  await api.deps.db.query(
    `insert into exchange_rate (on_date, currency, hkd_per_unit) values ('2020-01-03', 'USD', 7.77), ('2020-01-03', 'EUR', 8.65)`,
  );
});
afterAll(() => api.close());

type Reply = { readonly status: number; readonly body: string; readonly json: { success: boolean; result: unknown } };

async function send(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const reply = await api.server.inject({ url, headers: { ...ownHeaders, ...headers } });
  return { status: reply.statusCode, body: reply.body, json: reply.json() };
}

async function result<Value>(url: string, headers?: Record<string, string>): Promise<Value> {
  const { json } = await send(url, headers);
  expect(json.success).toBe(true);
  return json.result as Value;
}

describe('rates by date', () => {
  const at = '/v1/usrcsrv/exchange_rate';
  type Rates = { date: string | null; base: string; rates: Record<string, string>; earlier: Record<string, string> };

  it('gives those of the day or of the last day before it', async () => {
    const saturday = await result<Rates>(`${at}?date=2020-01-04`);
    expect(saturday).toEqual({
      date: '2020-01-03',
      base: 'HKD',
      rates: { EUR: '8.65', HKD: '1', USD: '7.77' },
      earlier: {},
    });
    expect((await result<Rates>(`${at}?date=2020-01-03`)).date).toBe('2020-01-03');
  });

  it('says of which day a rate is that is older than the others', async () => {
    await api.deps.db.query(
      `insert into exchange_rate (on_date, currency, hkd_per_unit) values ('2020-01-06', 'EUR', 8.7)`,
    );
    const monday = await result<Rates>(`${at}?date=2020-01-06`);
    expect(monday).toMatchObject({
      date: '2020-01-06',
      rates: { EUR: '8.7', USD: '7.77' },
      earlier: { USD: '2020-01-03' },
    });
  });

  it('gives today’s when no date is named, and for a day that has not come', async () => {
    const today = await result<Rates>(at);
    expect(today.date).toBe('2026-11-20');
    expect(Object.keys(today.rates).length).toBeGreaterThan(40);
    expect(await result<Rates>(`${at}?date=2099-01-01`)).toEqual(today);
  });

  it('gives none of a day before all rates', async () => {
    expect(await result<Rates>(`${at}?date=1999-01-04`)).toEqual({ date: null, base: 'HKD', rates: {}, earlier: {} });
  });

  it.each(['2020-02-30', '20200103', '2020-1-3', 'today', '2020-01-03T00:00:00Z', '2020-01-03%00', '0000-00-00'])(
    'refuses %s by name of the field',
    async (date) => {
      const { status, json } = await send(`${at}?date=${date}`);
      expect(status).toBe(400);
      expect(json).toEqual({ success: false, error: { code: 'bad_request', message: 'bad_request', field: 'date' } });
    },
  );
});

describe('the classification', () => {
  const at = '/v1/usrcsrv/general/classification/navigation/info';

  it('lists what is offered where', async () => {
    const { classifications } = await result<{
      classifications: {
        category: string;
        count: number;
        path: string;
        destinations: { count: number; path: string }[];
      }[];
    }>(`${at}?k_lang=ja`);
    expect(classifications.length).toBeGreaterThan(3);
    for (const one of classifications) {
      expect(one.path).toBe(`/ja/search/result/?category=${one.category}`);
      expect(one.destinations.reduce((sum, { count }) => sum + count, 0)).toBe(one.count);
      expect(one.destinations[0]?.path).toMatch(/^\/ja\/city\/\d+-[a-z-]+\/\?category=/);
    }
  });

  it('shows no more for a preview parameter (T-16)', async () => {
    const normal = await send(at);
    for (const value of ['1', 'true', '', 'x'.repeat(5000)])
      expect((await send(`${at}?admin_preview_mode=${value}`)).body).toBe(normal.body);
  });
});

it('names the pages that search engines should find, in the caller’s language', async () => {
  const { groups } = await result<{ groups: { key: string; links: { name: { lang: string }; path: string }[] }[] }>(
    '/v1/seosrv/public/query/navigation/basic/info?k_lang=ja',
  );
  expect(groups.map(({ key, links }) => [key, links.length])).toEqual([
    ['destinations', 2],
    ['activities', 6],
  ]);
  expect(groups[0]?.links[0]?.name.lang).toBe('ja');
  expect(groups[1]?.links[0]?.path).toMatch(/^\/ja\/activity\/\d+-[a-z0-9-]+\/$/);
});

it('guides to destinations by country', async () => {
  const { countries } = await result<{
    countries: { code: string; name: string; destinations: { slug: string; products: number }[] }[];
  }>('/v2/usrcsrv/destination/guide?k_lang=de');
  expect(countries.map(({ code, name }) => [code, name])).toEqual([
    ['FR', 'Frankreich'],
    ['HK', 'Hongkong'],
  ]);
  expect(countries[0]?.destinations[0]).toMatchObject({ slug: 'paris', products: 9 });
});

describe('the menu', () => {
  type Menu = {
    menu: { vertical: string; path: string; categories: { category: string; count: number; path: string }[] }[];
  };

  it('lists the available verticals with their product counts', async () => {
    const { menu } = await result<Menu>('/v1/usrcsrv/menu/category');
    expect(menu[0]).toMatchObject({ vertical: 'activities', path: '/search/result/' });
    const { result: total } = (await send('/v2/usrcsrv/component/page/home')).json as {
      result: { counts: { products: number } };
    } & Reply['json'];
    expect(menu[0]?.categories.reduce((sum, { count }) => sum + count, 0)).toBe(total.counts.products);
    expect(menu.map(({ vertical }) => vertical)).toEqual(expect.arrayContaining(['rails', 'hotels', 'car-rentals']));
  });
});

it('limits the menu to what an affiliate’s agreement allows', async () => {
  const route = siteDataRoutes.find(({ endpoint }) => endpoint.path === siteDataEndpoints.menuCategory.path);
  const send = (menu: readonly MenuVertical[]) =>
    route?.handle(api.deps, {}, { caller: { ...testCaller, menu }, idempotencyKey: '', head: {} });
  expect(await send(['hotels', 'rails'])).toMatchObject({
    value: {
      menu: [
        { vertical: 'rails', path: '/rails/' },
        { vertical: 'hotels', path: '/hotels/' },
      ],
    },
  });
  expect(await send(['deals', 'activities'])).toMatchObject({
    value: { menu: [{ vertical: 'activities' }, { vertical: 'deals', path: '/deals/' }] },
  });
  expect(await send(['value-packs'])).toMatchObject({ value: { menu: [{ path: '/deals/?kind=value_pack' }] } });
});

describe('the menu of content', () => {
  const write = async (words: readonly string[]): Promise<void> => {
    const texts = { en: { title: 'Menu', summary: 'Menu.', blocks: [{ kind: 'menu', of: words }] } };
    await api.deps.db.query(`insert into content_item (type, key) values (16, 'menu') on conflict do nothing`);
    const { rows } = await api.deps.db.query<{ next: number }>(
      `insert into content_version (type, key, version, slot, platforms, markets, languages, residences, partners, priority, texts,
         author, note)
       select 16, 'menu', coalesce(max(version), 0) + 1, 'menu', 15, '{}', '{}', '{}', '{}', 0, $1::jsonb, 'x', 'y'
       from content_version where type = 16 and key = 'menu' returning version as next`,
      [JSON.stringify(texts)],
    );
    await api.deps.db.query(`update content_item set published = $1 where type = 16 and key = 'menu'`, [rows[0]?.next]);
    forgetContent(api.deps.caches);
  };
  type Menu = { menu: { vertical: string; categories: { category: string }[] }[] };
  type Classes = { classifications: { category: string }[] };
  const menu = async (): Promise<unknown[]> =>
    (await result<Menu>('/v1/usrcsrv/menu/category')).menu.map(({ vertical, categories }) => [
      vertical,
      ...categories.map(({ category }) => category),
    ]);
  const at = '/v1/usrcsrv/general/classification/navigation/info';
  const classes = async (): Promise<string[]> =>
    (await result<Classes>(at)).classifications.map(({ category }) => category);

  it('says what both calls answer, and in which order', async () => {
    await write(['deals', 'museum', 'rails', 'attraction']);
    expect(await menu()).toEqual([['deals'], ['activities', 'museum', 'attraction'], ['rails']]);
    expect(await classes()).toEqual(['museum', 'attraction']);
    await write(['hotels']);
    expect(await menu()).toEqual([['hotels']]);
    expect(await classes()).toEqual([]);
  });

  it('shows no more than the agreement with an affiliate allows', async () => {
    await write(['deals', 'museum', 'hotels']);
    const to = (endpoint: Pick<Endpoint<never, never>, 'path'>, caller: typeof testCaller) =>
      siteDataRoutes
        .find((one) => one.endpoint.path === endpoint.path)
        ?.handle(api.deps, {}, { caller, idempotencyKey: '', head: {} });
    const caller = { ...testCaller, menu: ['hotels', 'rails'] as const };
    expect(await to(siteDataEndpoints.menuCategory, caller)).toMatchObject({
      value: { menu: [{ vertical: 'hotels' }] },
    });
    expect(await to(siteDataEndpoints.classificationNavigation, caller)).toEqual({
      ok: true,
      value: { classifications: [] },
    });
  });
});

describe('closed lists', () => {
  type Types = { type: string; items: { id: string; name: string | null; value: number | null }[] };
  const list = async (type: string, query = ''): Promise<Types> =>
    result<Types>(`/v1/usrcsrv/generic/types/${type}${query}`);

  it('gives each its members', async () => {
    expect((await list('category')).items[0]).toEqual({ id: 'attraction', name: null, value: null });
    expect((await list('unit')).items).toContainEqual({ id: 'ADULT', name: null, value: null });
    expect((await list('language')).items).toHaveLength(26);
    expect((await list('currency', '?k_lang=de')).items).toContainEqual({
      id: 'JPY',
      name: 'Japanischer Yen',
      value: 0,
    });
    const residences = (await list('residence')).items;
    expect(residences.length).toBeGreaterThanOrEqual(100);
    for (const [id, value] of [
      ['HK', 2],
      ['SG', 15],
      ['US', 28],
    ] as const)
      expect(residences.find((one) => one.id === id)?.value).toBe(value);
    expect((await list('vertical', '?platform=mobile')).items).toContainEqual({
      id: 'activities',
      name: null,
      value: null,
    });
  });

  it('takes the bits of a platform for the name of its device', async () => {
    const [phone, desktop] = await Promise.all([
      list('vertical', '?platform=mobile'),
      list('vertical', '?platform=desktop'),
    ]);
    for (const bits of ['1', '2', '3', '4']) expect(await list('vertical', `?platform=${bits}`)).toEqual(phone);
    expect(await list('vertical', '?platform=8')).toEqual(desktop);
    expect((await list('vertical', '?platform=15')).items).toEqual(expect.arrayContaining([...phone.items]));
  });

  it.each(['0', '16', '-1', '4.5'])('refuses %s, which is no sum of platform bits', async (bits) => {
    const { status, json } = await send(`/v1/usrcsrv/generic/types/vertical?platform=${bits}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { field: 'platform' } });
  });

  it.each(['colour', 'constructor', '__proto__', 'CATEGORY'])('does not know %s', async (type) => {
    const { status, json } = await send(`/v1/usrcsrv/generic/types/${type}`);
    expect(status).toBe(404);
    expect(json).toMatchObject({ success: false, error: { code: 'not_found' } });
  });

  it('refuses an unknown platform by name of the field', async () => {
    const { status, json } = await send('/v1/usrcsrv/generic/types/category?platform=toaster');
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { field: 'platform' } });
  });
});

describe('a country', () => {
  it('is known by the number of its residence', async () => {
    const country = await result<{
      id: number;
      code: string;
      name: string;
      currencies: string[];
      destinations: unknown[];
    }>('/v1/usrcsrv/country/2/basic_info?k_lang=ja');
    expect(country).toMatchObject({ id: 2, code: 'HK', currencies: ['HKD'] });
    expect(country.destinations).toHaveLength(1);
  });

  it('may have nothing on sale', async () => {
    expect(await result('/v1/usrcsrv/country/28/basic_info')).toEqual({
      id: 28,
      code: 'US',
      name: 'United States',
      currencies: [],
      destinations: [],
    });
  });

  it.each(['0', '1', '2147483647', '9999999999', '-2', 'HK', '2e0'])('is not found by %s', async (id) => {
    expect((await send(`/v1/usrcsrv/country/${id}/basic_info`)).status).toBe(404);
  });
});
