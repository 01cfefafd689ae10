// Written by `npx meander generate contract` from cart.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { cartEndpoints } from '#src/contract/cart/cart.ts';

type Endpoints = typeof cartEndpoints;

export const cartCalls = {
  cart: call<Endpoints['cart']>('GET', '/v1/cartsrv/cart'),
  addToCart: call<Endpoints['addToCart']>('POST', '/v1/cartsrv/cart/items'),
  changeCartItem: call<Endpoints['changeCartItem']>('POST', '/v1/cartsrv/cart/items/:itemId(key)/change'),
  proposeUnits: call<Endpoints['proposeUnits']>('GET', '/v1/cartsrv/proposed_units'),
  acceptPrices: call<Endpoints['acceptPrices']>('POST', '/v1/cartsrv/cart/accept'),
  removeCartItem: call<Endpoints['removeCartItem']>('POST', '/v1/cartsrv/cart/items/:itemId(key)/remove'),
} as const;
