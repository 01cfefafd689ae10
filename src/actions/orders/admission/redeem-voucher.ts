import { claimOfCode } from '#src/actions/orders/admission/claim-of-code.ts';
import { openScanner } from '#src/actions/orders/admission/open-scanner.ts';
import { fingerprintsOf } from '#src/actions/shared/idempotency/fingerprints-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { localDateAt } from '#src/domain/shared/time/local-time.ts';
import { isVisitTime, opensAtMs, scanTime } from '#src/domain/orders/vouchers/admission.ts';
import { holdsOn, isUsedByDay } from '#src/domain/orders/vouchers/pass-days.ts';
import { issueOf, type VoucherClaim } from '#src/domain/orders/vouchers/voucher-code.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { moveBookings } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { claimCall, finishCall, type ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';
import { lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';
import {
  admissibleOf,
  admitTickets,
  daysUsed,
  firstAdmission,
  markVoucherUsed,
  orderOfVoucher,
  type Admissible,
  type Scanner,
} from '#src/store/checkout/redemptions.store.ts';

/** What was scanned, where and, by the scanner's clock, when (milliseconds since the epoch). */
export type Scan = { readonly token: string; readonly code: string; readonly scannedAtMs: number };

/** What a scan came to. Reveals nothing about a booking of another supplier. */
export type Admission = {
  readonly outcome: 'admitted' | 'used' | 'void' | 'wrong_day' | 'other_supplier' | 'unknown';
  readonly reference: string;
  readonly title: string;
  readonly date: string;
  /** How many tickets this scan let in. */
  readonly tickets: number;
  /** When (ISO 8601) and where the first of them was let in before. */
  readonly before: { readonly at: string; readonly place: string } | null;
};

const nothing = { reference: '', title: '', date: '', tickets: 0, before: null } as const;

type Redeeming = { readonly deps: Deps; readonly scanner: Scanner; readonly scan: Scan; readonly call: ClaimedCall };

/**
 * Admits the holder of a code, once: the first scan of a ticket wins, wherever and in whatever order scanners report,
 * and the others learn when and where that was (T-51); a pass is let in on each of its days. The same scan reported
 * again gets the same answer.
 */
export async function redeemVoucher(
  deps: Deps,
  caller: Pick<Caller, 'network'>,
  idempotencyKey: string,
  scan: Scan,
): Promise<Result<Admission>> {
  const scanner = await openScanner(deps, caller, scan.token);
  if (!scanner.ok) return scanner;
  const { code, scannedAtMs } = scan;
  const call = {
    scope: `scanner:${scanner.value.id} redeem`,
    key: idempotencyKey,
    ...fingerprintsOf(deps, { code, scannedAtMs }),
  };
  return deps.db.transaction((tx) => redeem(tx, { deps, scanner: scanner.value, scan, call }), {
    cause: `scanned by ${scanner.value.id}`,
  });
}

async function redeem(tx: Queryable, redeeming: Redeeming): Promise<Result<Admission>> {
  const { call } = redeeming;
  const claim = await claimCall<Admission>(tx, call);
  if (claim.kind === 'reused') return fail('idempotency_key_reused');
  if (claim.kind === 'running') return fail('still_running');
  if (claim.kind === 'finished') return ok(claim.body);
  const admission = await admissionOf(tx, redeeming);
  await finishCall(tx, call, 200, admission);
  return ok(admission);
}

async function admissionOf(tx: Queryable, redeeming: Redeeming): Promise<Admission> {
  const { deps, scanner, scan } = redeeming;
  const claim = claimOfCode(deps, scan.code);
  const orderId = claim === null ? null : await orderOfVoucher(tx, claim.reference);
  if (claim === null || orderId === null) return { ...nothing, outcome: 'unknown' };
  await lockWholeOrder(tx, orderId);
  const found = await admissibleOf(tx, claim.reference);
  if (found === null) return { ...nothing, outcome: 'unknown' };
  const { visit } = found.snapshot;
  if (visit.supplierId !== scanner.supplierId) return { ...nothing, outcome: 'other_supplier' };
  const known = { ...nothing, reference: claim.reference, title: visit.titles.en, date: visit.localDate };
  const ticketIds = ticketsOf(found, claim);
  if (ticketIds.length === 0 || found.stopped || (found.state !== 'confirmed' && found.state !== 'redeemed'))
    return { ...known, outcome: 'void' };
  const nowMs = Date.parse(found.now);
  const scannedAtMs = scanTime(scan.scannedAtMs, nowMs);
  const byDay = isUsedByDay(visit.service);
  const forDay = byDay ? localDateAt(new Date(scannedAtMs).toISOString(), visit.timeZone) : '';
  const before = await firstAdmission(tx, ticketIds, forDay);
  const good = byDay
    ? await passesOn(tx, found, ticketIds, forDay)
    : before !== null || isScannedInTime(found, scannedAtMs)
      ? ticketIds
      : [];
  if (good.length === 0) return { ...known, outcome: 'wrong_day' };
  const scannedAt = new Date(scannedAtMs).toISOString();
  const scanId = deps.ids.uuid();
  const fresh = await admitTickets(tx, { ticketIds: good, scannerId: scanner.id, scanId, scannedAt, forDay });
  // The holder of a pass rides more than once a day: the day is used once, and the scanner sees when that was.
  if (fresh === 0) return byDay ? admitted(known, good.length, before) : { ...known, outcome: 'used', before };
  if (found.state === 'confirmed') {
    await moveBookings(tx, [found.bookingId], 'redeemed');
    await markVoucherUsed(tx, found.bookingId);
  }
  return admitted(known, byDay ? good.length : fresh, before);
}

function admitted(known: Omit<Admission, 'outcome'>, tickets: number, before: Admission['before']): Admission {
  return { ...known, outcome: 'admitted', tickets, before };
}

function isScannedInTime({ startsAt, endsAt, snapshot }: Admissible, scannedAtMs: number): boolean {
  const startsAtMs = opensAtMs(startsAt, snapshot.visit.service);
  return isVisitTime({ startsAtMs, endsAtMs: Date.parse(endsAt), scannedAtMs });
}

/** Those of the passes that hold on this day, each by the days on which it was used itself. */
async function passesOn(
  tx: Queryable,
  { startsAt, endsAt, snapshot }: Admissible,
  ticketIds: readonly string[],
  day: string,
): Promise<readonly string[]> {
  const used = await daysUsed(tx, ticketIds);
  const { timeZone, service } = snapshot.visit;
  return ticketIds.filter((id) => holdsOn({ startsAt, endsAt, timeZone, service }, day, used.get(id) ?? null));
}

/** Returns the tickets that a claim is about: all valid ones, or the one. None when it was issued again since. */
function ticketsOf({ issued, tickets }: Admissible, { position, issue }: VoucherClaim): readonly string[] {
  const isCurrent = (code: string): boolean => issueOf(Buffer.from(code, 'base64url')) === issue;
  if (position === 0) return isCurrent(issued) ? tickets.flatMap(({ id, voided }) => (voided ? [] : [id])) : [];
  const one = tickets[position - 1];
  return one !== undefined && !one.voided && isCurrent(one.issued) ? [one.id] : [];
}
