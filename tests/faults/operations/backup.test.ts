import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { refundByHand } from '#src/actions/orders/staff/refund-by-hand.ts';
import { onRecord } from '#src/actions/staff/on-record.ts';
import { openDb } from '#src/store/shared/database/db.ts';
import { formerMigrations } from '#src/store/shared/database/former/former-migrations.data.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import { readManifest, sha256, writeManifest } from '../../../scripts/backup/manifest.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { cutToBaseline } from '../../cut-to-baseline.ts';
import { openBlankDatabase, type TestDatabase } from '../../database.ts';
import { fingerprints } from '../shop/fingerprints.ts';
import { goodCard, openShop, type Shop } from '../shop/shop.ts';

const migrations = join(import.meta.dirname, '../../../src/store/migrations');
const said: string[] = [];
/** Nothing stops it. */
const unhurried = { signal: new AbortController().signal, say: (line: string) => void said.push(line) };

let shop: Shop;
let base: string;
let empty: TestDatabase | null = null;
beforeAll(async () => {
  shop = await openShop();
  base = await mkdtemp(join(tmpdir(), 'backup-test-'));
  for (let n = 0; n < 3; n += 1) await buy();
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    `select reference from booking where state = 'confirmed' limit 1`,
  );
  const [{ reference } = { reference: '' }] = rows;
  const about = { actor: 'somebody', command: 'refund', subject: reference, reason: 'rain', dryRun: false };
  await onRecord(shop.deps, about, (deps) => refundByHand(deps, { reference, amount: '3', reason: 'rain' }));
  await pollRefunds(shop.deps);
}, 120_000);
afterAll(async () => {
  await rm(base, { recursive: true, force: true });
  await shop.close();
});
afterEach(async () => {
  await empty?.close();
  empty = null;
});

async function buy(): Promise<void> {
  const on = await shop.toPage(await shop.buyer(), await shop.slot(), { adult: 2 });
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
}

async function backup(): Promise<string> {
  const folder = join(base, randomUUID());
  await writeBackup({ url: shop.database.url, folder, now: new Date(), force: false, ...unhurried });
  return folder;
}

/** Returns an empty database without connections. */
async function blank(): Promise<string> {
  empty = await openBlankDatabase();
  return empty.url;
}

const restore = (url: string, folder: string, force = false): Promise<unknown> =>
  restoreBackup({ url, folder, migrations, force, ...unhurried });

const structure = `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  union all select indexdef from pg_indexes where schemaname = 'public' order by 1`;

describe('a backup that is restored', () => {
  test('brings back every row, every guard, and a shop that goes on selling', async () => {
    const folder = await backup();
    const url = await blank();
    await restore(url, folder);
    const db = openDb({ url, max: 4 });
    try {
      const prints = await fingerprints(db);
      expect(prints).toEqual(await fingerprints(shop.deps.db));
      expect(prints['booking']).toMatch(/^3 /);
      expect(prints['audit_entry']).toMatch(/^1 /);
      expect((await db.query(structure)).rows).toEqual((await shop.deps.db.query(structure)).rows);
      expect(await checkInvariants(db)).toEqual([]);
      await expect(db.query(`update booking set state = 'held'`)).rejects.toThrow('illegal booking transition');
      await expect(db.query('delete from audit_entry')).rejects.toThrow('only ever added to');
      // Numbers go on where they were: a new row takes no number that is taken.
      await db.query('insert into inventory (total) values (1)');
    } finally {
      await db.close();
    }
  });

  test('a backup taken while people buy is of one moment', async () => {
    const buying = Promise.all([buy(), buy(), buy(), buy()]);
    const folder = await backup();
    await buying;
    const url = await blank();
    await restore(url, folder);
    const db = openDb({ url, max: 1 });
    try {
      expect(await checkInvariants(db)).toEqual([]);
    } finally {
      await db.close();
    }
  });

  test('a backup with the migrations from before the baseline is restored, and one with only some of them is refused', async () => {
    const source = await openBlankDatabase();
    await restore(source.url, await backup());
    const changed = await cutToBaseline(source.db);
    const folder = join(base, randomUUID());
    await writeBackup({ url: source.url, folder, now: new Date(), force: false, ...unhurried });
    const before = await fingerprints(source.db);
    await source.close();
    const rewrite = async (applied: typeof formerMigrations): Promise<void> => {
      const manifest = await readManifest(folder);
      const tables = manifest.tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) => (column === 'popularity' ? 'renown' : column)),
      }));
      const migrations = applied.map(([name, checksum]) => ({ name, checksum }));
      await writeManifest(folder, { ...manifest, tables, migrations });
    };
    await rewrite(formerMigrations.slice(0, -1));
    const url = await blank();
    await expect(restore(url, folder)).rejects.toThrow(
      'The backup ends with the migration 0084_refunds_that_fail_later.sql',
    );
    await rewrite(formerMigrations);
    await restore(url, folder);
    const db = openDb({ url, max: 1 });
    try {
      const same = Object.entries(before).filter(([name]) => !changed.has(name));
      expect(same.length).toBeGreaterThan(50);
      expect(await fingerprints(db)).toMatchObject(Object.fromEntries(same));
      expect(await checkInvariants(db)).toEqual([]);
    } finally {
      await db.close();
    }
  });

  test('an older backup is brought to this release', async () => {
    const folder = await backup();
    const release = await mkdtemp(join(base, 'release-'));
    await cp(migrations, release, { recursive: true });
    await writeFile(
      join(release, '9998_later.sql'),
      'alter table booking add column since_then int not null default 7;',
    );
    const url = await blank();
    await restoreBackup({ url, folder, migrations: release, force: false, ...unhurried });
    const db = openDb({ url, max: 1 });
    try {
      const { rowCount } = await db.query('select from booking where since_then = 7');
      expect(rowCount).toBe((await shop.deps.db.query('select from booking')).rowCount);
    } finally {
      await db.close();
    }
  });
});

async function seal(folder: string, manifest: object): Promise<void> {
  const text = JSON.stringify(manifest);
  await writeFile(join(folder, 'manifest.json'), text);
  await writeFile(join(folder, 'manifest.sha256'), `${sha256(text)}  manifest.json\n`);
}

describe('a damaged backup', () => {
  const damages: readonly (readonly [string, (folder: string) => Promise<unknown>, string])[] = [
    [
      'one byte that turned',
      (folder) =>
        change(join(folder, 'orders.copy.gz'), (bytes) =>
          Buffer.concat([bytes.subarray(0, 20), Buffer.from([(bytes[20] ?? 0) ^ 1]), bytes.subarray(21)]),
        ),
      'orders.copy.gz is damaged',
    ],
    [
      'a file that was cut',
      (folder) => change(join(folder, 'booking.copy.gz'), (bytes) => bytes.subarray(0, -9)),
      'booking.copy.gz is damaged',
    ],
    ['a file that is gone', (folder) => rm(join(folder, 'payment.copy.gz')), 'payment.copy.gz is missing'],
    [
      'a list that was changed',
      (folder) => change(join(folder, 'manifest.json'), (bytes) => Buffer.concat([bytes, Buffer.from(' ')])),
      'manifest.json is damaged',
    ],
    ['half a backup', (folder) => rm(join(folder, 'manifest.sha256')), 'no backup, or half of one'],
    ['one of a newer release', newer, 'newer release'],
    ['one of other tables', othersTables, 'is not the one of the backup'],
  ];
  test.each(damages)(
    '%s is refused before the database is touched, even when it may be thrown away',
    async (_what, damage, says) => {
      const folder = await backup();
      await damage(folder);
      const url = await blank();
      const db = openDb({ url, max: 1 });
      await db.query('create table precious (id int)');
      await db.close();
      await expect(restore(url, folder, true)).rejects.toThrow(says);
      const again = openDb({ url, max: 1 });
      await again.query('select from precious');
      await again.close();
    },
  );

  test('rows that do not fit leave the database empty', async () => {
    const folder = await backup();
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    const packed = gzipSync('not\tan\torder\n');
    await writeFile(join(folder, 'orders.copy.gz'), packed);
    for (const table of manifest.tables)
      if (table.name === 'orders') table.sha256 = createHash('sha256').update(packed).digest('hex');
    await seal(folder, manifest);
    const url = await blank();
    await expect(restore(url, folder)).rejects.toThrow('uuid');
    const db = openDb({ url, max: 1 });
    expect((await db.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount).toBe(0);
    await db.close();
  });

  async function newer(folder: string): Promise<void> {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    manifest.migrations.push({ name: '9999_tomorrow.sql', checksum: '0'.repeat(64) });
    await seal(folder, manifest);
  }
  async function othersTables(folder: string): Promise<void> {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    manifest.migrations[0].checksum = '0'.repeat(64);
    await seal(folder, manifest);
  }
  async function change(path: string, by: (bytes: Buffer) => Buffer): Promise<void> {
    await writeFile(path, by(await readFile(path)));
  }
});

describe('nothing is thrown away by mistake', () => {
  test('a backup that is there stays unless it is to be replaced', async () => {
    const folder = await backup();
    const before = await readFile(join(folder, 'manifest.json'), 'utf8');
    const write = (force: boolean) =>
      writeBackup({ url: shop.database.url, folder, now: new Date(1), force, ...unhurried });
    await expect(write(false)).rejects.toThrow('--force');
    expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(before);
    await write(true);
    expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toContain('1970-01-01');
    expect(existsSync(`${folder}.part`)).toBe(false);
  });

  test('a backup that breaks off leaves the one before, and no half of itself', async () => {
    const folder = await backup();
    const url = shop.database.url.replace(/\/[^/]+$/, '/no_such_database');
    await expect(writeBackup({ url, folder, now: new Date(), force: true, ...unhurried })).rejects.toThrow(
      'no_such_database',
    );
    expect(existsSync(join(folder, 'manifest.json'))).toBe(true);
    expect(existsSync(`${folder}.part`)).toBe(false);
  });

  test('a database that holds something, or is in use, is not filled', async () => {
    const folder = await backup();
    const url = await blank();
    await restore(url, folder);
    await expect(restore(url, folder)).rejects.toThrow('not empty');
    await restore(url, folder, true);
    const user = openDb({ url, max: 1 });
    await user.query('select 1');
    await expect(restore(url, folder, true)).rejects.toThrow('in use');
    expect((await user.query('select from booking')).rowCount).toBeGreaterThan(0);
    await user.close();
  });
});
