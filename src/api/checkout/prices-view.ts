import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { taxView } from '#src/api/checkout/tax-view.ts';
import type { CheckoutAnswer } from '#src/contract/checkout/checkout.ts';
import { toWire, type WireText } from '#src/contract/wire.ts';
import { taxTotals } from '#src/domain/orders/documents/order-taxes.ts';
import { nameIn, type Names } from '#src/domain/catalogue/destination.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

type Shown = Pick<CheckoutAnswer, 'due' | 'prices' | 'taxes' | 'coupons' | 'credits' | 'giftCards' | 'couponMethods'>;

/** Returns the price of a checkout as coded lines, with what lowers it and what could. */
export function pricesView(checkout: Checkout, language: LanguageCode): Shown {
  const { due, prices, coupons, credits, giftCards, couponMethods, total } = checkout;
  const named = (titles: Names | null): WireText | null => (titles === null ? null : nameIn(titles, language));
  return {
    due: toWire(due),
    prices: prices.map(({ each, amount, ...line }) => ({
      ...line,
      each: each === null ? null : toWire(each),
      amount: toWire(amount),
      title: named(titlesOf(checkout, line)),
    })),
    taxes: taxTotals(checkout.lines).map(taxView),
    coupons: coupons.map(({ id, titles, code, discountMinor, refusal }) => ({
      id,
      title: named(titles),
      code,
      discount: { minor: Number(discountMinor), currency: total.currency },
      refusal: refusal === null ? null : { code: refusal.code, facts: refusal.facts ?? {} },
    })),
    credits: { available: toWire(credits.available), used: toWire(credits.used) },
    giftCards: giftCards.map(({ id, balance, used }) => ({ id, balance: toWire(balance), used: toWire(used) })),
    couponMethods,
  };
}

function titlesOf(
  { coupons, deals }: Pick<Checkout, 'coupons' | 'deals'>,
  { stage, code }: Pick<Checkout['prices'][number], 'stage' | 'code'>,
): Names | null {
  if (stage === 'coupon') return coupons.find((coupon) => coupon.id === code)?.titles ?? null;
  return stage === 'deal' ? (deals.find((deal) => String(deal.id) === code)?.titles ?? null) : null;
}
