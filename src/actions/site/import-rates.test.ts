import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { quoteFor } from '#src/domain/checkout/quote.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RateSource } from '#src/domain/shared/money/rate-source.ts';
import type { ReadSheet } from '#src/domain/shared/money/rate-sheet.ts';
import { rateText } from '#src/domain/shared/money/exchange.ts';
import { openCaches, type Caches } from '#src/actions/open-caches.ts';
import { fetchRates } from '#src/actions/site/fetch-rates.ts';
import { importRates, type Import } from '#src/actions/site/import-rates.ts';
import { watchRates } from '#src/actions/site/watch-rates.ts';
import { besideBank } from '#src/adapters/rates.ecb.ts';
import { readRateFile } from '#src/formats/site/rate-file.ts';
import { findRates, hasRates } from '#src/store/site/rates.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';

// The bank's own file where there is one, else a few of its lines.
const real = join(process.env.SHARED_DATA ?? '../shared/data', 'fx-ecb-reference-rates/eurofxref-hist.zip');
const few = `Date,USD,JPY,RUB,HRK,ISK,CNY,HKD,IDR,
2026-04-13,1.1684,186.75,N/A,N/A,143.2,7.9827,9.1507,20082.05,
2026-04-10,1.1711,186.43,N/A,N/A,143.29,7.9967,9.1729,20020.25,
2022-12-30,1.0666,140.66,N/A,7.5365,151.5,7.3582,8.3163,16519.82,
2022-03-01,1.1162,128.37,117.201,7.57,141.8,7.0457,8.7231,16034.29,
1999-01-04,1.1789,133.73,N/A,N/A,81.48,N/A,9.1332,N/A,
`;
if (!existsSync(real)) process.stderr.write(`${real} is not there: a few of its lines stand in.\n`);
const file = existsSync(real) ? readFileSync(real) : Buffer.from(few);

const noon = Date.UTC(2026, 3, 14, 12);
let database: TestDatabase;
let nowMs = noon;
const clock = (): number => nowMs;
let lines: { level: string; about: Record<string, unknown>; message: string }[] = [];
const writeAt =
  (level: string) =>
  (about: object, message: string): void =>
    void lines.push({ level, about: { ...about }, message });
const log = { info: writeAt('info'), warn: writeAt('warn'), error: writeAt('error') };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  nowMs = noon;
  lines = [];
  await database.db.query('truncate exchange_rate');
});

const load = (bytes: Uint8Array, between = {}): Promise<Import> =>
  importRates({ db: database.db, clock }, bytes, between);

async function count(): Promise<number> {
  const { rows } = await database.db.query<{ n: number }>('select count(*)::int as n from exchange_rate');
  return rows[0]?.n ?? -1;
}

async function rateOn(date: string, currency: CurrencyCode, oldestDays?: number): Promise<string | undefined> {
  const rate = (await findRates(database.db, date, oldestDays)).hkdPerUnit[currency];
  return rate === undefined ? undefined : rateText(rate);
}

it('loads the file, reports the outcome for every currency, and changes nothing the second time', async () => {
  const first = await load(file);
  if (!first.ok) throw new Error(first.fault.reason);
  expect(first.stored).toEqual({ added: await count(), changed: 0 });
  expect(first.days).toBe(first.sheet.days.length);
  const named = [...first.sheet.taken, ...first.sheet.refused].map(({ currency }) => currency);
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  expect(first.sheet.refused).toContainEqual({ currency: 'RUB', reason: 'its series ended on 2022-03-01' });
  expect(first.sheet.refused.find(({ currency }) => currency === 'HRK')?.reason).toBe('its series ended on 2022-12-30');
  expect(first.sheet.absent).toEqual(expect.arrayContaining(['TWD', 'VND', 'KHR']));
  const before = await database.db.query(
    'select md5(string_agg(t::text || xmin::text, $1 order by t::text)) from exchange_rate t',
    ['|'],
  );
  expect(await load(file)).toMatchObject({ ok: true, stored: { added: 0, changed: 0 } });
  const after = await database.db.query(
    'select md5(string_agg(t::text || xmin::text, $1 order by t::text)) from exchange_rate t',
    ['|'],
  );
  expect(after.rows).toEqual(before.rows);
  expect(await hasRates(database.db)).toBe(false);
});

it('reads a weekend or holiday by the business day before it', async () => {
  await load(file, { from: '2022-12-30' });
  // Friday 10 April 2026: 9.1729 / 1.1711 = 7.83272137…
  for (const day of ['2026-04-10', '2026-04-11', '2026-04-12']) expect(await rateOn(day, 'USD')).toBe('7.83272137');
  expect(await rateOn('2026-04-13', 'USD')).toBe('7.83182129');
  expect(await rateOn('2023-01-01', 'JPY')).toBe('0.05912342');
  expect(await rateOn('2026-04-13', 'IDR')).toBe('0.00045567');
  expect(await rateOn('2022-12-29', 'USD')).toBeUndefined();
});

it('imports only the requested days', async () => {
  expect(await load(file, { from: '2022-12-30', to: '2022-12-31' })).toMatchObject({ ok: true, days: 1 });
  const { rows } = await database.db.query('select distinct on_date from exchange_rate');
  expect(rows).toEqual([{ on_date: '2022-12-30' }]);
});

it('loads nothing of a file that is damaged anywhere', async () => {
  const damaged = few.replace('133.73', '133,73');
  expect(await load(Buffer.from(damaged))).toEqual({
    ok: false,
    fault: { line: 6, reason: '9 rates were found and 8 expected' },
  });
  expect(await load(file.subarray(0, file.length / 2))).toMatchObject({ ok: false });
  nowMs = Date.UTC(2026, 3, 12);
  expect(await load(file)).toMatchObject({ ok: false, fault: { line: 2, reason: /has not come yet/ } });
  expect(await count()).toBe(0);
});

it('retains rates missing from a source, and reports their age', async () => {
  await database.db.query(
    `insert into exchange_rate (on_date, currency, hkd_per_unit) values ('2026-03-20', 'TWD', 0.243), ('2026-03-20', 'USD', 7.5), ('2026-03-20', 'HKD', 1)`,
  );
  await load(file, { from: '2026-04-01' });
  const table = await findRates(database.db, '2026-04-14', 35);
  expect(table.date).toBe('2026-04-13');
  expect(table.earlier).toEqual({ TWD: '2026-03-20' });
  const item = {
    itemId: 'a',
    currency: 'TWD',
    units: [{ unitId: 'u', quantity: 1, each: money(1000n, 'TWD') }],
  } as const;
  expect(quoteFor([item], 'USD', table)).toMatchObject({ ok: true, value: { ratesOf: '2026-03-20' } });
  expect(quoteFor([{ ...item, currency: 'USD', units: [] }], 'EUR', table)).toMatchObject({
    ok: true,
    value: { ratesOf: '2026-04-13' },
  });
});

it('knows no rate that is too old, and buying in it is blocked', async () => {
  await database.db.query(
    `insert into exchange_rate (on_date, currency, hkd_per_unit) values ('2026-03-10', 'TWD', 0.243), ('2026-04-13', 'USD', 7.8)`,
  );
  expect(await rateOn('2026-04-13', 'TWD', 35)).toBe('0.243');
  const table = await findRates(database.db, '2026-04-14', 35);
  expect(table.hkdPerUnit.TWD).toBeUndefined();
  const item = { itemId: 'a', currency: 'TWD', units: [] } as const;
  expect(quoteFor([item], 'USD', table)).toMatchObject({ ok: false, failure: { code: 'payment_unavailable' } });
  expect(await rateOn('2036-04-14', 'TWD')).toBe('0.243');
});

/** A source that gives these answers in turn, the last one again and again. */
function sourceOf(...answers: readonly (ReadSheet | string)[]): RateSource & { readonly readCount: () => number } {
  let requested = 0;
  const read = async (): Promise<ReadSheet> => {
    const answer = answers[Math.min(requested, answers.length - 1)] ?? '';
    requested += 1;
    return typeof answer === 'string' ? readRateFile(Buffer.from(answer), '2026-04-14') : answer;
  };
  return { name: 'bank.example', read, readCount: () => requested };
}

/** A process for each source, which remembers what it requested. */
const processes = new Map<RateSource, Caches>();
const turn = (rateSource: RateSource): Promise<void> => {
  const caches = processes.get(rateSource) ?? openCaches();
  processes.set(rateSource, caches);
  return fetchRates({ db: database.db, caches, clock, log, rateSource });
};
const day = (date: string, usd: string): string => `Date,USD,HKD,\n${date},${usd},9.1507,\n`;

it('queries a source once a business day, retries after a failure, and uses the old rates meanwhile', async () => {
  await load(Buffer.from(few), { from: '2026-04-10', to: '2026-04-10' });
  const source = sourceOf(
    { ok: false, fault: { line: 0, reason: 'no answer' } },
    '<html>',
    day('2026-04-13', '1.1684'),
  );
  await turn(source);
  await turn(source);
  expect(await rateOn('2026-04-14', 'USD')).toBe('7.83272137');
  expect(lines.map(({ level }) => level)).toEqual(['error', 'error']);
  expect(lines[0]?.about).toEqual({ source: 'bank.example', line: 0, reason: 'no answer' });
  await turn(source);
  expect(await rateOn('2026-04-14', 'USD')).toBe('7.83182129');
  await turn(source);
  expect(source.readCount()).toBe(3);
  nowMs = Date.UTC(2026, 3, 14, 14, 29);
  await turn(source);
  expect(source.readCount()).toBe(3);
  nowMs = Date.UTC(2026, 3, 14, 14, 30);
  await turn(source);
  expect(source.readCount()).toBe(4);
});

it('retries until the rates of the day are published, for at most six hours', async () => {
  // Tuesday half past four in Frankfurt: the bank is late, then it has published.
  nowMs = Date.UTC(2026, 3, 14, 14, 30);
  const late = sourceOf(day('2026-04-13', '1.1684'), day('2026-04-13', '1.1684'), day('2026-04-14', '1.1690'));
  for (let turns = 0; turns < 5; turns += 1) {
    await turn(late);
    nowMs += 15 * 60_000;
  }
  expect(late.readCount()).toBe(3);
  nowMs = Date.UTC(2026, 3, 14, 14, 30);
  const closed = sourceOf(day('2026-04-13', '1.1684'));
  for (const hours of [0, 1, 5.75, 6, 6.25, 12]) {
    nowMs = Date.UTC(2026, 3, 14, 14, 30) + hours * 3_600_000;
    await turn(closed);
  }
  expect(closed.readCount()).toBe(4);
});

it('takes nothing of an answer in which a rate doubled', async () => {
  await load(Buffer.from(few), { from: '2026-04-10', to: '2026-04-10' });
  await turn(sourceOf(day('2026-04-13', '11.684')));
  expect(await rateOn('2026-04-14', 'USD')).toBe('7.83272137');
  expect(lines).toMatchObject([{ level: 'error', about: { currency: 'USD' } }]);
});

const beside = (bank: RateSource, second: RateSource): RateSource =>
  besideBank(bank, second, (reason) => log.warn({ reason }, 'no later exchange rates'));
const twd = (date: string, perEuro: string): string => `Date,HKD,TWD,\n${date},9.1507,${perEuro},\n`;

it('takes nothing when the newest rate of the second source doubled, on whatever day it is', async () => {
  await database.db.query(
    `insert into exchange_rate (on_date, currency, hkd_per_unit) values ('2026-04-09', 'TWD', 0.243), ('2026-04-09', 'USD', 7.8)`,
  );
  await turn(beside(sourceOf(day('2026-04-13', '1.1684')), sourceOf(twd('2026-04-10', '3.76'))));
  expect(await rateOn('2026-04-14', 'TWD')).toBe('0.243');
  expect(lines).toMatchObject([{ level: 'error', about: { currency: 'TWD' } }]);
  await turn(beside(sourceOf(day('2026-04-13', '1.1684')), sourceOf(twd('2026-04-10', '37.6'))));
  expect(await rateOn('2026-04-14', 'TWD')).toBe('0.24336968');
});

const tuesday = Date.UTC(2026, 3, 14, 14, 30);

it('queries the bank again although a second source has the rates of the day', async () => {
  nowMs = tuesday;
  const bank = sourceOf(day('2026-04-13', '1.1684'), day('2026-04-14', '1.1690'));
  const both = beside(bank, sourceOf(twd('2026-04-14', '37.6')));
  for (let turns = 0; turns < 4; turns += 1) await turn(both);
  expect(bank.readCount()).toBe(2);
  expect(await rateOn('2026-04-14', 'USD')).toBe('7.82780154');
});

it('retries while the second source is late or does not respond, for at most six hours', async () => {
  nowMs = tuesday;
  const late = sourceOf('<html>', twd('2026-04-13', '37.6'), twd('2026-04-14', '37.5'));
  const both = beside(sourceOf(day('2026-04-14', '1.1690')), late);
  for (let turns = 0; turns < 5; turns += 1) await turn(both);
  expect(late.readCount()).toBe(3);
  const silent = sourceOf('<html>');
  const other = beside(sourceOf(day('2026-04-14', '1.1690')), silent);
  for (const hours of [0, 6, 6.25, 12]) {
    nowMs = tuesday + hours * 3_600_000;
    await turn(other);
  }
  expect(silent.readCount()).toBe(2);
});

it('sends no request without a source', async () => {
  await fetchRates({ db: database.db, caches: openCaches(), clock, log });
  expect(await count()).toBe(0);
  expect(lines).toEqual([]);
});

it('warns of rates that are about to be too old, and of those that are', async () => {
  await database.db.query(
    `insert into exchange_rate (on_date, currency, hkd_per_unit) values ('2026-03-10', 'TWD', 0.243), ('2026-03-17', 'AED', 2.1), ('2026-03-18', 'SAR', 2.1)`,
  );
  await watchRates({ db: database.db, clock, log });
  expect(lines).toEqual([]);
  await watchRates({ db: database.db, clock, log, oldestRateDays: 35 });
  expect(lines.map(({ level }) => level)).toEqual(['error', 'warn']);
  expect(lines[0]?.about.currencies).toContain('TWD');
  expect(lines[0]?.about.currencies).not.toContain('SAR');
  expect(lines[1]?.about.currencies).toEqual(['AED']);
});
