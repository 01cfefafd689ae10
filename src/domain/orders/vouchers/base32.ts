/** Crockford's letters: none that looks like another, and all of them small in a QR code. */
export const base32Letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five bits a letter; whole groups of five bytes. */
export function base32(bytes: Uint8Array): string {
  const value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return letters(value, (bytes.length * 8) / 5);
}

/** Returns the bytes that letters encode, as many as requested; letters outside the alphabet count as zero. */
export function bytesOf(text: string, length: number): Uint8Array<ArrayBuffer> {
  const value = Array.from(text).reduce(
    (sum, letter) => sum * 32n + BigInt(Math.max(0, base32Letters.indexOf(letter))),
    0n,
  );
  const bytes = new Uint8Array(length);
  bytes.set(Array.from({ length }, (_, at) => Number((value >> BigInt((length - 1 - at) * 8)) & 255n)));
  return bytes;
}

/** A whole number in so many letters. */
export function base32Number(value: number, width: number): string {
  return letters(BigInt(value), width);
}

/** Returns the whole number that letters encode. */
export function numberOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum * 32 + base32Letters.indexOf(letter), 0);
}

function letters(value: bigint, width: number): string {
  return Array.from({ length: width }, (_, at) => base32Letters[Number((value >> BigInt(at * 5)) & 31n)])
    .toReversed()
    .join('');
}
