import { describe, expect, it } from 'vitest';

import type { DestinationAnswer } from '#src/contract/places/places.ts';
import type { UrlParams } from '#src/domain/site/addresses/url-pattern.ts';
import { loadDestination } from '#src/web/places/destination/destination.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const tokyo = { id: 3, slug: 'tokyo', name: { text: 'Tokyo', lang: 'en' } };

const answer: DestinationAnswer = {
  place: {
    ...tokyo,
    type: 'destination',
    country: { code: 'JP', name: 'Japan' },
    localName: { text: '東京', lang: 'ja' },
    text: { text: 'A large city.', lang: 'en' },
    original: null,
    translation: null,
    picture: 'tower-dusk-12',
    lat: 35.68,
    lng: 139.76,
    timeZone: 'Asia/Tokyo',
    destination: tokyo,
  },
  categories: [
    { id: 3, category: 'museum', count: 20 },
    { id: 4, category: 'tour', count: 5 },
  ],
  category: null,
  products: [],
  total: 25,
  page_num: 1,
  page_size: 10,
  pois: [],
};

const museums: DestinationAnswer = {
  ...answer,
  category: { id: 3, category: 'museum', count: 20, text: { text: 'Out of the rain.', lang: 'en' } },
  total: 20,
};

async function load(params: UrlParams, found: DestinationAnswer | string = answer, query = '') {
  const { context, calls: requested } = await loadContext({
    page: 'destination',
    params,
    query,
    answers: { '/v2/usrcsrv/destination/:id': found },
  });
  return { loaded: await loadDestination(context), asked: requested };
}

describe('the page of a destination', () => {
  it('has one address, with and without a category', async () => {
    const moved = { kind: 'moved', path: '/destination/p3-tokyo' };
    expect((await load({ poiId: '3' })).loaded).toEqual(moved);
    expect((await load({ poiId: '3', poiPath: 'edo' })).loaded).toEqual(moved);
    const category = { poiId: '3', poiPath: 'tokyo', categoryId: '3' };
    const movedTo = { kind: 'moved', path: '/destination/p3-tokyo/3-museum' };
    expect((await load(category, museums)).loaded).toEqual(movedTo);
    expect((await load({ ...category, categoryPath: 'tour' }, museums)).loaded).toEqual(movedTo);
    expect((await load({ ...category, categoryPath: 'museum' }, museums)).loaded).toMatchObject({
      kind: 'page',
      data: { text: { text: 'Out of the rain.' }, allHref: '/destination/p3-tokyo/' },
      head: { path: '/destination/p3-tokyo/3-museum' },
    });
    expect((await load({ poiId: '77' }, 'not_found')).loaded).toEqual({ kind: 'missing' });
  });

  it('has a tab for each category with its number, the chosen one marked', async () => {
    const { loaded } = await load({ poiId: '3', poiPath: 'tokyo', categoryId: '3', categoryPath: 'museum' }, museums);
    expect(loaded).toMatchObject({
      data: {
        tabs: [
          { href: '/destination/p3-tokyo/', selected: false, count: '25' },
          { href: '/destination/p3-tokyo/3-museum/', selected: true, count: '20' },
          { href: '/destination/p3-tokyo/4-tour/', selected: false, count: '5' },
        ],
      },
    });
  });

  it('shows all pages up to the requested one, and excludes later ones from search engines', async () => {
    const params = { poiId: '3', poiPath: 'tokyo' };
    const first = await load(params);
    expect(first.asked).toHaveLength(1);
    expect(first.loaded).not.toHaveProperty('head.robots');
    expect(first.loaded).toMatchObject({
      data: { more: { more: { href: '/destination/p3-tokyo/?page=2', count: 10 } } },
    });
    const third = await load(params, answer, 'page=3');
    expect(third.asked.map(({ input }) => input)).toEqual([
      { id: 3, page_num: 1 },
      { id: 3, page_num: 2 },
      { id: 3, page_num: 3 },
    ]);
    expect(third.loaded).toMatchObject({ data: { more: null }, head: { robots: 'noindex' } });
  });

  it('excludes an empty place from search engines', async () => {
    const { loaded } = await load({ poiId: '3', poiPath: 'tokyo' }, { ...answer, total: 0, categories: [] });
    expect(loaded).toMatchObject({ kind: 'page', head: { robots: 'noindex' } });
  });
});
