import { deedSignature } from '#src/actions/orders/changes/deed-signature.ts';
import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readDeedText, type OrderDeed } from '#src/domain/orders/changes/order-form-action.ts';

/** How long a page may lie open before its form is of no use any more. */
const goodForMs = 2 * 3600_000;

/** A deed that somebody may do, and the key under which it is done once. */
export type SignedDeed = { readonly deed: OrderDeed; readonly idempotencyKey: string };

/** The deed that a form asks for, or null when it was not signed for this account or has lain for too long. */
export function readDeed(deps: Deps, accountId: string, signed: string): SignedDeed | null {
  const [body = '', given = ''] = signed.split('.', 2);
  const text = Buffer.from(body, 'base64url').toString('utf8');
  const signature = Buffer.from(given, 'base64url');
  if (!isSignedUnderAny(deps, signature, (keyed) => deedSignature(keyed, accountId, text))) return null;
  const [, idempotencyKey = '', at = '', rest = ''] = /^([0-9a-f-]{36})\|([0-9a-z]{1,11})\|(.+)$/.exec(text) ?? [];
  const deed = readDeedText(rest);
  if (deed === null || deps.clock() - Number.parseInt(at, 36) > goodForMs) return null;
  return { deed, idempotencyKey };
}
