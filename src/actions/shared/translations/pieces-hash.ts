import { textDigest } from '#src/actions/shared/idempotency/text-digest.ts';
import type { Piece } from '#src/domain/content/translation/translator.ts';

/** Returns the hash (hex) of one text as it is sent: another name in it, or another form of a name, has another one. */
export function piecesHash(pieces: readonly Piece[]): string {
  return textDigest(JSON.stringify(pieces.map(({ text, keep }) => [text, keep]))).toString('hex');
}
