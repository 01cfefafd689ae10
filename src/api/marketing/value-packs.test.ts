import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { forgetCatalogue } from '#src/actions/catalogue/forget-catalogue.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { valuePackRoutes } from '#src/api/marketing/value-packs.ts';
import { valuePackEndpoints } from '#src/contract/marketing/value-packs.ts';
import type { Result } from '#src/domain/failure.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
let folder = '';
let database: TestDatabase;
let deps: Deps;
let caller: Caller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-packs-'));
  await mkdir(join(folder, 'destinations'));
  await mkdir(join(folder, 'value-packs'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'destinations/paris'), join(folder, 'destinations/paris'), { recursive: true });
  const pack = 'value-packs/paris-by-tower-arch-and-river.json';
  await cp(join(own, pack), join(folder, pack));
  database = await openTestDatabase();
  deps = testDeps(database.db);
  caller = { currency: 'EUR', language: 'ja', account: null, menu: null } as Caller;
  await seedCatalogue(deps, folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const { call, get } = callsOf(valuePackRoutes, () => ({ deps, caller }));

it('says what a pack holds, what it costs and what the same tickets cost one by one', async () => {
  const pack = await get(valuePackEndpoints.valuePack, { id: '305' });
  expect(pack).toMatchObject({
    slug: 'paris-by-tower-arch-and-river',
    percentOff: 12,
    validDays: 60,
    mostTravellers: 6,
  });
  expect(pack.title.lang).toBe('ja');
  expect(pack.items).toHaveLength(3);
  expect(pack.each.currency).toBe('EUR');
  const saved = 1 - pack.each.minor / pack.alone.minor;
  expect(saved).toBeCloseTo(0.12, 2);
});

it('shows the rest of a pack to its owner only', async () => {
  const reference = 'K7QX2M9DPA';
  expect(code(await call(valuePackEndpoints.packTickets, { reference }))).toBe('sign_in_required');
  const account = { id: '00000000-0000-4000-8000-000000000000', kind: 'guest' } as const;
  caller = { ...caller, account };
  expect(code(await call(valuePackEndpoints.packTickets, { reference }))).toBe('not_found');
});

it('knows no pack that is not there, or of which something is off sale', async () => {
  expect(code(await call(valuePackEndpoints.valuePack, { id: '999' }))).toBe('not_found');
  await database.db.query('update product set live = false where id = 1105');
  forgetCatalogue(deps.caches);
  expect(code(await call(valuePackEndpoints.valuePack, { id: '305' }))).toBe('not_found');
});

function code(answer: Result<unknown>): string {
  return answer.ok ? 'ok' : answer.failure.code;
}
