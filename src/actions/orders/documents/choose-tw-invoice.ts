import { listTwOrders } from '#src/actions/orders/documents/list-tw-orders.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkTwChoice, type TwInvoiceChoice } from '#src/domain/orders/documents/tw-invoice.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { saveTwChoice } from '#src/store/orders/documents/tw-invoices.store.ts';

/** Says where the invoice of an order goes; of the caller's own orders of that market alone, others are not found. */
export async function chooseTwInvoice(
  deps: Deps,
  caller: Caller,
  { reference, ...chosen }: TwInvoiceChoice & { readonly reference: string },
): Promise<Result<TwInvoiceChoice>> {
  const choice = checkTwChoice(chosen);
  if (!choice.ok) return choice;
  const orders = await listTwOrders(deps, caller);
  if (!orders.ok) return orders;
  const order = orders.value.find((one) => one.reference === reference);
  if (order === undefined) return fail('not_found');
  await saveTwChoice(deps.db, order.orderId, choice.value);
  return ok(choice.value);
}
