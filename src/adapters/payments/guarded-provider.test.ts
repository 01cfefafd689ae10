import { expect, test } from 'vitest';
import type { Answer, PaymentProvider } from '#src/domain/checkout/payment/payment.ts';
import { guardedProvider } from '#src/adapters/payments/guarded-provider.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';

type Reading = Awaited<ReturnType<PaymentProvider['readRefund']>>;

/** A provider whose answers are written down beforehand, with its own clock. */
function stage() {
  const reported: string[] = [];
  const answers: (Reading | Error)[] = [];
  const at = { now: 0, calls: 0 };
  const next = async (): Promise<Reading> => {
    at.calls += 1;
    const answer = answers.shift() ?? silent;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const bare = sandboxPayment({ secretKey: 'k', webhookSecrets: [], apiOrigin: 'http://127.0.0.1:9' });
  const probe = async (): Promise<Answer<null>> => {
    const answer = await next();
    return answer.kind === 'done' ? { kind: 'done', value: null } : answer;
  };
  const provider = guardedProvider(
    { ...bare, readRefund: next, probe },
    () => at.now,
    (state) => reported.push(state),
  );
  return { provider, at, reported, answers };
}

const silent: Reading = { kind: 'retryable', code: 'unreachable', detail: 'nobody there' };
const lost: Reading = { kind: 'unknown', code: 'no_answer', detail: 'nothing came' };
const refused: Reading = { kind: 'final', code: 'reference_unknown', detail: 'never heard of' };

test('calls to a silent provider are paused, and retried by the worker', async () => {
  const { provider, at, reported, answers } = stage();
  answers.push(silent, lost, silent, silent, lost);
  for (let n = 0; n < 5; n += 1) await provider.readRefund('re_1');
  expect(provider.availability()).toEqual({ state: 'open', retryAfterMs: 5_000 });
  expect(await provider.readRefund('re_1')).toMatchObject({ kind: 'retryable', code: 'resting' });
  expect(at.calls).toBe(5);
  at.now = 5_000;
  expect(provider.availability()).toEqual({ state: 'open', retryAfterMs: 0 });
  await provider.probe();
  expect(provider.availability()).toEqual({ state: 'open', retryAfterMs: 10_000 });
  at.now = 15_000;
  answers.push({ kind: 'done', value: { refundRef: 're_1', state: 'succeeded', amountMinor: 1n, currency: 'EUR' } });
  await provider.probe();
  expect(provider.availability()).toEqual({ state: 'closed', retryAfterMs: 0 });
  expect(reported).toEqual(['open', 'half_open', 'open', 'half_open', 'closed']);
});

test('a refusal counts as a response, and an error of ours is not counted', async () => {
  const { provider, answers } = stage();
  answers.push(silent, silent, silent, silent, refused, silent, silent, silent, silent);
  for (let n = 0; n < 9; n += 1) await provider.readRefund('re_1');
  answers.push(new Error('a fault of ours'));
  await expect(provider.readRefund('re_1')).rejects.toThrow('a fault of ours');
  expect(provider.availability().state).toBe('closed');
});

test('a hundred at once after the rest make one call', async () => {
  const { provider, at } = stage();
  for (let n = 0; n < 5; n += 1) await provider.readRefund('re_1');
  at.now = 5_000;
  await Promise.all(Array.from({ length: 100 }, () => provider.readRefund('re_1')));
  expect(at.calls).toBe(6);
});
