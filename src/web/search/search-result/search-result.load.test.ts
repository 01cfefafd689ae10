import { describe, expect, it } from 'vitest';

import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { SearchAnswer } from '#src/contract/search/search.ts';
import { loadSearchResult } from '#src/web/search/search-result/search-result.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const path = '/v2/usrcsrv/search/complete_search';

function card(id: number): ProductCard {
  return {
    id,
    slug: `tower-${id}`,
    title: { text: `Tower ${id}`, lang: 'en' },
    summary: { text: 'High.', lang: 'en' },
    category: 'attraction',
    destination: { id: 3, slug: 'tokyo', name: { text: 'Tokyo', lang: 'en' } },
    picture: 'tower-day-301',
    rating: null,
    from: { minor: 1_000, currency: 'USD' },
    before: null,
    deal: null,
    wished: null,
    freeCancelHours: null,
    booked: id === 7 ? 1_549 : null,
    instant: id % 2 === 0,
    lat: 35 + id / 100,
    lng: 139,
  };
}

const cards = Array.from({ length: 50 }, (_, place) => card(place + 1));

const answer: SearchAnswer = {
  aggr_condition: {
    destinations: [{ id: '3', count: 60, name: 'Tokyo', lang: 'en' }],
    frontend_tree: [{ id: 'attraction', count: 60 }],
    special_options: [{ id: 'instant', count: 30 }],
    guide_languages: [{ id: 'en', count: 4 }],
    accessibility: [{ id: 'step_free', count: 2 }],
    sort: [],
    time: { from: '2026-11-21', to: '2027-05-20', next: ['2026-11-21', '2026-11-22'] },
    price: {
      from: { minor: 651, currency: 'USD' },
      to: { minor: 7_817, currency: 'USD' },
      histogram: [
        { from: 5, to: 10, count: 4 },
        { from: 10, to: 80, count: 1 },
      ],
    },
  },
  search_result: { cards, total: 60, total_cap: 10_000, page_num: 1, page_size: 50 },
  relation_result: { cards: [card(99)], total: 1 },
  top_one_list: [],
  less_result: { loosened: [{ field: 'query' }, { field: 'start_time' }], cards: [card(98)], total: 1 },
  value_package_info: null,
  map: null,
};

async function load(query: string, says: SearchAnswer | string = answer, inBrowser = false) {
  const { context, calls: requested } = await loadContext({ page: 'search-result', query, answers: { [path]: says } });
  const loaded = await loadSearchResult({ ...context, inBrowser });
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return { view: loaded.data, head: loaded.head, asked: requested.map(({ input }) => input) };
}

describe('the calls of a result page', () => {
  it.each([
    ['', [{ page_num: 1, page_size: 10 }], 10],
    ['page=3', [{ page_num: 3, page_size: 10 }], 10],
    ['shown=3', [{ page_num: 1, page_size: 30 }], 30],
    [
      'shown=7',
      [
        { page_num: 1, page_size: 50 },
        { page_num: 2, page_size: 50 },
      ],
      70,
    ],
    [
      'page=2&shown=2',
      [
        { page_num: 2, page_size: 10 },
        { page_num: 3, page_size: 10 },
      ],
      20,
    ],
    ['view=map&shown=3', [{ page_num: 1, page_size: 50, is_map: true }], 50],
    ['area=1,2,3,4', [{ page_num: 1, page_size: 10, area: [1, 2, 3, 4] }], 10],
  ])('for "%s" are as few as may be', async (query, pages, count) => {
    const { view, asked: requested } = await load(query);
    expect(requested).toEqual(pages.map((page) => ({ sort: 'most_relevant', ...page })));
    expect(view.cards).toHaveLength(count);
  });

  it('that fail are an error page on the server, and a message in the page in the browser (spec §4)', async () => {
    await expect(load('', 'down')).rejects.toThrow('search: down');
    const { view } = await load('query=tower', 'down', true);
    expect(view).toMatchObject({ failed: true, cards: [], title: 'Results for “tower”' });
  });
});

describe('the view of results', () => {
  it('says what was found, and how far pages go', async () => {
    const { view, head } = await load('city=3');
    expect(view).toMatchObject({ title: 'Things to do in Tokyo', total: 60, page: 1, failed: false });
    expect(head.path).toBe('/search/result');
  });

  it('begins with the place named in the query, if it is a single one and no filter is set', async () => {
    const tokyo = {
      id: 3,
      slug: 'tokyo',
      name: { text: 'Tokyo', lang: 'en' },
      country: 'JP',
      summary: { text: 'Lights', lang: 'en' },
      picture: 'skyline-dusk-3',
      products: 60,
      lat: 35.7,
      lng: 139.7,
    };
    const named = { ...answer, top_one_list: [tokyo] };
    const best = async (query: string, says: SearchAnswer) => (await load(query, says)).view.best;
    expect(await best('query=tokyo', named)).toMatchObject({ href: '/city/3-tokyo/', text: '60 things to do' });
    expect(await best('query=tokyo+kyoto', { ...answer, top_one_list: [tokyo, { ...tokyo, id: 4 }] })).toBeNull();
    for (const later of ['page=2', 'view=map', 'city=3']) expect(await best(`query=tokyo&${later}`, named)).toBeNull();
    expect(await best('query=tower', answer)).toBeNull();
  });

  it('shows the price for the party beside the price that the filter uses', async () => {
    const [first = card(1)] = cards;
    const wished = { minor: 2_000, currency: 'USD' } as const;
    const found = { ...answer.search_result, cards: [{ ...first, wished }] };
    const wishedFor = async (query: string) => (await load(query, { ...answer, search_result: found })).view.cards[0];
    expect(await wishedFor('adults=2&ages=8')).toMatchObject({
      price: { amount: 'US$10' },
      wished: 'From US$20 in total for 3 people',
    });
    expect(await wishedFor('adults=1')).toMatchObject({ wished: 'For your search: from US$20' });
    expect(await wishedFor('date=2026-12-05')).toMatchObject({ wished: 'For your search: from US$20' });
  });

  it('turns each choice on and off by its own link', async () => {
    const { view } = await load('city=3&instant=1');
    const place = view.facets.groups.find((group) => group.key === 'places')?.choices[0];
    expect(place).toMatchObject({ text: 'Tokyo', selected: true, href: '/search/result/?instant=1' });
    expect(view.applied.map((one) => one.href)).toEqual(['/search/result/?instant=1', '/search/result/?city=3']);
    expect(view.facets.days.map((day) => day.href)[1]).toContain('date=2026-11-22');
  });

  it('has the prices as bars, those that the limits leave marked, and as limits in whole units', async () => {
    const { view } = await load('to=8');
    expect(view.facets.price).toMatchObject({ range: { from: 6, to: 79 } });
    expect(view.facets.price?.bars).toEqual([
      { from: 5, height: 100, within: true },
      { from: 10, height: 25, within: false },
    ]);
  });

  it('shows the number of bookings where it is published', async () => {
    const { view } = await load('');
    expect(view.cards.map((one) => one.booked).filter((one) => one !== null)).toEqual(['Booked 1.5k times']);
  });

  it('shows a badge only where it distinguishes results', async () => {
    const { view } = await load('');
    expect(view.cards.map((one) => one.badge !== null)).toContain(true);
    const instant = cards.filter((one) => one.instant);
    const all = { ...answer, search_result: { ...answer.search_result, cards: instant } };
    expect((await load('', all)).view.cards.every((one) => one.badge === null)).toBe(true);
  });

  it('says which filters were let go of', async () => {
    const { view } = await load('query=towre');
    expect(view.loosened?.text).toContain('some of your search words and date');
    expect(view.loosened?.cards).toHaveLength(1);
    expect(view.related).toHaveLength(1);
  });

  it('says that a total at the cap may be higher', async () => {
    const most = { ...answer, search_result: { ...answer.search_result, total: 10_000 } };
    expect((await load('', most)).view.count).toBe('More than 10,000 activities');
  });

  it('has all results on the map: clustered while there are more than are listed', async () => {
    const map = {
      area: { west: 138, south: 34, east: 141, north: 37 },
      dots: [{ lat: 35, lng: 139, count: 60, id: 1 }],
    };
    const { view } = await load('view=map', { ...answer, map });
    expect(view.map).toMatchObject({ points: map.dots, area: [138, 34, 141, 37] });
    expect(view.map?.names).toEqual([{ text: 'Tokyo', lang: 'en', lat: 35.01, lng: 139 }]);
    const few = { ...answer, map, search_result: { ...answer.search_result, total: 50 } };
    expect((await load('view=map', few)).view.map?.points).toHaveLength(50);
  });

  it('names the part of the map that is searched, with the address without it', async () => {
    const { view } = await load('area=1,2,3,4');
    expect(view.applied).toEqual([{ text: 'In this map area', href: '/search/result/' }]);
  });
});
