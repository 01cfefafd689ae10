import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runCommandLine } from '../../../scripts/cli/run.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testCaller, testSite } from '../../../tests/site.ts';
import { openCaches } from '#src/actions/open-caches.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { chooseMenu } from '#src/actions/content/choose-menu.ts';
import { chooseNotice } from '#src/actions/content/choose-notice.ts';
import { importContent } from '#src/actions/content/versions/import-content.ts';
import { knowsPicture } from '#src/actions/content/versions/knows-picture.ts';
import { readContent } from '#src/actions/content/read-content.ts';
import { readPlaces } from '#src/actions/content/read-places.ts';
import { readHome } from '#src/actions/content/read-home.ts';
import { contentPages } from '#src/contract/content/content-pages.ts';
import { indexedPaths } from '#src/contract/site/indexed-pages.ts';
import { pages } from '#src/contract/pages.ts';
import { standingMenu } from '#src/domain/site/menu.ts';
import { matchUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { readContentFolder } from '#src/formats/catalogue/catalogue-folder.content.ts';
import { followChanges } from '#src/server/database/followed-changes.ts';
import { knownToContent } from '#src/server/database/known-to-content.ts';
import { catalogueFolder } from '#src/server/database/stock-shop.ts';
import { addTerms } from '#src/store/content/terms/terms.store.ts';
import { countryOf } from '#src/server/cookies/session-cookies.ts';
import { residents } from '#src/server/cookies/residents.ts';
import { livePreviews } from '#src/store/site/preview-links.store.ts';
import { readPreviewToken } from '#src/server/context/preview-link.ts';
import { sitemaps } from '#src/server/feeds/sitemaps.ts';
import { testDeps } from '../../../tests/test-deps.ts';

let database: TestDatabase;
let folder: string;
let deps: Deps;
let following: ReturnType<typeof followChanges>;
let forgotten = 0;
let skewMs = 0;
const warned: object[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'meander-content-'));
  const log = { info: () => undefined, warn: (about: object) => void warned.push(about), error: () => undefined };
  const secrets = { session: testSite.cookieKeys[0], code: 'code', voucher: 'voucher' };
  // What the actions about content need; nothing else is used here.
  const clock = (): number => Date.now() + skewMs;
  deps = testDeps(database.db, { clock, secrets, log, sampleData: false });
  following = followChanges({ deps, url: database.url, forgetPages: () => (forgotten += 1) });
});
afterAll(async () => {
  await following.close();
  await rm(folder, { recursive: true });
  await database.close();
});

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, 'content', file)), { recursive: true });
  await writeFile(join(folder, 'content', file), text);
}

const page = (title: string, facts = '', body = 'Some words.'): string =>
  `---\ntitle: ${title}\nsummary: About it.\n${facts}---\n${body}\n`;

const legal = {
  document: 'cookiepolicy',
  language: 'en',
  title: 'Cookies',
  changes: 'All of it.',
  body: 'Some words.',
  asked: false,
  sample: true,
} as const;

type Ran = { readonly code: number; readonly said: string };

async function ops(...line: string[]): Promise<Ran> {
  const reported: string[] = [];
  const say = (text: string): void => void reported.push(text);
  const code = await runCommandLine(line, { open: async () => deps, user: 'an editor', say, complain: say });
  return { code, said: reported.join('\n') };
}

async function titles(type: string, some: Partial<Caller> = {}, slot?: string): Promise<readonly string[]> {
  const read = await readContent(deps, { ...testCaller, ...some }, { type, slot, isBuilt: () => true });
  return read.ok ? read.value.items.map(({ text }) => text.title) : [read.failure.code];
}

/** Waits until it holds; five seconds are all that a change may take. */
async function soon(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const end = Date.now() + 5_000; Date.now() < end; await pause(20)) if (await holds()) return true;
  return false;
}

describe('a folder of content', () => {
  it('is taken in as a whole, and a second time changes nothing', async () => {
    await put('general/about.en.md', page('About us'));
    await put('general/about.ja.md', page('私たち', 'reviewed: no\n'));
    await put('newsroom/first.en.md', page('First', 'slot: 901\nstate: draft\n'));
    const first = await ops('import', 'content', folder, '--reason', 'to begin');
    expect([first.code, await titles('general')]).toEqual([0, ['About us']]);
    expect(await titles('1', { language: 'ja' })).toEqual(['私たち']);
    expect(await titles('newsroom')).toEqual([]);
    const brief = await readContent(deps, testCaller, { type: 'general', brief: true, isBuilt: () => true });
    expect(brief.ok && brief.value.items.map(({ text, blocks }) => [text.title, blocks])).toEqual([['About us', []]]);
    const again = await importContent(deps, folder, { author: 'x', note: 'y', known: knownToContent, onlyNew: false });
    expect(again).toEqual({ ok: true, items: 2, versions: 0, published: 0, unknown: [] });
    const { rows } = await database.db.query(
      `select actor || ' ' || command || ' ' || outcome || ': ' || reason as line from audit_entry`,
    );
    expect(rows).toEqual([{ line: 'an editor content-import done: to begin' }]);
  });

  it('with an error changes nothing, and every error is reported', async () => {
    await put('general/about.en.md', page('About everybody'));
    await put('faq/bad.en.md', page('Bad', 'priority: high\n', '::: notice\ntone: loud\n\na\n:::'));
    const { code, said } = await ops('import', 'content', folder, '--reason', 'to change');
    expect(code).toBe(1);
    expect(said).toContain('content/faq/bad.en.md:4: priority: a number from -9999 to 9999');
    expect(said).toContain('content/faq/bad.en.md:7: tone:');
    await rm(join(folder, 'content/faq'), { recursive: true });
    expect(await titles('general')).toEqual(['About us']);
    expect((await ops('import', 'content', join(folder, 'nowhere'), '--reason', 'x')).code).toBe(1);
  });

  it('of samples stays out of the places that an editor fills, whatever the items are called', async () => {
    const [ours, theirs] = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'meander-content-'))));
    if (ours === undefined || theirs === undefined) throw new Error('no folder');
    const into = async (folder: string, key: string) => {
      await mkdir(join(folder, 'content/city-article'), { recursive: true });
      await writeFile(join(folder, `content/city-article/${key}.en.md`), page(key, 'slot: 977\n'));
    };
    await into(ours, 'our-own-night');
    await into(theirs, 'a-sample');
    const about = { author: 'x', note: 'y', known: knownToContent };
    await importContent(deps, ours, { ...about, onlyNew: false });
    expect(await importContent(deps, theirs, { ...about, onlyNew: true })).toMatchObject({ ok: true, versions: 0 });
    expect(await soon(async () => (await titles('city-article')).includes('our-own-night'))).toBe(true);
    expect(await titles('city-article', {}, '977')).toEqual(['our-own-night']);
    // An operator who adds it by hand wants it there.
    expect(await importContent(deps, theirs, { ...about, onlyNew: false })).toMatchObject({ versions: 1 });
    await ops('content', 'withdraw', 'city-article', 'a-sample', '--reason', 'tried');
    await ops('content', 'withdraw', 'city-article', 'our-own-night', '--reason', 'tried');
    await Promise.all([ours, theirs].map((one) => rm(one, { recursive: true })));
  });

  it('that names missing items is imported, and each such number is reported', async () => {
    const own = await mkdtemp(join(tmpdir(), 'meander-content-'));
    await mkdir(join(own, 'content/general'), { recursive: true });
    const cards = (of: string, ids: string) => `::: cards\nof: ${of}\nids: ${ids}\n:::\n`;
    const body = ['products', 'destinations', 'themes', 'deals'].map((of) => cards(of, '8888')).join('\n');
    await writeFile(
      join(own, 'content/general/odd.en.md'),
      page('Odd', 'state: draft\n', body + cards('articles', '901 8888')),
    );
    await writeFile(join(own, 'content/general/odd.ja.md'), page('奇', 'reviewed: no\n', cards('products', '8888')));
    const { code, said } = await ops('import', 'content', own, '--reason', 'to be told');
    await rm(own, { recursive: true });
    expect(code).toBe(0);
    expect(said).toContain(
      ['products', 'destinations', 'themes', 'deals', 'articles']
        .map((of) => `general/odd names ${of} 8888`)
        .join('; '),
    );
  });

  it('is imported unchanged, with drafts as drafts', async () => {
    const out = join(folder, 'out');
    expect((await ops('export', 'content', out)).code).toBe(0);
    const files = (await readdir(join(out, 'content'), { recursive: true })).filter((name) => name.endsWith('.md'));
    expect(files.toSorted()).toEqual([
      'city-article/a-sample.en.md',
      'city-article/our-own-night.en.md',
      'general/about.en.md',
      'general/about.ja.md',
      'general/odd.en.md',
      'general/odd.ja.md',
      'newsroom/first.en.md',
    ]);
    expect(await readFile(join(out, 'content/newsroom/first.en.md'), 'utf8')).toContain('state: draft');
    const again = await importContent(deps, out, { author: 'x', note: 'y', known: knownToContent, onlyNew: false });
    expect(again).toMatchObject({ ok: true, versions: 0, published: 0 });
  });

  it('is imported unchanged after a version was unpublished, and beside a draft of what is shown', async () => {
    const own = await mkdtemp(join(tmpdir(), 'meander-content-'));
    const out = await mkdtemp(join(tmpdir(), 'meander-content-'));
    const write = async (name: string, text: string): Promise<void> => {
      await mkdir(join(own, 'content/in-the-news'), { recursive: true });
      await writeFile(join(own, 'content/in-the-news', name), text);
    };
    const about = { author: 'x', note: 'y', known: knownToContent, onlyNew: false };
    await write('taken-back.en.md', page('First'));
    await write('with-draft.en.md', page('Shown'));
    await importContent(deps, own, about);
    await write('taken-back.en.md', page('Second'));
    await write('with-draft.en.md', page('Waiting', 'state: draft\n'));
    await importContent(deps, own, about);
    expect((await ops('content', 'rollback', 'in-the-news', 'taken-back', '--reason', 'too much')).code).toBe(0);
    expect((await ops('export', 'content', out)).code).toBe(0);
    expect(await readFile(join(out, 'content/in-the-news/taken-back.en.md'), 'utf8')).toContain('title: First');
    expect(await readFile(join(out, 'content/in-the-news/with-draft.en.md'), 'utf8')).toContain('title: Shown');
    expect(await importContent(deps, out, about)).toMatchObject({ ok: true, versions: 0, published: 0 });
    expect(await soon(async () => String((await titles('in-the-news')).toSorted()) === 'First,Shown')).toBe(true);
    expect(await titles('in-the-news', { preview: { asOf: 'infinity' } })).toEqual(
      expect.arrayContaining(['Second', 'Waiting']),
    );
    await Promise.all([own, out].map((one) => rm(one, { recursive: true })));
    for (const key of ['taken-back', 'with-draft'])
      expect((await ops('content', 'withdraw', 'in-the-news', key, '--reason', 'done')).code).toBe(0);
  });

  it('writes nothing in a dry run', async () => {
    expect((await ops('import', 'content', folder, '--reason', 'to see', '--dry-run')).code).toBe(0);
    expect((await ops('content', 'versions', 'general', 'about', '--json')).said).not.toContain('to see');
  });
});

describe('the places of a page', () => {
  const about = { author: 'x', note: 'y', known: knownToContent, onlyNew: false };
  const placed = async (
    where: Omit<Parameters<typeof readPlaces>[2], 'isBuilt'>,
    some: Partial<Caller> = {},
  ): Promise<readonly string[]> => {
    const found = await readPlaces(deps, { ...testCaller, ...some }, { ...where, isBuilt: () => true });
    return found.map(({ item, text }) => `${item.type}: ${text.title}`);
  };

  it('show what is written of this thing, of its kind, or of all, for this visitor and now', async () => {
    const own = await mkdtemp(join(tmpdir(), 'meander-content-'));
    const write = async (file: string, text: string): Promise<void> => {
      await mkdir(dirname(join(own, 'content', file)), { recursive: true });
      await writeFile(join(own, 'content', file), text);
    };
    await write('seo-link/all.en.md', page('Everywhere', 'slot: city\n'));
    await write('seo-link/two.en.md', page('From here', 'slot: city-2\n'));
    await write('city-theme/two.en.md', page('Here', 'slot: city-2\n'));
    await write('banner-ad/hk.en.md', page('For Hong Kong', 'slot: city\nlink: /deals/\nresidences: HK\n'));
    await write('banner-ad/app.en.md', page('For the app', 'slot: search\nlink: /deals/\nplatforms: APP\n'));
    await write('banner-ad/apple.en.md', page('For one of them', 'slot: search\nlink: /deals/\nplatforms: IOS\n'));
    const requested = '::: questions\n- May I?\n  You may.\n:::';
    await write('activity-help/boats.en.md', page('On board', 'slot: cruise\n', requested));
    await write('activity-help/all.en.md', page('Before', 'slot: activity\n', requested));
    await write('activity-help/one.en.md', page('Of this one', 'slot: activity-7\n', requested));
    await write('seasonal-theme/past.en.md', page('Over', 'slot: theme-203\nuntil: 2020-01-01T00:00:00Z\n'));
    expect(await importContent(deps, own, about)).toMatchObject({ ok: true, items: 10 });
    expect(await soon(async () => (await placed({ page: 'city', id: 2 })).length === 2)).toBe(true);
    expect(await placed({ page: 'city', id: 2 })).toEqual(['city-theme: Here', 'seo-link: From here']);
    expect(await placed({ page: 'city', id: 3 })).toEqual(['seo-link: Everywhere']);
    expect(await placed({ page: 'city', id: 3 }, { ipCountry: 'HK' })).toEqual([
      'banner-ad: For Hong Kong',
      'seo-link: Everywhere',
    ]);
    expect(await placed({ page: 'activity', id: 1, kind: 'cruise' })).toEqual(['activity-help: On board']);
    expect(await placed({ page: 'activity', id: 1, kind: 'museum' })).toEqual(['activity-help: Before']);
    expect(await placed({ page: 'activity', id: 7, kind: 'cruise' })).toEqual(['activity-help: Of this one']);
    expect(await placed({ page: 'theme', id: 203 })).toEqual([]);
    const inApp = (app: Caller['app']) => placed({ page: 'search-result' }, { platform: 'mobile', app });
    expect(await inApp(null)).toEqual([]);
    expect(await inApp('android')).toEqual(['banner-ad: For the app']);
    expect(await inApp('harmony')).toHaveLength(1);
    expect(await inApp('ios')).toHaveLength(1);
    const { rows } = await database.db.query<{ type: number; key: string }>(
      'select type, key from content_item where published is not null and type = any($1)',
      [[6, 2, 9, 15, 19]],
    );
    expect(rows).toHaveLength(10);
    await rm(own, { recursive: true });
  });

  it('have pages cached separately for the residents that content names only', async () => {
    const cached = residents(deps, { countryHeader: 'x-country' });
    const request = (country: string, hops: number) =>
      ({ headers: { 'x-country': country }, ips: Array.from({ length: hops }, () => '192.0.2.1') }) as never;
    await titles('general');
    expect(['HK', 'US'].map((country) => cached.of(request(country, 2)))).toEqual(['HK', null]);
    expect(cached.of(request('HK', 1))).toBeNull();
    expect([cached.claimed({ 'x-country': 'hk' }), cached.claimed({ 'x-country': 'US' }), cached.claimed({})]).toEqual([
      true,
      false,
      false,
    ]);
    expect(residents(deps, {}).of(request('HK', 2))).toBeNull();
  });

  it('have the pages of a showcase cached separately for the simulated country only', () => {
    const played = (cookie?: string) => ({ headers: { cookie }, ips: ['192.0.2.1'] }) as never;
    const cookie = 'a=1; showcase_country=hk; b=2';
    const showcase = residents(deps, { showcaseCountry: null });
    expect([showcase.of(played(cookie)), showcase.claimed({ cookie })]).toEqual(['HK', true]);
    expect([showcase.of(played()), showcase.claimed({})]).toEqual([null, false]);
    const inHongKong = residents(deps, { showcaseCountry: 'HK' });
    expect([inHongKong.of(played()), inHongKong.claimed({})]).toEqual(['HK', true]);
    expect(inHongKong.of(played('showcase_country=US'))).toBeNull();
    // The red control: outside a showcase the cookie counts for nothing.
    for (const source of [{}, { countryHeader: 'x-country' }]) {
      const shop = residents(deps, source);
      expect([shop.of(played(cookie)), shop.claimed({ cookie })]).toEqual([null, false]);
      expect(countryOf(played(cookie), source)).toBeNull();
    }
  });
});

describe('versions', () => {
  it('are published, compared, taken back and withdrawn, and each action is seen within five seconds', async () => {
    expect(await titles('general')).toEqual(['About us']);
    const before = forgotten;
    expect((await ops('import', 'content', folder, '--reason', 'for all')).code).toBe(0);
    expect(await soon(async () => (await titles('general'))[0] === 'About everybody')).toBe(true);
    expect(await soon(() => forgotten > before)).toBe(true);
    const { said } = await ops('content', 'diff', 'general', 'about', '--from', '1', '--to', '2');
    expect(said).toContain('- title: About us');
    expect(said).toContain('+ title: About everybody');
    expect((await ops('content', 'rollback', 'general', 'about', '--reason', 'too many')).code).toBe(0);
    expect(await soon(async () => (await titles('general'))[0] === 'About us')).toBe(true);
    expect((await ops('content', 'rollback', 'general', 'about', '--reason', 'further')).code).toBe(1);
    expect((await ops('content', 'publish', 'general', 'about', '--version', '9', '--reason', 'x')).code).toBe(1);
    expect((await ops('content', 'withdraw', 'general', 'about', '--reason', 'none')).code).toBe(0);
    expect(await soon(async () => (await titles('general')).length === 0)).toBe(true);
    expect((await ops('content', 'publish', 'general', 'about', '--reason', 'again')).code).toBe(0);
    expect(await soon(async () => (await titles('general'))[0] === 'About everybody')).toBe(true);
    expect((await ops('content', 'publish', 'general', 'nothing', '--reason', 'x')).code).toBe(1);
    expect((await ops('content', 'list', 'general', '--json')).said).toContain('"newest": 2');
  });

  it.each([
    `update content_version set note = 'other'`,
    `delete from content_version`,
    `truncate content_version cascade`,
    `update content_item set published = 99`,
    `insert into content_version select type, key, 7, slot, picture, link, tells_of, platforms, markets, languages, residences,
       partners, begins_at, ends_at, priority, texts, author, note from content_version limit 1`,
  ])('cannot be bent: %s', async (sql) => {
    await expect(database.db.query(sql)).rejects.toThrow();
  });

  it.each([
    ['no platform', 'platforms', '0'],
    ['a market of no world', 'markets', `'{mars}'`],
    ['an end before its beginning', 'begins_at, ends_at', `now(), now() - interval '1 hour'`],
    ['a script for a link', 'link', `'javascript:x'`],
    ['another host for a link', 'link', `'//evil.example/'`],
  ])('with %s are refused by the database', async (_name, columns, values) => {
    const plain = { platforms: '15', markets: `'{}'` };
    const rest = Object.entries(plain).filter(([name]) => name !== columns);
    await expect(
      database.db
        .query(`insert into content_version (type, key, version, slot, languages, residences, partners, priority, texts,
          author, note, ${[columns, ...rest.map(([name]) => name)].join(', ')})
        values (1, 'about', 3, 'about', '{}', '{}', '{}', 0, '{"en": {"blocks": []}}', 'x', 'y',
          ${[values, ...rest.map(([, value]) => value)].join(', ')})`),
    ).rejects.toThrow(/check constraint/);
  });
});

describe('what is shown', () => {
  it('is a legal text too: a new version is on the pages at once, and one that begins to hold with the day', async () => {
    const before = forgotten;
    await addTerms(database.db, [{ ...legal, version: 900, effective: '2020-01-01' }]);
    expect(await soon(() => forgotten > before)).toBe(true);
    const reported = forgotten;
    skewMs = 86_400_000;
    expect(await soon(() => forgotten > reported)).toBe(true);
    skewMs = 0;
    await soon(() => forgotten > reported + 1);
  });

  it('begins and ends by the clock, and cached pages follow', async () => {
    const at = (ms: number): string => new Date(Math.ceil((Date.now() + ms) / 1000) * 1000).toISOString().slice(0, 19);
    await put('campaign/short.en.md', page('Short', `link: /deals/\nfrom: ${at(600_000)}Z\nuntil: ${at(900_000)}Z\n`));
    const heard = forgotten;
    await importContent(deps, folder, { author: 'x', note: 'y', known: knownToContent, onlyNew: true });
    expect(await soon(() => forgotten > heard)).toBe(true);
    expect(await titles('campaign')).toEqual([]);
    for (const [skew, there] of [
      [700_000, ['Short']],
      [1_000_000, []],
    ] as const) {
      const before = forgotten;
      skewMs = skew;
      expect(await titles('campaign')).toEqual(there);
      expect(await soon(() => forgotten > before)).toBe(true);
    }
    skewMs = 0;
  });

  it('before it is published, only a preview shows', async () => {
    expect(await titles('newsroom', { preview: { asOf: 'infinity' } })).toEqual(['First']);
    expect(await titles('newsroom')).toEqual([]);
  });

  it('a preview link opens its page as it was written then, is listed, and ends when it is revoked', async () => {
    const made = await ops('content', 'preview', '/about/', '--reason', 'to look', '--json');
    const { address, id }: { address: string; id: string } = JSON.parse(made.said).done;
    const token = new URL(address).searchParams.get('admin_preview_mode') ?? '';
    const keys = testSite.cookieKeys;
    expect(readPreviewToken(token, '/about', keys)).toEqual({ kind: 'content', id });
    for (const path of ['/', '/careers', '/about/more']) expect(readPreviewToken(token, path, keys)).toBeNull();
    expect(readPreviewToken(token, '/about', ['another key'])).toBeNull();
    expect(readPreviewToken(`9${token}`, '/about', keys)).toBeNull();
    const [live] = await livePreviews(database.db, [id]);
    expect(live).toMatchObject({ kind: 'content', path: '/about' });
    const asOf = live?.asOf ?? '';
    expect(await titles('newsroom', { preview: { asOf } })).toEqual(['First']);
    await database.db.query(
      `insert into content_version (type, key, version, slot, platforms, markets, languages, residences, partners, priority, texts,
         author, note)
       select type, key, version + 1, slot, platforms, markets, languages, residences, partners, priority,
         jsonb_set(texts, '{en,title}', '"Later"'), 'x', 'y'
       from content_version where key = 'first' order by version desc limit 1`,
    );
    expect(await titles('newsroom', { preview: { asOf: 'infinity' } })).toEqual(['Later']);
    expect(await titles('newsroom', { preview: { asOf } })).toEqual(['First']);
    expect((await ops('content', 'list-previews')).said).toContain(id);
    expect((await ops('content', 'revoke-preview', id, '--reason', 'read')).code).toBe(0);
    expect(await livePreviews(database.db, [id])).toEqual([]);
    expect((await ops('content', 'revoke-preview', id, '--reason', 'read')).code).toBe(1);
    const audit = await database.db.query(
      `select command from audit_entry where subject in ('/about', $1) and outcome = 'done' order by id`,
      [id],
    );
    expect(audit.rows).toEqual([{ command: 'content-preview' }, { command: 'revoke-preview' }]);
  });

  it('a preview link is not made in a dry run, nor for longer than its kind allows', async () => {
    const count = async (): Promise<number> => (await database.db.query('select from preview_link')).rowCount;
    const before = await count();
    const dry = await ops('content', 'preview', '/about/', '--reason', 'to look', '--dry-run', '--json');
    expect([dry.code, dry.said.includes('admin_preview_mode')]).toEqual([0, false]);
    for (const line of [
      ['preview', '/about/', '--hours', '169'],
      ['preview-message-ids', '/', '--hours', '9'],
      ['preview-message-ids', '/', '--hours', '0'],
      ['preview', '//evil.example/'],
    ])
      expect((await ops('content', ...line, '--reason', 'to look')).code, line.join(' ')).toBe(1);
    expect(await count()).toBe(before);
    await expect(
      database.db.query(
        `insert into preview_link (id, kind, made_by, reason, expires_at)
         values (gen_random_uuid(), 'text-debug', 'x', 'y', now() + interval '481 minutes')`,
      ),
    ).rejects.toThrow('preview_link');
  });

  it('omits a block of a newer release, and logs it', async () => {
    await database.db.query(`insert into content_item (type, key) values (16, 'new')`);
    await database.db.query(
      `insert into content_version (type, key, version, slot, platforms, markets, languages, residences, partners, priority, texts,
         author, note) values (16, 'new', 1, 'new', 15, '{}', '{}', '{}', '{}', 0, $1::jsonb, 'x', 'y')`,
      [
        JSON.stringify({
          en: {
            title: 'New',
            summary: 'New.',
            blocks: [
              { kind: 'hologram' },
              { kind: 'text', text: 'Words.' },
              { kind: 'action', label: 'Go', to: 'javascript:alert(1)' },
            ],
          },
          tlh: { title: 'chu', summary: 'chu', blocks: [] },
        }),
      ],
    );
    await database.db.query(`update content_item set published = 1 where key = 'new'`);
    expect(await soon(async () => (await titles('web-config')).length === 1)).toBe(true);
    const read = await readContent(deps, testCaller, { type: 'web-config', slot: 'new', isBuilt: () => true });
    expect(read.ok && read.value.items[0]?.blocks).toEqual([{ kind: 'text', text: 'Words.' }]);
    expect(warned).toContainEqual(expect.objectContaining({ key: 'new', place: 0, why: 'of a newer release' }));
    expect(warned).toContainEqual(expect.objectContaining({ key: 'new', place: 2 }));
  });

  it('of an unknown type is not found', async () => {
    for (const type of ['circus', '0', '99', '-1', '1e1']) expect(await titles(type)).toEqual(['not_found']);
    expect(await titles('general', {}, 'nowhere')).toEqual([]);
  });
});

describe('home', () => {
  type Home = { readonly banner: string | null; readonly sections: readonly string[] };
  const home = async (some: Partial<Caller> = {}): Promise<Home> => {
    const read = await readHome(deps, { ...testCaller, ...some }, { position: null, isBuilt: () => true });
    if (!read.ok) throw new Error(read.failure.code);
    const { banner, sections } = read.value;
    return { banner: banner?.text.title ?? null, sections: sections.map(({ text }) => text.title) };
  };

  it('is what editors published, for its audience, within five seconds', async () => {
    expect(await home()).toEqual({ banner: null, sections: [] });
    await put('home-banner/hero.en.md', page('Good morning', '', ''));
    await put('home-section/news.en.md', page('News', 'priority: 1\n'));
    await put('home-activities/trust.en.md', page('Trust', 'priority: 2\n', '::: reasons\n- star | Why\n  So.\n:::'));
    await put('home-section/phones.en.md', page('For phones', 'platforms: MOBILE\npriority: 9\n'));
    const before = forgotten;
    expect((await ops('import', 'content', folder, '--reason', 'a home')).code).toBe(0);
    expect(await soon(async () => (await home()).banner === 'Good morning')).toBe(true);
    expect(await soon(() => forgotten > before)).toBe(true);
    expect((await home()).sections).toEqual(['Trust', 'News']);
    expect((await home({ platform: 'mobile' })).sections).toEqual(['For phones', 'Trust', 'News']);
    await put('home-section/news.en.md', page('News', 'priority: 3\n'));
    expect((await ops('import', 'content', folder, '--reason', 'news first')).code).toBe(0);
    expect(await soon(async () => (await home()).sections[0] === 'News')).toBe(true);
    expect((await ops('content', 'withdraw', 'home-section', 'news', '--reason', 'old')).code).toBe(0);
    expect(await soon(async () => (await home()).sections.join() === 'Trust')).toBe(true);
  });

  it('shows drafts, and their scenes, only with a preview link', async () => {
    await put('home-section/summer.en.md', page('Summer', 'picture: bay-dusk-77\nstate: draft\n'));
    expect((await ops('import', 'content', folder, '--reason', 'a draft')).code).toBe(0);
    expect((await home({ preview: { asOf: 'infinity' } })).sections).toContain('Summer');
    expect((await home()).sections).not.toContain('Summer');
    skewMs += 4_000;
    expect([await knowsPicture(deps, 'bay-dusk-77'), await knowsPicture(deps, 'bay-dusk-78')]).toEqual([true, false]);
    skewMs = 0;
  });

  it('leaves out a block that only a newer release knows, and a section of nothing else', async () => {
    const cached = { title: 'New', summary: 'New.', blocks: [{ kind: 'hologram' }, { kind: 'text', text: 'Words.' }] };
    const gone = { title: 'Newer', summary: 'Newer.', blocks: [{ kind: 'listing', of: 'holograms' }] };
    for (const [key, en] of [
      ['newer-a', cached],
      ['newer-b', gone],
    ] as const) {
      await database.db.query(`insert into content_item (type, key) values (24, $1)`, [key]);
      await database.db.query(
        `insert into content_version (type, key, version, slot, platforms, markets, languages, residences, partners, priority, texts,
           author, note) values (24, $1, 1, $1, 15, '{}', '{}', '{}', '{}', 0, $2::jsonb, 'x', 'y')`,
        [key, JSON.stringify({ en })],
      );
      await database.db.query(`update content_item set published = 1 where key = $1`, [key]);
    }
    expect(await soon(async () => (await home()).sections.includes('New'))).toBe(true);
    expect((await home()).sections).not.toContain('Newer');
    expect(warned).toContainEqual(expect.objectContaining({ key: 'newer-a', place: 0, why: 'of a newer release' }));
    expect(warned).toContainEqual(expect.objectContaining({ key: 'newer-b', place: 0 }));
  });
});

describe('the menu', () => {
  const menu = async (some: Partial<Caller> = {}): Promise<string> =>
    (await chooseMenu(deps, { ...testCaller, ...some })).join(' ');
  const standing = standingMenu.join(' ');
  const of = (words: string): string => `::: menu\nof: ${words}\n:::`;
  const take = async (reason: string): Promise<void> =>
    expect((await ops('import', 'content', folder, '--reason', reason)).code).toBe(0);

  it('is the default one until editors write one, and then theirs within five seconds', async () => {
    expect(await menu()).toBe(standing);
    await put('web-config/menu.en.md', page('Menu', '', of('deals museum activities')));
    const before = forgotten;
    await take('a menu');
    expect(await soon(async () => (await menu()) === 'deals museum activities')).toBe(true);
    expect(await soon(() => forgotten > before)).toBe(true);
    await put('web-config/menu.en.md', page('Menu', '', of('tour deals')));
    await take('another');
    expect(await soon(async () => (await menu()) === 'tour deals')).toBe(true);
    expect((await ops('content', 'rollback', 'web-config', 'menu', '--reason', 'no')).code).toBe(0);
    expect(await soon(async () => (await menu()) === 'deals museum activities')).toBe(true);
  });

  it('is another one by market, partner, device and language, in its time, and as a draft for a preview', async () => {
    const own = async (name: string, facts: string, words: string): Promise<void> =>
      put(`web-config/menu-${name}.en.md`, page('Menu', `slot: menu\n${facts}\n`, of(words)));
    await own('cn', 'markets: cn', 'rails');
    await own('airline', 'partners: jinair', 'hotels');
    await own('phone', 'platforms: MOBILE', 'food');
    await own('season', 'from: 2031-01-01T00:00:00Z\nuntil: 2031-02-01T00:00:00Z', 'show');
    await own('next', 'priority: 5\nstate: draft', 'class');
    await put('web-config/menu.ja.md', page('メニュー', 'reviewed: no\n', of('pass rails')));
    await take('menus');
    expect(await soon(async () => (await menu({ market: 'cn' })) === 'rails')).toBe(true);
    expect(await menu({ partner: 'jinair', market: 'cn' })).toBe('hotels');
    expect(await menu({ platform: 'mobile' })).toBe('food');
    expect(await menu({ language: 'ja' })).toBe('pass rails');
    expect(await menu({ preview: { asOf: 'infinity' } })).toBe('class');
    skewMs = Date.parse('2031-01-15') - Date.now();
    expect(await menu()).toBe('show');
    skewMs = 0;
  });

  it('in a language without one is the English one, and without any or withdrawn the default one', async () => {
    await put('web-config/menu.ja.md', page('メニュー', 'reviewed: no\n', 'ただの文章。'));
    await put('web-config/menu-cn.en.md', page('Menu', 'slot: menu\nmarkets: cn\n', 'Words, and no menu.'));
    await take('no menus');
    expect(await soon(async () => (await menu({ market: 'cn' })) === standing)).toBe(true);
    expect(await menu({ language: 'ja' })).toBe('tour deals');
    expect((await ops('content', 'withdraw', 'web-config', 'menu', '--reason', 'none')).code).toBe(0);
    expect(await soon(async () => (await menu()) === standing)).toBe(true);
  });

  it('of a newer release, or without the database, is the default one', async () => {
    const en = { title: 'Menu', summary: 'Menu.', blocks: [{ kind: 'menu', of: ['deals', 'spaceflights'] }] };
    await database.db.query(`insert into content_item (type, key) values (16, 'menu-newer')`);
    await database.db.query(
      `insert into content_version (type, key, version, slot, platforms, markets, languages, residences, partners, priority, texts,
         author, note) values (16, 'menu-newer', 1, 'menu', 15, '{cn}', '{}', '{}', '{}', 99, $1::jsonb, 'x', 'y')`,
      [JSON.stringify({ en })],
    );
    await database.db.query(`update content_item set published = 1 where key = 'menu-newer'`);
    const reported = async (): Promise<boolean> => {
      expect(await menu({ market: 'cn' })).toBe(standing);
      return warned.some((one) => 'key' in one && one.key === 'menu-newer');
    };
    expect(await soon(reported)).toBe(true);
    const db = { query: () => Promise.reject(new Error('gone')) } as unknown as Deps['db'];
    expect(await chooseMenu({ ...deps, caches: openCaches(), db }, testCaller)).toBe(standingMenu);
    expect(warned.at(-1)).toMatchObject({ fault: 'Error: gone' });
  });
});

describe('the line above every page', () => {
  it('shows an editor’s entries to the intended visitors, and leads to pages of ours only', async () => {
    const notice = async (some: Partial<Caller> = {}): Promise<unknown> =>
      chooseNotice(deps, { ...testCaller, ...some });
    expect(await notice()).toBeNull();
    await put('notice/storm.en.md', page('A storm is coming', 'slot: site\nlink: /help/\n', ''));
    await put('notice/storm.ja.md', page('嵐が来ます', 'reviewed: no\n', ''));
    await put('notice/cn.en.md', page('Elsewhere', 'slot: site\nmarkets: cn\nlink: https://www.example.com/\n', ''));
    expect((await ops('import', 'content', folder, '--reason', 'a storm')).code).toBe(0);
    const storm = { id: 'storm: A storm is coming', path: '/help/' };
    expect(await soon(async () => (await notice()) !== null)).toBe(true);
    expect(await notice()).toEqual({ ...storm, text: 'A storm is coming', lang: 'en' });
    expect(await notice({ language: 'ja' })).toEqual({ ...storm, text: '嵐が来ます', lang: 'ja' });
    expect(await notice({ market: 'cn' })).toMatchObject({ text: 'Elsewhere', path: null });
  });
});

describe('the list of pages for search engines', () => {
  it('has the pages of content that are shown now, in the languages they are shown in', async () => {
    const server = fastify();
    sitemaps(server, deps, testSite);
    const has = async (language: string, path: string): Promise<boolean> => {
      const headers = { host: testSite.hosts[0].host };
      const { body } = await server.inject({ url: `/sitemaps/page.${language}.1.xml`, headers });
      expect(body).toContain('/destination_list/</loc>');
      return body.includes(`${path}</loc>`);
    };
    expect(await has('en', '/careers/')).toBe(false);
    await put('join-us/careers.en.md', page('Careers'));
    await put('general/accessibility.en.md', page('For all', 'languages: ja\n'));
    expect((await ops('import', 'content', folder, '--reason', 'pages')).code).toBe(0);
    expect(await soon(() => has('en', '/careers/'))).toBe(true);
    expect([await has('en', '/accessibility/'), await has('ja', '/ja/accessibility/')]).toEqual([false, true]);
    expect((await ops('content', 'withdraw', 'join-us', 'careers', '--reason', 'nobody')).code).toBe(0);
    expect(await soon(async () => !(await has('en', '/careers/')))).toBe(true);
    await server.close();
  });

  it('is tested for each page that is a content item', () => {
    const paths = indexedPaths();
    expect(Object.keys(contentPages).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

describe('entry rules of countries', () => {
  const japan = async (language: Caller['language'] = 'en', preview = false): Promise<readonly unknown[]> => {
    const caller: Caller = { ...testCaller, language, ...(preview ? { preview: { asOf: 'infinity' } } : {}) };
    const read = await readContent(deps, caller, { type: 'travel-restriction', slot: 'jp', isBuilt: () => true });
    return read.ok ? read.value.items.map(({ item, text }) => [item.date, text.summary]) : [];
  };
  const place = join('content', 'travel-restriction', 'jp.en.md');

  it('is exported, changed, looked at before it is shown, and shown, like all content', async () => {
    const own = await mkdtemp(join(tmpdir(), 'meander-notes-'));
    const out = await mkdtemp(join(tmpdir(), 'meander-notes-'));
    await cp(join(catalogueFolder, 'content', 'travel-restriction'), join(own, 'content', 'travel-restriction'), {
      recursive: true,
    });
    expect((await ops('import', 'content', own, '--reason', 'the notes')).code).toBe(0);
    expect(await soon(async () => (await japan()).length === 1)).toBe(true);
    const [before] = await japan();
    expect((await ops('export', 'content', out)).code).toBe(0);
    const text = await readFile(join(out, place), 'utf8');
    expect(text).toMatch(/^date: 2026-[^]*\]\(https:\/\/www\.mofa\.go\.jp\//m);
    const changed = text.replace(/^summary: .*$/m, 'summary: Other rules.').replace(/^date: .*$/m, 'date: 2026-12-01');
    await writeFile(join(out, place), changed.replace('\n---\n', '\nstate: draft\n---\n'));
    expect((await ops('import', 'content', out, '--reason', 'new rules')).code).toBe(0);
    expect(await japan('en', true)).toEqual([['2026-12-01', 'Other rules.']]);
    expect(await japan()).toEqual([before]);
    expect((await ops('content', 'publish', 'travel-restriction', 'jp', '--reason', 'read twice')).code).toBe(0);
    expect(await soon(async () => String(await japan()) === '2026-12-01,Other rules.')).toBe(true);
    expect((await japan('ja')).toString()).toMatch(/^2026-12-01,/);
    await Promise.all([own, out].map((one) => rm(one, { recursive: true })));
  });
});

describe('the shipped content', () => {
  it('begins with the default menu, for everyone', async () => {
    const { contents } = await readContentFolder(catalogueFolder, knownToContent);
    const menus = contents.filter(({ item }) => item.type === 'web-config' && item.slot === 'menu');
    expect(menus.map(({ item }) => item.texts.en.blocks)).toEqual([[{ kind: 'menu', of: standingMenu }]]);
  });

  it('leads only to pages that there are', async () => {
    const { contents, faults } = await readContentFolder(catalogueFolder, knownToContent);
    expect(faults).toEqual([]);
    const words = contents.map(({ item }) => JSON.stringify([item.link, item.texts])).join(' ');
    const leads = [...words.matchAll(/(?:"to":"|\]\(|\["?)(\/[^")?#]*)/g)].map(([, path = '']) => path);
    expect(leads.length).toBeGreaterThan(10);
    const rows = Object.values(pages).filter((row) => !row.planned);
    const isThere = (path: string): boolean =>
      rows.some((row) => matchUrl(row.pattern, path === '/' ? '/' : path.replace(/\/$/, '')) !== null);
    expect(leads.filter((path) => !isThere(path))).toEqual([]);
  });
});
