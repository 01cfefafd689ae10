import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMethod, methodsFor, type MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import type { PaymentProvider } from '#src/domain/checkout/payment/payment.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { stripePayment } from '#src/adapters/payments/stripe.payment.ts';
import { attempt, done, startDryRun } from '#sandbox/payments/dry-run.ts';

type Service = {
  readonly provider: PaymentProvider;
  /** The addresses of its pages. */
  readonly pages: RegExp;
  readonly close: () => Promise<void>;
};

const key = process.env['STRIPE_TEST_KEY'];
/** What the account of that key has switched on; a card alone unless named. */
const methods = (process.env['STRIPE_METHODS'] ?? 'card').split(',').filter(isMethod);

const services: readonly (readonly [string, boolean, () => Promise<Service>])[] = [
  ['the sandbox', true, openSandbox],
  ['the real service (with STRIPE_TEST_KEY)', key !== undefined, openReal],
];

async function openSandbox(): Promise<Service> {
  const stage = await startDryRun(sandboxPayment);
  return { provider: stage.provider, pages: /^http:\/\/pay\.localhost:3001\//, close: stage.close };
}

async function openReal(): Promise<Service> {
  if (key?.includes('_test_') !== true) throw new Error('STRIPE_TEST_KEY must be a test key: nothing here takes money');
  const provider = stripePayment({ secretKey: key, webhookSecrets: [], methods });
  return { provider, pages: /^https:\/\/checkout\.stripe\.com\//, close: async () => undefined };
}

/** What our adapter needs of a payment provider; the pages themselves are walked in a browser, on the sandbox. */
describe.each(services)('%s', (_name, isThere, open) => {
  let service: Service;
  beforeAll(async () => {
    if (isThere) service = await open();
  });
  afterAll(async () => {
    if (isThere) await service.close();
  });

  const begin = (id: string, about: Parameters<typeof attempt>[1] = {}) =>
    service.provider.begin(attempt(id, { amount: money(2_747, 'EUR'), ...about }));

  it.runIf(isThere)('opens one page for one attempt, on an origin of its own', async () => {
    const id = randomUUID();
    const begun = done(await begin(id));
    expect(begun.redirectUrl).toMatch(service.pages);
    expect(done(await begin(id))).toEqual(begun);
    expect(await begin(id, { amount: money(2_748, 'EUR') })).toMatchObject({
      kind: 'final',
      code: 'idempotency_conflict',
    });
    expect(done(await service.provider.read(begun.providerRef))).toMatchObject({
      state: 'requires_payment_method',
      outcome: 'unknown',
      amountMinor: 2_747n,
      currency: 'EUR',
      capturedMinor: 0n,
      attemptId: id,
    });
  });

  it.runIf(isThere)('opens a page for each method that the account takes, in a currency of its own', async () => {
    const pairs: readonly (readonly [MethodId, ReturnType<typeof money>])[] = [
      money(20_000, 'EUR'),
      money(20_000, 'JPY'),
      money(20_000, 'KRW'),
      money(20_000, 'MYR'),
      money(20_000, 'PLN'),
    ].flatMap((amount) =>
      methodsFor('global', amount.currency, (id) => service.provider.accepts(id)).map(
        ({ id }) => [id, amount] as const,
      ),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(5);
    for (const [method, amount] of pairs) {
      const begun = await begin(randomUUID(), { method, amount });
      expect([method, amount.currency, begun.kind]).toEqual([method, amount.currency, 'done']);
    }
  });

  it.runIf(isThere)('closes a page permanently', async () => {
    const { providerRef } = done(await begin(randomUUID()));
    for (let times = 0; times < 2; times += 1)
      expect(done(await service.provider.cancel(providerRef))).toMatchObject({ state: 'canceled', outcome: 'failed' });
    expect(done(await service.provider.read(providerRef))).toMatchObject({ state: 'canceled', capturedMinor: 0n });
  });

  it.runIf(isThere)(
    'rejects unknown pages, refunds nothing that was not captured, and answers when probed',
    async () => {
      const { providerRef } = done(await begin(randomUUID()));
      const refund = { refundId: randomUUID(), providerRef, amount: money(1, 'EUR') };
      expect(await service.provider.refund(refund)).toMatchObject({ kind: 'final', code: 'not_refundable' });
      expect(await service.provider.read('cs_test_nobody')).toMatchObject({ kind: 'final', code: 'reference_unknown' });
      expect((await service.provider.probe()).kind).toBe('final');
    },
  );
});
