import { msg } from '@lingui/core/macro';

import type { CheckoutAnswer, CouponNoticeView, PriceLineView } from '#src/contract/checkout/checkout.ts';
import type { PriceLine } from '#src/ui/content/price.tsx';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { taxWords, type TaxWords } from '#src/web/shared/prices/tax-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** How the price of a checkout comes about, and what lowers it or could, in ready strings. */
export type PricesWords = {
  readonly lines: readonly PriceLine[];
  /** What of the last line is tax. */
  readonly taxes: readonly TaxWords[];
  readonly coupons: readonly CouponWords[];
  /** Codes that were typed, those that are not used among them. */
  readonly codes: readonly string[];
  readonly credits: { readonly label: string; readonly used: boolean } | null;
  readonly giftCards: readonly { readonly id: string; readonly label: string; readonly used: boolean }[];
};

export type CouponWords = {
  readonly key: string;
  readonly title: string;
  readonly lang: string | undefined;
  /** "−US$5.00", or why it is not used. */
  readonly says: string;
  readonly isUsed: boolean;
  /** Entered by the traveler, who can remove it; null for one that applies automatically. */
  readonly code: string | null;
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** Puts a checkout's price into words. */
export function pricesWords(voice: Voice, answer: CheckoutAnswer): PricesWords {
  const { i18n, site } = voice;
  const { credits } = answer;
  const available = moneyWords(credits.available, site.writing);
  const taxes = taxWords(voice, answer.taxes);
  const tenders = answer.prices.filter(({ stage }) => stage === 'credits' || stage === 'gift_card');
  return {
    lines: [
      ...answer.prices.filter((line) => line.unitId !== null).map((line) => unitLine(voice, line, answer.lines)),
      ...savings(
        voice,
        answer.prices.filter((line) => line.stage === 'coupon'),
      ),
      ...(tenders.length === 0 ? [] : [totalLine(voice, answer, taxes)]),
      ...savings(voice, tenders),
    ],
    taxes: tenders.length === 0 ? taxes : [],
    coupons: answer.coupons.map((coupon) => couponWords(voice, coupon)),
    codes: answer.coupons.flatMap(({ code }) => (code === null ? [] : [code])),
    credits:
      credits.available.minor === 0
        ? null
        : { label: i18n._(msg`Use my credits (${available})`), used: credits.used.minor > 0 },
    giftCards: answer.giftCards.map(({ id, balance, used }) => ({
      id,
      label: i18n._(msg`Use my gift card (${moneyWords(balance, site.writing)})`),
      used: used.minor > 0,
    })),
  };
}

function unitLine(
  { i18n, site }: Voice,
  { stage, title, itemId, unitId, quantity, each, amount }: PriceLineView,
  lines: CheckoutAnswer['lines'],
): PriceLine {
  const line = lines.find((one) => one.itemId === itemId);
  if (stage === 'deal')
    return {
      label: `${line?.title.text ?? ''} – ${title?.text ?? i18n._(msg`Deal`)}`,
      amount: moneyWords(amount, site.writing),
      tone: 'good',
    };
  const unit = line?.units.find((one) => one.unitId === unitId);
  const count = `${formatNumber(quantity, site.writing)} × ${unit?.title.text ?? ''}`;
  return {
    label: `${line?.title.text ?? ''} – ${count}`,
    amount: moneyWords(amount, site.writing),
    note: each === null || quantity === 1 ? undefined : i18n._(msg`${moneyWords(each, site.writing)} each`),
  };
}

/** Returns the total if credits or a gift card pay a part of it: taxes are included in the total, not in the rest. */
function totalLine({ i18n, site }: Voice, { total }: CheckoutAnswer, taxes: readonly TaxWords[]): PriceLine {
  const note = taxes.map(({ label, amount }) => `${label}: ${amount}`).join(' · ');
  const line = { label: i18n._(msg`Total`), amount: moneyWords(total, site.writing) };
  return note === '' ? line : { ...line, note };
}

/** One line for each coupon, and for what credits and gift cards pay. */
function savings({ i18n, site }: Voice, prices: readonly PriceLineView[]): PriceLine[] {
  const byCode = Map.groupBy(prices, (line) => `${line.stage} ${line.code}`);
  return [...byCode.values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const minor = parts.reduce((sum, part) => sum + part.amount.minor, 0);
    return [
      {
        label: first.title?.text ?? instrumentName(i18n, first.stage),
        amount: moneyWords({ ...first.amount, minor }, site.writing),
        tone: 'good' as const,
      },
    ];
  });
}

function instrumentName(i18n: Voice['i18n'], stage: PriceLineView['stage']): string {
  if (stage === 'credits') return i18n._(msg`Credits`);
  return stage === 'gift_card' ? i18n._(msg`Gift card`) : i18n._(msg`Discount`);
}

function couponWords({ i18n, site }: Voice, { id, title, code, discount, refusal }: CouponNoticeView): CouponWords {
  const saved = moneyWords({ ...discount, minor: -discount.minor }, site.writing);
  return {
    key: id ?? code ?? '',
    title: title?.text ?? code ?? i18n._(msg`Discount`),
    lang: title?.lang,
    says: refusal === null ? saved : failureWords(i18n, refusal),
    isUsed: refusal === null,
    code,
  };
}
