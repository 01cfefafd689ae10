import { badParameter } from '#sandbox/records/refusal.ts';

/** A way to pay that leads away to the wallet's or the bank's own page. */
export type Redirect = { readonly kind: 'wallet' | 'bank'; readonly name: string; readonly currencies: string };

// Written from the provider's documentation, apart from the shop's own table, so that the two check each other.
const redirects: Readonly<Record<string, Redirect>> = {
  alipay: { kind: 'wallet', name: 'Alipay', currencies: 'aud cad cny eur gbp hkd jpy myr nzd sgd usd' },
  wechat_pay: { kind: 'wallet', name: 'WeChat Pay', currencies: 'aud cad chf cny dkk eur gbp hkd jpy nok sek sgd usd' },
  grabpay: { kind: 'wallet', name: 'GrabPay', currencies: 'myr sgd' },
  kakao_pay: { kind: 'wallet', name: 'Kakao Pay', currencies: 'krw' },
  paypay: { kind: 'wallet', name: 'PayPay', currencies: 'jpy' },
  bancontact: { kind: 'bank', name: 'Bancontact', currencies: 'eur' },
  blik: { kind: 'bank', name: 'BLIK', currencies: 'pln' },
  fpx: { kind: 'bank', name: 'FPX', currencies: 'myr' },
  ideal: { kind: 'bank', name: 'iDEAL', currencies: 'eur' },
  p24: { kind: 'bank', name: 'Przelewy24', currencies: 'eur pln' },
};

/** Returns the redirect of that name; null for the card, which is typed here. */
export function redirectOf(method: string): Redirect | null {
  return Object.hasOwn(redirects, method) ? (redirects[method] ?? null) : null;
}

/** Refuses a method that is unknown or cannot be charged in the currency. */
export function checkMethod(method: string, currency: string, param: string): void {
  const redirect = redirectOf(method);
  if (redirect === null && method !== 'card') throw badParameter(param, `Invalid payment method type: ${method}`);
  if (redirect !== null && !redirect.currencies.split(' ').includes(currency))
    throw badParameter(param, `The payment method \`${method}\` cannot be used with the currency ${currency}.`);
}
