import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodCard, openShop, value, type Shop } from '../../../tests/faults/shop/shop.ts';
import { testDoor, testHost, testSite } from '../../../tests/site.ts';
import { requestExport } from '#src/actions/accounts/privacy/request-export.ts';
import { exportKey } from '#src/actions/accounts/privacy/export-key.ts';
import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { lookupOrder } from '#src/actions/orders/links/lookup-order.ts';
import { noticeRecipientHash } from '#src/actions/accounts/notices/notice-recipient-hash.ts';
import { accountEventToken } from '#src/actions/accounts/notices/account-event-token.ts';
import { orderLinkKey } from '#src/actions/orders/links/order-link-key.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { renewLinks } from '#src/actions/orders/links/renew-links.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import { voucherLinkKey } from '#src/actions/orders/links/voucher-link-key.ts';
import { openVisit } from '#src/actions/reviews/open-visit.ts';
import type { Caller } from '#src/actions/deps.ts';
import { pages } from '#src/contract/pages.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { exchangeLinks } from '#src/server/forms/link-exchange.ts';
import { callerOf } from '#src/server/cookies/session-cookies.ts';
import { siteNow } from '#src/server/pages/site-now.ts';
import { anonymousCaller } from '#src/server/context/anonymous-visitor.ts';
import { takeCookies } from '#src/server/cookies/take-cookies.ts';
import { pageVariants } from '#src/server/cookies/variants.ts';
import { webPages } from '#src/server/pages/web-pages.ts';
import { renderPage } from '#src/web/entry-server.tsx';

const https: SiteSettings = {
  ...testSite,
  hosts: [
    { ...testHost, host: 'shop.example', origin: 'https://shop.example' },
    { ...testHost, host: 'partner.shop.example', origin: 'https://partner.shop.example' },
  ],
};

let shop: Shop;
let owner: Caller;
/** Two orders of the same traveler, each with one voucher. */
let first: Bought;
let second: Bought;
let nowMs = Date.now();
const servers: FastifyInstance[] = [];

type Bought = { readonly order: string; readonly booking: string };

beforeAll(async () => {
  const opened = await openShop();
  shop = { ...opened, deps: { ...opened.deps, clock: () => nowMs } };
  owner = await shop.buyer();
  first = await bought();
  second = await bought();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await shop.close();
});

async function bought(): Promise<Bought> {
  const { page, checkout } = await shop.toPage(owner, await shop.slot());
  await shop.payOnPage(page, goodCard);
  const order = value(await readOrder(shop.deps, owner, checkout.reference));
  return { order: checkout.reference, booking: order.bookings[0]?.reference ?? '' };
}

/** Returns a server whose every address responds with the caller, as the site established it. */
async function serverFor(site: SiteSettings): Promise<FastifyInstance> {
  const isHttps = site.hosts[0].origin.startsWith('https:');
  const server = Fastify();
  servers.push(server);
  await takeCookies(server, { https: isHttps });
  exchangeLinks(server, shop.deps, site);
  const whoCalls = callerOf(shop.deps, { https: isHttps, cookieKeys: site.cookieKeys });
  server.get('/*', (request, reply) => {
    const [host = ''] = (request.headers.host ?? '').split(':', 1);
    return whoCalls(request, reply, { ...testDoor, site: { ...testDoor.site, host } });
  });
  return server;
}

const orderKey = (reference: string): string => orderLinkKey(shop.deps, { reference, version: 1 });
const voucherKey = (reference: string): string =>
  voucherLinkKey(shop.deps, { reference, version: 1, endsAt: new Date(nowMs).toISOString() });
const mailToken = (): string => unsubscribeToken(shop.deps, addressHash(shop.deps, 'traveler@example.com'));

/** Returns the browser's jar after an answer. */
function jarOf(answer: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(answer.cookies.map((one) => [one.name, one.value]));
}

type Case = readonly [name: string, address: () => string, clean: () => string];
const noticed = '00000000-0000-4000-8000-000000000001';
const cases: readonly Case[] = [
  [
    'a voucher',
    () => `/voucher/${first.booking}/?key=${voucherKey(first.booking)}`,
    () => `/voucher/${first.booking}/`,
  ],
  [
    'a voucher in another language, without its slash',
    () => `/ja/voucher/${first.booking}?key=${voucherKey(first.booking)}`,
    () => `/ja/voucher/${first.booking}/`,
  ],
  [
    'an order, with the part of the page that is asked for',
    () => `/order-lookup/?order=${first.order}&key=${orderKey(first.order)}&part=messages`,
    () => `/order-lookup/?order=${first.order}&part=messages`,
  ],
  [
    'receipts',
    () => `/order-receipt/?order=${first.order}&key=${orderKey(first.order)}`,
    () => `/order-receipt/?order=${first.order}`,
  ],
  ['a review', () => `/review/${first.booking}/?key=${orderKey(first.order)}`, () => `/review/${first.booking}/`],
  [
    'a security notice',
    () => `/secure-account/?token=${accountEventToken(shop.deps, noticed, 'a@mail.example')}`,
    () => `/secure-account/?notice=${noticed.replaceAll('-', '')}${noticeRecipientHash(shop.deps, 'a@mail.example')}`,
  ],
  ['mail choices', () => `/unsubscribe/?token=${mailToken()}`, () => '/unsubscribe/?from=mail'],
  [
    'a PDF of a voucher',
    () => `/v1/ordersrv/vouchers/${first.booking}/voucher.pdf?k_lang=ja&key=${voucherKey(first.booking)}`,
    () => `/v1/ordersrv/vouchers/${first.booking}/voucher.pdf?k_lang=ja`,
  ],
  [
    'a calendar entry, on the guests\u2019 base',
    () => `/xos_gc/v1/ordersrv/vouchers/${first.booking}/visit.ics?key=${voucherKey(first.booking)}`,
    () => `/xos_gc/v1/ordersrv/vouchers/${first.booking}/visit.ics`,
  ],
  [
    'a receipt',
    () => `/v1/ordersrv/receipts/${first.order}/R-2026-000001.pdf?key=${orderKey(first.order)}`,
    () => `/v1/ordersrv/receipts/${first.order}/R-2026-000001.pdf`,
  ],
  [
    'a picture of a conversation',
    () =>
      `/v1/supportsrv/pictures/00000000-0000-4000-8000-000000000000.jpg?order=${first.order}&key=${orderKey(first.order)}`,
    () => `/v1/supportsrv/pictures/00000000-0000-4000-8000-000000000000.jpg?order=${first.order}`,
  ],
];

describe.each([
  ['http', testSite, 'localhost', 'link_pass'],
  ['https', https, 'shop.example', '__Host-link_pass'],
] as const)('over %s, the link of', (_scheme, site, host, cookie) => {
  it.each(cases)('%s is exchanged for a cookie, and the key leaves the address', async (_name, address, clean) => {
    const server = await serverFor(site);
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.inject({ method, url: address(), headers: { host } });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, clean()]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(Object.keys(jarOf(answer))).toEqual([cookie]);
      const [text = ''] = [answer.headers['set-cookie'] ?? []].flat();
      expect(text).toMatch(/; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly/);
      expect(text.includes('Secure')).toBe(host !== 'localhost');
      // Nothing of the long-lived key is in the cookie.
      expect(text).not.toContain(new URLSearchParams(address().split('?')[1]).get('key') ?? mailToken());
      const followed = await server.inject({ url: clean(), headers: { host }, cookies: jarOf(answer) });
      expect(followed.json<Caller>().passes).toHaveLength(1);
    }
  });
});

describe('pages without script', () => {
  it('show the notice that the address names, and their form carries it', async () => {
    const { db } = shop.deps;
    const { rows } = await db.query<{ id: string }>(
      `with a as (insert into account (id, kind, email, email_proved_at, language, currency)
         values (gen_random_uuid(), 'member', 'noticed@mail.example', now(), 'en', 'USD') returning id)
       insert into account_event (account_id, kind, told_at)
       select id, unnest(array['new_device', 'data_exported']), now() from a returning id`,
    );
    const server = await pagesServer();
    const cookies: Record<string, string> = {};
    const addresses: string[] = [];
    for (const { id } of rows) {
      const token = accountEventToken(shop.deps, id, 'noticed@mail.example');
      const opened = await server.inject({ url: `/secure-account/?token=${token}`, cookies });
      Object.assign(cookies, jarOf(opened));
      addresses.push(opened.headers.location?.toString() ?? '');
    }
    const [first, second] = await Promise.all(addresses.map((url) => server.inject({ url, cookies })));
    expect(first?.body).toContain('New sign-in to your account');
    expect(second?.body).toContain('A copy of your account’s data was requested');
    for (const [at, page] of [first, second].entries())
      expect(page?.body).toContain(
        `name="notice" value="${new URLSearchParams(addresses[at]?.split('?')[1]).get('notice')}"`,
      );
  });

  async function pagesServer(): Promise<FastifyInstance> {
    const server = Fastify();
    servers.push(server);
    await takeCookies(server, { https: false });
    exchangeLinks(server, shop.deps, testSite);
    webPages(server, {
      deps: shop.deps,
      site: testSite,
      renderPage,
      assetsOf: () => ({ styles: [], fonts: [], scripts: [], entry: '/entry.js' }),
      cache: null,
      callerOf: callerOf(shop.deps, { https: false, cookieKeys: testSite.cookieKeys }),
      anonymousCaller,
      residents: { claimed: () => false, of: () => null },
      variants: pageVariants(shop.deps, { https: false, cookieKeys: testSite.cookieKeys }),
      siteNow: (chosen, caller) => siteNow(shop.deps, chosen, caller),
    });
    return server;
  }

  it('show what a mail\u2019s link opened, lead on without its key, and are closed to all others', async () => {
    const server = await pagesServer();
    const key = orderKey(first.order);
    const opened = await server.inject({ url: `/order-lookup/?order=${first.order}&key=${key}` });
    const cookies = jarOf(opened);
    const clean = opened.headers.location?.toString() ?? '';
    const paths = [
      clean,
      `/voucher/${first.booking}/`,
      `/order-receipt/?order=${first.order}`,
      `${clean}&part=messages`,
    ];
    for (const url of paths) {
      const page = await server.inject({ url, cookies });
      expect([page.statusCode, page.body.includes(first.order) || page.body.includes(first.booking)], url).toEqual([
        200,
        true,
      ]);
      expect(page.body, url).not.toContain(key);
      expect(page.body, url).not.toMatch(/[?&](?:amp;)?key=\d/);
    }
    const found = await server.inject({ url: clean, cookies });
    expect(found.body).toContain(`href="/voucher/${first.booking}/"`);
    const foreign = await server.inject({ url: `/voucher/${second.booking}/`, cookies });
    expect([foreign.statusCode, foreign.headers.location?.toString().startsWith('/signin/')]).toEqual([302, true]);
    const bare = await server.inject({ url: clean });
    expect([bare.statusCode, bare.body.includes('name="email"'), bare.body.includes(first.booking)]).toEqual([
      200,
      true,
      false,
    ]);
  }, 60_000);
});

describe('a pass', () => {
  /** Returns the caller after these addresses were opened, one after the other. */
  async function after(...addresses: readonly string[]): Promise<Caller> {
    const server = await serverFor(testSite);
    const cookies: Record<string, string> = {};
    for (const url of addresses) Object.assign(cookies, jarOf(await server.inject({ url, cookies })));
    return (await server.inject({ url: '/', cookies })).json();
  }
  const order = ({ order: reference }: Bought): string =>
    `/order-lookup/?order=${reference}&key=${orderKey(reference)}`;
  const voucher = ({ booking }: Bought): string => `/voucher/${booking}/?key=${voucherKey(booking)}`;
  const opens = async (by: Caller, one: Bought): Promise<readonly boolean[]> => [
    (await lookupOrder(shop.deps, by, { reference: one.order })).ok,
    (await readVoucher(shop.deps, by, { reference: one.booking })).ok,
  ];

  it('opens its order with its vouchers, or only its voucher, and nothing of another order', async () => {
    const byOrder = await after(order(first));
    expect([await opens(byOrder, first), await opens(byOrder, second)]).toEqual([
      [true, true],
      [false, false],
    ]);
    const byVoucher = await after(voucher(first));
    expect([await opens(byVoucher, first), await opens(byVoucher, second)]).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(await opens({ ...byOrder, passes: [] }, first)).toEqual([false, false]);
  });

  it('is valid beside others: a second link revokes nothing', async () => {
    const both = await after(order(first), voucher(second));
    expect([await opens(both, first), await opens(both, second)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('gives no key away that would outlast it', async () => {
    const found = await lookupOrder(shop.deps, await after(order(first)), { reference: first.order });
    expect(value(found).voucherKeys).toEqual([]);
  });

  it('opens the visit whose review an email requested', async () => {
    const by = await after(`/review/${first.booking}/?key=${orderKey(first.order)}`);
    expect((await openVisit(shop.deps, by, { reference: first.booking })).ok).toBe(true);
    expect((await openVisit(shop.deps, by, { reference: second.booking })).ok).toBe(false);
  });

  it.each([
    ['an order', order, 86_400],
    ['a voucher', voucher, 7 * 86_400],
  ])('of %s ends long before its link', async (_name, address, seconds) => {
    const start = nowMs;
    const server = await serverFor(testSite);
    const cookies = jarOf(await server.inject({ url: address(first) }));
    const held = async (): Promise<number> =>
      (await server.inject({ url: '/', cookies })).json<Caller>().passes?.length ?? 0;
    nowMs = start + (seconds - 1) * 1000;
    expect(await held()).toBe(1);
    nowMs = start + (seconds + 1) * 1000;
    expect(await held()).toBe(0);
    nowMs = start;
  });

  it('is worth nothing once it was changed, moved to another host, or signed for another cookie', async () => {
    const server = await serverFor(testSite);
    const { link_pass: pass = '' } = jarOf(await server.inject({ url: order(first) }));
    const heldBy = async (link_pass: string, host = 'localhost'): Promise<number> =>
      (await server.inject({ url: '/', cookies: { link_pass }, headers: { host } })).json<Caller>().passes?.length ?? 0;
    expect(await heldBy(pass)).toBe(1);
    for (const forged of [pass.replace(first.order, second.order), pass.replace('o-', 'v-'), pass.slice(0, -1), ''])
      expect(await heldBy(forged)).toBe(0);
    expect(await heldBy(pass, 'partner.localhost')).toBe(0);
  });

  it('is not taken from a sibling domain under https', async () => {
    const server = await serverFor(https);
    const headers = { host: 'shop.example' };
    const { '__Host-link_pass': pass = '' } = jarOf(await server.inject({ url: order(first), headers }));
    const held = async (cookies: Record<string, string>): Promise<number> =>
      (await server.inject({ url: '/', headers, cookies })).json<Caller>().passes?.length ?? 0;
    expect(await held({ '__Host-link_pass': pass })).toBe(1);
    expect(await held({ link_pass: pass })).toBe(0);
  });

  it('ends with the links of its order', async () => {
    const by = await after(order(second), voucher(second));
    expect(await opens(by, second)).toEqual([true, true]);
    value(await renewLinks(shop.deps, by, { reference: second.order }));
    expect(await opens(by, second)).toEqual([false, false]);
  });
});

describe('no exchange is made', () => {
  const left = async (url: string, headers: Record<string, string> = {}): Promise<boolean> => {
    const answer = await (await serverFor(testSite)).inject({ url, headers });
    return answer.statusCode === 200 && !Object.keys(jarOf(answer)).includes('link_pass');
  };

  it('for a key that opens nothing: the page says so', async () => {
    expect(await left(`/voucher/${first.booking}/?key=${voucherKey(second.booking)}`)).toBe(true);
    expect(await left(`/order-lookup/?order=${first.order}&key=${voucherKey(first.order)}`)).toBe(true);
    expect(await left(`/review/${second.booking}/?key=${orderKey(first.order)}`)).toBe(true);
    expect(await left('/review/ZZZZZZZZZZ/?key=1.g2a.00')).toBe(true);
    expect(await left('/unsubscribe/?token=abc.def')).toBe(true);
    expect(await left(`/voucher/${first.booking}/?key=${'x'.repeat(5000)}`)).toBe(true);
    expect(await left(`/voucher/${first.booking}/?key=`)).toBe(true);
  });

  it('for calls of the API, nor for app shells, which store no cookies', async () => {
    expect(await left(`/v1/ordersrv/vouchers/${first.booking}?key=${voucherKey(first.booking)}`)).toBe(true);
    const shell = { token: 'A'.repeat(43) };
    const pdf = `/v1/ordersrv/vouchers/${first.booking}/voucher.pdf`;
    expect(await left(`${pdf}?key=${voucherKey(first.booking)}`, shell)).toBe(true);
  });
});

it('exchanges the link of a copy of one\u2019s data, for this copy only', async () => {
  const { id } = value(await requestExport(shop.deps, owner));
  const server = await serverFor(testSite);
  const at = `/v1/privacysrv/exports/${id}/data.json`;
  const answer = await server.inject({ url: `${at}?key=${exportKey(shop.deps, id)}&k_lang=en` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${at}?k_lang=en`]);
  const { passes } = (await server.inject({ url: '/', cookies: jarOf(answer) })).json<Caller>();
  expect(passes).toEqual([expect.objectContaining({ kind: 'export', subject: id.replaceAll('-', '') })]);
});

it('no page reads a secret from its query by itself', () => {
  // The result of a coupon is bound to the device that requested it; a short code and an invitation are made to be
  // shared.
  const harmless = ['successful-redeem token', 'failed-redeem token', 'shorturl-landing code'];
  const secrets = /^(key|token|secret|sig|signature|code|password|hash|admin_preview_mode)$/;
  const found = Object.entries(pages).flatMap(([name, { watched }]) =>
    watched.filter((key: string) => secrets.test(key)).map((key) => `${name} ${key}`),
  );
  expect(found.toSorted()).toEqual(harmless.toSorted());
});
