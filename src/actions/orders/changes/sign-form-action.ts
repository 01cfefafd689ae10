import { formActionSignature } from '#src/actions/orders/changes/form-action-signature.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { formActionText, type OrderFormAction } from '#src/domain/orders/changes/order-form-action.ts';

/**
 * What a plain form sends to do what its page has shown (D-5): the action, a key under which it is done once, and a
 * keyed hash over both and over whose page it is. Only the caller's own pages contain one, so no other site can send it
 * in their name. Empty for anonymous visitors, who may do nothing.
 */
export function signFormAction(deps: Deps, { account }: Caller, action: OrderFormAction): string {
  if (account === null) return '';
  const text = `${deps.ids.uuid()}|${deps.clock().toString(36)}|${formActionText(action)}`;
  return `${Buffer.from(text).toString('base64url')}.${formActionSignature(deps, account.id, text).toString('base64url')}`;
}
