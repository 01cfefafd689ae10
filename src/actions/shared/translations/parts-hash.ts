import { textDigest } from '#src/actions/shared/idempotency/text-digest.ts';
import type { Segment } from '#src/domain/content/translation/translator.ts';

/** Returns the hash (hex) of one text as it is sent: another name in it, or another form of a name, has another one. */
export function partsHash(parts: readonly Segment[]): string {
  return textDigest(JSON.stringify(parts.map(({ text, isFixed }) => [text, isFixed]))).toString('hex');
}
