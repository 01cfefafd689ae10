import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { secretKey, startDryRun, type DryRun } from '#sandbox/payments/dry-run.ts';

let stage: DryRun;
let sdk: Stripe;

beforeAll(async () => {
  stage = await startDryRun(sandboxPayment);
  const { hostname, port } = new URL(stage.url);
  sdk = new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
});
afterAll(() => stage.close());

describe('the wire shapes, read by the SDK', () => {
  it('make, confirm and list intents', async () => {
    const intent = await sdk.paymentIntents.create({ amount: 1_000, currency: 'usd', metadata: { order: 'A' } });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount_received: 0,
      metadata: { order: 'A' },
    });
    const paid = await sdk.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1_000 });
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) await sdk.paymentIntents.create({ amount: 500, currency: 'usd' });
    for await (const one of sdk.paymentIntents.list({ limit: 2 })) ids.push(one.id);
    expect(new Set(ids).size).toBe(5);
    expect(ids.at(-1)).toBe(intent.id);
  });

  it('refuse a declined card as a card error that carries the intent', async () => {
    const refused = await sdk.paymentIntents
      .create({
        amount: 1_000,
        currency: 'usd',
        payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
        confirm: true,
      })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refused).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('cancel an open intent and not a paid one', async () => {
    const open = await sdk.paymentIntents.create({ amount: 1_000, currency: 'usd' });
    expect(await sdk.paymentIntents.cancel(open.id)).toMatchObject({
      status: 'canceled',
      canceled_at: expect.any(Number),
    });
    const paid = await sdk.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    await expect(sdk.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
    });
  });

  it('list refunds of a payment and events of all', async () => {
    const paid = await sdk.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const refund = await sdk.refunds.create({ payment_intent: paid.id, amount: 300 });
    expect((await sdk.refunds.list({ payment_intent: paid.id })).data.map((one) => one.id)).toEqual([refund.id]);
    const events = await sdk.events.list({ limit: 3 });
    expect(events.data.map((event) => event.type)).toEqual(['refund.updated', 'charge.refunded', 'refund.created']);
    expect(events.has_more).toBe(true);
  });

  it('list charges and disputes by when they were made, page by page, without gaps or repeats', async () => {
    const pay = () =>
      sdk.paymentIntents.create({
        amount: 900,
        currency: 'usd',
        payment_method: 'pm_card_visa',
        confirm: true,
        metadata: { attempt: 'a1' },
      });
    const paid = await Promise.all([pay(), pay(), pay()]);
    const all = await sdk.charges.list({ limit: 100 });
    const made = all.data.filter((charge) => paid.some(({ id }) => id === charge.payment_intent));
    expect(made).toHaveLength(3);
    expect(made[0]).toMatchObject({
      object: 'charge',
      status: 'succeeded',
      amount_captured: 900,
      metadata: { attempt: 'a1' },
    });
    const paged: string[] = [];
    for await (const charge of sdk.charges.list({ limit: 2 })) paged.push(charge.id);
    expect(paged).toEqual(all.data.map(({ id }) => id));
    const created = made[0]?.created ?? 0;
    expect((await sdk.charges.list({ created: { gte: created + 1_000 } })).data).toEqual([]);
    expect((await sdk.charges.list({ created: { lt: created - 1_000 } })).data).toEqual([]);
    expect((await sdk.charges.list({ payment_intent: paid[1]?.id ?? '' })).data).toHaveLength(1);
    await expect(sdk.charges.list({ starting_after: 'ch_nowhere' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    expect((await sdk.disputes.list({ expand: ['data.payment_intent'] })).data).toEqual([]);
  });

  it.each([
    ['an unknown parameter', { amount: 500, currency: 'usd', colour: 'red' }, 'parameter_unknown'],
    ['no currency', { amount: 500 }, 'parameter_missing'],
    ['nothing to pay', { amount: 0, currency: 'usd' }, 'amount_too_small'],
    ['a part of a króna', { amount: 550, currency: 'isk' }, 'parameter_invalid'],
    ['a single fils', { amount: 1_001, currency: 'kwd' }, 'parameter_invalid'],
  ])('refuse %s', async (_what, params, code) => {
    await expect(sdk.rawRequest('POST', '/v1/payment_intents', params)).rejects.toMatchObject({
      statusCode: 400,
      code,
    });
  });

  it('let a rejected parameter be corrected under the same key, and replay every other response', async () => {
    const options = { idempotencyKey: 'corrected' };
    await expect(sdk.paymentIntents.create({ amount: 0, currency: 'usd' }, options)).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    const made = await sdk.paymentIntents.create({ amount: 700, currency: 'usd' }, options);
    expect((await sdk.paymentIntents.create({ amount: 700, currency: 'usd' }, options)).id).toBe(made.id);
    await expect(sdk.paymentIntents.create({ amount: 800, currency: 'usd' }, options)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it('execute a repeated call without a key twice', async () => {
    const call = (): Promise<Response> =>
      fetch(`${stage.url}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'amount=500&currency=usd',
      });
    const [first, second] = await Promise.all([call(), call()]);
    expect((await first.json()).id).not.toBe((await second.json()).id);
  });

  it('open pages for thirty minutes at least and only under web addresses', async () => {
    const page = {
      mode: 'payment' as const,
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'A ticket' } } },
      ],
      success_url: 'http://localhost:3000/',
    };
    expect(await sdk.checkout.sessions.create(page)).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 500,
    });
    await expect(
      sdk.checkout.sessions.create({ ...page, expires_at: Math.floor(Date.now() / 1_000) + 60 }),
    ).rejects.toMatchObject({ param: 'expires_at' });
    await expect(sdk.checkout.sessions.create({ ...page, success_url: 'javascript:alert(1)' })).rejects.toMatchObject({
      code: 'url_invalid',
    });
  });
});
