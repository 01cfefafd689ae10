import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import type { Deps } from '#src/actions/deps.ts';
import { orderToWriteAbout } from '#src/store/orders/order-links.store.ts';

/** Returns the order that a link was requested for, if the address is the one it was booked with; else null. */
export async function orderForLink(deps: Deps, reference: string, address: string): Promise<string | null> {
  const order = await orderToWriteAbout(deps.db, reference);
  if (order === null) return null;
  const given = Buffer.from(address, 'base64url');
  return isSignedUnderAny(deps, given, (keyed) => addressHash(keyed, order.email)) ? order.orderId : null;
}
