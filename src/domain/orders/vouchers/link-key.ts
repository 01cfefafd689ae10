import { utcDayAt } from '#src/domain/shared/time/day-number.ts';
import type { Mac } from '#src/domain/orders/vouchers/voucher-code.ts';

/**
 * What a signed link opens: one voucher or one order, by its reference. `version` is the order's; it goes up when the
 * links are revoked. `untilDay` is the last day on which the link opens anything, counted from 1970-01-01 in UTC.
 */
export type LinkClaim = {
  readonly kind: 'voucher' | 'order';
  readonly reference: string;
  readonly version: number;
  readonly untilDay: number;
};

const shape = /^([0-9a-z]{1,4})\.([0-9a-z]{1,4})\.[0-9a-f]{32}$/;
/** A voucher may be queried, or reclaimed, for a month after the visit. */
const daysAfterVisit = 30;
const daysOfOrder = 90;

/** The key in a link: version and last day in the open, and 128 bits of a keyed hash over all of the claim. */
export function linkKey(claim: LinkClaim, mac: Mac): string {
  return `${claim.version.toString(36)}.${claim.untilDay.toString(36)}.${signature(claim, mac)}`;
}

/**
 * What a key claims about this voucher or order, or null when we did not sign it. Takes as long for a near miss as for
 * a far one.
 */
export function readLinkKey(key: string, about: Pick<LinkClaim, 'kind' | 'reference'>, mac: Mac): LinkClaim | null {
  const [, version, untilDay] = shape.exec(key) ?? [];
  if (version === undefined || untilDay === undefined) return null;
  const claim = { ...about, version: Number.parseInt(version, 36), untilDay: Number.parseInt(untilDay, 36) };
  return sameText(linkKey(claim, mac), key) ? claim : null;
}

/** The last day of a voucher's link, by when its visit ends. */
export function lastDayOfVoucher(visitEndsMs: number): number {
  return utcDayAt(visitEndsMs) + daysAfterVisit;
}

/** The last day of an order's link, by when it was sent. */
export function lastDayOfOrder(sentMs: number): number {
  return utcDayAt(sentMs) + daysOfOrder;
}

function signature({ kind, reference, version, untilDay }: LinkClaim, mac: Mac): string {
  const bytes = mac(`${kind} link\n${reference}\n${version}\n${untilDay}`).subarray(0, 16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
