import { textDigest } from '#src/actions/shared/idempotency/text-digest.ts';

/** Returns the hash (hex) of what is translated: another text, or another order of texts, has another one. */
export function segmentsHash(segments: readonly string[]): string {
  return textDigest(JSON.stringify(segments)).toString('hex');
}
