import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { pretend } from '#sandbox/translators/pretend.ts';
import { queueTranslations } from '#src/actions/content/translations/queue-translations.ts';
import { retryFailedTranslations } from '#src/actions/content/translations/retry-failed-translations.ts';
import { translateNext } from '#src/actions/content/translations/translate-next.ts';
import { openContent } from '#src/actions/content/versions/open-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { openCaches } from '#src/actions/open-caches.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { spoken } from '#src/domain/content/shown-content.ts';
import type { Translator, TranslatorAnswer } from '#src/domain/content/translation/translator.ts';
import { addContentVersion, publishContent } from '#src/store/content/content.store.ts';
import {
  findUnfinishedTranslations,
  leaseOneTranslation,
  leaseTranslation,
  requestTranslations,
} from '#src/store/content/translations/machine-translations.store.ts';
import { findBudgets } from '#src/store/content/translations/translation-budget.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { testDeps } from '../../../../tests/test-deps.ts';

const title = 'About our boats';
const lines = ['Where the boats go.', 'Up the long river.', 'Down to the old port.', 'Back before the night.'];
const slow: TranslatorAnswer = { kind: 'passing', reason: 'slow', isUncharged: false };
const down: TranslatorAnswer = { kind: 'passing', reason: 'down', isUncharged: true };
const subject = 'general boats';

function page(texts: readonly string[], about: Partial<ContentItem> = {}): ContentItem {
  return {
    type: 'general',
    key: 'boats',
    slot: 'boats',
    picture: null,
    link: null,
    date: null,
    platforms: 15,
    markets: [],
    languages: ['en', 'de'],
    residences: [],
    partners: [],
    begins: null,
    ends: null,
    priority: 0,
    texts: { en: { title, summary: '', blocks: [{ kind: 'text', text: texts.join('\n') }] } },
    ...about,
  };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.query('truncate machine_translation, translation_budget, translated_segment');
});

async function publish(item: ContentItem): Promise<void> {
  await database.db.transaction(
    async (tx) => publishContent(tx, item, await addContentVersion(tx, item, { author: 'test', note: 'test' })),
    { cause: 'test' },
  );
}

/** What the service does with a call, the first being 1; null for translating. */
type Behavior = (call: number) => TranslatorAnswer | null | Promise<TranslatorAnswer | null>;

type Service = {
  readonly deps: Deps;
  /** The texts of each call. */
  readonly sent: readonly (readonly string[])[];
};

/** A process with a service that takes one text in a call. */
function service(behave: Behavior = () => null, name: Translator['name'] = 'deepl'): Service {
  const sent: string[][] = [];
  const translator: Translator = {
    name,
    limits: { texts: 1, characters: 1_000 },
    translate: async ({ texts, target }) => {
      const joined = texts.map((pieces) => pieces.map(({ text }) => text).join(''));
      sent.push(joined);
      const answer = await behave(sent.length);
      return answer ?? { kind: 'done', texts: joined.map((text) => pretend(text, target, 'fine')) };
    },
  };
  return {
    sent,
    deps: testDeps(database.db, { translation: { translator, monthlyCharacters: 10_000, brand: 'Meander' } }),
  };
}

async function queued(texts: readonly string[] = lines): Promise<void> {
  await publish(page(texts));
  expect(await queueTranslations(service().deps)).toBe(1);
}

/** Lets the pause or the lease of all translations end. */
async function wait(): Promise<void> {
  await database.db.query('update machine_translation set available_at = now()');
}

async function pauseSeconds(): Promise<number> {
  const { rows } = await database.db.query<{ seconds: number }>(
    'select extract(epoch from available_at - now())::float8 as seconds from machine_translation',
  );
  return rows[0]?.seconds ?? 0;
}

const unfinished = (): Promise<readonly object[]> => findUnfinishedTranslations(database.db, 10);

async function shown(): Promise<string> {
  const { deps } = service();
  const [item] = (await openContent({ ...deps, caches: openCaches() })).items;
  return item === undefined ? '' : spoken(item, 'de').lang;
}

const spent = async (): Promise<string> => (await findBudgets(database.db))[0]?.spent ?? '0';

describe('a service that does not answer in time', () => {
  it('is called eight times with growing pauses, and then the reason is listed', async () => {
    await queued(lines.slice(0, 1));
    const { deps, sent } = service((call) => (call === 1 ? null : slow));
    const pauses: number[] = [];
    for (let run = 0; run < 20; run += 1) {
      await translateNext(deps);
      if ((await unfinished()).some((one) => 'state' in one && one.state === 'pending'))
        pauses.push(await pauseSeconds());
      await wait();
    }
    // The title was translated at once; the line was tried eight times.
    expect(sent).toHaveLength(9);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses).toHaveLength(7);
    expect(pauses.at(-1)).toBeGreaterThan(3_600);
    expect(await unfinished()).toMatchObject([{ subject, state: 'failed', reason: 'slow' }]);
    await retryFailedTranslations(deps);
    expect(await translateNext(service().deps)).toBe(1);
    expect(await shown()).toBe('de');
  });

  it('is paid for finished texts once: the next attempt goes on where the last one ended', async () => {
    await queued();
    const first = service((call) => (call === 4 ? slow : null));
    expect(await translateNext(first.deps)).toBe(0);
    expect(await unfinished()).toMatchObject([{ state: 'pending', reason: 'slow' }]);
    await wait();
    const second = service();
    expect(await translateNext(second.deps)).toBe(1);
    expect(second.sent.flat()).toEqual(first.sent.flat().slice(3).concat(lines.slice(3)));
    expect(await shown()).toBe('de');
  });

  it('may go on as long as it finishes texts', async () => {
    const many = Array.from({ length: 12 }, (_, at) => `The boat number ${at} goes up the river.`);
    await queued(many);
    let done = 0;
    for (let run = 0; run < 13; run += 1) {
      done += await translateNext(service((call) => (call === 1 ? null : slow)).deps);
      await wait();
    }
    expect(done).toBe(1);
  });

  it('is not given up for calls that were not made', async () => {
    await queued();
    const { deps } = service(() => down);
    for (let run = 0; run < 12; run += 1) {
      await translateNext(deps);
      expect(await unfinished()).toMatchObject([{ state: 'pending', reason: 'down' }]);
      await wait();
    }
    expect(await pauseSeconds()).toBeLessThan(3_601);
    expect(await translateNext(service().deps)).toBe(1);
  });

  it('is not called a ninth time when workers end without a word, and the database refuses it', async () => {
    await queued();
    const { deps, sent } = service(() => Promise.reject(new Error('the process ends')));
    for (let run = 0; run < 12; run += 1) {
      await translateNext(deps).catch(() => undefined);
      await wait();
    }
    expect(sent).toHaveLength(8);
    expect(await unfinished()).toMatchObject([{ state: 'failed', reason: 'unfinished' }]);
    await expect(database.db.query('update machine_translation set charged_attempts = 9')).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('a lease', () => {
  it('is longer with each finished text, so that no other worker begins the same', async () => {
    await queued();
    const other = service();
    const { deps, sent } = service(async () => {
      await database.db.query(`update machine_translation set available_at = available_at - interval '200 seconds'`);
      expect(await translateNext(other.deps)).toBe(0);
      return null;
    });
    expect(await translateNext(deps)).toBe(1);
    expect(sent).toHaveLength(5);
    expect(other.sent).toEqual([]);
  });

  it.each([
    ['a result', null],
    ['a refusal', { kind: 'refused', reason: 'rejected' }],
    ['a failure', slow],
  ] as const)('that another worker has taken over is not ended by %s that comes late', async (_what, answer) => {
    await queued(lines.slice(0, 1));
    const late = service(async (call) => {
      if (call < 2) return null;
      await wait();
      expect(await leaseTranslation(database.db, 300)).toMatchObject({ subject, attempts: 2 });
      return answer;
    });
    expect(await translateNext(late.deps)).toBe(0);
    expect(await unfinished()).toMatchObject([{ subject, state: 'pending', reason: null, attempts: 2 }]);
    expect(await pauseSeconds()).toBeGreaterThan(200);
    // What was late was paid for, and is not sent again.
    await wait();
    const next = service();
    expect(await translateNext(next.deps)).toBe(1);
    expect(next.sent).toHaveLength(answer === null ? 0 : 1);
  });

  it('of an earlier text leaves the request for the present one as it is', async () => {
    await queued();
    const changed = ['The boats rest in winter.'];
    const late = service(async (call) => {
      if (call === 1) await queued(changed);
      return null;
    });
    await translateNext(late.deps);
    expect(await shown()).toBe('de');
    expect(late.sent.flat()).toEqual(expect.arrayContaining(changed));
  });

  it('is not taken for another text than the one that is translated', async () => {
    const key = { kind: 'content', subject, language: 'de' } as const;
    await requestTranslations(database.db, [{ ...key, sourceLanguage: 'en', hash: 'a'.repeat(64) }]);
    expect(await leaseOneTranslation(database.db, { ...key, hash: 'b'.repeat(64) }, 30)).toBeNull();
    expect(await leaseOneTranslation(database.db, { ...key, hash: 'a'.repeat(64) }, 30)).toMatchObject({ subject });
  });

  it('is not taken away by a retry while its worker is at work', async () => {
    await queued(lines.slice(0, 1));
    await translateNext(service(() => slow).deps);
    await wait();
    const { deps } = service(async (call) => {
      if (call === 1) expect(await retryFailedTranslations(deps)).toMatchObject({ value: { translations: 0 } });
      return null;
    });
    expect(await translateNext(deps)).toBe(1);
  });
});

describe('a text that was translated before', () => {
  it('is found again when its content leaves and returns', async () => {
    await queued();
    expect(await translateNext(service().deps)).toBe(1);
    const before = await spent();
    await publish(page(lines, { languages: ['en'] }));
    await queueTranslations(service().deps);
    expect((await database.db.query('select from machine_translation')).rowCount).toBe(0);
    await queued();
    const again = service();
    expect(await translateNext(again.deps)).toBe(1);
    expect(again.sent).toEqual([]);
    expect(await spent()).toBe(before);
    expect(await shown()).toBe('de');
  });

  it('is found again beside a line that has changed, and when that line is as it was', async () => {
    await queued();
    await translateNext(service().deps);
    await queued([...lines.slice(1), 'The boats rest in winter.']);
    const changed = service();
    expect(await translateNext(changed.deps)).toBe(1);
    expect(changed.sent.flat()).toEqual(['The boats rest in winter.']);
    await queued();
    const back = service();
    expect(await translateNext(back.deps)).toBe(1);
    expect(back.sent).toEqual([]);
    expect(await shown()).toBe('de');
  });

  it('is translated again by another service, and where it would not pass the checks of today', async () => {
    await queued(lines.slice(0, 1));
    await translateNext(service().deps);
    const again = async (name?: Translator['name']): Promise<Service> => {
      await database.db.query('delete from machine_translation');
      await queued(lines.slice(0, 1));
      const made = service(() => null, name);
      expect(await translateNext(made.deps)).toBe(1);
      return made;
    };
    expect((await again('google')).sent).toHaveLength(2);
    await database.db.query(`update translated_segment set text = '<b>other</b>' where engine = 'deepl'`);
    expect((await again()).sent).toHaveLength(2);
    expect((await again()).sent).toEqual([]);
  });
});
