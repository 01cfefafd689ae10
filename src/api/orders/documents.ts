import { changeBuyer } from '#src/actions/orders/documents/change-buyer.ts';
import { chooseTwInvoice } from '#src/actions/orders/documents/choose-tw-invoice.ts';
import { listTwOrders } from '#src/actions/orders/documents/list-tw-orders.ts';
import { lookupOrder } from '#src/actions/orders/links/lookup-order.ts';
import { readReceipts } from '#src/actions/orders/documents/read-receipts.ts';
import { renewLinks } from '#src/actions/orders/links/renew-links.ts';
import { sendOrderLink } from '#src/actions/orders/links/send-order-link.ts';
import { orderAnswer } from '#src/api/orders/orders.ts';
import { receiptsAnswer } from '#src/api/orders/receipt-views.ts';
import { route, type Route } from '#src/api/route.ts';
import { documentEndpoints } from '#src/contract/orders/documents.ts';
import { toWire } from '#src/contract/wire.ts';
import { ok } from '#src/domain/failure.ts';
import { money } from '#src/domain/shared/money/money.ts';

/** Orders without an account, by the signed links of mails. */
export const documentRoutes: readonly Route[] = [
  route(documentEndpoints.sendOrderLink, (deps, { caller, input }) => sendOrderLink(deps, caller, input)),
  route(documentEndpoints.lookup, async (deps, { caller, input }) => {
    const found = await lookupOrder(deps, caller, input);
    if (!found.ok) return found;
    const { order, ...rest } = found.value;
    return ok({ order: orderAnswer(order, caller.language), ...rest });
  }),
  route(documentEndpoints.renewLinks, (deps, { caller, input }) => renewLinks(deps, caller, input)),
  route(documentEndpoints.receipts, async (deps, { caller, input }) => {
    const found = await readReceipts(deps, caller, input);
    return found.ok ? ok(receiptsAnswer(found.value, caller.language, input.key)) : found;
  }),
  route(documentEndpoints.changeBuyer, (deps, { caller, input }) => changeBuyer(deps, caller, input)),
  route(documentEndpoints.twOrders, async (deps, { caller }) => {
    const orders = await listTwOrders(deps, caller);
    if (!orders.ok) return orders;
    return ok({
      orders: orders.value.map(({ reference, placedAt, amountMinor, currency, choice }) => ({
        reference,
        placedAt,
        total: toWire(money(amountMinor, currency)),
        choice,
      })),
    });
  }),
  route(documentEndpoints.chooseTwInvoice, (deps, { caller, input }) => chooseTwInvoice(deps, caller, input)),
];
