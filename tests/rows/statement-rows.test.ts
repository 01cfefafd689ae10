import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { loadStatements } from '../../scripts/rows/load-statements.ts';
import { rowTypesText } from '../../scripts/rows/row-types.ts';
import { mustFit, typedStatements } from '../checked-rows.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const typed = (text: string, facts = {}): Promise<string> => rowTypesText(client, [{ name: 'tried', text, facts }]);
const rowIn = (source: string): string => / {2}'tried': (.*);\n/.exec(source)?.[1] ?? '';

it('types every statement of the program as the migrated schema has it (`npx meander generate rows`)', async () => {
  const text = await rowTypesText(client, await loadStatements());
  const folder = mkdtempSync(join(tmpdir(), 'meander-rows-'));
  const file = join(folder, 'statement-rows.ts');
  writeFileSync(file, text);
  execFileSync('npx', ['oxfmt', '-c', join(import.meta.dirname, '../../.oxfmtrc.json'), file]);
  const formatted = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(formatted).toBe(
    readFileSync(join(import.meta.dirname, '../../src/store/shared/database/statement-rows.ts'), 'utf8'),
  );
});

it('reads types, unions and null from tables', async () => {
  const row = rowIn(await typed('select r.id, p.redemption, r.amount_minor, r.psp_ref from refund r, product p'));
  expect(row).toContain('readonly id: string; ');
  expect(row).toContain("readonly redemption: ('DIGITAL' | 'PRINT' | 'MANIFEST'); ");
  expect(row).toContain('readonly amount_minor: bigint; readonly psp_ref: string | null');
});

it('types what an outer join may leave empty with null, and what is counted without', async () => {
  const row = rowIn(
    await typed(
      'select o.id, p.id as "paymentId", (select count(*) from booking) as n from orders o left join payment p on p.order_id = o.id',
    ),
  );
  expect(row).toBe('{ readonly id: string; readonly paymentId: string | null; readonly n: bigint | null }');
});

it('takes nothing of a union from its first part', async () => {
  const union = 'select slug, id from product union all select null, product_id from option order by id';
  expect(rowIn(await typed(union))).toBe('{ readonly slug: string | null; readonly id: number | null }');
  expect(rowIn(await typed(`select coalesce(max(slug), '') as slug, count(*) as n from (${union}) x`))).toBe(
    '{ readonly slug: string; readonly n: bigint }',
  );
});

it('takes what a statement says of its columns, and refuses what is no column of it', async () => {
  expect(rowIn(await typed('select max(id) as id from product', { notNull: ['id'] }))).toBe('{ readonly id: number }');
  expect(rowIn(await typed('select id from product', { nullable: ['id'] }))).toBe('{ readonly id: number | null }');
  await expect(typed('select id from product', { notNull: ['slug'] })).rejects.toThrow('"tried" gives no column slug');
});

it('refuses a statement that the schema does not have the columns of', async () => {
  await expect(typed('select no_such_column from product')).rejects.toThrow('refuses the statement "tried"');
});

it('refuses rows that are not as typed, in every test on a database', async () => {
  // None is passed over because its type was not understood.
  expect(typedStatements).toBe((await loadStatements()).length);
  const fit = (row: object) => () => mustFit('count-photos', { rows: [row], rowCount: 1 });
  expect(fit({ count: 3 })).not.toThrow();
  expect(fit({ count: null })).toThrow('count-photos: count is null, not number');
  expect(fit({ count: '3' })).toThrow('count-photos: count is 3, not number');
  expect(fit({})).toThrow('count-photos: count is undefined');
  expect(fit({ count: 3, more: 1 })).toThrow('count-photos: gives count, more');
});
