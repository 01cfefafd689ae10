import type { Answer } from '#src/contract/client.ts';
import type { RedeemAnswer, ScannerAnswer } from '#src/contract/orders/admission.ts';
import { failureStatus } from '#src/contract/errors.ts';
import { isVisitTime } from '#src/domain/orders/vouchers/admission.ts';
import { readSignedCode } from '#src/domain/orders/vouchers/signed-code.ts';
import { readVoucherCode } from '#src/domain/orders/vouchers/voucher-code.ts';
import type { OfflineCheck } from '#src/web/orders/scan/check-code.ts';
import type { OfflineVerdict } from '#src/web/orders/scan/shown.ts';

/** A scan on this device: the voucher (position 0) or ticket, and the number of people. */
export type RecentScan = {
  /** Of the scan. */
  readonly key: string;
  readonly reference: string;
  readonly position: number;
  readonly people: number;
  /** Whether its truth is known, by the shop or by its signature. */
  readonly isSure: boolean;
  readonly atMs: number;
};

/** An offline scanner: its owner, its scans, and the time. */
export type OfflineScanner = {
  readonly supplierMark: string;
  readonly seen: readonly RecentScan[];
  readonly nowMs: number;
  /** "2026-12-24": by the clock of this device, which is at the place. */
  readonly today: string;
};

/** Longer than the time around a visit in which it may be scanned twice. */
const recentForMs = 3 * 86_400_000;

/** Returns the recent scans; older ones are no longer relevant. */
export function recentScans(scans: readonly RecentScan[], nowMs: number): readonly RecentScan[] {
  return scans.filter(({ atMs }) => atMs > nowMs - recentForMs);
}

/** Returns the unverified claim of a code; null if it is not one of ours. */
export function claimedBy(code: string): Pick<RecentScan, 'reference' | 'position' | 'people'> | null {
  const signed = readSignedCode(code)?.claim;
  if (signed !== undefined) return signed;
  const typed = readVoucherCode(code);
  return typed === null ? null : { ...typed, people: 1 };
}

/** A scan as it is remembered; null of what is no code of ours. */
export function recentScanOf(
  { key, code }: { readonly key: string; readonly code: string },
  { isSure, atMs }: Pick<RecentScan, 'isSure' | 'atMs'>,
): RecentScan | null {
  const claim = claimedBy(code);
  if (claim === null) return null;
  const { reference, position, people } = claim;
  return { key, reference, position, people, isSure, atMs };
}

/**
 * Returns what to store of a scan once the server has answered: that the ticket is used, by any scanner, or nothing if
 * it admits no one, whatever the scanner decided offline.
 */
export function scansAfter(
  scans: readonly RecentScan[],
  scan: { readonly key: string; readonly code: string },
  { outcome, atMs }: { readonly outcome: RedeemAnswer['outcome']; readonly atMs: number },
): readonly RecentScan[] {
  const others = scans.filter(({ key }) => key !== scan.key);
  const isUsed = outcome === 'admitted' || outcome === 'used';
  const one = isUsed ? recentScanOf(scan, { isSure: true, atMs }) : null;
  return one === null ? others : [...others, one];
}

/**
 * Returns how many people a claim still admits after the scans here: scanning a whole voucher uses its tickets, and a
 * whole voucher no longer admits people whose tickets were scanned before.
 */
export function peopleLeft(
  { reference, position, people }: Pick<RecentScan, 'reference' | 'position' | 'people'>,
  scans: readonly RecentScan[],
): number {
  const same = scans.filter((one) => one.reference === reference);
  if (same.some((one) => one.position === 0 || one.position === position)) return 0;
  if (position !== 0) return people;
  const gone = new Map(same.map((one) => [one.position, one.people]));
  return Math.max(0, people - [...gone.values()].reduce((sum, one) => sum + one, 0));
}

/**
 * Returns the verdict of an offline scanner on a code with a checked signature: the same as the server's by supplier,
 * time and earlier scans here; if the code has too little data, or its validity is unknown, it is `unsure`.
 */
export function offlineVerdict(
  code: string,
  { verdict, claim }: OfflineCheck,
  scanner: OfflineScanner,
): { readonly verdict: OfflineVerdict; readonly people: number } {
  const said = claimedBy(code);
  if (verdict === 'false' || said === null) return { verdict: 'false', people: 0 };
  const sure = scanner.seen.filter(({ isSure }) => isSure);
  const people = peopleLeft(said, sure);
  if (verdict === 'true' && claim !== null) {
    const { admission: own, date } = claim;
    if (own !== null && own.supplier !== scanner.supplierMark) return { verdict: 'other_supplier', people };
    if (people === 0) return { verdict: own !== null && lastsDays(own) ? 'unsure' : 'used', people };
    const isTime =
      own === null
        ? date === scanner.today
        : isVisitTime({ startsAtMs: own.opensAtMs, endsAtMs: own.endsAtMs, scannedAtMs: scanner.nowMs });
    if (!isTime) return { verdict: 'wrong_day', people };
    const isOpen = own === null || peopleLeft(said, scanner.seen) < people;
    return { verdict: isOpen ? 'unsure' : 'true', people };
  }
  return { verdict: peopleLeft(said, scanner.seen) === 0 ? 'used' : 'unsure', people };
}

/**
 * Whether a ticket is valid for a whole day or more: it may be a pass, which is scanned more than once, and only the
 * server knows that. One day of the year has 23 hours.
 */
function lastsDays({ opensAtMs, endsAtMs }: { readonly opensAtMs: number; readonly endsAtMs: number }): boolean {
  return endsAtMs - opensAtMs >= 23 * 3_600_000;
}

/** Whether our server did not answer, so that it may not have received the scan: offline, or a captive portal. */
export function isUnreached({ status, error }: Extract<Answer<unknown>, { ok: false }>): boolean {
  return status === 0 || status >= 500 || !Object.hasOwn(failureStatus, error.code);
}

/**
 * Returns the scanner of a token: from the server's answer or, if it is unreachable, from its answer when this token
 * was last entered here.
 */
export function enteredBy(
  answer: Answer<ScannerAnswer>,
  token: string,
  stored: { readonly token: string; readonly scanner: ScannerAnswer | null },
): ScannerAnswer | null {
  if (answer.ok) return answer.value;
  return isUnreached(answer) && stored.token === token ? stored.scanner : null;
}

/**
 * What to do with a queued scan. `told`: it is done; `later`: retry it, and report others first; `pause`: retry it, and
 * report no others until then; `sign_in`: retry it once the scanner has another token.
 */
export type Fate = 'told' | 'later' | 'pause' | 'sign_in';

/** By how reporting a waiting scan ended. */
export function fateOf(answer: Answer<RedeemAnswer>): Fate {
  if (answer.ok) return 'told';
  const { status, error } = answer;
  if (error.code === 'forbidden' || error.code === 'sign_in_required') return 'sign_in';
  // A fault over this scan may be one over this scan alone.
  if (status === 500 || error.code === 'still_running') return 'later';
  if (isUnreached(answer) || [401, 403, 408, 425, 429].includes(status)) return 'pause';
  return 'told';
}
