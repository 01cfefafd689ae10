import { cp, mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startTranslators, type TranslatorsSandbox } from '#sandbox/translators/translators.ts';
import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { queueTranslations } from '#src/actions/content/translations/queue-translations.ts';
import { retryFailedTranslations } from '#src/actions/content/translations/retry-failed-translations.ts';
import { translateNext } from '#src/actions/content/translations/translate-next.ts';
import { openContent } from '#src/actions/content/versions/open-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { openCaches } from '#src/actions/open-caches.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { translators } from '#src/adapters/translators/translators.ts';
import { placeSaid, productSaid } from '#src/domain/catalogue/shown-texts.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { spoken } from '#src/domain/content/shown-content.ts';
import { addContentVersion, publishContent } from '#src/store/content/content.store.ts';
import {
  findUnfinishedTranslations,
  leaseTranslation,
} from '#src/store/content/translations/machine-translations.store.ts';
import {
  findBudgets,
  reserveCharacters,
  returnCharacters,
} from '#src/store/content/translations/translation-budget.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { testDeps } from '../../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
const key = 'sandbox-key-1';
const about: ContentItem = {
  type: 'general',
  key: 'about-boats',
  slot: 'about-boats',
  picture: null,
  link: null,
  date: null,
  platforms: 15,
  markets: [],
  languages: [],
  residences: [],
  partners: [],
  begins: null,
  ends: null,
  priority: 0,
  texts: {
    en: {
      title: 'About our boats',
      summary: 'Where the boats of the shop go.',
      blocks: [
        { kind: 'text', text: '## Where they go\n\n- Up the river, see [the map](/map/)\n- **Down** the river' },
      ],
    },
  },
};

let folder = '';
let database: TestDatabase;
let sandbox: TranslatorsSandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-translations-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'destinations/amsterdam'), join(folder, 'destinations/amsterdam'), { recursive: true });
  database = await openTestDatabase();
  const seeding = await seedCatalogue({ db: database.db, clock: () => Date.UTC(2026, 10, 21, 12) }, folder);
  if (!seeding.ok) throw new Error(JSON.stringify(seeding.faults));
  await database.db.transaction(
    async (tx) => publishContent(tx, about, await addContentVersion(tx, about, { author: 'test', note: 'first' })),
    { cause: 'test' },
  );
  sandbox = await startTranslators({ host: '127.0.0.1', port: 0, key });
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  sandbox.become('fine');
  await database.db.query('truncate machine_translation, translation_budget, translated_segment');
});

/** A process of its own; what is slow is given up after a second. */
function process(monthlyCharacters = 1_000_000): Deps {
  const translator = translators.deepl({ url: `${sandbox.url}/deepl`, key });
  const translation = {
    translator: {
      ...translator,
      translate: (request: Parameters<typeof translator.translate>[0]) =>
        translator.translate({ ...request, patienceMs: Math.min(request.patienceMs, 1_000) }),
    },
    monthlyCharacters,
    brand: 'Meander',
  };
  return testDeps(database.db, { translation });
}

/** Queues everything, and leaves what is to be made in Japanese of one product. */
async function queueOne(deps: Deps): Promise<string> {
  await queueTranslations(deps);
  const [product] = (await openCatalogue(deps)).live.products.values();
  const id = String(product?.id);
  await deps.db.query(
    `delete from machine_translation where not (kind = 'product' and subject = $1 and language = 'ja')`,
    [id],
  );
  return id;
}

async function productOf(deps: Deps, id: string): Promise<LiveProduct> {
  const product = (await openCatalogue({ ...deps, caches: openCaches() })).live.products.get(Number(id));
  if (product === undefined) throw new Error(`no product ${id}`);
  return product;
}

async function waiting(deps: Deps): Promise<readonly object[]> {
  return findUnfinishedTranslations(deps.db, 10);
}

async function spent(deps: Deps): Promise<number> {
  return Number((await findBudgets(deps.db))[0]?.spent ?? 0);
}

describe('queueTranslations', () => {
  it('does nothing without a service', async () => {
    const deps = testDeps(database.db);
    expect(await queueTranslations(deps)).toBe(0);
    expect(await translateNext(deps)).toBe(0);
    expect(await waiting(deps)).toEqual([]);
  });

  it('queues every language without a text of an editor, once', async () => {
    const deps = process();
    const { live } = await openCatalogue(deps);
    const subjects = live.destinations.size + live.products.size + 1;
    expect(await queueTranslations(deps)).toBe(subjects * 14);
    expect(await queueTranslations(deps)).toBe(0);
  });

  it('shows the original until a text is translated, and then the translation as made by a machine', async () => {
    const deps = process();
    const id = await queueOne(deps);
    expect(productSaid(await productOf(deps, id), 'ja').lang).toBe('en');
    expect(await translateNext(deps)).toBe(1);
    const said = productSaid(await productOf(deps, id), 'ja');
    expect(said.lang).toBe('ja');
    expect(said.words.text).toMatch(/\p{Script=Hiragana}/u);
    expect(said.words.highlights).toHaveLength(said.original?.highlights.length ?? 0);
    expect(said.translation).toMatchObject({ by: 'machine', engine: 'deepl', outdated: false, notice: 'machine' });
    expect(await waiting(deps)).toEqual([]);
  });

  it('translates destinations and content, with marks and links as they were', async () => {
    const deps = process();
    await queueTranslations(deps);
    await deps.db.query(`delete from machine_translation where language <> 'de' or kind = 'product'`);
    expect(await translateNext(deps)).toBe(2);
    const fresh = { ...deps, caches: openCaches() };
    const [item] = (await openContent(fresh)).items;
    const { text, lang } = spoken(item ?? about, 'de');
    expect(lang).toBe('de');
    expect(text.provenance).toMatchObject({ by: 'machine', engine: 'deepl' });
    expect(JSON.stringify(text.blocks)).toMatch(/## \w.*- .*\]\(\/map\/\).*- \*\*\w/);
    const [destination] = (await openCatalogue(fresh)).live.destinations.values();
    if (destination === undefined) throw new Error('no destination');
    expect(placeSaid(destination, 'de')).toMatchObject({ lang: 'de', translation: { notice: 'machine' } });
  });

  it('lets an editor’s text win, before and after it was translated', async () => {
    const deps = process();
    const id = await queueOne(deps);
    await translateNext(deps);
    const words = { ...productSaid(await productOf(deps, id), 'ja').words, summary: '編集者の文' };
    const write = `update product set content = jsonb_set(content, '{words}', $2::jsonb), updated_at = now() where id = $1::int`;
    await deps.db.query(write, [id, JSON.stringify({ ja: words })]);
    try {
      expect(productSaid(await productOf(deps, id), 'ja').words.summary).toBe('編集者の文');
      await queueTranslations(deps);
      const { rows } = await deps.db.query(
        `select from machine_translation where kind = 'product' and subject = $1 and language = 'ja'`,
        [id],
      );
      expect(rows).toEqual([]);
    } finally {
      await deps.db.query(write, [id, '{}']);
    }
  });

  it('never shows the translation of an earlier text', async () => {
    const deps = process();
    const id = await queueOne(deps);
    await translateNext(deps);
    const summary = (await productOf(deps, id)).summary;
    const write = `update product set content = jsonb_set(content, '{summary}', to_jsonb($2::text)), updated_at = now() where id = $1::int`;
    await deps.db.query(write, [id, 'A quiet evening on the water, with tea.']);
    try {
      expect(productSaid(await productOf(deps, id), 'ja').lang).toBe('en');
      await queueOne(deps);
      expect(await translateNext(deps)).toBe(1);
      expect(productSaid(await productOf(deps, id), 'ja').lang).toBe('ja');
    } finally {
      await deps.db.query(write, [id, summary]);
    }
  });
});

describe('translateNext', () => {
  it.each([
    ['markup', 'failed', 'markup_changed'],
    ['language', 'failed', 'other_language'],
    ['number', 'failed', 'number_changed'],
    ['untranslated', 'failed', 'untranslated'],
    ['unreadable', 'failed', 'unreadable'],
    ['down', 'pending', 'down'],
    ['rate', 'pending', 'rate_limited'],
    ['slow', 'pending', 'slow'],
    ['quota', 'pending', 'quota_exceeded'],
  ] as const)('leaves the text as it was when the service is %s, and says why', async (mode, state, reason) => {
    const deps = process();
    const id = await queueOne(deps);
    sandbox.become(mode);
    expect(await translateNext(deps)).toBe(0);
    expect(await waiting(deps)).toMatchObject([
      { kind: 'product', subject: id, language: 'ja', state, reason, attempts: 1 },
    ]);
    expect(productSaid(await productOf(deps, id), 'ja').lang).toBe('en');
    // What was not processed is not charged.
    expect((await spent(deps)) === 0).toBe(mode === 'down' || mode === 'rate');
    sandbox.become('fine');
    expect(await translateNext(deps)).toBe(0);
    await retryFailedTranslations(deps);
    expect(await translateNext(deps)).toBe(1);
  });

  it('sends nothing beyond the budget, and goes on once there is more', async () => {
    const deps = process(10);
    const id = await queueOne(deps);
    const before = sandbox.requests.length;
    expect(await translateNext(deps)).toBe(0);
    expect(sandbox.requests.length).toBe(before);
    expect(await waiting(deps)).toMatchObject([{ subject: id, state: 'pending', reason: 'over_budget' }]);
    await retryFailedTranslations(deps);
    const richer = process();
    expect(await translateNext(richer)).toBe(1);
    expect(await spent(richer)).toBeGreaterThan(10);
  });

  it('is done once by several workers', async () => {
    const deps = process();
    await queueOne(deps);
    const before = sandbox.requests.length;
    const done = await Promise.all([1, 2, 3].map(() => translateNext(process())));
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(sandbox.requests.length).toBe(before + 1);
  });

  it('drops what has changed since it was queued', async () => {
    const deps = process();
    await queueOne(deps);
    await deps.db.query(`update machine_translation set source_hash = sha256('other'::bytea)`);
    expect(await translateNext(deps)).toBe(0);
    expect(await waiting(deps)).toEqual([]);
  });

  it('leases to one worker at a time', async () => {
    const deps = process();
    const id = await queueOne(deps);
    expect(await leaseTranslation(deps.db, 60)).toMatchObject({ kind: 'product', subject: id, language: 'ja' });
    expect(await leaseTranslation(deps.db, 60)).toBeNull();
  });
});

describe('the budget', () => {
  it('is never exceeded by several at once', async () => {
    const { db } = database;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => reserveCharacters(db, 10, { allowed: 105, limit: 105 })),
    );
    expect(all.filter(Boolean)).toHaveLength(10);
    expect(await findBudgets(db)).toMatchObject([{ spent: '100', allowed: '105' }]);
    await returnCharacters(db, 10);
    expect(await reserveCharacters(db, 10, { allowed: 105, limit: 105 })).toBe(true);
    expect(await reserveCharacters(db, 10, { allowed: 50, limit: 50 })).toBe(false);
    // What readers request stops at its own limit, and leaves the rest.
    expect(await reserveCharacters(db, 5, { allowed: 205, limit: 102 })).toBe(false);
    expect(await reserveCharacters(db, 5, { allowed: 205, limit: 205 })).toBe(true);
    expect(await findBudgets(db)).toMatchObject([{ spent: '105', allowed: '205' }]);
  });

  it('is held by the database itself', async () => {
    const { db } = database;
    expect(await reserveCharacters(db, 10, { allowed: 5, limit: 5 })).toBe(false);
    await reserveCharacters(db, 5, { allowed: 5, limit: 5 });
    await expect(db.query('update translation_budget set spent = 6')).rejects.toMatchObject({ code: '23514' });
  });
});
