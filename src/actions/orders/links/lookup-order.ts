import { addressHashes } from '#src/actions/shared/signatures/address-hashes.ts';
import { openOrderLink, type OrderQuery } from '#src/actions/orders/links/open-order-link.ts';
import { readOrder, type Order } from '#src/actions/orders/read-order.ts';
import { voucherLinkKey } from '#src/actions/orders/links/voucher-link-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { hasBounced } from '#src/store/orders/messages/mail-addresses.store.ts';

export type LookedUpOrder = {
  readonly order: Order;
  /** Emails to the address of the booking bounce. */
  readonly mailFails: boolean;
  /**
   * What opens its vouchers without signing in, for anyone who shows the key of the order; a browser's pass opens them
   * by itself.
   */
  readonly voucherKeys: readonly { readonly reference: string; readonly key: string }[];
};

/** An order as its owner sees it, for the holder of the signed link of an email. */
export async function lookupOrder(deps: Deps, caller: Caller, query: OrderQuery): Promise<Result<LookedUpOrder>> {
  const opened = await openOrderLink(deps, caller, query);
  if (!opened.ok) return opened;
  const { accountId, linkVersion: version, email } = opened.value;
  const order = await readOrder(deps, { ...caller, account: { id: accountId, kind: 'guest' } }, query.reference);
  if (!order.ok) return order;
  const voucherKeys = order.value.bookings
    .filter((booking) => booking.hasVoucher && query.key !== undefined)
    .map(({ reference, line }) => ({
      reference,
      key: voucherLinkKey(deps, { reference, version, endsAt: line.visit.endsAt }),
    }));
  const mailFails = email !== null && (await hasBounced(deps.db, addressHashes(deps, email)));
  return ok({ order: order.value, mailFails, voucherKeys });
}
