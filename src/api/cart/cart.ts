import { acceptPrices } from '#src/actions/cart/accept-prices.ts';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { changeCartItem } from '#src/actions/cart/change-cart-item.ts';
import { readCart, type CartReading } from '#src/actions/cart/read-cart.ts';
import { proposeUnits } from '#src/actions/cart/propose-units.ts';
import { removeCartItem } from '#src/actions/cart/remove-cart-item.ts';
import type { Caller } from '#src/actions/deps.ts';
import { lineView } from '#src/api/cart/line-view.ts';
import { route, type Route } from '#src/api/route.ts';
import { cartEndpoints, type CartAnswer } from '#src/contract/cart/cart.ts';
import { fromWire, toWire } from '#src/contract/wire.ts';
import { isPackageTravel } from '#src/domain/orders/package-travel.ts';
import { ok } from '#src/domain/failure.ts';

/** The caller's cart, signed in or not. */
export const cartRoutes: readonly Route[] = [
  route(cartEndpoints.cart, async (deps, { caller }) => {
    const reading = await readCart(deps, caller);
    return reading.ok ? ok(cartAnswer(reading.value, caller)) : reading;
  }),
  route(cartEndpoints.addToCart, (deps, { caller, input }) => addToCart(deps, caller, input)),
  route(cartEndpoints.changeCartItem, (deps, { caller, input }) => changeCartItem(deps, caller, input)),
  route(cartEndpoints.proposeUnits, async (deps, { caller, input }) => {
    const proposed = await proposeUnits(deps, caller, input);
    return proposed.ok ? ok({ units: proposed.value.units, total: toWire(proposed.value.total) }) : proposed;
  }),
  route(cartEndpoints.acceptPrices, (deps, { caller, input }) =>
    acceptPrices(
      deps,
      caller,
      input.lines.map(({ itemId, amount }) => ({ itemId, amount: fromWire(amount) })),
    ),
  ),
  route(cartEndpoints.removeCartItem, (deps, { caller, input }) => removeCartItem(deps, caller, input.itemId)),
];

function cartAnswer({ cart, checkout }: CartReading, caller: Caller): CartAnswer {
  return {
    lines: cart.items.map(({ line, offer, was, fault }) => ({
      ...lineView(line, caller.language),
      fault,
      gone: offer.gone === true,
      was: was === null ? null : toWire(was),
      minParty: offer.minParty,
      maxParty: offer.maxParty,
    })),
    isPackageTravel: isPackageTravel(
      cart.items.map(({ line }) => line.visit),
      caller,
    ),
    total: toWire(cart.total),
    checkout,
  };
}
