import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { forgetCatalogue } from '#src/actions/catalogue/forget-catalogue.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { publishDeals } from '#src/actions/marketing/deals/publish-deals.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { catalogueRoutes } from '#src/api/catalogue/catalogue.ts';
import { dealRoutes } from '#src/api/marketing/deals.ts';
import { searchRoutes } from '#src/api/search/search.ts';
import { catalogueEndpoints, type ProductCard } from '#src/contract/catalogue/catalogue.ts';
import { dealEndpoints } from '#src/contract/marketing/deals.ts';
import { searchEndpoints } from '#src/contract/search/search.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { residenceOf } from '#src/domain/accounts/residences.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const caller = { currency: 'AED', language: 'en', menu: null } as Caller;
const museum = { id: 1303, option: 'timed-entry', base: 15_900, dealt: 12_720 };
let folder = '';
let database: TestDatabase;
let deps: Deps;
const { call, get } = callsOf([...catalogueRoutes, ...dealRoutes, ...searchRoutes], () => ({ deps, caller }));

const names = (en: string) => ({ en, ja: en, ar: en });
const everyDay = { effect: { kind: 'percent', percent: 20 }, visit: null, days: null, lead: null, stacks: true };
const onMuseum = {
  id: 1,
  slug: 'the-future-for-less',
  kind: 'season',
  campaign: 7,
  titles: names('The future for less'),
  texts: names('A fifth off the museum.'),
  begins: '2026-01-01T00:00:00Z',
  ends: null,
  usageLimit: null,
  for: { products: [museum.id] },
  terms: everyDay,
};

async function write(...deals: readonly object[]): Promise<readonly string[]> {
  await rm(join(folder, 'deals'), { recursive: true, force: true });
  await mkdir(join(folder, 'deals'));
  for (const [index, deal] of deals.entries())
    await writeFile(join(folder, 'deals', `${index}.json`), JSON.stringify(deal, null, 2));
  const seeded = await seedCatalogue(deps, folder);
  forgetCatalogue(deps.caches);
  return seeded.ok ? [] : seeded.faults.map(faultText);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-deals-'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  for (const part of ['dubai/destination', 'dubai/museum-of-the-future-ticket', 'paris/destination'])
    await cp(join(own, 'destinations', `${part}.json`), join(folder, 'destinations', `${part}.json`));
  await mkdir(join(folder, 'deal-campaigns'));
  const campaign = { id: 7, slug: 'in-the-desert', titles: names('In the desert'), texts: names('Sand and glass.') };
  await writeFile(join(folder, 'deal-campaigns', 'desert.json'), JSON.stringify(campaign));
  database = await openTestDatabase();
  deps = testDeps(database.db);
  const faults = await write();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function listed(): Promise<ProductCard | undefined> {
  await refreshSearchItems(deps);
  await followSearch(deps);
  const found = await get(searchEndpoints.completeSearch, {
    query: 'Museum of the Future',
    page_num: '1',
    page_size: '5',
  });
  return found.search_result.cards.find((card) => card.id === museum.id);
}

/** Returns what each surface says the museum costs. */
async function prices(): Promise<readonly (number | undefined)[]> {
  const { card, options } = await get(catalogueEndpoints.activity, { id: String(museum.id) });
  const nextDate = options[0]?.nextDate ?? '';
  const requested = { id: String(museum.id), option: museum.option };
  const { days } = await get(catalogueEndpoints.activityCalendar, { ...requested, from: nextDate, months: '1' });
  const { slots } = await get(catalogueEndpoints.activitySlots, { ...requested, date: nextDate });
  return [
    card.from?.minor,
    options[0]?.from?.minor,
    days.find((day) => day.date === nextDate)?.from?.minor,
    slots[0]?.prices.find((price) => price.unitId === 'visitor')?.price.minor,
    (await listed())?.from?.minor,
  ];
}

describe('a deal', () => {
  it('lowers the price on every surface alike, and the price comes back with its end', async () => {
    expect(new Set(await prices())).toEqual(new Set([museum.base]));
    expect(await write(onMuseum)).toEqual([]);
    expect(new Set(await prices())).toEqual(new Set([museum.dealt]));
    expect((await listed())?.deal).toEqual({ text: 'The future for less', lang: 'en' });
    await deps.db.query('update deal set ends_at = now() where id = 1');
    expect(await publishDeals(deps)).toBe(1);
    forgetCatalogue(deps.caches);
    expect(new Set(await prices())).toEqual(new Set([museum.base]));
    expect((await listed())?.deal).toBeNull();
  });

  it('strikes through the old price only if it was charged', async () => {
    const struck = async (): Promise<readonly (number | undefined)[]> => {
      const { card, options } = await get(catalogueEndpoints.activity, { id: String(museum.id) });
      return [card, options[0]?.units[0], await listed()].map((one) => one?.before?.minor);
    };
    await deps.db.query('delete from deal_span');
    await write(onMuseum);
    await deps.db.query("update deal_span set since = now() - interval '1 minute'");
    forgetCatalogue(deps.caches);
    await deps.db.query('update product set updated_at = now()');
    expect(await struck()).toEqual([undefined, undefined, undefined]);
    await deps.db.query(`update unit_price_record set since = since - interval '100 days'`);
    await deps.db.query('update product set updated_at = now()');
    forgetCatalogue(deps.caches);
    expect(await struck()).toEqual([museum.base, museum.base, museum.base]);
  });
});

describe('the lists of deals', () => {
  it('list current and coming deals with places and headings', async () => {
    const soon = { ...onMuseum, id: 2, slug: 'soon', begins: '2099-01-01T00:00:00Z', campaign: null };
    expect(await write(onMuseum, soon)).toEqual([]);
    const list = await get(dealEndpoints.dealList);
    expect(list.deals.map((deal) => [deal.slug, deal.products.map((card) => card.from?.minor)])).toEqual([
      ['the-future-for-less', [museum.dealt]],
    ]);
    expect(list.coming.map((deal) => deal.slug)).toEqual(['soon']);
    expect(list.places).toMatchObject([{ place: { slug: 'dubai' }, deals: 1 }]);
    const { campaigns } = await get(dealEndpoints.dealCampaigns);
    expect(campaigns).toMatchObject([{ slug: 'in-the-desert', daysLeft: null, deals: [{ id: 1 }] }]);
  });

  it('know places by city and country, and none that is unknown', async () => {
    const dubai = await get(dealEndpoints.dealsOfPlace, { scope: 'city', id: '13' });
    expect([dubai.place.slug, dubai.deals.length]).toEqual(['dubai', 1]);
    const paris = await get(dealEndpoints.dealsOfPlace, { scope: 'city', id: '11' });
    expect([paris.place.slug, paris.deals, paris.places.length]).toEqual(['paris', [], 1]);
    const id = String(residenceOf('AE')?.id);
    const emirates = await get(dealEndpoints.dealsOfPlace, { scope: 'coureg', id });
    expect(emirates).toMatchObject({ place: { slug: 'united-arab-emirates', name: null }, deals: [{ id: 1 }] });
    for (const raw of [
      { scope: 'city', id: '999' },
      { scope: 'coureg', id: '999999' },
    ])
      expect(await call(dealEndpoints.dealsOfPlace, raw)).toMatchObject({ ok: false, failure: { code: 'not_found' } });
  });
});

describe('a file of a deal', () => {
  const refused: readonly [string, object][] = [
    ['deals/0.json:17: ends: it ends before', { ends: '2025-01-01T00:00:00Z' }],
    ['campaign: there is no campaign 8', { campaign: 8 }],
    ['for: there is no product 1', { for: { products: [1] } }],
    ['for: it has neither places nor products', { for: {} }],
    [
      'terms.effect: prices in destination 13 are not in EUR',
      { terms: { ...everyDay, effect: { kind: 'amount', amount: '5', currency: 'EUR' } } },
    ],
    ['terms.lead: the two booking limits exclude each other', { terms: { ...everyDay, lead: { least: 9, most: 2 } } }],
    ['terms.effect.percent', { terms: { ...everyDay, effect: { kind: 'percent', percent: 90 } } }],
    ['unknown: code', { code: 'X' }],
  ];
  it.each(refused)('is refused with its place and reason: %s', async (reason, about) => {
    expect((await write({ ...onMuseum, ...about })).join('\n')).toContain(reason);
  });
});
