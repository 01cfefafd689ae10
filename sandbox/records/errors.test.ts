import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#src/domain/shared/money/money.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { attempt, card, done, secretKey, startDryRun, webhookSecret, type DryRun } from '#sandbox/payments/dry-run.ts';

let stage: DryRun;

beforeAll(async () => {
  stage = await startDryRun(sandboxPayment);
});
afterEach(() => stage.control('DELETE', '/_control/faults'));
afterAll(() => stage.close());

async function sessionsBegun(): Promise<number> {
  const answer = await fetch(`${stage.url}/_control/intents`, { headers: { authorization: `Bearer ${secretKey}` } });
  const { intents } = (await answer.json()) as { intents: unknown[] };
  return intents.length;
}

describe('one key, one attempt', () => {
  it('gives the same page for the same attempt', async () => {
    const first = done(await stage.provider.begin(attempt('same')));
    expect(done(await stage.provider.begin(attempt('same')))).toEqual(first);
  });

  it('refuses the same attempt with another amount', async () => {
    done(await stage.provider.begin(attempt('changed')));
    expect(await stage.provider.begin(attempt('changed', { amount: money(100, 'HKD') }))).toMatchObject({
      kind: 'final',
      code: 'idempotency_conflict',
    });
  });

  it('speaks of a repeated answer in its header', async () => {
    const call = () =>
      fetch(`${stage.url}/v1/payment_intents`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'idempotency-key': 'raw',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'amount=500&currency=usd&payment_method=pm_card_visa&confirm=true',
      });
    const first = await call();
    const second = await call();
    expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await second.text()).toBe(await first.text());
  });

  it('charges once when the answer of a charge was lost and the call is made again', async () => {
    const before = await sessionsBegun();
    const call = (): Promise<Response> =>
      fetch(`${stage.url}/v1/payment_intents`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'idempotency-key': 'lost-charge',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'amount=500&currency=usd&payment_method=pm_card_visa&confirm=true',
      });
    await stage.control('POST', '/_control/faults', { on: 'POST /v1/payment_intents', kind: 'reset-after' });
    await expect(call()).rejects.toThrow();
    expect(await (await call()).json()).toMatchObject({ status: 'succeeded', amount_received: 500 });
    expect(await sessionsBegun()).toBe(before + 1);
  });
});

describe('an answer that does not come', () => {
  it.each(['reset-after', 'error-after'])(
    'is unknown after %s, and the same attempt again finds the page that was made',
    async (kind) => {
      await stage.control('POST', '/_control/faults', { on: 'POST /v1/checkout/sessions', kind });
      expect(await stage.provider.begin(attempt(`lost-${kind}`))).toMatchObject({ kind: 'unknown' });
      const found = done(await stage.provider.begin(attempt(`lost-${kind}`)));
      await stage.post(found.redirectUrl, card('4242424242424242'));
      expect(done(await stage.provider.begin(attempt(`lost-${kind}`)))).toEqual(found);
      expect(done(await stage.provider.read(found.providerRef)).capturedMinor).toBe(29_600n);
    },
  );

  it('is unknown after five seconds of silence', async () => {
    await stage.control('POST', '/_control/faults', { on: 'POST /v1/checkout/sessions', kind: 'timeout-after' });
    const started = performance.now();
    expect(await stage.provider.begin(attempt('silent'))).toMatchObject({ kind: 'unknown', code: 'no_answer' });
    expect(performance.now() - started).toBeGreaterThan(4_500);
    expect(performance.now() - started).toBeLessThan(6_500);
    done(await stage.provider.begin(attempt('silent')));
  });

  it('is not repeated behind our back', async () => {
    await stage.control('POST', '/_control/faults', {
      on: 'POST /v1/checkout/sessions',
      kind: 'reset-before',
      times: 1,
    });
    expect(await stage.provider.begin(attempt('no-retry'))).toMatchObject({ kind: 'unknown', code: 'no_answer' });
  });

  it('of a read request may be retried', async () => {
    const { providerRef } = done(await stage.provider.begin(attempt('read-again')));
    await stage.control('POST', '/_control/faults', { on: 'GET /v1/checkout/sessions', kind: 'error-before' });
    expect(await stage.provider.read(providerRef)).toMatchObject({ kind: 'retryable' });
    // The first reset may meet a reused connection, whose read is repeated once on a new one.
    for (const times of [2, 2]) {
      await stage.control('POST', '/_control/faults', { on: 'GET /v1/checkout/sessions', kind: 'reset-before', times });
      expect(await stage.provider.read(providerRef)).toMatchObject({ kind: 'retryable' });
      await stage.control('DELETE', '/_control/faults');
    }
    expect(done(await stage.provider.read(providerRef)).state).toBe('requires_payment_method');
  });

  it('of a cancellation is unknown, and cancelling again settles it', async () => {
    const { providerRef } = done(await stage.provider.begin(attempt('cancel-lost')));
    await stage.control('POST', '/_control/faults', {
      on: `POST /v1/checkout/sessions/${providerRef}/expire`,
      kind: 'reset-after',
    });
    expect(await stage.provider.cancel(providerRef)).toMatchObject({ kind: 'unknown' });
    expect(done(await stage.provider.cancel(providerRef)).state).toBe('canceled');
  });
});

describe('a provider that cannot be reached', () => {
  it('reports that nothing was done when no server is listening', async () => {
    const port = await freePort();
    const nobody = sandboxPayment({
      secretKey,
      webhookSecrets: [webhookSecret],
      apiOrigin: `http://127.0.0.1:${port}`,
    });
    expect(await nobody.begin(attempt('nobody'))).toMatchObject({ kind: 'retryable', code: 'unreachable' });
  });

  it('has done nothing when it refuses the key', async () => {
    const outsider = sandboxPayment({
      secretKey: 'sk_test_other',
      webhookSecrets: [webhookSecret],
      apiOrigin: stage.url,
    });
    expect(await outsider.begin(attempt('outsider'))).toMatchObject({ kind: 'retryable', code: 'credentials_refused' });
    const control = await fetch(`${stage.url}/_control/intents`, {
      headers: { authorization: 'Bearer sk_test_other' },
    });
    expect(control.status).toBe(401);
  });
});

describe('a restart', () => {
  it('persists pages, payments, keys and time', async () => {
    const open = done(await stage.provider.begin(attempt('kept-open')));
    const step = done(await stage.provider.begin(attempt('kept-step')));
    await stage.post(step.redirectUrl, card('4000000000003220'));
    await stage.control('POST', '/_control/clock', { advanceSeconds: 100 });
    const { now } = (await stage.control('POST', '/_control/clock', { advanceSeconds: 0 })) as { now: number };
    await stage.restart();
    const after = (await stage.control('POST', '/_control/clock', { advanceSeconds: 0 })) as { now: number };
    expect(after.now).toBeGreaterThanOrEqual(now);
    expect(done(await stage.provider.begin(attempt('kept-open')))).toEqual(open);
    await stage.post(`/c/step/${step.providerRef}`, { decision: 'approve' });
    expect(done(await stage.provider.read(step.providerRef))).toMatchObject({
      state: 'succeeded',
      capturedMinor: 29_600n,
    });
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 1;
}
