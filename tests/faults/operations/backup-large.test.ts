import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { openDb, type Database } from '#src/store/shared/database/db.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import { openBlankDatabase, type TestDatabase } from '../../database.ts';
import { freezableProxy, type FreezableProxy } from '../../freezable-proxy.ts';
import { multiplyOrder } from '../stock/many-orders.ts';
import { fingerprints } from '../shop/fingerprints.ts';
import { goodCard, openShop, workersRun, type Shop } from '../shop/shop.ts';

const whole = import.meta.env.MODE === 'whole';
const orders = whole ? 100_000 : 4_000;
const patienceMs = whole ? 1_800_000 : 240_000;
const program = join(import.meta.dirname, '../../../bin/meander.js');

let shop: Shop;
let base: string;
let proxy: FreezableProxy | null = null;
const databases: TestDatabase[] = [];
const opened: Database[] = [];

beforeAll(async () => {
  shop = await openShop();
  base = await mkdtemp(join(tmpdir(), 'backup-large-'));
  const bought = await buy();
  // Nothing sends the mail here, however long the tests take.
  await shop.deps.db.query(`update outbox set available_at = now() + interval '1 day' where done_at is null`);
  await multiplyOrder(shop.deps.db, bought, orders - 1);
}, 600_000);
afterEach(async () => {
  await proxy?.close();
  proxy = null;
  for (const db of opened.splice(0)) await db.close();
  for (const database of databases.splice(0)) await database.close();
});
afterAll(async () => {
  await rm(base, { recursive: true, force: true });
  await shop.close();
});

async function buy(): Promise<string> {
  const on = await shop.toPage(await shop.buyer(), await shop.slot(), { adult: 2 });
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  return on.orderId;
}

type Ended = { readonly code: number | null; readonly said: string; readonly complained: string };

/** The command as an operator runs it, in a separate process. */
async function command(name: 'backup' | 'restore', url: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [program, 'db', name, ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATA_DIR: base },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said, complained };
}

async function blank(): Promise<TestDatabase> {
  const made = await openBlankDatabase();
  databases.push(made);
  return made;
}

function open(url: string): Database {
  const db = openDb({ url, max: 2, statementTimeoutMs: patienceMs });
  opened.push(db);
  return db;
}

test(
  `a shop of ${orders} orders that goes on selling is written and restored, row by row`,
  async () => {
    const large = open(shop.database.url);
    expect(await checkInvariants(large)).toEqual([]);
    const folder = join(base, 'whole');
    let isWriting = true;
    const sold = (async () => {
      let count = 0;
      for (; isWriting; count += 1) await buy();
      return count;
    })();
    const written = await command('backup', shop.database.url, [folder]);
    isWriting = false;
    expect(written.complained).toBe('');
    expect(written.code).toBe(0);
    expect(written.said).toMatch(/\d+ rows of \d+ tables are in/);
    expect(await sold).toBeGreaterThan(0);

    // What a backup of a shop at rest holds is compared with the shop itself, every row.
    const still = join(base, 'still');
    expect((await command('backup', shop.database.url, [still])).code).toBe(0);
    const target = await blank();
    const restored = await command('restore', target.url, [still]);
    expect(restored.complained).toBe('');
    expect(restored.said).toMatch(/All \d+ invariants hold/);
    expect(restored.code).toBe(0);
    expect(await fingerprints(open(target.url))).toEqual(await fingerprints(large));

    // The one that was written while people bought is of one moment.
    const other = await blank();
    const moment = await command('restore', other.url, [folder]);
    expect([moment.code, moment.complained]).toEqual([0, '']);
  },
  patienceMs,
);

test(
  'a restored shop is not blamed for what came due while it was down, and is for what it leaves then',
  async () => {
    await shop.toPage(await shop.buyer(), await shop.slot());
    const folder = join(base, 'days-later');
    expect((await command('backup', shop.database.url, [folder])).code).toBe(0);
    const target = await blank();
    expect((await command('restore', target.url, [folder])).code).toBe(0);
    const db = open(target.url);
    const later = async (days: number): Promise<void> => {
      for (const [table, columns] of Object.entries(clocks))
        await db.query(
          `update ${table} set ${columns.map((column) => `${column} = ${column} - make_interval(days => ${days})`).join(', ')}`,
        );
    };
    await later(2);
    expect(await shop.count(`select from hold where state = 'active'`)).toBeGreaterThan(0);
    expect(await checkInvariants(db)).toEqual([]);
    await workersRun(db);
    const blamed = (await checkInvariants(db)).map(({ id }) => id);
    expect(blamed).toContain('I15');
    expect(blamed).toContain('I19');
    const deps = { ...shop.deps, caches: openCaches(), db };
    await sweepHolds(deps);
    await pollPayments(deps);
    expect((await checkInvariants(db)).map(({ id }) => id)).not.toContain('I15');
  },
  patienceMs,
);

/** The time columns of rows that need attention. */
const clocks = {
  hold: ['expires_at'],
  outbox: ['available_at', 'created_at'],
  inbox: ['received_at'],
};

test('a database that stops answering ends the command at its time limit, and leaves no half of a backup', async () => {
  proxy = await freezableProxy(shop.database.url, { freezeAfterBytes: 300_000 });
  const folder = join(base, 'frozen');
  const ended = await command('backup', proxy.url, [folder, '--minutes', '0.1']);
  expect(ended.code).toBe(3);
  expect(ended.complained).toContain('not finished within 0.1 minutes');
  expect([existsSync(folder), existsSync(`${folder}.part`)]).toEqual([false, false]);
}, 120_000);

test.each([
  ['no folder', [], "missing required argument 'folder'"],
  ['two folders', ['a', 'b'], 'too many arguments'],
  ['an unknown option', ['a', '--fast'], "unknown option '--fast'"],
  ['a time limit that is no number', ['a', '--minutes', 'soon'], '--minutes must be a number'],
])('%s is not understood: exit code 2, and nothing is written', async (_what, args, says) => {
  const ended = await command('backup', shop.database.url, args);
  expect(ended.code).toBe(2);
  expect(ended.complained).toContain(says);
});

test('a database that is not there is an error: exit code 1', async () => {
  const url = shop.database.url.replace(/\/[^/]+$/, '/no_such_database');
  const ended = await command('backup', url, [join(base, 'none')]);
  expect([ended.code, existsSync(join(base, 'none'))]).toEqual([1, false]);
  expect(ended.complained).toContain('no_such_database');
});
