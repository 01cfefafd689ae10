import { describe, expect, it } from 'vitest';

import { routes } from '#src/api/routes.ts';
import { filePaths } from '#src/contract/site/file-paths.ts';
import { readRequestTarget } from '#src/domain/site/addresses/request-target.ts';
import type { UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import { apiBases } from '#src/server/context/api-path.ts';
import { classOf } from '#src/server/pages/request-class.ts';

const of = (path: string, exact = true) => classOf({ path, exact });
/** An address that a pattern fits. */
const sample = ({ parts }: UrlPattern): string =>
  parts.map((part) => (part.kind === 'literal' ? part.text : part.kind === 'int' ? '1' : 'ABCDEF12')).join('');

/** Calls with an `Idempotency-Key` that move neither money nor stock. */
const keyedOnly = ['/v3/usrcsrv/user/register/guest', '/v1/promosrv/coupons/redeem', '/v1/promosrv/referral/joins'];
/** Calls without such a key that belong to a checkout all the same. */
const besideKeyed = [
  '/v1/ordersrv/checkout/:reference(key)',
  '/v1/ordersrv/checkout/:reference(key)/leave',
  '/v1/ordersrv/checkout/:reference(key)/attend',
  '/v1/ordersrv/bookings/:reference(key)/cancel_quote',
  '/v1/ordersrv/bookings/:reference(key)/amend_quote',
];
const slow = ['/v1/privacysrv/ask_export', '/v1/privacysrv/my_data'];

describe('the class of a request', () => {
  it.each(apiBases)('is read from the endpoint table, on the base "%s"', (base) => {
    for (const { endpoint } of routes) {
      const { source } = endpoint.path;
      const isCheckout = (endpoint.idempotent && !keyedOnly.includes(source)) || besideKeyed.includes(source);
      const wanted = isCheckout ? 'checkout' : slow.includes(source) ? 'work' : 'page';
      expect([source, of(base + sample(endpoint.path))]).toEqual([source, wanted]);
    }
  });

  it('knows every call that the lists of this test name', () => {
    const known = new Set(routes.map(({ endpoint }) => endpoint.path.source));
    expect([...keyedOnly, ...besideKeyed, ...slow].filter((source) => !known.has(source))).toEqual([]);
  });

  it('of files that gather a person’s data is "work", of all others "page"', () => {
    for (const [name, pattern] of Object.entries(filePaths))
      for (const base of apiBases)
        expect([name, of(base + sample(pattern))]).toEqual([name, name.startsWith('export') ? 'work' : 'page']);
  });

  it('counts the whole path: an address that only contains such a call is none', () => {
    expect(of('/v1/ordersrv/checkout/open')).toBe('checkout');
    for (const path of [
      '/x/v1/ordersrv/checkout/open',
      '/activity/1-v1/paysrv/webhook',
      '/xos_gc/xos_gc/v1/ordersrv/checkout/open',
      '/search/v1/ordersrv/redeem',
      '/v1/ordersrv/checkout/open/more',
      '/v1/logsrv/usrcsrv/user/export',
    ])
      expect([path, of(path)]).toEqual([path, 'page']);
    expect(of('/v1/ordersrv/checkout/open', false)).toBe('page');
  });

  it('of pages that take payment is "checkout" in every language, and of lists for machines "work"', () => {
    expect(['/platform/pay/', '/ja/platform/pay', '/zh-cn/payment/success/'].map((path) => of(path))).toEqual([
      'checkout',
      'checkout',
      'checkout',
    ]);
    expect(
      ['/sitemap.xml', '/sitemaps/pages-en-1.xml', '/deals/rss.xml', '/ja/deals/rss.xml'].map((path) => of(path)),
    ).toEqual(Array(4).fill('work'));
    expect(classOf(null)).toBe('page');
  });

  it.each([
    ['/v1/ordersrv/checkout/K7QX2M9DPA/pay', 'checkout'],
    ['/xos_gc/v1/ordersrv/bookings/K7QX2M9DPA/cancel', 'checkout'],
    ['/v1/paysrv/webhook', 'checkout'],
    ['/ja/platform/pay/?reference=1', 'checkout'],
    ['/zh-CN/payment/success/', 'checkout'],
    ['/sitemap.xml', 'work'],
    ['/ja/search/result/?query=payment', 'page'],
    ['/v1/usrcsrv/cart/add', 'page'],
    ['/', 'page'],
  ] as const)('of the address %s is %j', (url, expected) => expect(classOf(readRequestTarget(url))).toBe(expected));
});
