import { voucherMac } from '#src/actions/shared/signatures/voucher-mac.ts';
import type { Deps } from '#src/actions/deps.ts';
import { lastDayOfOrder, linkKey } from '#src/domain/orders/vouchers/link-key.ts';

type Linked = { readonly reference: string; readonly version: number };

/** What opens an order without signing in, for three months from now. */
export function orderLinkKey(deps: Pick<Deps, 'secrets' | 'clock'>, { reference, version }: Linked): string {
  const untilDay = lastDayOfOrder(deps.clock());
  return linkKey({ kind: 'order', reference, version, untilDay }, voucherMac(deps.secrets.voucher));
}
