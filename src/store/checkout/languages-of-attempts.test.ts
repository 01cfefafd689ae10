import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { migrate } from '#src/store/shared/database/migrate.ts';
import { migrationsAfterBaseline, releaseMigrations } from '../../../tests/cut-to-baseline.ts';
import { openBlankDatabase, type TestDatabase } from '../../../tests/database.ts';

/** The statements of release 0.2.0, which has no column for the language of an attempt. */
const former = {
  paymentWithAttempt: `with p as (
     insert into payment (id, order_id, state, currency, amount_minor, next_check_at, purpose)
     values ($1, $2, 'requires_payment_method', $3, $4, now() + $5 * interval '1 millisecond', $6)
   )
   insert into payment_attempt (id, payment_id, psp, email, amount_minor, method) values ($7, $1, $8, $9, $4, $10)`,
  attempt:
    'insert into payment_attempt (id, payment_id, psp, email, amount_minor, method) values ($1, $2, $3, $4, $5, $6)',
};

let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await openBlankDatabase();
  folder = await mkdtemp(join(tmpdir(), 'meander-languages-'));
  const later = await migrationsAfterBaseline();
  await cp(releaseMigrations, folder, {
    recursive: true,
    filter: (path) => !later.some((name) => path.endsWith(name)),
  });
  await apply();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function apply(): Promise<void> {
  const outcome = await migrate({ url: database.url, folder });
  if (!outcome.ok) throw new Error(outcome.failure.code);
}

async function order(language: string): Promise<string> {
  const [id, account, quote] = [randomUUID(), randomUUID(), randomUUID()];
  const reference = id.replaceAll('-', '').slice(0, 10).toUpperCase();
  const { db } = database;
  await db.query(`insert into account (id, kind, language, currency) values ($1, 'guest', 'en', 'EUR')`, [account]);
  await db.query(
    `insert into quote (id, owner, currency, amount_minor, lines, hash, expires_at) values ($1, 'x', 'EUR', 100, '[]', '\\x00', now())`,
    [quote],
  );
  await db.query(
    `insert into orders (id, reference, account_id, quote_id, partner, sub_channel, currency, amount_minor, quote_hash, language)
     values ($1, $2, $3, $4, '', 0, 'EUR', 100, '\\x00', $5)`,
    [id, reference, account, quote, language],
  );
  return id;
}

/** Begins to pay as the former release does. */
async function begin(orderId: string): Promise<{ readonly paymentId: string; readonly attemptId: string }> {
  const [paymentId, attemptId] = [randomUUID(), randomUUID()];
  const about = [paymentId, orderId, 'EUR', 100, 15_000, 'order', attemptId, 'sandbox', null, 'card'];
  await database.db.query(former.paymentWithAttempt, about);
  return { paymentId, attemptId };
}

async function languageOf(attemptId: string): Promise<string | undefined> {
  const { rows } = await database.db.query<{ language: string }>('select language from payment_attempt where id = $1', [
    attemptId,
  ]);
  return rows[0]?.language;
}

it('an attempt of the former release is in the language of its order, before and after the column is there', async () => {
  const [japanese, german] = [await order('ja'), await order('de')];
  const before = await begin(japanese);
  await cp(releaseMigrations, folder, { recursive: true });
  await apply();
  expect(await languageOf(before.attemptId)).toBe('ja');
  const after = await begin(german);
  expect(await languageOf(after.attemptId)).toBe('de');
  await database.db.query(`update payment_attempt set outcome = 'failed' where id = $1`, [after.attemptId]);
  const second = randomUUID();
  await database.db.query(former.attempt, [second, after.paymentId, 'sandbox', null, 100, 'card']);
  expect(await languageOf(second)).toBe('de');
  // It has the language in which its page was opened, whatever becomes of the order.
  await database.db.query(`update orders set language = 'fr' where id = $1`, [german]);
  expect(await languageOf(second)).toBe('de');
});

it('an attempt of this release is in the language that it names', async () => {
  const { paymentId, attemptId } = await begin(await order('ko'));
  await database.db.query(`update payment_attempt set outcome = 'failed' where id = $1`, [attemptId]);
  const own = randomUUID();
  const text = `insert into payment_attempt (id, payment_id, psp, amount_minor, language) values ($1, $2, 'sandbox', 100, 'en')`;
  await database.db.query(text, [own, paymentId]);
  expect(await languageOf(own)).toBe('en');
});
