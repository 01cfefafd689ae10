import { attendCheckout } from '#src/actions/checkout/attend-checkout.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { readCheckout } from '#src/actions/checkout/read-checkout.ts';
import type { Caller } from '#src/actions/deps.ts';
import { requiredFieldsView } from '#src/api/checkout/required-fields-view.ts';
import { lineView } from '#src/api/cart/line-view.ts';
import { pricesView } from '#src/api/checkout/prices-view.ts';
import { route, type Route } from '#src/api/route.ts';
import { checkoutEndpoints, type CheckoutAnswer } from '#src/contract/checkout/checkout.ts';
import { toWire, type WireMoney } from '#src/contract/wire.ts';
import { isPackageTravel } from '#src/domain/orders/package-travel.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** From the cart to the payment provider's page; for signed-in travellers and guests (spec §6). */
export const checkoutRoutes: readonly Route[] = [
  route(checkoutEndpoints.openCheckout, async (deps, { caller, input, idempotencyKey }) =>
    answered(await openCheckout(deps, caller, idempotencyKey, input), caller),
  ),
  route(checkoutEndpoints.checkout, async (deps, { caller, input }) =>
    answered(await readCheckout(deps, caller, input.reference), caller),
  ),
  route(checkoutEndpoints.pay, (deps, { caller, input, idempotencyKey }) =>
    payOrder(deps, caller, idempotencyKey, input),
  ),
  route(checkoutEndpoints.leaveCheckout, (deps, { caller, input }) => leaveCheckout(deps, caller, input.reference)),
  route(checkoutEndpoints.attendCheckout, (deps, { caller, input }) => attendCheckout(deps, caller, input)),
];

function answered(result: Result<Checkout>, caller: Caller): Result<CheckoutAnswer> {
  return result.ok ? ok(checkoutAnswer(result.value, caller)) : result;
}

function wasOf({ was }: Checkout, itemId: string): WireMoney | null {
  const former = was.get(itemId);
  return former === undefined ? null : toWire(former);
}

function checkoutAnswer(checkout: Checkout, caller: Caller): CheckoutAnswer {
  const { language } = caller;
  const { reference, quoteHash, rates, ratesOf, secondsLeft, contact, methods, method, pageOpen, lastFailure } =
    checkout;
  return {
    reference,
    quoteHash,
    lines: checkout.lines.map((line) => ({
      ...lineView(line, language),
      asked: requiredFieldsView(line, language),
      answers: checkout.answers.get(line.itemId) ?? null,
      was: wasOf(checkout, line.itemId),
    })),
    isPackageTravel: isPackageTravel(
      checkout.lines.map((line) => line.visit),
      caller,
    ),
    total: toWire(checkout.total),
    ...pricesView(checkout, language),
    rates,
    ratesOf,
    secondsLeft,
    contact: contact === null ? null : { name: contact.name, email: contact.email, phone: contact.phone },
    notes: contact?.notes ?? '',
    lead: contact?.lead ?? '',
    methods,
    method,
    pageOpen,
    lastFailure,
  };
}
