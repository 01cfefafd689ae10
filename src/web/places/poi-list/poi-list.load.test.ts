import { describe, expect, it } from 'vitest';

import { loadPoiList } from '#src/web/places/poi-list/poi-list.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const list = '/v2/usrcsrv/poi/list';
const destinations = '/v2/usrcsrv/destinations';
const nothing = {
  place: null,
  pois: [],
  products: [],
  towns: [],
  total: { pois: 0, products: 0 },
  page_num: 1,
  page_size: 10,
};

async function load(type: string, query = '', found: object | string = { type, ...nothing }) {
  const answers = { [list]: found, [destinations]: { regions: [] } };
  const { context, calls: requested } = await loadContext({ page: 'poi-list', params: { type }, query, answers });
  return { loaded: await loadPoiList(context), asked: requested.filter(({ path }) => path === list) };
}

describe('the lists of places', () => {
  it('wait for a place or text, and send no request before', async () => {
    for (const type of ['nearbyList', 'searchList']) {
      const { loaded, asked: requested } = await load(type);
      expect(requested).toEqual([]);
      expect(loaded).toMatchObject({ kind: 'page', data: { waits: true, count: null }, head: { robots: 'noindex' } });
    }
  });

  it('are nowhere for an unknown place', async () => {
    expect((await load('poiList', 'place=77', 'not_found')).loaded).toEqual({ kind: 'missing' });
  });

  it('are indexed at their first address only', async () => {
    expect((await load('poiList')).loaded).not.toHaveProperty('head.robots');
    expect((await load('activityList')).loaded).not.toHaveProperty('head.robots');
    expect((await load('poiList', 'kind=beach')).loaded).toHaveProperty('head.robots', 'noindex');
    expect((await load('poiList', 'page=2')).loaded).toHaveProperty('head.robots', 'noindex');
  });

  it('lead on to towns of the name that is sought', async () => {
    const town = { id: 1_000_123, slug: 'versailles', name: { text: 'Versailles', lang: 'en' } };
    const { loaded } = await load('searchList', 'query=versail', { type: 'searchList', ...nothing, towns: [town] });
    expect(loaded).toMatchObject({
      data: { towns: [{ text: 'Versailles', href: '/destination/p1000123-versailles/', selected: false }] },
    });
  });

  it('go on as long as one of their two parts does', async () => {
    const found = { type: 'nearbyList', ...nothing, total: { pois: 3, products: 14 } };
    const { loaded } = await load('nearbyList', 'place=3', found);
    expect(loaded).toMatchObject({ data: { more: { more: { href: '/poi/nearbyList/?place=3&page=2', count: 4 } } } });
  });
});
