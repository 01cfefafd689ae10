import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startTranslators, type TranslatorsSandbox } from '#sandbox/translators/translators.ts';
import { deeplUrl } from '#src/adapters/translators/deepl.translator.ts';
import { guardedTranslator } from '#src/adapters/translators/guarded-translator.ts';
import { taggedText, untaggedText } from '#src/adapters/translators/tagged-text.ts';
import { translators } from '#src/adapters/translators/translators.ts';
import { checkTranslation } from '#src/domain/content/translation/check/check-translation.ts';
import { splitSegments } from '#src/domain/content/translation/split-segments.ts';
import {
  translatorNames,
  type TranslationRequest,
  type Translator,
  type TranslatorName,
} from '#src/domain/content/translation/translator.ts';
import { languageCodes, languages } from '#src/domain/site/language/languages.ts';

const key = 'sandbox-key-1';
const paths = { libretranslate: '/libretranslate', deepl: '/deepl', google: '/google', openai: '/openai/v1' } as const;
const english = ['Boats & buses in Tokyo: {name}, from 10:00', 'See [the **old** harbor](/map/) at < 5 m'];
const glossary = [{ name: 'Tokyo', written: '東京' }];
const segments = english.map((text) => splitSegments(text, glossary));
const request: TranslationRequest = { texts: segments, source: 'en', target: 'ja', patienceMs: 2_000 };

let sandbox: TranslatorsSandbox;
beforeAll(async () => {
  sandbox = await startTranslators({ host: '127.0.0.1', port: 0, key });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.become('fine'));

function translator(name: TranslatorName, own: { readonly key?: string; readonly url?: string } = {}): Translator {
  return translators[name]({ url: `${sandbox.url}${paths[name]}`, key, model: 'sandbox-model', ...own });
}

function faultOf(texts: readonly string[]): string | null {
  const faults = texts.map((text, at) =>
    checkTranslation(text, { segments: segments[at] ?? [], source: 'en', target: 'ja' }),
  );
  return faults.find((fault) => fault !== null) ?? null;
}

describe.each(translatorNames)('%s', (name) => {
  it('translates texts in order and keeps names, placeholders, links and signs', async () => {
    const answer = await translator(name).translate(request);
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    expect(answer.texts).toHaveLength(2);
    expect(answer.texts[0]).toMatch(/東京.*\{name\}.*10:00/);
    expect(answer.texts[0]).toContain('&');
    expect(answer.texts[1]).toMatch(/\[.*\*\*.*\]\(\/map\/\).*< 5/);
    expect(faultOf(answer.texts)).toBeNull();
  });

  it('names every language of the catalogs as the service does', async () => {
    const targets = [...new Set(languageCodes.map((code) => languages[code].messages))];
    for (const target of targets) {
      const source = target === 'en' ? 'ja' : 'en';
      const answer = await translator(name).translate({ ...request, source, target });
      expect([target, answer.kind]).toEqual([target, 'done']);
    }
    expect(await translator(name).translate({ ...request, source: 'zh', target: 'en' })).toMatchObject({
      kind: 'done',
    });
  });

  it.each([
    ['down', { kind: 'passing', reason: 'down', isUncharged: true }],
    ['reset', { kind: 'passing', reason: 'down', isUncharged: false }],
    ['rate', { kind: 'passing', reason: 'rate_limited', isUncharged: true }],
    ['short', { kind: 'refused', reason: 'unreadable' }],
    ['unreadable', { kind: 'refused', reason: 'unreadable' }],
    ['large', { kind: 'refused', reason: 'unreadable' }],
    ['redirect', { kind: 'passing', reason: 'down', isUncharged: false }],
  ] as const)('answers a service that is %s', async (mode, expected) => {
    sandbox.become(mode);
    expect(await translator(name).translate(request)).toEqual(expected);
  });

  it('gives up on a slow service', async () => {
    sandbox.become('slow');
    const answer = await translator(name).translate({ ...request, patienceMs: 100 });
    expect(answer).toEqual({ kind: 'passing', reason: 'slow', isUncharged: false });
  });

  it('says that the quota of the account is used up, where the service does', async () => {
    sandbox.become('quota');
    const answer = await translator(name).translate(request);
    // LibreTranslate has no accounts with quotas: its limit per day passes.
    expect(answer).toMatchObject(
      name === 'libretranslate' ? { reason: 'rate_limited' } : { kind: 'refused', reason: 'quota_exceeded' },
    );
  });

  it('says that the key is wrong', async () => {
    const answer = await translator(name, { key: 'wrong' }).translate(request);
    expect(answer).toEqual({ kind: 'refused', reason: 'unauthorized' });
  });

  it('says that nobody is there', async () => {
    const other = await startTranslators({ host: '127.0.0.1', port: 0, key });
    await other.close();
    const answer = await translator(name, { url: other.url }).translate(request);
    expect(answer).toEqual({ kind: 'passing', reason: 'down', isUncharged: true });
  });

  it.each([
    ['placeholder', 'placeholder_changed'],
    ['markup', 'markup_changed'],
    ['language', 'other_language'],
    ['number', 'number_changed'],
    ['untranslated', 'untranslated'],
  ] as const)('hands on an answer with a changed %s, which the check refuses', async (mode, fault) => {
    sandbox.become(mode);
    const answer = await translator(name).translate(request);
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    expect(faultOf(answer.texts)).toBe(fault);
  });
});

it('names an unsupported language where the service does', async () => {
  for (const name of ['libretranslate', 'deepl', 'google'] as const)
    expect(await translator(name).translate({ ...request, source: 'tlh' })).toEqual({
      kind: 'refused',
      reason: 'language_unsupported',
    });
});

it('a missing model is refused', async () => {
  const other = translators.openai({ url: `${sandbox.url}/openai/v1`, key, model: 'other' });
  expect(await other.translate(request)).toEqual({ kind: 'refused', reason: 'rejected' });
});

it('deeplUrl recognizes free accounts by their key', () => {
  expect(deeplUrl('abc:fx')).toBe('https://api-free.deepl.com');
  expect(deeplUrl('abc')).toBe('https://api.deepl.com');
});

it('tagged text survives a round trip, and foreign tags stay visible', () => {
  const keep = { open: '<span translate="no">', close: '</span>', opening: /<span(?:\s[^<>]*)?>/gi };
  const text = 'A & B <c> {d} "e"';
  expect(untaggedText(taggedText(splitSegments(text, []), keep), keep)).toBe(text);
  expect(untaggedText('<b>A</b> <span class="x" translate="no">B</span> &#39;', keep)).toBe("<b>A</b> B '");
});

describe('guardedTranslator', () => {
  it('makes no calls while the service rests, and one when the rest is over', async () => {
    let now = 0;
    const states: string[] = [];
    const guarded = guardedTranslator(
      translator('deepl'),
      () => now,
      (state) => states.push(state),
    );
    sandbox.become('down');
    for (let call = 0; call < 5; call += 1) await guarded.translate(request);
    const before = sandbox.requests.length;
    expect(await guarded.translate(request)).toMatchObject({ kind: 'passing', reason: 'down', isUncharged: true });
    expect(sandbox.requests.length).toBe(before);
    sandbox.become('fine');
    now += 5_001;
    expect(await guarded.translate(request)).toMatchObject({ kind: 'done' });
    expect(states).toEqual(['open', 'half_open', 'closed']);
  });

  it('takes a refusal for an answer', async () => {
    const guarded = guardedTranslator(
      translator('deepl', { key: 'wrong' }),
      () => 0,
      () => undefined,
    );
    for (let call = 0; call < 6; call += 1)
      expect(await guarded.translate(request)).toEqual({ kind: 'refused', reason: 'unauthorized' });
  });
});

it('the sandbox can be switched over HTTP', async () => {
  const control = (body: object): Promise<Response> =>
    fetch(`${sandbox.url}/_control/mode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await control({ mode: 'odd' })).status).toBe(400);
  expect((await control({ mode: 'down', times: 1 })).status).toBe(200);
  expect(await translator('google').translate(request)).toMatchObject({ kind: 'passing' });
  expect(await translator('google').translate(request)).toMatchObject({ kind: 'done' });
});
