import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Market } from '#src/domain/site/hosts.ts';

/**
 * How a traveller pays:
 * - `card`: typed on the payment page, perhaps with a step of the bank (3-D Secure).
 * - `wallet`: agreed to in the wallet's own app or page; the result is there at once.
 * - `bank`: agreed to at one's own bank; its last word may come after the traveller is back.
 */
export type MethodKind = 'card' | 'wallet' | 'bank';

type Offered = {
  readonly kind: MethodKind;
  /** The brand as it is written everywhere; null for the card, which every language names itself. */
  readonly name: string | null;
  /** Where it is offered, and in what it can be charged; `null` is every currency. */
  readonly markets: readonly Market[];
  readonly currencies: readonly CurrencyCode[] | null;
};

/**
 * The ways to pay by market and currency; the keys are the provider's own names. What takes days to arrive is not
 * here: places are never held so long (RU-31).
 */
const offered = {
  card: { kind: 'card', name: null, markets: ['global', 'cn'], currencies: null },
  alipay: {
    kind: 'wallet',
    name: 'Alipay',
    markets: ['global', 'cn'],
    currencies: ['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'MYR', 'NZD', 'SGD', 'USD'],
  },
  wechat_pay: {
    kind: 'wallet',
    name: 'WeChat Pay',
    markets: ['cn'],
    currencies: ['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'SGD', 'USD'],
  },
  grabpay: { kind: 'wallet', name: 'GrabPay', markets: ['global'], currencies: ['MYR', 'SGD'] },
  kakao_pay: { kind: 'wallet', name: 'Kakao Pay', markets: ['global'], currencies: ['KRW'] },
  paypay: { kind: 'wallet', name: 'PayPay', markets: ['global'], currencies: ['JPY'] },
  bancontact: { kind: 'bank', name: 'Bancontact', markets: ['global'], currencies: ['EUR'] },
  blik: { kind: 'bank', name: 'BLIK', markets: ['global'], currencies: ['PLN'] },
  fpx: { kind: 'bank', name: 'FPX', markets: ['global'], currencies: ['MYR'] },
  ideal: { kind: 'bank', name: 'iDEAL', markets: ['global'], currencies: ['EUR'] },
  p24: { kind: 'bank', name: 'Przelewy24', markets: ['global'], currencies: ['EUR', 'PLN'] },
} as const satisfies Record<string, Offered>;

export type MethodId = keyof typeof offered;

export type PaymentMethod = { readonly id: MethodId; readonly kind: MethodKind; readonly name: string | null };

/** Every way to pay there is, in the order in which they are shown. */
export const methodIds: readonly MethodId[] = Object.keys(offered).filter(isMethod);

/** Whether a text names a way to pay. */
export function isMethod(text: string): text is MethodId {
  return Object.hasOwn(offered, text);
}

/** What is said of a way to pay. */
export function methodOf(id: MethodId): PaymentMethod {
  const { kind, name } = offered[id];
  return { id, kind, name };
}

/** The ways to pay for a charge in `currency` on a site of `market`, of those that the provider's account can do. */
export function methodsFor(
  market: Market,
  currency: CurrencyCode,
  accepts: (id: MethodId) => boolean,
): readonly PaymentMethod[] {
  return methodIds.filter((id) => isOffered(offered[id], market, currency) && accepts(id)).map(methodOf);
}

function isOffered({ markets, currencies }: Offered, market: Market, currency: CurrencyCode): boolean {
  return markets.includes(market) && (currencies === null || currencies.includes(currency));
}
