// Written by `npx meander generate contract` from wishlists.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { wishlistEndpoints } from '#src/contract/wishlists/wishlists.ts';

type Endpoints = typeof wishlistEndpoints;

export const wishlistCalls = {
  saved: call<Endpoints['saved']>('GET', '/v1/wishlistsrv/saved'),
  wishlists: call<Endpoints['wishlists']>('GET', '/v1/wishlistsrv/lists'),
  saveWish: call<Endpoints['saveWish']>('POST', '/v1/wishlistsrv/save'),
  forgetWish: call<Endpoints['forgetWish']>('POST', '/v1/wishlistsrv/forget'),
  changeWish: call<Endpoints['changeWish']>('POST', '/v1/wishlistsrv/change'),
  changeList: call<Endpoints['changeList']>('POST', '/v1/wishlistsrv/change_list'),
  sharedWishlist: call<Endpoints['sharedWishlist']>('GET', '/v1/wishlistsrv/shared/:token(key)'),
} as const;
