import { describe, expect, it } from 'vitest';

import { poiListHref, poiListInput, readPoiListQuery } from '#src/web/places/poi-list/poi-list-query.ts';

const site = { language: 'ja' } as const;

function read(type: string, query: string) {
  return readPoiListQuery(type, new URLSearchParams(query));
}

describe('the address of a list of places', () => {
  it('is read with all it says', () => {
    expect(read('poiList', 'place=3&kind=museum&page=2&query=tower')).toEqual({
      type: 'poiList',
      place: 3,
      kind: 'museum',
      query: 'tower',
      page: 2,
    });
  });

  it.each([
    'place=0',
    'place=-1',
    'place=1e99',
    'place=x',
    'place=2147483648',
    'place=1.5',
    'kind=spaceship',
    'page=0',
  ])('leaves out what it cannot mean: %s', (query) => {
    expect(read('nearbyList', query)).toEqual({ type: 'nearbyList', place: null, kind: null, query: '', page: 1 });
  });

  it('truncates long text', () => {
    expect(read('searchList', `query=${'x'.repeat(10_000)}`).query).toHaveLength(100);
  });

  it('preserves the parameters that another type supports', () => {
    const now = read('poiList', 'place=3&kind=museum&page=2');
    expect(poiListHref(site, now, {})).toBe('/ja/poi/poiList/?place=3&kind=museum');
    expect(poiListHref(site, now, { page: 3 })).toBe('/ja/poi/poiList/?place=3&kind=museum&page=3');
    expect(poiListHref(site, now, { type: 'activityList' })).toBe('/ja/poi/activityList/?place=3');
    expect(poiListHref(site, now, { type: 'searchList' })).toBe('/ja/poi/searchList/?kind=museum');
  });
});

describe('the query of a list', () => {
  it.each([
    ['activityList', '', { type: 'activityList' }],
    ['activityList', 'place=3&kind=museum', { type: 'activityList', place_id: 3 }],
    ['nearbyList', '', null],
    ['nearbyList', 'place=1001', { type: 'nearbyList', place_id: 1001 }],
    ['poiList', 'kind=beach', { type: 'poiList', kind: 'beach' }],
    ['searchList', 'query=%20', null],
    ['searchList', 'query=tower&place=3', { type: 'searchList', query: 'tower' }],
  ])('%s?%s', (type, query, input) => {
    expect(poiListInput(read(type, query))).toEqual(input);
  });
});
