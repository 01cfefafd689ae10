import type { TaxView } from '#src/contract/checkout/tax.ts';
import { toWire } from '#src/contract/wire.ts';
import type { TaxTotal } from '#src/domain/orders/documents/order-taxes.ts';

/** Returns a tax as it travels. */
export function taxView({ country, name, basisPoints, amount }: TaxTotal): TaxView {
  return { country, name, basisPoints, amount: toWire(amount) };
}
