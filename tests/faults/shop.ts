import { randomUUID } from 'node:crypto';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { openCheckout } from '#src/actions/checkout/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/pay-order.ts';
import type { Checkout } from '#src/actions/checkout/find-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Result } from '#src/domain/failure.ts';
import type { UnitCounts } from '#src/domain/booking/party.ts';
import type { MethodId } from '#src/domain/payment-methods.ts';
import { sandboxPayment } from '#src/payments/sandbox.payment.ts';
import { systemIds } from '#src/server/ids.ts';
import { checkInvariants } from '#src/store/invariants.ts';
import type { Decision } from '#sandbox/redirects.ts';
import { card, startRehearsal, type Page, type Rehearsal } from '#sandbox/rehearsal.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { originOf, testCaller } from '../site.ts';

export type Slot = { readonly slotId: string; readonly inventoryId: string; readonly productId: number };

export type LogLine = { readonly level: 'info' | 'warn' | 'error'; readonly about: object; readonly message: string };

/** A shop on a database of its own, the real sandbox behind the real SDK: one destination, activities as asked for. */
export type Shop = {
  readonly database: TestDatabase;
  readonly deps: Deps;
  readonly stage: Rehearsal;
  readonly log: LogLine[];
  /** A signed-in guest with a device of his own. */
  readonly buyer: (about?: Partial<Caller>) => Promise<Caller>;
  readonly slot: (about?: SlotSettings) => Promise<Slot>;
  readonly put: (caller: Caller, slot: Slot, units?: UnitCounts) => Promise<string>;
  /** Cart, checkout and the provider's page, of a card unless another method is named. */
  readonly toPage: (caller: Caller, slot: Slot, units?: UnitCounts, method?: MethodId) => Promise<OnPage>;
  readonly payOnPage: (page: string, number: string) => Promise<Page>;
  /** Goes on from the provider's page to the wallet or bank and answers there. */
  readonly answerThere: (page: string, decision: Decision) => Promise<Page>;
  readonly count: (sql: string, values?: readonly unknown[]) => Promise<number>;
  readonly violations: () => Promise<string[]>;
  /** Throws when an invariant is broken. */
  readonly mustBeSound: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type SlotSettings = {
  readonly places?: number;
  readonly instant?: boolean;
  readonly startsInHours?: number;
  readonly cutoffMinutes?: number;
  readonly priceMinor?: number;
};

export type OnPage = {
  readonly checkout: Checkout;
  readonly page: string;
  readonly attemptId: string;
  readonly orderId: string;
};

export const goodCard = '4242424242424242';
export const contact = { name: 'A Traveller', email: 'traveller@example.com', phone: '+44 20 7946 0018' };

let products = 100;

/** Opens a shop; `close` takes everything down. */
export async function openShop(): Promise<Shop> {
  const database = await openTestDatabase();
  const { db } = database;
  const stage = await startRehearsal(sandboxPayment);
  const log: LogLine[] = [];
  const note = (level: LogLine['level']) => (about: object, message: string) =>
    void log.push({ level, about, message });
  const deps: Deps = {
    db,
    clock: Date.now,
    ids: systemIds,
    payments: stage.provider,
    secrets: {
      session: 'session secret of the tests',
      code: 'code secret of the tests',
      voucher: 'voucher secret of the tests',
    },
    originOf,
    experiments: [],
    sampleData: true,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
  };
  await stock(deps);
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

/** One destination and one supplier to sell from, with rates. */
export async function stock({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.query(`insert into exchange_rate (on_date, currency, hkd_per_unit) values
    (current_date, 'JPY', 0.05), (current_date, 'EUR', 9.1), (current_date, 'USD', 7.8), (current_date, 'KWD', 25.4)`);
  await db.query(`insert into destination (id, slug, country, lat, lng, time_zone, currency, picture, content)
    values (1, 'tokyo', 'JP', 35.68, 139.76, 'Asia/Tokyo', 'JPY', 'tower-dusk-1', '{"names": {"en": "Tokyo", "ja": "東京"}, "airports": ["HND"]}')`);
  await db.query(`insert into supplier (id, name) values ('bay-days', 'Bay Days')`);
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

/** One activity with one start. */
export async function slot({ db }: Pick<Deps, 'db'>, about: SlotSettings = {}): Promise<Slot> {
  const { places = 25, instant = true, startsInHours = 240, cutoffMinutes = 60, priceMinor = 2_000 } = about;
  products += 1;
  const productId = products;
  const content = {
    titles: { en: `Sky tower ${productId}`, ja: 'スカイタワー' },
    meetingPoint: { name: 'Gate 1', address: '1 Tower Road' },
    goodToKnow: ['Bring a jacket'],
    localName: null,
    summary: 'See as far as the sea.',
    text: 'A lift takes you up, and stairs take you down.',
    highlights: [],
    included: [],
    excluded: [],
    languages: [],
  };
  await db.query(
    `insert into product (id, destination_id, supplier_id, slug, category, rank, instant_confirmation, redemption, per_person_ticket, lat, lng, picture, content)
     values ($1, 1, 'bay-days', 'sky-tower', 'attraction', 1, $2, 'DIGITAL', true, 35.7, 139.8, 'tower-day-2', $3::jsonb)`,
    [productId, instant, JSON.stringify(content)],
  );
  await db.query(
    `insert into option (product_id, id, position, capacity, cutoff_minutes, min_party, max_party, schedule, price_rules, cancellation, content)
     values ($1, 'entry', 1, $2, $3, 1, 9, '{"kind": "START_TIME", "week": [], "seasons": [], "closed": [], "soldOut": []}', '[]', '[{"hoursBefore": 24, "refundPercent": 100}]', '{"title": "Timed entry"}')`,
    [productId, Math.max(places, 1), cutoffMinutes],
  );
  await db.query(
    `insert into unit (product_id, option_id, id, position, type, title, min_age, max_age, pax, accompanied, price_minor)
     values ($1, 'entry', 'adult', 1, 'ADULT', 'Adult', 12, 99, 1, false, $2), ($1, 'entry', 'child', 2, 'CHILD', 'Child', 0, 11, 1, true, $2 / 2)`,
    [productId, priceMinor],
  );
  const { rows } = await db.query<{ slotId: string; inventoryId: string }>(
    `with i as (insert into inventory (total) values ($2) returning id), t as (select date_trunc('hour', now()) + $3 * interval '1 hour' as at)
     insert into slot (product_id, option_id, local_date, local_start, local_end, all_day, starts_at, ends_at, cutoff_at, inventory_id)
     select $1, 'entry', (t.at at time zone 'Asia/Tokyo')::date, to_char(t.at at time zone 'Asia/Tokyo', 'HH24:MI'),
       to_char((t.at + interval '2 hours') at time zone 'Asia/Tokyo', 'HH24:MI'), false, t.at, t.at + interval '2 hours',
       t.at - $4 * interval '1 minute', i.id
     from i, t returning id::text as "slotId", inventory_id::text as "inventoryId"`,
    [productId, places, startsInHours, cutoffMinutes],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('no slot was made');
  return { ...made, productId };
}

async function toPage(shop: Shop, caller: Caller, of: Slot, units?: UnitCounts, method?: MethodId): Promise<OnPage> {
  await shop.put(caller, of, units);
  const checkout = value(await openCheckout(shop.deps, caller, randomUUID()));
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
export function value<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** The code of a result that must be a failure. */
export function code(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.failure.code;
}
