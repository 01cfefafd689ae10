import { findCheckout, type Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { settleOnReturn } from '#src/actions/checkout/payment/settle-on-return.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';

/** A checkout of the caller's own. Coming back from the provider's page, it first learns what became of the payment. */
export async function readCheckout(deps: Deps, caller: Caller, reference: string): Promise<Result<Checkout>> {
  if (caller.account === null) return fail('sign_in_required');
  await settleOnReturn(deps, caller.account.id, reference);
  return findCheckout(deps, reference, caller.account.id, caller.noCredits);
}
