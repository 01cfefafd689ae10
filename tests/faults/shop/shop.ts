import { randomUUID } from 'node:crypto';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { openCaches } from '#src/actions/open-caches.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { sampleSupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import type { Result } from '#src/domain/failure.ts';
import type { PaymentOptionsInput } from '#src/domain/checkout/payment-options.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import type { MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { systemIds } from '#src/server/config/ids.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import type { Decision } from '#sandbox/payments/redirects.ts';
import { card, startDryRun, type Page, type DryRun } from '#sandbox/payments/dry-run.ts';
import { openTestDatabase, type TestDatabase } from '../../database.ts';
import { originOf, testCaller } from '../../site.ts';
import { slot, stock, type Slot, type SlotSettings } from './wares.ts';

export type { Slot, SlotSettings } from './wares.ts';

export type LogLine = { readonly level: 'info' | 'warn' | 'error'; readonly about: object; readonly message: string };

/** A shop on its own database, the real sandbox behind the real SDK: one destination, activities as requested. */
export type Shop = {
  readonly database: TestDatabase;
  readonly deps: Deps;
  readonly stage: DryRun;
  readonly log: LogLine[];
  /** A signed-in guest with a device of their own. */
  readonly buyer: (about?: Partial<Caller>) => Promise<Caller>;
  readonly slot: (about?: SlotSettings) => Promise<Slot>;
  readonly put: (caller: Caller, slot: Slot, units?: UnitCounts) => Promise<string>;
  /** Cart, checkout and the provider's page, of a card unless another method is named. */
  readonly toPage: (caller: Caller, slot: Slot, units?: UnitCounts, method?: MethodId) => Promise<OnPage>;
  /** The same for whatever is in the cart, with a gift card or coupons. */
  readonly cartToPage: (caller: Caller, wished?: PaymentOptionsInput) => Promise<OnPage>;
  readonly payOnPage: (page: string, number: string) => Promise<Page>;
  /** Goes on from the provider's page to the wallet or bank and answers there. */
  readonly answerThere: (page: string, decision: Decision) => Promise<Page>;
  readonly count: (sql: string, values?: readonly unknown[]) => Promise<number>;
  readonly violations: () => Promise<string[]>;
  /** Throws when an invariant is broken. */
  readonly mustBeSound: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type OnPage = {
  readonly checkout: Checkout;
  readonly page: string;
  readonly attemptId: string;
  readonly orderId: string;
};

export const goodCard = '4242424242424242';
export const contact = { name: 'A Traveller', email: 'traveller@example.com', phone: '+44 20 7946 0018' };

/** Opens a shop; `close` takes everything down. */
export async function openShop(): Promise<Shop> {
  const database = await openTestDatabase();
  const { db } = database;
  const stage = await startDryRun(sandboxPayment);
  const log: LogLine[] = [];
  const note = (level: LogLine['level']) => (about: object, message: string) =>
    void log.push({ level, about, message });
  const deps: Deps = {
    db,
    caches: openCaches(),
    clock: Date.now,
    ids: systemIds,
    payments: stage.provider,
    secrets: {
      session: 'session secret of the tests',
      code: 'code secret of the tests',
      voucher: 'voucher secret of the tests',
    },
    originOf,
    marketOf: () => 'global',
    experiments: [],
    sampleData: true,
    supplier: sampleSupplierGateway,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
  };
  await stock(deps);
  await workersRun(db);
  const shop: Shop = {
    database,
    deps,
    stage,
    log,
    buyer: (about) => buyer(deps, about),
    slot: (about) => slot(deps, about),
    put: async (caller, { productId, slotId }, units = { adult: 1 }) =>
      value(await addToCart(deps, caller, { productId, optionId: 'entry', slotId, units })).itemId,
    toPage: (caller, of, units, method) => toPage(shop, caller, of, units, method),
    cartToPage: (caller, wished) => cartToPage(shop, caller, { wished }),
    payOnPage: (page, number) => stage.post(page, card(number)),
    answerThere: async (page, decision) => stage.post((await stage.post(page, {})).to ?? '', { decision }),
    count: async (sql, values) =>
      Number((await db.query<{ n: bigint }>(`select count(*) as n from (${sql}) x`, values)).rows[0]?.n ?? 0n),
    violations: async () => (await checkInvariants(db)).map(({ id, says, rows }) => `${id} ${says}: ${rows}`),
    mustBeSound: async () => {
      const broken = await shop.violations();
      if (broken.length > 0) throw new Error(broken.join('\n'));
    },
    close: async () => {
      await stage.close();
      await database.close();
    },
  };
  return shop;
}

/** Tests do the work of the worker themselves: the shop counts as one whose worker has long run, and runs on. */
export async function workersRun(db: Queryable): Promise<void> {
  await db.query(
    `insert into worker_run (id, started_at, seen_at) values (gen_random_uuid(), now() - interval '59 days', now() + interval '1 day')`,
  );
}

async function buyer({ db }: Deps, about: Partial<Caller> = {}): Promise<Caller> {
  const id = randomUUID();
  await db.query(`insert into account (id, kind, language, currency) values ($1, 'guest', 'en', 'EUR')`, [id]);
  return {
    ...testCaller,
    account: { id, kind: 'guest' },
    device: randomUUID(),
    owner: `account:${id}`,
    currency: 'EUR',
    network: '',
    ...about,
  };
}

async function toPage(shop: Shop, caller: Caller, of: Slot, units?: UnitCounts, method?: MethodId): Promise<OnPage> {
  await shop.put(caller, of, units);
  return cartToPage(shop, caller, { method });
}

type Choice = { readonly method?: MethodId | undefined; readonly wished?: PaymentOptionsInput | undefined };

async function cartToPage(shop: Shop, caller: Caller, { method, wished }: Choice): Promise<OnPage> {
  const checkout = value(await openCheckout(shop.deps, caller, randomUUID(), wished));
  const { reference, quoteHash } = checkout;
  const payment = { reference, quoteHash, contact, method };
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), payment));
  const { rows } = await shop.deps.db.query<{ attemptId: string; orderId: string }>(
    `select a.id as "attemptId", p.order_id as "orderId" from payment_attempt a join payment p on p.id = a.payment_id
     join orders o on o.id = p.order_id where o.reference = $1 order by a.created_at desc`,
    [reference],
  );
  const [known] = rows;
  if (known === undefined) throw new Error('no attempt was made');
  return { checkout, page: redirectUrl, ...known };
}

/** The value of a result that must be one. */
export function value<Value, Code extends string>(result: Result<Value, Code>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** The code of a result that must be a failure. */
export function code(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.failure.code;
}
