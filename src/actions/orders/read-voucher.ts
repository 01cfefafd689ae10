import { timingSafeEqual } from 'node:crypto';

import { voucherLinkKey } from '#src/actions/orders/voucher-link-key.ts';
import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { qrSvg } from '#src/adapters/codes.bwip.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { lineOfSnapshot, type Line } from '#src/domain/booking/line.ts';
import { issueOf, voucherCode } from '#src/domain/booking/voucher-code.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { voucherOf, type VoucherReading } from '#src/store/vouchers.store.ts';

export type CodeDrawn = { readonly code: string; readonly qrSvg: string };

export type Voucher = CodeDrawn & {
  readonly reference: string;
  readonly state: 'valid' | 'used' | 'void';
  /** One for each unit item where everybody shows his own; else empty. */
  readonly tickets: readonly (CodeDrawn & { readonly unit: string })[];
  readonly line: Line;
  readonly leadName: string;
};

/** `key` is the signed link of the mail. */
export type VoucherAsked = { readonly reference: string; readonly key?: string | undefined };

/** Wrong keys from one network in an hour before it is told to wait: links are followed, not guessed (T-50). */
const wrongKeys = { points: 60, seconds: 3600 };

/**
 * A voucher, for the account that bought it or for whoever holds the signed link of the mail. What is another's, not
 * issued or not there is not found.
 */
export async function readVoucher(
  deps: Deps,
  caller: Caller,
  { reference, key }: VoucherAsked,
): Promise<Result<Voucher>> {
  const linked = key !== undefined && sameKey(key, voucherLinkKey(deps.secrets.voucher, reference));
  if (key !== undefined && !linked) {
    const reached = await firstReached(deps.db, [{ name: 'voucher-key', key: caller.network, ...wrongKeys }]);
    if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  }
  if (caller.account === null && key === undefined) return fail('sign_in_required');
  const reading = await voucherOf(deps.db, reference, { accountId: caller.account?.id ?? null, linked });
  return reading === null ? fail('not_found') : ok(voucherFrom(reading, deps.secrets.voucher));
}

function voucherFrom(reading: VoucherReading, secret: string): Voucher {
  const { reference, snapshot, tickets } = reading;
  const line = lineOfSnapshot(snapshot);
  const draw = (issued: string, position: number): CodeDrawn => {
    const code = voucherCode(
      { reference, position, issue: issueOf(Buffer.from(issued, 'base64url')) },
      voucherMac(secret),
    );
    return { code, qrSvg: qrSvg(code) };
  };
  const unitTitles = new Map(line.units.map((unit) => [unit.unitId, unit.title]));
  return {
    ...draw(reading.issued, 0),
    reference,
    state: stateOf(reading),
    tickets: line.visit.perPersonTicket
      ? tickets.map((one, index) => ({
          ...draw(one.issued, index + 1),
          unit: unitTitles.get(one.unitId) ?? one.unitId,
        }))
      : [],
    line,
    leadName: reading.contact?.name ?? '',
  };
}

function stateOf({ redeemed, voided, bookingState }: VoucherReading): Voucher['state'] {
  if (redeemed) return 'used';
  return voided || (bookingState !== 'confirmed' && bookingState !== 'cancel_requested') ? 'void' : 'valid';
}

function sameKey(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
