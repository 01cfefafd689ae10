// Written by `npx meander generate contract` from wallet.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { walletEndpoints } from '#src/contract/marketing/wallet.ts';

type Endpoints = typeof walletEndpoints;

export const walletCalls = {
  wallet: call<Endpoints['wallet']>('GET', '/v1/usrcsrv/wallet'),
  redeemCoupon: call<Endpoints['redeemCoupon']>('POST', '/v1/promosrv/coupons/redeem', { idempotent: true }),
  redeemGiftCard: call<Endpoints['redeemGiftCard']>('POST', '/v1/giftcardsrv/cards/redeem', { idempotent: true }),
} as const;
