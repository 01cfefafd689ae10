import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';

const goodCard = '4242424242424242';

/** `otherSlotId`: where a visit may be moved to. */
export type Wares = { readonly productId: number; readonly slotId: string; readonly otherSlotId?: string };

/** A value pack, and what its first ticket is valid for. */
export type PackWares = { readonly id: number; readonly visit: Wares };

export type Ground = {
  readonly shopUrl: string;
  /** Sends the card form of the provider's page. */
  readonly payOnPage: (page: string, number: string) => Promise<unknown>;
  readonly isOver: () => boolean;
  /** Connections are reused, as browsers do; without it every request has a new one, since the shop may die. */
  readonly keepsConnections?: boolean;
  /** Gives the buyer of this order some credits and the code of a gift card, where they pay with more than a card. */
  readonly endow?: (order: string, currency: CurrencyCode) => Promise<string>;
  readonly pack?: PackWares;
};

/**
 * How a purchase ends: retained; canceled, whole or for one of two; left before paying; moved to another start; paid
 * with credits and a gift card too; or a pack is bought, and a visit with it.
 */
export type Ends = 'keep' | 'cancel' | 'part' | 'leave' | 'change' | 'endowed' | 'pack';

/** The outcome that a buyer was shown and relies on. */
export type SaidOrder = { readonly reference: string; readonly said: 'confirmed' | 'cancelled' | 'left' };

type Answer = {
  readonly status: number;
  readonly body: { success: boolean; result?: never; error?: { code: string } };
};

/** A buyer with a browser: stores cookies, and sends a request again under the same key until it is answered. */
class Browser {
  readonly #shopUrl: string;
  readonly #jar = new Map<string, string>();
  readonly #network = `10.${byte()}.${byte()}.${byte()}`;
  readonly #connection: Readonly<Record<string, string>>;
  constructor({ shopUrl, keepsConnections }: Ground) {
    this.#shopUrl = shopUrl;
    this.#connection = keepsConnections === true ? {} : { connection: 'close' };
  }

  async send(method: 'GET' | 'POST', path: string, body: object | null, isOver: () => boolean): Promise<Answer> {
    const key = randomUUID();
    for (;;) {
      const answer = await this.#once(method, path, body, key).catch(() => null);
      const again =
        answer === null || answer.status >= 500 || answer.status === 429 || answer.body.error?.code === 'still_running';
      if (!again) return answer;
      if (isOver()) throw new Error('the test is over');
      await pause(250);
    }
  }

  async #once(method: string, path: string, body: object | null, key: string): Promise<Answer> {
    const reply = await fetch(this.#shopUrl + path, {
      method,
      headers: {
        ...this.#connection,
        cookie: [...this.#jar].map((pair) => pair.join('=')).join('; '),
        'x-forwarded-for': this.#network,
        'idempotency-key': key,
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      body: body === null ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const answer = { status: reply.status, body: await reply.json() };
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      this.#jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  }
}

const byte = (): number => 1 + ((randomUUID().charCodeAt(0) * 7 + Number.parseInt(randomUUID().slice(0, 2), 16)) % 254);

/** Returns another person each time: a coupon identifies its customers by their address. */
function somebody(): { readonly name: string; readonly email: string; readonly phone: string } {
  return { name: 'A Traveller', email: `traveller-${randomUUID()}@example.com`, phone: '+44 20 7946 0018' };
}

/**
 * Buys once: adds to the cart, enters a name, opens the checkout, pays with the provider, waits for the confirmation,
 * and does what `ends` says. Returns the last answer.
 */
export async function buyOnce(ground: Ground, wares: Wares, ends: Ends): Promise<SaidOrder | null> {
  const { isOver, pack } = ground;
  const browser = new Browser(ground);
  const contact = somebody();
  const send: Send = (method, path, body = null) => browser.send(method, path, body, isOver);
  const visit: Visit = { ground, send, contact };
  await send('GET', '/v1/cartsrv/cart');
  const isPack = ends === 'pack' && pack !== undefined;
  const units = { adult: ends === 'part' ? 2 : 1 };
  await put(visit, isPack ? packChoice(pack) : { ...choiceOf(wares), units });
  await send('POST', '/v3/usrcsrv/user/register/guest', { name: contact.name, email: contact.email });
  if (ends === 'leave') {
    const open = await opened(visit, {});
    return open === null ? null : { reference: open.reference, said: 'left' };
  }
  const order = await buyCart(visit, ends === 'endowed');
  const [booking] = order?.bookings ?? [];
  if (order === null || booking === undefined) return null;
  if (isPack) return visitWithPack(visit, pack, booking.reference);
  if (booking.state !== 'confirmed') return null;
  if (ends === 'cancel') return cancel(send, order.reference, booking.reference);
  if (ends === 'part') await cancel(send, order.reference, booking.reference, [0]);
  if (ends === 'change') await change(visit, wares, booking.reference);
  return { reference: order.reference, said: 'confirmed' };
}

type OrderView = {
  readonly status: string;
  readonly bookings: readonly { readonly reference: string; readonly state: string }[];
};
type Bought = OrderView & { readonly reference: string };
type Send = (method: 'GET' | 'POST', path: string, body?: object | null) => Promise<Answer>;
type Visit = { readonly ground: Ground; readonly send: Send; readonly contact: ReturnType<typeof somebody> };
type Opened = {
  readonly reference: string;
  readonly quoteHash: string;
  readonly total: { readonly currency: CurrencyCode };
};

const choiceOf = ({ productId, slotId }: Wares) => ({ productId, optionId: 'entry', slotId });
const packChoice = ({ id }: PackWares) => ({
  productId: id,
  optionId: 'pack',
  slotId: `pack-${id}`,
  units: { traveller: 1 },
});

function put({ send: call }: Visit, choice: object): Promise<Answer> {
  return call('POST', '/v1/cartsrv/cart/items', choice);
}

async function opened({ send: call }: Visit, options: object): Promise<Opened | null> {
  const open = await call('POST', '/v1/ordersrv/checkout/open', options);
  return open.body.success ? resultOf<Opened>(open) : null;
}

/** Pays for what is in the cart and waits for the end; null when the shop refuses, as it may. */
async function buyCart(visit: Visit, isEndowed = false): Promise<Bought | null> {
  const { ground, send: call, contact } = visit;
  const first = await opened(visit, {});
  const open = first !== null && isEndowed ? await openedWithAll(visit, first) : first;
  if (open === null) return null;
  const { reference, quoteHash } = open;
  const paying = await call('POST', `/v1/ordersrv/checkout/${reference}/pay`, { quoteHash, contact });
  if (!paying.body.success) return null;
  await ground.payOnPage(resultOf<{ redirectUrl: string }>(paying).redirectUrl, goodCard).catch(() => undefined);
  for (;;) {
    const order = resultOf<OrderView>(await call('GET', `/v1/ordersrv/orders/${reference}`));
    if (!['awaiting_payment', 'processing'].includes(order.status)) return { reference, ...order };
    if (ground.isOver()) throw new Error('the test is over');
    await pause(300);
  }
}

/** The buyer received credits and a gift card: they open the checkout again and pay with them first. */
async function openedWithAll(visit: Visit, { reference, total }: Opened): Promise<Opened | null> {
  const code = await visit.ground.endow?.(reference, total.currency);
  const redeemed = await visit.send('POST', '/v1/giftcardsrv/cards/redeem', { code });
  const giftCard = redeemed.body.success ? resultOf<{ id: string }>(redeemed).id : '';
  return opened(visit, { useCredits: true, giftCard });
}

/** Chooses a visit with the pack that was bought, which costs nothing. */
async function visitWithPack(visit: Visit, pack: PackWares, reference: string): Promise<SaidOrder | null> {
  const choice = { ...choiceOf(pack.visit), units: { adult: 1 }, pack: { reference, position: 0 } };
  if (!(await put(visit, choice)).body.success) return null;
  const order = await buyCart(visit);
  return order?.status === 'confirmed' ? { reference: order.reference, said: 'confirmed' } : null;
}

/** Moves a visit for two instead of one to another start, and pays the difference. */
async function change(
  { ground, send: call }: Visit,
  { slotId, otherSlotId = slotId }: Wares,
  booking: string,
): Promise<void> {
  const path = `/v1/ordersrv/bookings/${booking}`;
  const quote = await call('GET', `${path}/amend_quote?slotId=${otherSlotId}&units=${encodeURIComponent('adult:2')}`);
  if (!quote.body.success) return;
  const { extra, back } = resultOf<Readonly<Record<'extra' | 'back', { minor: number }>>>(quote);
  const wanted = { slotId: otherSlotId, units: { adult: 2 }, differenceMinor: extra.minor - back.minor };
  const changing = await call('POST', `${path}/amend`, wanted);
  if (!changing.body.success) return;
  await ground.payOnPage(resultOf<{ redirectUrl: string }>(changing).redirectUrl, goodCard).catch(() => undefined);
}

async function cancel(
  send: Send,
  reference: string,
  booking: string,
  positions?: readonly number[],
): Promise<SaidOrder | null> {
  const some = positions === undefined ? '' : `?positions=${positions.join()}`;
  const quote = await send('GET', `/v1/ordersrv/bookings/${booking}/cancel_quote${some}`);
  if (!quote.body.success) return null;
  const { refund } = resultOf<{ refund: { minor: number } }>(quote);
  const wanted = { refundMinor: refund.minor, ...(positions === undefined ? {} : { positions }) };
  const done = await send('POST', `/v1/ordersrv/bookings/${booking}/cancel`, wanted);
  return done.body.success ? { reference, said: 'cancelled' } : null;
}

function resultOf<Result>({ body }: Answer): Result {
  if (!body.success) throw new Error(`refused: ${JSON.stringify(body.error)}`);
  return body.result as Result;
}
