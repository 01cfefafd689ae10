import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';

import type { Deps } from '#src/actions/deps.ts';
import { health } from '#src/server/logs/health.ts';

let app: FastifyInstance;
let now = 0;
let requested = 0;
let payments: 'closed' | 'open' = 'closed';
afterEach(() => app.close());

/** A server whose database answers, or does not. */
function open(isUp: boolean): void {
  now = 0;
  requested = 0;
  const query = async () => {
    requested += 1;
    if (!isUp) throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
    return { rows: [], rowCount: 0 };
  };
  app = Fastify();
  const availability = (): ReturnType<Deps['payments']['availability']> => ({ state: payments, retryAfterMs: 0 });
  health(app, {
    db: { query } as unknown as Deps['db'],
    clock: () => now,
    payments: { availability } as unknown as Deps['payments'],
  });
}

test('/readyz says whether the payment provider answers, and stays ready without it', async () => {
  open(true);
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({
    success: true,
    result: 'ok',
    state: 'ready',
    payments: 'ok',
  });
  payments = 'open';
  const reply = await app.inject({ url: '/readyz' });
  payments = 'closed';
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true, result: 'ok', state: 'ready', payments: 'unavailable' });
});

test.each(['/apiHealthCheck/', '/ja/apiHealthCheck/', '/healthz'])('%s says that all is well', async (url) => {
  open(true);
  const reply = await app.inject({ url });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('{"success":true,"result":"ok"}');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('reports up or down without details (T-21)', async () => {
  open(false);
  const reply = await app.inject({ url: '/apiHealthCheck/' });
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toBe('{"success":false,"result":"unavailable"}');
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('lets a flood neither through nor to the database', async () => {
  open(true);
  const codes: number[] = [];
  for (let i = 0; i < 80; i += 1) codes.push((await app.inject({ url: '/apiHealthCheck/' })).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect(codes.filter((code) => code === 429)).toHaveLength(20);
  expect(requested).toBe(1);
  now = 60_000;
  const later = await app.inject({ url: '/de/apiHealthCheck/' });
  expect(later.statusCode).toBe(200);
  expect(requested).toBe(2);
});
