import { describe, expect, it } from 'vitest';

import { readParty } from '#src/web/shared/storage/party.ts';
import { readSearchQuery, searchFilter, searchHref, toggled } from '#src/web/search/search-result/search-query.ts';
import { searchSchemas } from '#src/contract/search/search.schema.ts';
import { pages } from '#src/contract/pages.ts';

const site = { language: 'en' } as const;
const read = (search: string) => readSearchQuery(new URLSearchParams(search));
const nothing = read('');

describe('the address of a result page', () => {
  const full =
    'query=tower&sort=price_low&category=museum%2Ctour&city=3%2C1&date=2026-12-01&from=5&to=80&instant=1&free_cancel=1' +
    '&mobile_ticket=1&cancel_until=2026-11-30&guide=en%2Cja&access=step_free&adults=2&ages=6%2C11&view=map&area=139%2C35%2C141%2C37';

  it('says the same in both directions', () => {
    const now = read(full);
    const href = searchHref(site, now, { area: now.area });
    const back = new URL(href, 'http://here').searchParams;
    expect(readSearchQuery(back)).toEqual(now);
  });

  it('has a watched key for each thing that it says', () => {
    const keys = [...new URLSearchParams(full).keys(), 'page', 'shown'];
    expect(pages['search-result'].watched.toSorted()).toEqual(keys.toSorted());
  });

  it('marks an empty party only where a traveler was removed', () => {
    expect(read('adults=0&ages=')).toMatchObject({ party: null, nobody: true });
    expect(read('adults=0&ages=6')).toMatchObject({ party: { adults: 0, ages: [6] }, nobody: false });
    expect(searchHref(site, read('adults=2'), { party: null, nobody: true })).toBe('/search/result/?adults=0');
    // The next filter says nothing of it any more.
    expect(searchHref(site, read('adults=0'), { instant: true })).toBe('/search/result/?instant=1');
  });

  it('is empty without parameters', () => {
    expect(searchHref(site, nothing)).toBe('/search/result/');
  });

  it('begins at the first page, with the same part of the map, when anything else changes', () => {
    const now = { ...nothing, page: 3, shown: 2, view: 'map', area: [1, 2, 3, 4] } as const;
    expect(searchHref(site, now, { instant: true })).toBe('/search/result/?instant=1&view=map&area=1%2C2%2C3%2C4');
    expect(searchHref(site, now, { page: 4 })).toBe('/search/result/?page=4&view=map&area=1%2C2%2C3%2C4');
  });

  it.each([
    ['category=zoo', { categories: [] }],
    ['city=x,0,-1,7,7', { cities: [7] }],
    ['date=2026-02-30', { date: null }],
    ['date=tomorrow', { date: null }],
    ['page=0', { page: 1 }],
    ['page=1e309', { page: 1 }],
    ['page=-1', { page: 1 }],
    ['shown=9999', { shown: 1 }],
    ['sort=random', { sort: 'most_relevant' }],
    ['from=90&to=10', { from: 10, to: 90 }],
    ['guide=en,<b>,%00', { guides: ['en'] }],
    ['guide=EN-gb,en-GB,zh-hant,ZH', { guides: ['en-GB', 'zh-Hant', 'zh'] }],
    ['access=step_free,wings', { access: ['step_free'] }],
    ['area=1,2,1,4', { area: null }],
    [`query=${'x'.repeat(10_000)}`, { query: 'x'.repeat(200) }],
  ])('ignores an invalid parameter: %s', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });
});

describe('the filter of the call', () => {
  it.each([
    'adults=13',
    'adults=20&ages=1,2,3,4,5,6,7,8,9,10,11,12',
    'adults=6&ages=1,2,3,4,5,6,7',
    'guide=en-gb',
    'guide=EN,zh-hans,fil-ph',
    `guide=${'aa-bb,'.repeat(99)}`,
    'area=139.12345678901,35.12345678901,140.12345678901,36.12345678901',
    `city=${Array.from({ length: 99 }, (_, at) => 2_147_000_000 + at).join(',')}`,
    'from=999999999&to=999999999&date=2099-12-31&cancel_until=2099-12-31&page=1000&shown=20',
  ])('is one that the call takes, whatever the address says: %s', (search) => {
    const sent = Object.entries(searchFilter(read(search))).map(([name, value]) => [name, String(value)]);
    const { success } = searchSchemas.completeSearch.safeParse({ ...Object.fromEntries(sent), page_num: '1' });
    expect(success).toBe(true);
  });

  it('drops what is empty (spec §5)', () => {
    expect(searchFilter(nothing)).toEqual({ sort: 'most_relevant' });
  });

  it('names days as midnight UTC, and ages for all who travel (spec §5)', () => {
    expect(searchFilter(read('date=2026-12-01&adults=2&ages=6&cancel_until=2026-11-30&mobile_ticket=1'))).toEqual({
      sort: 'most_relevant',
      start_time: '2026-12-01T00:00:00Z',
      special_option_ids: ['mobile_ticket'],
      free_cancel_until: '2026-11-30T23:59:59Z',
      party: [30, 30, 6],
    });
  });
});

it.each([
  ['2', '6, 11', { adults: 2, ages: [6, 11] }],
  ['', '6、11', { adults: 0, ages: [6, 11] }],
  ['2', 'six', { adults: 2, ages: [] }],
  ['99', '', { adults: 12, ages: [] }],
  ['6', '1,2,3,4,5,6,7', { adults: 5, ages: [1, 2, 3, 4, 5, 6, 7] }],
  ['20', '1,2,3,4,5,6,7,8,9,10,11', { adults: 2, ages: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  ['-3', '', null],
  [null, null, null],
])('%s grown-ups and children of %s', (adults, ages, party) => {
  expect(readParty(adults, ages)).toEqual(party);
});

it('a choice is put in, and taken out again', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggled([1, 2], 1)).toEqual([2]);
});
