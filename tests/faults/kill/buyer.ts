import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const goodCard = '4242424242424242';

export type Wares = { readonly productId: number; readonly slotId: string };

export type Ground = {
  readonly shopUrl: string;
  /** Sends the card form of the provider's page. */
  readonly payOnPage: (page: string, number: string) => Promise<unknown>;
  readonly isOver: () => boolean;
  /** Connections are kept, as browsers do; without it every request has one of its own, since the shop may die. */
  readonly keepsConnections?: boolean;
};

/** What a buyer was told, and will hold us to. */
export type Told = { readonly reference: string; readonly said: 'confirmed' | 'cancelled' | 'left' };

type Answer = {
  readonly status: number;
  readonly body: { success: boolean; result?: never; error?: { code: string } };
};

/** Somebody with a browser: keeps his cookies, and sends a request again under the same key until it is answered. */
class Browser {
  readonly #shopUrl: string;
  readonly #jar = new Map<string, string>();
  readonly #network = `10.${byte()}.${byte()}.${byte()}`;
  readonly #connection: Readonly<Record<string, string>>;
  constructor({ shopUrl, keepsConnections }: Ground) {
    this.#shopUrl = shopUrl;
    this.#connection = keepsConnections === true ? {} : { connection: 'close' };
  }

  async ask(method: 'GET' | 'POST', path: string, body: object | null, isOver: () => boolean): Promise<Answer> {
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

/** Somebody else each time: a coupon knows its customers by their address. */
function somebody(): { readonly name: string; readonly email: string; readonly phone: string } {
  return { name: 'A Traveller', email: `traveller-${randomUUID()}@example.com`, phone: '+44 20 7946 0018' };
}

/**
 * Buys once: puts into the cart, gives a name, opens the checkout, pays with the provider, waits for the confirmation.
 * `ends` says what comes then: he keeps it, cancels it, or leaves before paying. Gives what he was told.
 */
export async function buyOnce(ground: Ground, wares: Wares, ends: 'keep' | 'cancel' | 'leave'): Promise<Told | null> {
  const { isOver } = ground;
  const browser = new Browser(ground);
  const contact = somebody();
  const ask = (method: 'GET' | 'POST', path: string, body: object | null = null): Promise<Answer> =>
    browser.ask(method, path, body, isOver);
  await ask('GET', '/v1/cartsrv/cart');
  await ask('POST', '/v1/cartsrv/cart/items', {
    productId: wares.productId,
    optionId: 'entry',
    slotId: wares.slotId,
    units: { adult: 1 },
  });
  await ask('POST', '/v3/usrcsrv/user/register/guest', { name: contact.name, email: contact.email });
  const open = await ask('POST', '/v1/ordersrv/checkout/open', {});
  if (!open.body.success) return null;
  const { reference, quoteHash } = resultOf<{ reference: string; quoteHash: string }>(open);
  if (ends === 'leave') return { reference, said: 'left' };
  const paying = await ask('POST', `/v1/ordersrv/checkout/${reference}/pay`, { quoteHash, contact });
  if (!paying.body.success) return null;
  const { redirectUrl } = resultOf<{ redirectUrl: string }>(paying);
  await ground.payOnPage(redirectUrl, goodCard).catch(() => undefined);
  for (;;) {
    const order = resultOf<OrderView>(await ask('GET', `/v1/ordersrv/orders/${reference}`));
    const waits = ['awaiting_payment', 'processing'].includes(order.status);
    if (!waits && ends === 'keep') return order.status === 'confirmed' ? { reference, said: 'confirmed' } : null;
    const [booking] = order.bookings;
    if (!waits && booking?.state === 'confirmed') return cancel(ask, reference, booking.reference);
    if (!waits && order.status !== 'confirmed') return null;
    if (isOver()) throw new Error('the test is over');
    await pause(300);
  }
}

type OrderView = {
  readonly status: string;
  readonly bookings: readonly { readonly reference: string; readonly state: string }[];
};
type Ask = (method: 'GET' | 'POST', path: string, body?: object | null) => Promise<Answer>;

async function cancel(ask: Ask, reference: string, booking: string): Promise<Told | null> {
  const quote = await ask('GET', `/v1/ordersrv/bookings/${booking}/cancel_quote`);
  if (!quote.body.success) return null;
  const { refund } = resultOf<{ refund: { minor: number } }>(quote);
  const done = await ask('POST', `/v1/ordersrv/bookings/${booking}/cancel`, { refundMinor: refund.minor });
  return done.body.success ? { reference, said: 'cancelled' } : null;
}

function resultOf<Result>({ body }: Answer): Result {
  if (!body.success) throw new Error(`refused: ${JSON.stringify(body.error)}`);
  return body.result as Result;
}
