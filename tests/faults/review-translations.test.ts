import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { startTranslators, type TranslatorsSandbox } from '#sandbox/translators/translators.ts';
import { listReviews } from '#src/actions/reviews/list-reviews.ts';
import { translateReview } from '#src/actions/reviews/translate-review.ts';
import { writeReview } from '#src/actions/reviews/write-review.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { translateLeased } from '#src/actions/content/translations/translate-leased.ts';
import { translateNext } from '#src/actions/content/translations/translate-next.ts';
import { translators } from '#src/adapters/translators/translators.ts';
import type { Result } from '#src/domain/failure.ts';
import { leaseTranslation } from '#src/store/content/translations/machine-translations.store.ts';
import { goodCard, openShop, type Shop, type Slot } from './shop/shop.ts';

const key = 'sandbox-key-1';
const english = 'The harbor at night is worth every step.\nGo on Tuesday.';

let shop: Shop;
let slot: Slot;
let sandbox: TranslatorsSandbox;
let deps: Deps;
beforeAll(async () => {
  shop = await openShop();
  slot = await shop.slot();
  sandbox = await startTranslators({ host: '127.0.0.1', port: 0, key });
  const translator = translators.google({ url: `${sandbox.url}/google`, key });
  deps = { ...shop.deps, translation: { translator, monthlyCharacters: 100_000, brand: 'Meander' } };
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});
beforeEach(async () => {
  sandbox.become('fine');
  await shop.deps.db.query('truncate machine_translation, translation_budget, translated_segment, rate_limit');
});

/** A review of a visit that is over. */
async function review(text: string, language: Caller['language'] = 'en'): Promise<string> {
  const caller = { ...(await shop.buyer()), language };
  const { page, orderId, checkout } = await shop.toPage(caller, slot);
  await shop.payOnPage(page, goodCard);
  await readOrder(shop.deps, caller, checkout.reference);
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    `update booking set starts_at = now() - interval '26 hours', ends_at = now() - interval '1 day' where order_id = $1 returning reference`,
    [orderId],
  );
  const written = await writeReview(shop.deps, caller, {
    reference: rows[0]?.reference ?? '',
    score: 80,
    parts: {},
    text,
    party: null,
    author: 'country',
    photos: [],
  });
  return valueOf(written).id;
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

async function listFor(language: Caller['language'], on: Deps = deps) {
  const caller = { ...(await shop.buyer()), language };
  const wish = {
    score: null,
    language: null,
    withPhotos: false,
    party: null,
    sort: 'helpful',
    page: 1,
    limit: 10,
  } as const;
  return valueOf(await listReviews(on, caller, { id: slot.productId, ...wish }));
}

it('is translated on request, once for all readers of the language, without its author', async () => {
  const id = await review(english);
  const reader: Caller = { ...(await shop.buyer()), language: 'ja' };
  expect((await listFor('ja')).translations).toEqual({});
  const made = valueOf(await translateReview(deps, reader, { id }));
  expect(made.lang).toBe('ja');
  expect(made.text).toMatch(/^\p{Script=Hiragana}*.*\n.*\p{Script=Hiragana}/u);
  const calls = sandbox.requests.length;
  expect(JSON.parse(sandbox.requests.at(-1)?.body ?? '{}')).toEqual({
    q: english.split('\n'),
    source: 'en',
    target: 'ja',
    format: 'html',
  });
  expect(valueOf(await translateReview(deps, { ...(await shop.buyer()), language: 'ja' }, { id }))).toEqual(made);
  expect(sandbox.requests.length).toBe(calls);
  expect((await listFor('ja')).translations).toEqual({ [id]: made.text });
  expect((await listFor('de')).translations).toEqual({});
});

it('is not translated again into its own language, nor without a service, nor when nobody wrote it', async () => {
  const id = await review(english);
  const reader = await shop.buyer();
  expect(await translateReview(deps, { ...reader, language: 'en-AU' }, { id })).toMatchObject({ ok: false });
  expect(await translateReview(shop.deps, { ...reader, language: 'ja' }, { id })).toMatchObject({
    failure: { code: 'not_found' },
  });
  expect((await listFor('ja', shop.deps)).translatable).toBe(false);
  const other = '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47';
  expect(await translateReview(deps, { ...reader, language: 'ja' }, { id: other })).toMatchObject({
    failure: { code: 'not_found' },
  });
});

it('stays as it was when the service fails, and the job goes on with what may pass', async () => {
  const id = await review(english);
  const reader: Caller = { ...(await shop.buyer()), language: 'ko' };
  sandbox.become('down');
  expect(await translateReview(deps, reader, { id })).toMatchObject({ failure: { code: 'server_busy' } });
  expect((await listFor('ko')).translations).toEqual({});
  sandbox.become('fine');
  await deps.db.query('update machine_translation set available_at = now()');
  expect(await translateNext(deps)).toBe(1);
  expect(Object.keys((await listFor('ko')).translations)).toEqual([id]);
});

it('is never shown in the translation of an earlier version, and takes translations with it', async () => {
  const id = await review(english);
  const reader: Caller = { ...(await shop.buyer()), language: 'de' };
  await translateReview(deps, reader, { id });
  await deps.db.query(`update review set text = 'It was closed when we came.' where id = $1`, [id]);
  expect((await listFor('de')).translations).toEqual({});
  expect(await translateReview(deps, reader, { id })).toMatchObject({ ok: true });
  expect(await shop.count('select from translated_segment')).toBe(3);
  await deps.db.query('delete from review where id = $1', [id]);
  expect(await shop.count('select from machine_translation')).toBe(0);
  expect(await shop.count('select from translated_segment')).toBe(0);
});

it('is still translated when a worker with its earlier version is late', async () => {
  const id = await review(english);
  const reader: Caller = { ...(await shop.buyer()), language: 'it' };
  sandbox.become('down');
  await translateReview(deps, reader, { id });
  await deps.db.query('update machine_translation set available_at = now()');
  const late = await leaseTranslation(deps.db, 300);
  if (late === null) throw new Error('nothing is due');
  await deps.db.query(`update review set text = 'It was closed when we came.' where id = $1`, [id]);
  expect(await translateReview(deps, reader, { id })).toMatchObject({ failure: { code: 'server_busy' } });
  const segments = ['It was closed when we came.'];
  await translateLeased(deps, late, { segments, patienceMs: 1_000, leaseSeconds: 300 });
  sandbox.become('fine');
  await deps.db.query('update machine_translation set available_at = now()');
  expect(await translateNext(deps)).toBe(1);
  expect(Object.keys((await listFor('it')).translations)).toEqual([id]);
});

it('is limited by reader', async () => {
  const id = await review(english);
  const reader: Caller = { ...(await shop.buyer()), language: 'fr' };
  sandbox.become('language');
  for (let call = 0; call < 30; call += 1) await translateReview(deps, reader, { id });
  expect(await translateReview(deps, reader, { id })).toMatchObject({ failure: { code: 'too_many_requests' } });
});

it('comes first in the list of readers of its language, page by page', async () => {
  const own = await review('港の夜景は、歩いて見に行く価値があります。', 'ja');
  const before = await review(english);
  await deps.db.query('update review set helpful = case id when $1 then 0 else 5 end', [own]);
  expect((await listFor('ja')).reviews[0]).toMatchObject({ id: own, language: 'ja' });
  const first = (await listFor('en')).reviews[0];
  expect(first).toMatchObject({ language: 'en' });
  expect((await listFor('en-AU')).reviews.map(({ id }) => id)).toEqual(
    (await listFor('en')).reviews.map(({ id }) => id),
  );
  expect(before).not.toBe(own);
});
