import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { callsOf } from '../../../tests/calls.ts';
import { goodCard, openShop, type Shop } from '../../../tests/faults/shop/shop.ts';
import { testCaller } from '../../../tests/site.ts';
import { stockTerms } from '#src/actions/content/terms/stock-terms.ts';
import type { Caller } from '#src/actions/deps.ts';
import { termRoutes } from '#src/api/content/terms.ts';
import { termEndpoints } from '#src/contract/content/terms.ts';
import { termDocuments } from '#src/domain/content/terms/terms.ts';
import { addTerms } from '#src/store/content/terms/terms.store.ts';

const folder = fileURLToPath(new URL('../../../catalogue', import.meta.url));
let shop: Shop;
let caller: Caller = testCaller;
const { call, get } = callsOf(termRoutes, () => ({ deps: shop.deps, caller }));
beforeAll(async () => {
  shop = await openShop();
  await stockTerms(shop.deps, folder, { onlyNew: true });
});
afterAll(() => shop.close());

const failureOf = async (raw: Readonly<Record<string, string>>): Promise<unknown> => {
  const result = await call(termEndpoints.specialTermDetail, raw);
  return result.ok ? null : [result.failure.code, result.failure.field];
};

describe('a legal text', () => {
  it('exists for every document, in the version in force today', async () => {
    const { terms } = await get(termEndpoints.termHistory);
    expect(terms.map((one) => one.term)).toEqual(termDocuments);
    for (const { term, version } of terms)
      expect(await get(termEndpoints.specialTermDetail, { term })).toMatchObject({
        version,
        current: version,
        sample: true,
      });
  });

  it('is in the visitor’s language if translated, else in English and marked so', async () => {
    caller = { ...testCaller, language: 'ja' };
    expect(await get(termEndpoints.specialTermDetail, { term: 'policy' })).toMatchObject({
      language: 'ja',
      version: 3,
    });
    expect(await get(termEndpoints.specialTermDetail, { term: 'policy', version: '1' })).toMatchObject({
      language: 'en',
      version: 1,
      current: 3,
      versions: 3,
    });
    expect((await get(termEndpoints.termHistory, { term: 'policy' })).terms.map((one) => one.version)).toEqual([
      3, 2, 1,
    ]);
    caller = testCaller;
  });

  it('shows the changes between two versions, in a language that both have', async () => {
    caller = { ...testCaller, language: 'ja' };
    const compared = await get(termEndpoints.termComparison, { term: 'conditions', from: '1', version: '2' });
    expect(compared).toMatchObject({ term: 'conditions', language: 'en', from: 1, version: 2 });
    const fates = compared.parts.map(({ pieces: chunks }) => chunks.map(({ fate }) => fate));
    expect(fates).toEqual(expect.arrayContaining([['same'], ['new'], ['same', 'new', 'same']]));
    const back = await get(termEndpoints.termComparison, { term: 'conditions', from: '2', version: '1' });
    expect(back.parts.flatMap(({ pieces: chunks }) => chunks.map(({ fate }) => fate))).toContain('gone');
    caller = testCaller;
    for (const [input, failure] of [
      [{ term: 'conditions', from: '9', version: '2' }, 'not_found'],
      [{ term: 'nothing', from: '1', version: '2' }, 'not_found'],
      [{ term: 'conditions', from: 'x', version: '2' }, 'bad_request'],
      [{ term: 'conditions', version: '2' }, 'bad_request'],
    ] as const) {
      const result = await call(termEndpoints.termComparison, input);
      expect(result.ok ? 'ok' : result.failure.code, JSON.stringify(input)).toBe(failure);
    }
  });

  it.each([
    [{}, ['bad_request', 'term']],
    [{ term: 'Policy' }, ['bad_request', 'term']],
    [{ term: 'nothing-of-ours' }, ['not_found', 'term']],
    [{ term: 'policy', version: '0' }, ['bad_request', 'version']],
    [{ term: 'policy', version: '7' }, ['not_found', 'version']],
  ])('is refused as %j', async (raw, refusal) => {
    expect(await failureOf(raw)).toEqual(refusal);
  });

  it('is never changed nor taken away, and loaded once', async () => {
    expect(await stockTerms(shop.deps, folder, { onlyNew: false })).toEqual({ ok: true, added: 0 });
    await expect(shop.deps.db.query(`update term_version set body = 'x'`)).rejects.toThrow(/never changed/);
    await expect(shop.deps.db.query('delete from term_version')).rejects.toThrow(/never changed/);
  });
});

describe('an account', () => {
  const unanswered = async (): Promise<readonly string[]> =>
    (await get(termEndpoints.userUncheckInfo)).terms.map(({ term, version }) => `${term} ${version}`);

  it('is requested once, and again only for newer versions', async () => {
    caller = await shop.buyer({ language: 'ja' });
    expect(await unanswered()).toEqual(['conditions 3', 'policy 3']);
    const later = { term: 'conditions', version: '3', status: 'later' };
    expect(await get(termEndpoints.statusUpdate, later)).toMatchObject({ language: 'ja', status: 'later' });
    const accepted = { term: 'policy', version: '3', status: 'accepted' };
    for (let n = 0; n < 2; n += 1) await get(termEndpoints.statusUpdate, accepted);
    await get(termEndpoints.statusUpdate, { ...accepted, status: 'later' });
    expect(await unanswered()).toEqual([]);
    expect(await shop.count(`select from term_answer where answer = 'accepted' and language = 'ja'`)).toBe(1);
    const {
      term: document,
      version: _version,
      ...detail
    } = await get(termEndpoints.specialTermDetail, { term: 'policy' });
    const { title, changes, body, effective, sample } = detail;
    const texts = { title, changes, body, effective, sample, asked: true, version: 4 } as const;
    const newer = { ...texts, document: 'policy', language: 'en' } as const;
    expect(document).toBe('policy');
    await addTerms(shop.deps.db, [newer, { ...newer, version: 5, effective: '2999-01-01' }]);
    expect(await unanswered()).toEqual(['policy 4']);
  });

  it('answers nothing but what holds', async () => {
    for (const [raw, code] of [
      [{ term: 'policy', version: '1', status: 'accepted' }, 'not_found'],
      [{ term: 'policy', version: '5', status: 'accepted' }, 'not_found'],
      [{ term: 'policy', version: '4', status: 'yes' }, 'bad_request'],
      [{ term: 'law-of-the-sea', version: '1', status: 'later' }, 'not_found'],
    ] as const) {
      const result = await call(termEndpoints.statusUpdate, raw);
      expect(result.ok ? 'ok' : result.failure.code).toBe(code);
    }
  });

  it('agrees with an order that it pays, in the language it reads', async () => {
    caller = await shop.buyer({ language: 'ja', device: randomUUID() });
    const { page, orderId } = await shop.toPage(caller, await shop.slot());
    const { rows } = await shop.deps.db.query(
      'select document, version, language from order_term where order_id = $1 order by 1',
      [orderId],
    );
    expect(rows).toEqual([
      { document: 'conditions', version: 3, language: 'ja' },
      { document: 'policy', version: 4, language: 'en' },
    ]);
    await shop.payOnPage(page, goodCard);
    expect(await unanswered()).toEqual([]);
    await shop.mustBeSound();
  });
});

describe('a visitor', () => {
  it('needs no consent, and cannot give it', async () => {
    caller = testCaller;
    expect(await get(termEndpoints.userUncheckInfo)).toEqual({ terms: [] });
    const result = await call(termEndpoints.statusUpdate, { term: 'policy', version: '3', status: 'accepted' });
    expect(result.ok ? 'ok' : result.failure.code).toBe('sign_in_required');
  });
});
