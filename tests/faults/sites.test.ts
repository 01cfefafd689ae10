import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settleOnReturn } from '#src/actions/checkout/payment/settle-on-return.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { readMailFacts } from '#src/actions/orders/messages/read-mail-facts.ts';
import type { ThemeName } from '#src/domain/site/partner.ts';
import type { BeginPayment } from '#src/domain/checkout/payment/payment.ts';
import { subChannelOf } from '#src/partners/partners.ts';
import { showcaseHosts } from '#src/server/context/hosts.ts';
import { contact, goodCard, openShop, value, type Shop } from './shop/shop.ts';

const hosts = showcaseHosts('http://localhost:3000');
const begun: BeginPayment[] = [];
let shop: Shop;
let deps: Deps;

beforeAll(async () => {
  shop = await openShop();
  const { payments } = shop.deps;
  deps = {
    ...shop.deps,
    originOf: (host) => (hosts.find((row) => row.host === host) ?? hosts[0]).origin,
    marketOf: (host) => (hosts.find((row) => row.host === host) ?? hosts[0]).market,
    payments: {
      ...payments,
      begin: (payment) => {
        begun.push(payment);
        return payments.begin(payment);
      },
    },
  };
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type Stored = Pick<Caller, 'host' | 'market' | 'partner' | 'subChannel' | 'affiliate'>;

const affiliate = { aid: 'a-1', wid: 'w', affPid: 'p' };
const site = (host: string, partner: ThemeName, more: Partial<Stored> = {}): Stored => ({
  host,
  market: 'global',
  partner,
  subChannel: subChannelOf(partner),
  affiliate: null,
  ...more,
});

/** What a thief would have the order say between checkout and payment (T-15). */
const elsewhere = site('qyer.localhost', 'qyer', { market: 'cn', affiliate: { aid: 'thief', wid: '', affPid: '' } });

async function storedOf(reference: string): Promise<Stored | undefined> {
  const { rows } = await shop.deps.db.query<Stored>(
    `select host, market, partner, sub_channel as "subChannel", affiliate from orders where reference = $1`,
    [reference],
  );
  return rows[0];
}

test.each<[string, Stored, number]>([
  ['our own', site('localhost', 'meander'), 1],
  ['our own, sent by an affiliate', site('localhost', 'meander', { affiliate }), 1],
  ['China', site('cn.localhost', 'meander', { market: 'cn' }), 1],
  ['guest checkout', site('guest.localhost', 'guest_checkout'), 11],
  ['express checkout', site('localhost', 'express_check_out'), 11],
  ['a partner', site('wego.localhost', 'wego', { affiliate }), 24],
])('an order of %s stays one, whatever is said afterwards', async (_name, reported, subChannel) => {
  const caller = { ...(await shop.buyer()), ...reported };
  await shop.put(caller, await shop.slot());
  const { reference, quoteHash } = value(await openCheckout(deps, caller, randomUUID()));
  expect(await storedOf(reference)).toEqual({ ...reported, subChannel });

  const changed = { ...caller, ...elsewhere };
  expect(value(await openCheckout(deps, changed, randomUUID())).reference).toBe(reference);
  begun.length = 0;
  const { redirectUrl } = value(await payOrder(deps, changed, randomUUID(), { reference, quoteHash, contact }));
  const { origin } = new URL(deps.originOf(reported.host));
  expect(begun.map(({ successUrl, cancelUrl }) => [new URL(successUrl).origin, new URL(cancelUrl).origin])).toEqual([
    [origin, origin],
  ]);
  await shop.payOnPage(redirectUrl, goodCard);
  await settleOnReturn(deps, changed.account?.id ?? '', reference);
  expect(await storedOf(reference)).toEqual({ ...reported, subChannel });

  const { rows } = await shop.deps.db.query<{ id: string }>('select id from orders where reference = $1', [reference]);
  const mail = await readMailFacts(deps, { orderId: rows[0]?.id ?? '', bookingId: null, refundId: null });
  expect(mail).toMatchObject({ orderReference: reference, origin });
});
