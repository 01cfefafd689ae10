import { hasLimits } from '#src/actions/accounts/codes/has-limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkoutEndpoints } from '#src/contract/checkout/checkout.ts';
import { profileEndpoints } from '#src/contract/accounts/profile.ts';
import { walletEndpoints } from '#src/contract/marketing/wallet.ts';
import { travellerEndpoints } from '#src/contract/accounts/travellers.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';

/**
 * What an account of limited access may not begin (spec §4; decision 0032): to buy, to redeem, to say other things of
 * itself. It reads, cancels, changes a date and takes its data like every other.
 */
const closed: ReadonlySet<string> = new Set(
  [
    checkoutEndpoints.openCheckout,
    walletEndpoints.redeemCoupon,
    walletEndpoints.redeemGiftCard,
    profileEndpoints.changeDetails,
    profileEndpoints.sendAvatar,
    travellerEndpoints.saveTraveller,
    travellerEndpoints.saveContact,
  ].map(({ path }) => path.source),
);

/** Whether a call is closed to its caller. Only the calls above cost a look at the account. */
export async function isClosedTo(
  deps: Deps,
  caller: Caller,
  { path }: Pick<Endpoint<unknown, unknown>, 'path'>,
): Promise<boolean> {
  return closed.has(path.source) && (await hasLimits(deps, caller));
}
