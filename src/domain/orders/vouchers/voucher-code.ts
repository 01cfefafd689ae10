import { base32, base32Number, numberOf } from '#src/domain/orders/vouchers/base32.ts';

/**
 * The code below the picture: its booking, ticket and issue, and a keyed hash over all three, so that we can
 * distinguish a true code from an invented one (threat T-51). 36 capital letters and digits: short enough to be typed
 * where a camera fails. What scanners read is `signed-code.ts`.
 *
 * | characters | what |
 * |---|---|
 * | 1 | version of the format: 1 |
 * | 10 | the booking's reference |
 * | 2 | the ticket's number from 01, 00 for the voucher of the whole booking |
 * | 7 | issue: 35 random bits |
 * | 16 | 80 bits of the keyed hash |
 */
export type VoucherClaim = { readonly reference: string; readonly position: number; readonly issue: string };

/** A keyed hash of a text, at least ten bytes long; the key stays with the caller. */
export type Mac = (text: string) => Uint8Array;

const version = '1';
const macBytes = 10;
const issueLength = 7;
const shape = /^1([A-Z0-9]{10})([0-9A-HJKMNP-TV-Z]{2})([0-9A-HJKMNP-TV-Z]{7})[0-9A-HJKMNP-TV-Z]{16}$/;

/** The issue mark of random bytes (at least five) that were stored when the voucher was issued. */
export function issueOf(random: Uint8Array): string {
  return base32(random.subarray(0, 5)).slice(0, issueLength);
}

/** The code of a voucher (position 0) or of a ticket (1 to 1023). */
export function voucherCode({ reference, position, issue }: VoucherClaim, mac: Mac): string {
  const claim = `${version}${reference}${base32Number(position, 2)}${issue}`;
  return claim + signature(claim, mac);
}

/**
 * What a code claims, or null when it is malformed or not of our making. Takes as long for a near miss as for a far
 * one.
 */
export function verifyVoucherCode(code: string, mac: Mac): VoucherClaim | null {
  const claim = readVoucherCode(code);
  return claim !== null && sameText(signature(code.slice(0, -16), mac), code.slice(-16)) ? claim : null;
}

/** What a code claims, or null when it is malformed. Says nothing of its truth. */
export function readVoucherCode(code: string): VoucherClaim | null {
  const [, reference, number, issue] = shape.exec(code) ?? [];
  if (reference === undefined || number === undefined || issue === undefined) return null;
  return { reference, position: numberOf(number), issue };
}

function signature(claim: string, mac: Mac): string {
  return base32(mac(`voucher code\n${claim}`).subarray(0, macBytes));
}

function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
