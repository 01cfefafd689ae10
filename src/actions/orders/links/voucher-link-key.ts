import { voucherMac } from '#src/actions/shared/signatures/voucher-mac.ts';
import type { Deps } from '#src/actions/deps.ts';
import { lastDayOfVoucher, linkKey } from '#src/domain/orders/vouchers/link-key.ts';

type Linked = { readonly reference: string; readonly version: number; readonly endsAt: string };

/** What opens a voucher without signing in, until a month after the visit (`endsAt`: ISO 8601). */
export function voucherLinkKey(deps: Pick<Deps, 'secrets'>, { reference, version, endsAt }: Linked): string {
  const untilDay = lastDayOfVoucher(Date.parse(endsAt));
  return linkKey({ kind: 'voucher', reference, version, untilDay }, voucherMac(deps.secrets.voucher));
}
