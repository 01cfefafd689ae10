import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { forgetContent } from '#src/actions/content/versions/forget-content.ts';
import { importContent } from '#src/actions/content/versions/import-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { sitemaps } from '#src/server/feeds/sitemaps.ts';
import { knownToContent } from '#src/server/database/known-to-content.ts';
import { catalogueFolder } from '#src/server/database/stock-shop.ts';
import { addTerms } from '#src/store/content/terms/terms.store.ts';
import { saveThemes } from '#src/store/marketing/themes.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testSite } from '../../../tests/site.ts';
import { testDeps } from '../../../tests/test-deps.ts';

let database: TestDatabase;
let folder: string;
let deps: Deps;
let skewMs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-sitemaps-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(catalogueFolder, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(catalogueFolder, 'destinations', 'paris'), join(folder, 'destinations', 'paris'), { recursive: true });
  database = await openTestDatabase();
  deps = testDeps(database.db, { clock: () => Date.now() + skewMs });
  await seedCatalogue(deps, folder);
}, 120_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

/** Returns all files as they are at this moment, with so many addresses in each. */
async function reported(most?: number): Promise<ReadonlyMap<string, string>> {
  // A response is cached for five minutes.
  skewMs += 300_001;
  const server = fastify();
  sitemaps(server, deps, testSite, most);
  const send = async (url: string): Promise<string> =>
    (await server.inject({ url, headers: { host: testSite.hosts[0].host } })).body;
  const index = await send('/sitemap.xml');
  const files = [...index.matchAll(/\/sitemaps\/([^<]+\.en\.\d+\.xml)/g)].map(([, name = '']) => name);
  const texts = await Promise.all(files.map(async (name) => [name, await send(`/sitemaps/${name}`)] as const));
  await server.close();
  return new Map([['index', index], ...texts]);
}

const paths = (xml: string | undefined): readonly string[] =>
  [...(xml ?? '').matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);

/** Returns the day and time after an address; null where there is none. */
const changed = (xml: string | undefined, path: string): string | null =>
  new RegExp(`${path}</loc>(?:<lastmod>([^<]+)</lastmod>)?`).exec(xml ?? '')?.[1] ?? null;

describe('the files for search engines', () => {
  it('hold no more addresses than one may, all of them once, and no file is empty', async () => {
    const whole = await reported();
    const parted = await reported(3);
    const of = (files: ReadonlyMap<string, string>) =>
      [...files].filter(([name]) => name !== 'index').map(([name, xml]) => ({ name, paths: paths(xml) }));
    for (const { name, paths: some } of of(parted))
      expect([name, some.length >= 1 && some.length <= 3]).toEqual([name, true]);
    const flat = (files: ReadonlyMap<string, string>) => of(files).flatMap(({ paths: some }) => some);
    expect(flat(parted).toSorted()).toEqual(flat(whole).toSorted());
    expect(new Set(flat(parted)).size).toBe(flat(parted).length);
    expect([...parted.keys()]).toContain('activity.en.3.xml');
    expect([...whole.keys()].filter((name) => name.endsWith('.en.2.xml'))).toEqual([]);
  });

  it('name the place and each kind of things to do there', async () => {
    const files = await reported();
    expect(paths(files.get('destination.en.1.xml'))).toEqual(['/destination/p11-paris/']);
    expect(paths(files.get('destination-category.en.1.xml'))).toContain('/destination/p11-paris/3-museum/');
    expect(changed(files.get('destination.en.1.xml'), '/destination/p11-paris/')).toMatch(/^\d{4}-/);
  });

  it('date a city by its latest change: its own, of its products or of its content', async () => {
    const at = async () => changed((await reported()).get('city.en.1.xml'), '/city/11-paris/');
    const first = (await at()) ?? '';
    await database.db.query(`update product set updated_at = now() where id = 1101`);
    const second = (await at()) ?? '';
    expect(second > first).toBe(true);
    const own = await mkdtemp(join(tmpdir(), 'meander-sitemaps-'));
    await mkdir(join(own, 'content/city-theme'), { recursive: true });
    await writeFile(
      join(own, 'content/city-theme/roofs.en.md'),
      '---\ntitle: A\nsummary: B.\nslot: city-11\n---\nC.\n',
    );
    const about = { author: 'x', note: 'y', known: knownToContent, onlyNew: false };
    expect(await importContent(deps, own, about)).toMatchObject({ ok: true });
    forgetContent(deps.caches);
    expect(((await at()) ?? '') > second).toBe(true);
    await rm(own, { recursive: true });
  });

  it('date a theme by the latest change of it or its products, if known', async () => {
    const theme = {
      id: 9,
      slug: 'roofs',
      titles: { en: 'Roofs' },
      descriptions: { en: 'Of Paris.' },
      items: [1101, 1107],
    };
    await database.db.query(
      `insert into theme (id, slug, content, updated_at) values (8, 'old', '{"titles":{"en":"Old"}}', null)`,
    );
    await saveThemes(database.db, [theme]);
    const at = async () => changed((await reported()).get('theme.en.1.xml'), '/theme-v2/9-roofs/');
    const first = await at();
    expect(first).not.toBeNull();
    await saveThemes(database.db, [theme]);
    expect(await at()).toBe(first);
    await saveThemes(database.db, [{ ...theme, items: [1101, 1102] }]);
    const second = (await at()) ?? '';
    expect(second > (first ?? '')).toBe(true);
    await saveThemes(database.db, [{ ...theme, items: [1101, 1102], titles: { en: 'Roofs above' } }]);
    expect(((await at()) ?? '') > second).toBe(true);
    await database.db.query(`update theme set live = true where id = 8`);
    await database.db.query(`alter table theme disable trigger theme_stamped`);
    await database.db.query(`update theme set updated_at = null where id = 8`);
    await database.db.query(`alter table theme enable trigger theme_stamped`);
    expect(changed((await reported()).get('theme.en.1.xml'), '/theme-v2/8-old/')).toBeNull();
  });

  it('say of a page of content when it was written or begun, and of a legal text since when it holds', async () => {
    const own = await mkdtemp(join(tmpdir(), 'meander-sitemaps-'));
    await mkdir(join(own, 'content/general'), { recursive: true });
    await mkdir(join(own, 'content/faq'), { recursive: true });
    await writeFile(join(own, 'content/general/about.en.md'), '---\ntitle: Us\nsummary: Who.\n---\nWe.\n');
    await writeFile(
      join(own, 'content/faq/how.en.md'),
      '---\ntitle: How\nsummary: So.\n---\n::: questions\n- How?\n  So.\n:::\n',
    );
    expect(changed((await reported()).get('page.en.1.xml'), '/help/')).toBeNull();
    const about = { author: 'x', note: 'y', known: knownToContent, onlyNew: false };
    expect(await importContent(deps, own, about)).toMatchObject({ ok: true, items: 2 });
    // What a shop does once it is notified of the import; without it the older files list this one a little later.
    forgetContent(deps.caches);
    const legal = { document: 'conditions', language: 'en', title: 'Terms', changes: 'All.', body: 'Words.' } as const;
    const text = { ...legal, asked: false, sample: true };
    await addTerms(database.db, [
      { ...text, version: 1, effective: '2025-06-01' },
      { ...text, version: 2, effective: '2099-01-01' },
    ]);
    const page = (await reported()).get('page.en.1.xml');
    expect(Date.parse(changed(page, '/about/') ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(changed(page, '/help/') ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(changed(page, '/conditions/')).toBe('2025-06-01T00:00:00Z');
    expect(changed(page, '/term/history/')).toBe('2025-06-01T00:00:00Z');
    // No record says when a list of what is on sale has changed.
    expect(changed(page, '/deals/')).toBeNull();
    await rm(own, { recursive: true });
  });

  it('say of a page what was changed last of all that it shows', async () => {
    const own = await mkdtemp(join(tmpdir(), 'meander-sitemaps-'));
    const at = async (path: string) => {
      forgetContent(deps.caches);
      return changed((await reported()).get('page.en.1.xml'), path) ?? '';
    };
    const add = async (type: string, slot: string) => {
      await mkdir(join(own, 'content', type), { recursive: true });
      const text = `---\ntitle: New\nsummary: So.\nslot: ${slot}\n---\nWords.\n`;
      await writeFile(join(own, 'content', type, `new-${type}.en.md`), text);
      const about = { author: 'x', note: 'y', known: knownToContent, onlyNew: true };
      expect(await importContent(deps, own, about)).toMatchObject({ ok: true });
    };
    for (const [type, slot] of [
      ['brand', 'maker'],
      ['in-the-news', 'paper'],
      ['newsroom', '9001'],
    ] as const) {
      const before = await at('/about/');
      await add(type, slot);
      expect([type, (await at('/about/')) > before]).toEqual([type, true]);
    }
    // The legal text itself holds since long before.
    expect(await at('/conditions/')).toBe('2025-06-01T00:00:00Z');
    await add('terms', 'conditions');
    expect(Date.parse(await at('/conditions/'))).toBeGreaterThan(Date.now() - 60_000);
    expect(await at('/contact/')).toBe('');
    await rm(own, { recursive: true });
  });
});
