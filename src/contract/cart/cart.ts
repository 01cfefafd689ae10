import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { lineShape } from '#src/contract/cart/line.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, money, uuid } from '#src/contract/wire.schema.ts';
import { cartFaults } from '#src/domain/cart/cart.ts';
import { cartLines } from '#src/domain/checkout/hold.ts';

const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** A row's number as text, since it may be larger than a number of JSON holds exactly; or a value pack. */
const slotId = z.string().check(z.regex(/^(?:[1-9]\d{0,17}|pack-[1-9]\d{0,8})$/));
/** A start alone: a pack has no ages. */
const start = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
const quantity = z.int().check(z.minimum(0), z.maximum(99));
const units = z.record(key, quantity).check(z.refine((held) => Object.keys(held).length <= 20));
/** "34,36,8": years of age of one to nine people. */
const ageList = z.pipe(
  z.string().check(z.regex(/^(1[01]\d|\d{1,2})(,(1[01]\d|\d{1,2})){0,8}$/)),
  z.transform((text: string): readonly number[] => text.split(',').map(Number)),
);

/** A value pack is put in with its id as product, the option `pack` and the slot `pack-<id>`. */
const addToCartInput = z.strictObject({
  productId: z.int().check(z.positive(), z.maximum(2_147_483_647)),
  optionId: key,
  slotId,
  units,
  pack: z.exactOptional(
    z
      .strictObject({
        reference: z.string().check(z.regex(/^[A-Z0-9]{10}$/)),
        position: z.int().check(z.minimum(0), z.maximum(9)),
      })
      .check(
        z.describe(
          'The caller’s value pack that pays for the item: its booking reference and the item’s position in it.',
        ),
      ),
  ),
});

/** The prices that were shown. */
const acceptPricesInput = z.strictObject({
  lines: z.array(z.strictObject({ itemId: uuid, amount: money })).check(z.maxLength(cartLines)),
});

const cart = z.strictObject({
  lines: z.array(
    z.strictObject({
      ...lineShape,
      fault: z
        .nullable(z.enum(cartFaults))
        .check(
          z.describe('Why the line cannot be bought now, or null. Such a line stays in the cart and is not charged.'),
        ),
      gone: z
        .boolean()
        .check(z.describe('Whether the product is no longer on sale; its price is unknown and its amounts are 0.')),
      was: z
        .nullable(money)
        .check(
          z.describe('The price last seen by the traveler, when added or accepted, if it has changed; otherwise null.'),
        ),
      minParty: count,
      maxParty: count,
    }),
  ),
  isPackageTravel: z
    .boolean()
    .check(
      z.describe('Whether the lines may form a package of travel services, of which the traveler must be informed.'),
    ),
  total: money.check(z.describe('The total of the lines without a fault.')),
  checkout: z
    .nullable(z.strictObject({ reference: z.string(), secondsLeft: count }))
    .check(
      z.describe(
        'The checkout in progress: its order and the seconds left by the database’s clock; null when there is none.',
      ),
    ),
});

const itemAnswer = z.strictObject({ itemId: z.string() });
const proposedUnits = z.strictObject({ units: z.record(z.string(), count), total: money });

/** The cart holds nothing (RU-31): prices and places are looked up again whenever it is read. */
export const cartEndpoints = {
  cart: defineEndpoint({
    method: 'GET',
    path: '/v1/cartsrv/cart',
    summary: 'Returns the cart with current prices and availability.',
    auth: 'caller',
    input: z.object({}),
    output: cart,
  }),
  addToCart: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/items',
    summary: 'Adds tickets for a time slot to the cart and returns the id of the cart line.',
    example: { productId: 205, optionId: 'day-loop', slotId: '4711', units: { adult: 2 } },
    auth: 'caller',
    personal: false,
    input: addToCartInput,
    output: itemAnswer,
  }),
  changeCartItem: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/items/:itemId(key)/change',
    summary: 'Changes the number of tickets per ticket type of a cart line.',
    example: { itemId: '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63', units: { adult: 1, child: 1 } },
    auth: 'owner',
    personal: false,
    input: z.strictObject({ itemId: uuid, units }),
    output: itemAnswer,
  }),
  proposeUnits: defineEndpoint({
    method: 'GET',
    path: '/v1/cartsrv/proposed_units',
    summary: 'Returns the cheapest ticket combination for travelers of these ages.',
    example: { slotId: '4711', ages: '34,36,8' },
    auth: 'everyone',
    input: z.object({ slotId: start, ages: ageList }),
    output: proposedUnits,
  }),
  acceptPrices: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/accept',
    summary: 'Accepts the prices shown for cart lines; lines whose price has changed since are skipped.',
    example: { lines: [{ itemId: '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63', amount: { minor: 18000, currency: 'HKD' } }] },
    auth: 'owner',
    input: acceptPricesInput,
    output: z.strictObject({ accepted: count }),
  }),
  removeCartItem: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/items/:itemId(key)/remove',
    summary: 'Removes a line from the cart.',
    example: { itemId: '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63' },
    auth: 'owner',
    input: z.strictObject({ itemId: uuid }),
    output: z.strictObject({ removed: z.literal(true) }),
  }),
} as const;

export type CartAnswer = OutputOf<typeof cartEndpoints.cart>;
export type CartLine = CartAnswer['lines'][number];
export type ProposedUnits = OutputOf<typeof cartEndpoints.proposeUnits>;
