import { generateKeyPairSync, sign } from 'node:crypto';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { unreachable, type Answer, type ApiClient } from '#src/contract/client.ts';
import type { RedeemAnswer } from '#src/contract/orders/admission.ts';
import { keyIdOf, signedCode, supplierMark } from '#src/domain/orders/vouchers/signed-code.ts';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { reportWaiting, scanNow } from '#src/web/orders/scan/scan-reports.ts';
import { storeScanner, storedScanner, scanOf, today } from '#src/web/orders/scan/scan-store.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(12);
const keyId = keyIdOf(raw);
const scanner = {
  keys: [{ id: keyId, x: raw.toString('base64url') }],
  supplier: 'Bay Days',
  supplierMark: supplierMark('bay-days'),
  place: 'North gate',
};
const now = Date.parse('2026-12-24T10:30:00Z');
const admission = { supplier: scanner.supplierMark, opensAtMs: now - 3_600_000, endsAtMs: now + 3_600_000 };
const about = { keyId, reference: 'K7PQ2MXW4T', issue: '0ABCDEF', productId: 205, date: '2026-12-24', admission };
const codeOf = (position: number): string =>
  signedCode({ ...about, position, people: position === 0 ? 3 : 1 }, (text) =>
    sign(null, Buffer.from(text), privateKey),
  );
const answered = (outcome: RedeemAnswer['outcome']): Answer<RedeemAnswer> => ({
  ok: true,
  value: { outcome, reference: 'K7PQ2MXW4T', title: 'Bay', date: '2026-12-24', tickets: 1, before: null },
});
const failed = (status: number, code: string): Answer<RedeemAnswer> => ({
  ok: false,
  status,
  error: { code, message: code },
});

let answers: Answer<RedeemAnswer>[];
const requested: unknown[] = [];
const api: ApiClient = {
  async call<Input, Output>(_endpoint: unknown, input: Input): Promise<Answer<Output>> {
    requested.push(input);
    // The scanner's calls alone come here.
    return (answers.shift() ?? unreachable) as Answer<Output>;
  },
};
const scan = (code: string) => scanNow(api, scanner, scanOf(code));

beforeEach(() => {
  answers = [];
  requested.length = 0;
  vi.spyOn(browserSource, 'now').mockReturnValue(now);
  storeScanner({ token: 'token', scanner, waiting: [], seen: [], told: [] });
});

describe('offline admission', () => {
  it('without a connection knows what it let in with one, and the other way round', async () => {
    answers = [answered('admitted')];
    expect(await scan(codeOf(0))).toMatchObject({ kind: 'answer' });
    expect(await scan(codeOf(0))).toMatchObject({ kind: 'offline', verdict: 'used' });
    expect(await scan(codeOf(2))).toMatchObject({ kind: 'offline', verdict: 'used' });
    expect(storedScanner().waiting).toEqual([]);
  });

  it('admits once without a connection, and stores the scan', async () => {
    expect(await scan(codeOf(1))).toMatchObject({ verdict: 'true', people: 1, reference: 'K7PQ2MXW4T' });
    expect(await scan(codeOf(1))).toMatchObject({ verdict: 'used' });
    expect(await scan(codeOf(0))).toMatchObject({ verdict: 'true', people: 2 });
    expect(storedScanner().waiting.map(({ code }) => code)).toEqual([codeOf(1), codeOf(0)]);
  });

  it('stores no scan of a refused code', async () => {
    const elsewhere = await scanNow(api, { ...scanner, supplierMark: supplierMark('others') }, scanOf(codeOf(0)));
    expect(elsewhere).toMatchObject({ verdict: 'other_supplier' });
    expect(await scan('HTTPS://EXAMPLE.COM')).toMatchObject({ kind: 'failure' });
    expect(storedScanner()).toMatchObject({ waiting: [], seen: [] });
  });

  it('loses none of two scans that are made at once', async () => {
    await Promise.all([scan(codeOf(1)), scan(codeOf(2))]);
    expect(storedScanner().waiting).toHaveLength(2);
  });

  it('determines the day by its own clock', () => expect(today()).toMatch(/^2026-12-2[345]$/));
});

describe('scans that waited', () => {
  beforeEach(async () => {
    await scan(codeOf(1));
    await scan(codeOf(2));
    requested.length = 0;
  });

  it('are reported, and shown if the shop refuses them, until dismissed', async () => {
    answers = [answered('admitted'), answered('void')];
    expect(await reportWaiting(api)).toBeNull();
    const { waiting, told: reported, seen } = storedScanner();
    expect(waiting).toEqual([]);
    expect(reported).toMatchObject([{ reference: 'K7PQ2MXW4T', end: { kind: 'answer', answer: { outcome: 'void' } } }]);
    expect(seen.map(({ position }) => position)).toEqual([1]);
  });

  it('remain queued while the shop processes one, and after an error', async () => {
    answers = [failed(409, 'still_running'), failed(500, '500')];
    await reportWaiting(api);
    expect(requested).toHaveLength(2);
    expect(storedScanner().waiting).toHaveLength(2);
    expect(storedScanner().told).toEqual([]);
  });

  it('wait for another token when this one is revoked, which is no longer used', async () => {
    answers = [failed(403, 'forbidden'), answered('admitted')];
    expect(await reportWaiting(api)).toMatchObject({ code: 'forbidden' });
    expect(requested).toHaveLength(1);
    expect(storedScanner().waiting).toHaveLength(2);
  });

  it('are shown with the reason when they are refused permanently', async () => {
    answers = [failed(400, 'bad_request')];
    await reportWaiting(api);
    expect(storedScanner().waiting.map(({ code }) => code)).toEqual([codeOf(2)]);
    expect(storedScanner().told).toMatchObject([
      { reference: 'K7PQ2MXW4T', end: { kind: 'failure', error: { code: 'bad_request' } } },
    ]);
  });
});
