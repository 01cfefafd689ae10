import { base32, base32Number, bytesOf, numberOf } from '#src/domain/booking/base32.ts';

/**
 * What the QR code of a voucher says: enough for a scanner without a connection to let somebody in, signed by Ed25519,
 * so that whoever can check it cannot make one (threat T-51). 142 capital letters and digits: a QR code of version 6.
 *
 * | characters | what |
 * |---|---|
 * | 1 | version of the format: 2 |
 * | 4 | the key that signed it |
 * | 10 | the booking's reference |
 * | 2 | the ticket's number from 01, 00 for the voucher of the whole booking |
 * | 7 | issue: 35 random bits |
 * | 8 | the product |
 * | 4 | the day of the visit at the place, counted from 1970-01-01 |
 * | 2 | how many people it lets in |
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
const dayMs = 86_400_000;
const letter = '[0-9A-HJKMNP-TV-Z]';
const shape = new RegExp(
  `^2(${letter}{4})([A-Z0-9]{10})(${letter}{2})(${letter}{7})(${letter}{8})(${letter}{4})(${letter}{2})(0[0-3]${letter}{102})$`,
);

/** The code of a voucher or a ticket, signed. */
export function signedCode(claim: SignedClaim, sign: Sign): string {
  const day = Math.floor(Date.parse(claim.date) / dayMs);
  const text = [
    `2${claim.keyId}${claim.reference}`,
    base32Number(claim.position, 2),
    claim.issue,
    base32Number(claim.productId, 8),
    base32Number(day, 4),
    base32Number(claim.people, 2),
  ].join('');
  // Letters hold five bits each: a byte of nought in front makes whole groups, and is nothing else in a true code.
  return text + base32(Uint8Array.of(0, ...sign(signedText(text))));
}

/** What a code says and what must be checked of it, or null when it is no code of ours. Says nothing of its truth. */
export function readSignedCode(code: string): ReadCode | null {
  const [, keyId, reference, position, issue, product, day, people, signature] = shape.exec(code) ?? [];
  if (keyId === undefined || reference === undefined || position === undefined || issue === undefined) return null;
  if (product === undefined || day === undefined || people === undefined || signature === undefined) return null;
  return {
    claim: {
      keyId,
      reference,
      position: numberOf(position),
      issue,
      productId: numberOf(product),
      date: new Date(numberOf(day) * dayMs).toISOString().slice(0, 10),
      people: numberOf(people),
    },
    text: signedText(code.slice(0, -104)),
    signature: bytesOf(signature, signatureBytes),
  };
}

/** The name of a public key (32 bytes) in codes: its first twenty bits. */
export function keyIdOf(publicKey: Uint8Array): string {
  return base32(publicKey.subarray(0, 5)).slice(0, 4);
}

function signedText(claim: string): string {
  return `voucher\n${claim}`;
}
