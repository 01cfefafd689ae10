// Written by `npx meander generate contract` from gift-cards.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { giftCardEndpoints } from '#src/contract/marketing/gifts/gift-cards.ts';

type Endpoints = typeof giftCardEndpoints;

export const giftCardCalls = {
  giftChoices: call<Endpoints['giftChoices']>('GET', '/v1/giftcardsrv/choices'),
  addGift: call<Endpoints['addGift']>('POST', '/v1/giftcardsrv/cart'),
  giftBalance: call<Endpoints['giftBalance']>('POST', '/v1/giftcardsrv/cards/balance'),
  boughtGift: call<Endpoints['boughtGift']>('GET', '/v1/giftcardsrv/bought/:reference(key)'),
  changeGiftRecipient: call<Endpoints['changeGiftRecipient']>(
    'POST',
    '/v1/giftcardsrv/bought/:reference(key)/recipient',
  ),
  resendGift: call<Endpoints['resendGift']>('POST', '/v1/giftcardsrv/bought/:reference(key)/resend'),
} as const;
