import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goodCard, openShop, type Shop } from '../../tests/faults/shop/shop.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { schedule } from '#src/jobs/schedule.ts';
import { repeat, startWorker } from '#src/jobs/worker.ts';
import { until } from '#sandbox/payments/dry-run.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('two workers settle an abandoned payment, send its mail once, and end a hold', async () => {
  const { deps } = shop;
  const sent: string[] = [];
  const senders = {
    'mail.confirmation': async (_deps: unknown, row: { readonly deduplicationKey: string }) =>
      void sent.push(row.deduplicationKey),
  };
  const on = await shop.toPage(await shop.buyer(), await shop.slot());
  await shop.payOnPage(on.page, goodCard);
  const other = await shop.buyer();
  await shop.put(other, await shop.slot());
  await openCheckout(deps, other, randomUUID());
  await deps.db.query(
    `update hold set expires_at = now() - interval '1 second' where booking_id in (select b.id from booking b join orders o on o.id = b.order_id where o.account_id = $1)`,
    [other.account?.id],
  );
  await deps.db.query('update payment set next_check_at = now()');
  const workers = [startWorker(deps, senders), startWorker(deps, senders)];
  try {
    await until(
      async () => sent.length > 0 && (await shop.count(`select from hold where state = 'expired'`)) === 1,
      15_000,
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  expect(sent).toHaveLength(1);
  expect(shop.log.filter((line) => line.level === 'error')).toEqual([]);
  expect(await shop.violations()).toEqual([]);
});

test('after stopping nothing begins, and a wake-up brings the outbox at once before', async () => {
  const done: string[] = [];
  const worker = startWorker(shop.deps, { note: async (_deps, row) => void done.push(row.deduplicationKey) });
  await shop.deps.db.query(`insert into outbox (topic, dedupe, aggregate, payload) values ('note', 'a', 'x', '{}')`);
  worker.wake();
  await until(() => done.length === 1, 1_500);
  await worker.stop();
  await shop.deps.db.query(`insert into outbox (topic, dedupe, aggregate, payload) values ('note', 'b', 'x', '{}')`);
  worker.wake();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(done).toEqual(['a']);
  await shop.deps.db.query(`delete from outbox where dedupe = 'b'`);
});

test('every job has its own name', () => {
  expect(new Set(schedule.map((job) => job.name)).size).toBe(schedule.length);
});

test('what failed is tried again after a minute, then in its time', async () => {
  vi.useFakeTimers();
  try {
    let runs = 0;
    const run = async (): Promise<void> => {
      runs += 1;
      if (runs === 1) throw new Error('not today');
    };
    const log = { ...shop.deps.log, error: () => undefined };
    const job = repeat({ ...shop.deps, log }, { name: 'rare', everyMs: 6 * 3_600_000, run });
    const after: number[] = [];
    for (const ms of [2_000, 59_000, 1_000, 60_000, 6 * 3_600_000 - 60_000]) {
      await vi.advanceTimersByTimeAsync(ms);
      after.push(runs);
    }
    expect(after).toEqual([1, 1, 2, 2, 3]);
    await job.stop();
  } finally {
    vi.useRealTimers();
  }
});
