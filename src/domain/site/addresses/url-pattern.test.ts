import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildUrl, matchUrl, segmentPaths, urlPattern } from '#src/domain/site/addresses/url-pattern.ts';

const activity = urlPattern('/activity/:id:path?');
const poi = urlPattern('/poi/:type(poiList|nearbyList)');
const voucher = urlPattern('/voucher/:reference(key)');
const deals = urlPattern('/deals/:scope(coureg|city)/:id:path?');

describe('matching', () => {
  it('reads numbers, slugs, keys and lists', () => {
    expect(matchUrl(activity, '/activity/12')).toEqual({ id: '12' });
    expect(matchUrl(activity, '/activity/12-night-market')).toEqual({ id: '12', path: 'night-market' });
    expect(matchUrl(activity, '/activity/12-%E5%A4%9C')).toEqual({ id: '12', path: '%E5%A4%9C' });
    expect(matchUrl(poi, '/poi/nearbyList')).toEqual({ type: 'nearbyList' });
    expect(matchUrl(voucher, '/voucher/K7M2P9QXTA')).toEqual({ reference: 'K7M2P9QXTA' });
    expect(matchUrl(deals, '/deals/city/3-bangkok')).toEqual({ scope: 'city', id: '3', path: 'bangkok' });
    expect(matchUrl(urlPattern('/'), '/')).toEqual({});
  });

  it.each([
    '/activity/0',
    '/activity/012',
    '/activity/-1',
    '/activity/1e3',
    '/activity/2147483648',
    '/activity/99999999999',
    '/activity/12night',
    '/activity/12/x',
    '/activity/12-a/b',
    '/activity/',
    '/activity/12-a b',
    `/activity/12-${'a'.repeat(121)}`,
    '/x/activity/12',
  ])('knows nothing at %s', (path) => {
    expect(matchUrl(activity, path)).toBeNull();
  });

  it('takes the largest number a row can have', () => {
    expect(matchUrl(activity, '/activity/2147483647')).toEqual({ id: '2147483647' });
  });

  it('takes dots in a pattern for dots', () => {
    expect(matchUrl(urlPattern('/robots.txt'), '/robotsxtxt')).toBeNull();
  });

  it.each(['', 'activity'])('refuses the pattern %j', (source) => {
    expect(() => urlPattern(source)).toThrow('malformed');
  });
});

describe('building an address', () => {
  it('fills in what was read', () => {
    expect(buildUrl(activity, { id: '12', path: 'night-market' })).toBe('/activity/12-night-market');
    expect(buildUrl(activity, { id: '12' })).toBe('/activity/12');
    expect(buildUrl(activity, { id: '12', path: '' })).toBe('/activity/12');
    expect(buildUrl(deals, { scope: 'coureg', id: '3' })).toBe('/deals/coureg/3');
  });

  it('says what the specification says when a parameter is missing (spec §5)', () => {
    expect(() => buildUrl(activity, {})).toThrow('url parameter not find');
  });

  it.each<[string, Record<string, string>]>([
    ['a path in a number', { id: '12/../../x' }],
    ['a query in a number', { id: '12?x=1' }],
    ['a segment in a slug', { id: '12', path: 'a/b' }],
    ['a backslash in a slug', { id: '12', path: 'a\\b' }],
    ['a query in a slug', { id: '12', path: 'a?admin=1' }],
    ['a fragment in a slug', { id: '12', path: 'a#b' }],
    ['a line in a slug', { id: '12', path: 'a\r\nb' }],
  ])('lets no value out of its segment: %s', (_name, params) => {
    expect(() => buildUrl(activity, params)).toThrow('does not fit');
  });

  it('accepts only the values of closed lists', () => {
    expect(() => buildUrl(poi, { type: 'toString' })).toThrow('does not fit');
  });

  it('is undone by matching', () => {
    const slug = fc.stringMatching(/^[a-z0-9%.-]{1,40}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), slug, (id, path) => {
        expect(matchUrl(activity, buildUrl(activity, { id: String(id), path }))).toEqual({ id: String(id), path });
      }),
    );
  });
});

it('writes lists out for a router of segments', () => {
  expect(segmentPaths(deals)).toEqual(['/deals/coureg/:segment3', '/deals/city/:segment3']);
  expect(segmentPaths(activity)).toEqual(['/activity/:segment2']);
});
