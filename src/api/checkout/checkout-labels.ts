import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { cartEndpoints } from '#src/contract/cart/cart.ts';
import { checkoutEndpoints } from '#src/contract/checkout/checkout.ts';

const item = { itemId: '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63' } as const;
const reference = { reference: 'K7QX2M9DPA' } as const;
const attendance = { ...reference, page: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', here: true } as const;
const contact = { name: 'Ana Example', email: 'ana@example.com', phone: '+44 20 7946 0018' } as const;
const shown = {
  quoteHash: '5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592',
} as const;

/** Cart and checkout. */
export const checkoutServices: readonly Service[] = [
  service('Cart', 'Selected products; the cart holds no inventory.', cartEndpoints, {
    cart: call('The cart, priced and checked again.'),
    addToCart: call('Puts a start with its tickets into the cart.', {
      productId: 205,
      optionId: 'day-loop',
      slotId: '4711',
      units: { adult: 2 },
    }),
    changeCartItem: call('Changes how many tickets of each kind.', { ...item, units: { adult: 1, child: 1 } }),
    proposeUnits: call('The cheapest tickets for people of these ages.', { slotId: '4711', ages: '34,36,8' }),
    acceptPrices: call(
      'Says that the prices shown are accepted; a line that costs something else by now is left out.',
      {
        lines: [{ ...item, amount: { minor: 18000, currency: 'HKD' } }],
      },
    ),
    removeCartItem: call('Takes a line out.', item),
  }),
  service('Checkout', 'Quotes, holds and payment.', checkoutEndpoints, {
    openCheckout: call('Prices the cart, holds the places for fifteen minutes and makes the order.'),
    checkout: call('A checkout in progress with the time that is left.', reference),
    pay: call('Gives the address of the provider’s page. The price is compared, never taken from the caller.', {
      ...reference,
      ...shown,
      contact,
      answers: [{ ...item, booking: { pickup: 'own' }, travellers: [{ fullName: 'Noor Haddad' }] }],
      method: 'card',
    }),
    leaveCheckout: call('Gives the places back.', reference),
    attendCheckout: call(
      'Says that a page of it is looked at, or left: then its places are held for a minute more.',
      attendance,
    ),
  }),
];
