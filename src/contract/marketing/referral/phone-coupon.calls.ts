// Written by `npx meander generate contract` from phone-coupon.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { phoneCouponEndpoints } from '#src/contract/marketing/referral/phone-coupon.ts';

type Endpoints = typeof phoneCouponEndpoints;

export const phoneCouponCalls = {
  phoneCoupon: call<Endpoints['phoneCoupon']>('GET', '/v1/promosrv/partnership/phone_coupon'),
  redeemPhoneCoupon: call<Endpoints['redeemPhoneCoupon']>('POST', '/v1/promosrv/partnership/phone_coupon/redeem'),
  phoneCouponResult: call<Endpoints['phoneCouponResult']>('GET', '/v1/promosrv/partnership/phone_coupon/result'),
} as const;
