import { dateOfDay, dayNumber } from '#src/domain/shared/time/day-number.ts';
import { base32, base32Number, bytesOf, numberOf } from '#src/domain/orders/vouchers/base32.ts';

/**
 * What the QR code of a voucher says: enough for a scanner without a connection to let someone in, signed by Ed25519,
 * so that those who can check it cannot make one (threat T-51). 153 capital letters and digits: a QR code of version 6.
 *
 * | characters | what |
 * |---|---|
 * | 1 | version of the format: 3 |
 * | 4 | the key that signed it |
 * | 10 | the booking's reference |
 * | 2 | the ticket's number from 01, 00 for the voucher of the whole booking |
 * | 7 | issue: 35 random bits |
 * | 8 | the product |
 * | 4 | the day of the visit at the place, counted from 1970-01-01 |
 * | 2 | how many people it lets in |
 * | 4 | the supplier's mark, not in version 2 |
 * | 4 | the hour from which it admits, counted from 1970-01-01 UTC, not in version 2 |
 * | 3 | how many hours later the visit has ended, not in version 2 |
 * | 104 | the signature |
 */
export type SignedClaim = {
  readonly keyId: string;
  readonly reference: string;
  readonly position: number;
  readonly issue: string;
  readonly productId: number;
  /** "2026-12-24", by the clock of the place. */
  readonly date: string;
  readonly people: number;
  /** Null in codes of version 2, which do not state it and stay valid. */
  readonly admission: AdmissionClaim | null;
};

/** Which supplier admits the holder of a code, and when; the times are milliseconds since the epoch, at whole hours around the visit. */
export type AdmissionClaim = {
  /** What `supplierMark` makes of the supplier's id. */
  readonly supplier: string;
  readonly opensAtMs: number;
  readonly endsAtMs: number;
};

/** An Ed25519 signature over a text: 64 bytes. */
export type Sign = (text: string) => Uint8Array;

export type ReadCode = {
  readonly claim: SignedClaim;
  /** What the signature is over, and the signature. */
  readonly text: string;
  readonly signature: Uint8Array<ArrayBuffer>;
};

const signatureBytes = 64;
const hourMs = 3_600_000;
/** The longest visit that three letters hold. */
const mostHours = 32 ** 3 - 1;
const letter = '[0-9A-HJKMNP-TV-Z]';
const head = `(${letter}{4})([A-Z0-9]{10})(${letter}{2})(${letter}{7})(${letter}{8})(${letter}{4})(${letter}{2})`;
const tail = `(0[0-3]${letter}{102})`;
const shape = new RegExp(`^3${head}(${letter}{11})${tail}$`);
const formerShape = new RegExp(`^2${head}()${tail}$`);

/** The code of a voucher or a ticket, signed. Hours are rounded away from the visit. */
export function signedCode(claim: SignedClaim & { readonly admission: AdmissionClaim }, sign: Sign): string {
  const day = dayNumber(claim.date);
  const { supplier, opensAtMs, endsAtMs } = claim.admission;
  const opens = Math.floor(opensAtMs / hourMs);
  const text = [
    `3${claim.keyId}${claim.reference}`,
    base32Number(claim.position, 2),
    claim.issue,
    base32Number(claim.productId, 8),
    base32Number(day, 4),
    base32Number(claim.people, 2),
    supplier,
    base32Number(opens, 4),
    base32Number(Math.min(Math.ceil(endsAtMs / hourMs) - opens, mostHours), 3),
  ].join('');
  // Letters hold five bits each: a byte of nought in front makes whole groups, and is nothing else in a true code.
  return text + base32(Uint8Array.of(0, ...sign(signedText(text))));
}

/** What a code says and what must be checked of it, or null when it is no code of ours. Says nothing of its truth. */
export function readSignedCode(code: string): ReadCode | null {
  const found = shape.exec(code) ?? formerShape.exec(code) ?? [];
  const [, keyId, reference, position, issue, product, day, people, admission, signature] = found;
  if (keyId === undefined || reference === undefined || position === undefined || issue === undefined) return null;
  if (product === undefined || day === undefined || people === undefined || signature === undefined) return null;
  return {
    claim: {
      keyId,
      reference,
      position: numberOf(position),
      issue,
      productId: numberOf(product),
      date: dateOfDay(numberOf(day)),
      people: numberOf(people),
      admission: admissionOf(admission ?? ''),
    },
    text: signedText(code.slice(0, -104)),
    signature: bytesOf(signature, signatureBytes),
  };
}

/** The mark of a supplier in codes: twenty bits of a hash (FNV-1a), so that a scanner knows its own supplier's again. */
export function supplierMark(supplierId: string): string {
  let hash = 0x811c9dc5;
  for (const sign of supplierId) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return base32Number((hash ^ (hash >>> 20)) & 0xfffff, 4);
}

/** The name of a public key (32 bytes) in codes: its first twenty bits. */
export function keyIdOf(publicKey: Uint8Array): string {
  return base32(publicKey.subarray(0, 5)).slice(0, 4);
}

function admissionOf(text: string): AdmissionClaim | null {
  if (text === '') return null;
  const opens = numberOf(text.slice(4, 8));
  return {
    supplier: text.slice(0, 4),
    opensAtMs: opens * hourMs,
    endsAtMs: (opens + numberOf(text.slice(8))) * hourMs,
  };
}

function signedText(claim: string): string {
  return `voucher\n${claim}`;
}
