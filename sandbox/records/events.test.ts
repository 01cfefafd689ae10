import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { attempt, card, done, startDryRun, until, type Arrival, type DryRun } from '#sandbox/payments/dry-run.ts';

let stage: DryRun;

beforeAll(async () => {
  stage = await startDryRun(sandboxPayment);
});
beforeEach(async () => {
  await stage.control('POST', '/_control/webhooks', { mode: 'normal' });
  await until(async () => (await waiting()) === 0);
  stage.arrivals.length = 0;
});
afterAll(() => stage.close());

type Deliveries = { deliveries: { state: string; attempts: number; event_id: string }[] };

async function waiting(): Promise<number> {
  const { deliveries } = (await stage.control('GET', '/_control/deliveries')) as Deliveries;
  return deliveries.filter((delivery) => delivery.state === 'pending').length;
}

async function pay(id: string, number = '4242424242424242'): Promise<string> {
  const begun = done(await stage.provider.begin(attempt(id)));
  await stage.post(begun.redirectUrl, card(number));
  return begun.providerRef;
}

function typesFor(id: string): string[] {
  return stage.arrivals.filter((arrival) => arrival.body.includes(`"attempt":"${id}"`)).map((arrival) => arrival.type);
}

async function arrived(id: string, type: string): Promise<Arrival> {
  await until(() => typesFor(id).includes(type));
  const arrival = stage.arrivals.find((one) => one.type === type && one.body.includes(`"attempt":"${id}"`));
  if (arrival === undefined) throw new Error('gone');
  return arrival;
}

describe('events', () => {
  it.each([
    ['4242424242424242', ['payment_intent.created', 'payment_intent.succeeded', 'checkout.session.completed']],
    ['4000000000000002', ['payment_intent.created', 'payment_intent.payment_failed']],
    ['4000000000000077', ['payment_intent.created', 'payment_intent.processing', 'checkout.session.completed']],
    ['4000000000003220', ['payment_intent.created', 'payment_intent.requires_action']],
  ])('report card %s: %o', async (number, types) => {
    const id = `told-${number}`;
    await pay(id, number);
    await until(() => typesFor(id).length === types.length);
    expect(typesFor(id).toSorted()).toEqual(types.toSorted());
  });

  it('report the outcome of a processing payment', async () => {
    await pay('late-good', '4000000000000077');
    await pay('late-bad', '4000000000000341');
    await stage.control('POST', '/_control/settle');
    await until(() => typesFor('late-good').length === 5 && typesFor('late-bad').length === 5);
    expect(typesFor('late-good')).toEqual(
      expect.arrayContaining(['payment_intent.succeeded', 'checkout.session.async_payment_succeeded']),
    );
    expect(typesFor('late-bad')).toEqual(
      expect.arrayContaining(['payment_intent.payment_failed', 'checkout.session.async_payment_failed']),
    );
  });

  it('report a closed page', async () => {
    const ref = await pay('closed', '4000000000000002');
    await stage.provider.cancel(ref);
    await until(() => typesFor('closed').length === 4);
    expect(typesFor('closed')).toEqual(expect.arrayContaining(['checkout.session.expired', 'payment_intent.canceled']));
  });

  it('carry a signature that the adapter accepts, and point to page and attempt', async () => {
    const ref = await pay('signed');
    const { body, signature, id } = await arrived('signed', 'checkout.session.completed');
    expect(stage.provider.verifyWebhook(body, signature, Date.now())).toEqual({
      accepted: true,
      event: {
        eventId: id,
        kind: 'payment',
        type: 'checkout.session.completed',
        providerRef: ref,
        attemptId: 'signed',
        intentRef: expect.stringMatching(/^pi_/),
      },
    });
    const tampered = Buffer.from(body.toString('utf8').replace('29600', '29601'));
    expect(stage.provider.verifyWebhook(tampered, signature, Date.now())).toEqual({
      accepted: false,
      refusal: 'signature_wrong',
    });
    expect(stage.provider.verifyWebhook(body, signature, Date.now() + 301_000)).toEqual({
      accepted: false,
      refusal: 'signature_stale',
    });
  });
});

describe('deliveries on demand', () => {
  it('come twice with one id', async () => {
    await stage.control('POST', '/_control/webhooks', { mode: 'duplicate', delayMs: 50 });
    await pay('double');
    await until(() => typesFor('double').filter((type) => type === 'checkout.session.completed').length === 2);
    const ids = stage.arrivals.filter((one) => one.type === 'checkout.session.completed').map((one) => one.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('come late', async () => {
    await stage.control('POST', '/_control/webhooks', { mode: 'late', delayMs: 400 });
    const started = performance.now();
    await pay('late');
    await arrived('late', 'checkout.session.completed');
    expect(performance.now() - started).toBeGreaterThan(380);
  });

  it('come newest first', async () => {
    await stage.control('POST', '/_control/webhooks', { mode: 'reversed', delayMs: 300 });
    await pay('reversed');
    await arrived('reversed', 'payment_intent.created');
    expect(typesFor('reversed')).toEqual([
      'checkout.session.completed',
      'payment_intent.succeeded',
      'payment_intent.created',
    ]);
  });

  it('are not delivered, but are stored and delivered on request', async () => {
    await stage.control('POST', '/_control/webhooks', { mode: 'drop' });
    await pay('dropped');
    expect(await waiting()).toBe(0);
    await stage.control('POST', '/_control/webhooks', { mode: 'normal' });
    const { deliveries } = (await stage.control('GET', '/_control/deliveries')) as Deliveries;
    const dropped = deliveries.filter((delivery) => delivery.state === 'dropped');
    expect(dropped).toHaveLength(3);
    expect(typesFor('dropped')).toEqual([]);
    await stage.control('POST', '/_control/webhooks/resend', { event: dropped.at(-1)?.event_id });
    await arrived('dropped', 'checkout.session.completed');
  });

  it('are repeated until they are taken, and outlive a restart', async () => {
    stage.answers.push(500, 503, 500);
    await pay('stubborn');
    await until(() => stage.answers.length === 0);
    await stage.restart();
    await until(async () => (await waiting()) === 0, 8_000);
    const stubborn = stage.arrivals.filter((one) => one.body.includes('"attempt":"stubborn"'));
    expect(stubborn.length).toBeGreaterThanOrEqual(6);
    expect(new Set(stubborn.map((one) => one.id)).size).toBe(3);
  });
});
