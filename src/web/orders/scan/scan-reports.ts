import type { Answer, ApiClient } from '#src/contract/client.ts';
import { admissionCalls } from '#src/contract/orders/admission.calls.ts';
import type { RedeemAnswer, ScannerAnswer } from '#src/contract/orders/admission.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { checkCode } from '#src/web/orders/scan/check-code.ts';
import {
  claimedBy,
  fateOf,
  isUnreached,
  offlineVerdict,
  scansAfter,
  recentScanOf,
  recentScans,
} from '#src/web/orders/scan/scan-rules.ts';
import { storeScanner, storedScanner, today, type WaitingScan } from '#src/web/orders/scan/scan-store.ts';
import type { Answered, Failed, Shown } from '#src/web/orders/scan/shown.ts';

/** Checks a scan with the server; offline, the code itself decides as far as it can, and the scan is queued. */
export async function scanNow(api: ApiClient, scanner: ScannerAnswer, scan: WaitingScan): Promise<Shown> {
  const answer = await report(api, scan);
  if (answer.ok) {
    noteAnswer(scan, answer.value);
    return { kind: 'answer', answer: answer.value };
  }
  if (!isUnreached(answer)) return { kind: 'failure', error: answer.error };
  const check = await checkCode(scan.code, scanner.keys);
  const nowMs = browserSource.now();
  const { seen, waiting } = storedScanner();
  const { supplierMark } = scanner;
  const { verdict, people } = offlineVerdict(scan.code, check, { supplierMark, seen, nowMs, today: today() });
  if (verdict === 'false') return { kind: 'failure', error: { code: 'voucher_void', message: 'voucher_void' } };
  if (verdict === 'true' || verdict === 'unsure') {
    const one = recentScanOf(scan, { isSure: check.verdict === 'true', atMs: nowMs });
    storeScanner({
      waiting: [...waiting, scan],
      seen: [...recentScans(seen, nowMs), ...(one === null ? [] : [one])],
    });
  }
  const { reference = '', date = '' } = check.claim ?? {};
  return { kind: 'offline', verdict, reference, people, date };
}

/**
 * Reports the queued scans, oldest first, and leaves those in the queue that may still be accepted. Returns the error
 * if the scanner was revoked: then its token is not used any more.
 */
export async function reportWaiting(api: ApiClient): Promise<WireError | null> {
  for (const scan of storedScanner().waiting) {
    const answer = await report(api, scan);
    const fate = fateOf(answer);
    if (fate === 'pause') return null;
    if (fate === 'sign_in') return answer.ok ? null : answer.error;
    if (fate === 'told') recordAnswer(scan, answer);
  }
  return null;
}

function report(api: ApiClient, scan: WaitingScan): Promise<Answer<RedeemAnswer>> {
  const { key: idempotencyKey, ...input } = scan;
  return api.call(admissionCalls.redeem, { token: storedScanner().token, ...input }, { idempotencyKey });
}

/** A scan waits no longer; a refused one is reported when the scanner is next looked at. */
function recordAnswer(scan: WaitingScan, answer: Answer<RedeemAnswer>): void {
  const { waiting, told } = storedScanner();
  storeScanner({ waiting: waiting.filter(({ key }) => key !== scan.key) });
  if (answer.ok) noteAnswer(scan, answer.value);
  if (answer.ok && answer.value.outcome === 'admitted') return;
  const end: Answered | Failed = answer.ok
    ? { kind: 'answer', answer: answer.value }
    : { kind: 'failure', error: answer.error };
  const { key, code, scannedAt } = scan;
  storeScanner({ told: [...told, { key, scannedAt, reference: claimedBy(code)?.reference ?? '', end }] });
}

function noteAnswer(scan: WaitingScan, { outcome }: RedeemAnswer): void {
  const nowMs = browserSource.now();
  storeScanner({ seen: scansAfter(recentScans(storedScanner().seen, nowMs), scan, { outcome, atMs: nowMs }) });
}
