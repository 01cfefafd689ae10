import { formActionSignature } from '#src/actions/orders/changes/form-action-signature.ts';
import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readFormActionText, type OrderFormAction } from '#src/domain/orders/changes/order-form-action.ts';

/** How long a page may be open before its form expires. */
const goodForMs = 2 * 3600_000;

/** An allowed action, and its idempotency key. */
export type SignedFormAction = { readonly action: OrderFormAction; readonly idempotencyKey: string };

/** Returns the action that a form requests, or null when it was not signed for this account or has expired. */
export function readFormAction(deps: Deps, accountId: string, signed: string): SignedFormAction | null {
  const [body = '', given = ''] = signed.split('.', 2);
  const text = Buffer.from(body, 'base64url').toString('utf8');
  const signature = Buffer.from(given, 'base64url');
  if (!isSignedUnderAny(deps, signature, (keyed) => formActionSignature(keyed, accountId, text))) return null;
  const [, idempotencyKey = '', at = '', rest = ''] = /^([0-9a-f-]{36})\|([0-9a-z]{1,11})\|(.+)$/.exec(text) ?? [];
  const action = readFormActionText(rest);
  if (action === null || deps.clock() - Number.parseInt(at, 36) > goodForMs) return null;
  return { action, idempotencyKey };
}
