import { describe, expect, it } from 'vitest';

import { unreachable, type Answer } from '#src/contract/client.ts';
import type { RedeemAnswer } from '#src/contract/orders/admission.ts';
import { signedCode, supplierMark, readSignedCode } from '#src/domain/orders/vouchers/signed-code.ts';
import type { OfflineCheck } from '#src/web/orders/scan/check-code.ts';
import {
  claimedBy,
  enteredBy,
  fateOf,
  isUnreached,
  offlineVerdict,
  peopleLeft,
  scansAfter,
  recentScanOf,
  recentScans,
  type OfflineScanner,
  type RecentScan,
} from '#src/web/orders/scan/scan-rules.ts';

const at = (text: string): number => Date.parse(`2026-12-${text}Z`);
const bay = supplierMark('bay-days');
const claim = {
  keyId: 'AB12',
  reference: 'K7PQ2MXW4T',
  position: 0,
  issue: '0ABCDEF',
  productId: 205,
  date: '2026-12-24',
  people: 3,
  admission: { supplier: bay, opensAtMs: at('24T10:00:00'), endsAtMs: at('24T12:00:00') },
};
const codeOf = (about: Partial<typeof claim> = {}): string =>
  signedCode({ ...claim, ...about }, () => new Uint8Array(64));
const voucher = codeOf();
const ticket = codeOf({ position: 2, people: 1 });
const former = `2${voucher.slice(1, 38)}${voucher.slice(49)}`;
const typed = `1K7PQ2MXW4T000ABCDEF${'0'.repeat(16)}`;
const scannerState: OfflineScanner = { supplierMark: bay, seen: [], nowMs: at('24T10:30:00'), today: '2026-12-24' };
const checked = (code: string, verdict: OfflineCheck['verdict'] = 'true'): OfflineCheck => ({
  verdict,
  claim: readSignedCode(code)?.claim ?? null,
});
const verdictOf = (code: string, about: Partial<OfflineScanner> = {}): string =>
  offlineVerdict(code, checked(code), { ...scannerState, ...about }).verdict;
const scans = (code: string, isSure = true): RecentScan[] =>
  [recentScanOf({ key: 'one', code }, { isSure, atMs: scannerState.nowMs })].flatMap((one) => one ?? []);

describe('a voucher scanned without a connection', () => {
  it('is admitted by its supplier and in the hours of its visit', () => {
    expect(offlineVerdict(voucher, checked(voucher), scannerState)).toEqual({ verdict: 'true', people: 3 });
    expect(verdictOf(voucher, { nowMs: at('25T11:00:00') })).toBe('true');
  });

  it.each([
    ['a day early', at('23T10:30:00')],
    ['two days late', at('26T10:30:00')],
  ])('is for another day when it is shown %s', (_how, nowMs) =>
    expect(verdictOf(voucher, { nowMs })).toBe('wrong_day'),
  );

  it('is not admitted by another supplier, used or not, on any day', () => {
    for (const about of [{}, { seen: scans(voucher) }, { nowMs: at('20T10:00:00') }])
      expect(verdictOf(voucher, { ...about, supplierMark: supplierMark('others') })).toBe('other_supplier');
  });

  it('is not checked for its supplier in the former format, which contains only its day', () => {
    expect(verdictOf(former)).toBe('unsure');
    expect(verdictOf(former, { today: '2026-12-25' })).toBe('wrong_day');
    expect(verdictOf(former, { seen: scans(voucher) })).toBe('used');
  });

  it('is invalid with a wrong signature, and unverified without a key', () => {
    const verdict = (code: string, check: OfflineCheck) => offlineVerdict(code, check, scannerState).verdict;
    expect(verdict(voucher, checked(voucher, 'false'))).toBe('false');
    expect(verdict('HTTPS://EXAMPLE.COM', { verdict: 'unsure', claim: null })).toBe('false');
    expect(verdict(voucher, checked(voucher, 'unsure'))).toBe('unsure');
    expect(verdict(typed, checked(typed, 'unsure'))).toBe('unsure');
  });
});

describe('what was scanned here', () => {
  it('is used, the voucher as well as its tickets', () => {
    expect(verdictOf(voucher, { seen: scans(voucher) })).toBe('used');
    expect(verdictOf(ticket, { seen: scans(voucher) })).toBe('used');
    expect(verdictOf(ticket, { seen: scans(ticket) })).toBe('used');
    expect(verdictOf(codeOf({ position: 1, people: 1 }), { seen: scans(ticket) })).toBe('true');
    expect(verdictOf(codeOf({ reference: 'ZZZZZZZZZZ' }), { seen: scans(voucher) })).toBe('true');
  });

  it('is taken off a voucher whose tickets went before it', () => {
    const two = [...scans(ticket), ...scans(ticket)];
    expect(offlineVerdict(voucher, checked(voucher), { ...scannerState, seen: two })).toEqual({
      verdict: 'true',
      people: 2,
    });
    const all = [1, 2, 3].flatMap((position) => scans(codeOf({ position, people: 1 })));
    expect(peopleLeft(claim, all)).toBe(0);
    expect(verdictOf(voucher, { seen: all })).toBe('used');
  });

  it('does not make a genuine voucher used where it was typed and never checked', () => {
    expect(verdictOf(voucher, { seen: scans(typed, false) })).toBe('unsure');
    const again = { ...scannerState, seen: scans(typed, false) };
    expect(offlineVerdict(typed, checked(typed, 'unsure'), again).verdict).toBe('used');
  });

  it('is final once the shop has admitted it or knows it as used, and is deleted when the shop refuses it', () => {
    const scan = { key: 'one', code: voucher };
    const after = (outcome: RedeemAnswer['outcome'], before: readonly RecentScan[] = scans(voucher, false)) =>
      scansAfter(before, scan, { outcome, atMs: scannerState.nowMs });
    expect(after('admitted')).toEqual(scans(voucher));
    expect(after('used', [])).toEqual(scans(voucher));
    expect(after('void')).toEqual([]);
    expect(scansAfter([], { key: 'one', code: 'x' }, { outcome: 'used', atMs: 0 })).toEqual([]);
  });

  it('is remembered for three days, by what the code says', () => {
    expect(recentScans(scans(voucher), scannerState.nowMs + 2 * 86_400_000)).toHaveLength(1);
    expect(recentScans(scans(voucher), scannerState.nowMs + 3 * 86_400_000)).toEqual([]);
    expect(claimedBy(typed)).toMatchObject({ reference: 'K7PQ2MXW4T', position: 0, people: 1 });
    expect(claimedBy('x')).toBeNull();
  });
});

const failed = (status: number, code: string): Extract<Answer<RedeemAnswer>, { ok: false }> => ({
  ok: false,
  status,
  error: { code, message: code },
});

describe('a scan that waits', () => {
  it.each([
    ['later', 409, 'still_running'],
    ['later', 500, '500'],
    ['pause', 0, '990001'],
    ['pause', 502, '502'],
    ['pause', 503, 'payment_unavailable'],
    ['pause', 429, 'too_many_requests'],
    ['pause', 403, 'csrf_refused'],
    ['pause', 200, '200'],
    ['pause', 404, '404'],
    ['sign_in', 403, 'forbidden'],
    ['sign_in', 401, 'sign_in_required'],
    ['told', 400, 'bad_request'],
    ['told', 422, 'idempotency_key_reused'],
  ])('is %s after %i %s', (fate, status, code) => expect(fateOf(failed(status, code))).toBe(fate));

  it('is over once the shop has answered', () => {
    const value: RedeemAnswer = { outcome: 'used', reference: '', title: '', date: '', tickets: 0, before: null };
    expect(fateOf({ ok: true, value })).toBe('told');
  });

  it('is unreported when a captive portal has answered in place of the shop', () => {
    expect(isUnreached(failed(200, '200'))).toBe(true);
    expect(isUnreached(failed(403, 'forbidden'))).toBe(false);
  });
});

describe('a token', () => {
  const scanner = { keys: [], supplier: 'Bay Days', supplierMark: bay, place: 'North gate' };
  const stored = { token: 'token', scanner };

  it('lets in without the shop where it was entered before', () => {
    expect(enteredBy(unreachable, 'token', stored)).toBe(scanner);
    expect(enteredBy(unreachable, 'another', stored)).toBeNull();
    expect(enteredBy(unreachable, 'token', { ...stored, scanner: null })).toBeNull();
  });

  it('is judged by the shop when it can be reached', () => {
    expect(
      enteredBy({ ok: false, status: 403, error: { code: 'forbidden', message: '' } }, 'token', stored),
    ).toBeNull();
    expect(enteredBy({ ok: true, value: { ...scanner, place: 'Moved' } }, 'token', stored)?.place).toBe('Moved');
  });
});
