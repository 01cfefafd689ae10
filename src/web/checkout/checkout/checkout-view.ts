import { msg } from '@lingui/core/macro';

import type { AnswersView } from '#src/contract/checkout/required-fields.ts';
import type { CheckoutAnswer, CheckoutLine, ContactInput } from '#src/contract/checkout/checkout.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import { formatDate, formatRate } from '#src/domain/site/language/formats.ts';
import { requiredFieldsText, type RequiredFieldsText } from '#src/web/shared/orders/required-fields-view.ts';
import { linePayAtPropertyFees, type PayAtPropertyLabels } from '#src/web/shared/prices/pay-at-property-view.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { lineWords, moneyWords, type LineWords } from '#src/web/shared/prices/line-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { methodWords, type MethodWords } from '#src/web/checkout/checkout/method-view.ts';
import { pricesWords, type PricesWords } from '#src/web/checkout/checkout/summary/prices-view.ts';

/** An open checkout in ready strings. */
export type CheckoutView = {
  readonly reference: string;
  readonly quoteHash: string;
  readonly lines: readonly CheckoutLineWords[];
  readonly isPackageTravel: boolean;
  /** The amount to pay now. */
  readonly due: string;
  readonly nothingDue: boolean;
  /** The pay-at-property fees of the lines. */
  readonly payAtProperty: PayAtPropertyLabels;
  readonly prices: PricesWords;
  /** "1 USD = 7.81 HKD …" for each currency that was converted. */
  readonly rates: readonly string[];
  readonly secondsLeft: number;
  readonly contact: ContactInput | null;
  readonly notes: string;
  readonly lead: string;
  readonly methods: readonly MethodWords[];
  readonly method: string | null;
  readonly lastFailure: string | null;
};

export type CheckoutLineWords = LineWords & {
  readonly visitDate: string;
  readonly asked: RequiredFieldsText;
  readonly answers: AnswersView | null;
  readonly price: WireMoney;
  /** The price last seen, if it was different. */
  readonly was: string | null;
};

/** Puts an answer into words; called by `load` on the server and after each call in the browser. */
export function checkoutView(context: Words, answer: CheckoutAnswer): CheckoutView {
  const { site, i18n } = context;
  const charged = answer.due.currency;
  return {
    reference: answer.reference,
    quoteHash: answer.quoteHash,
    lines: answer.lines.map((line) => checkoutLine(context, line)),
    isPackageTravel: answer.isPackageTravel,
    due: moneyWords(answer.due, site.writing),
    nothingDue: answer.due.minor === 0,
    payAtProperty: linePayAtPropertyFees(context, answer.lines),
    prices: pricesWords(context, answer),
    rates: Object.entries(answer.rates).flatMap(([currency, rate]) =>
      currency === charged ? [] : [rateWords(context, { currency, rate, charged, date: answer.ratesOf })],
    ),
    secondsLeft: answer.secondsLeft,
    contact: answer.contact,
    notes: answer.notes,
    lead: answer.lead,
    methods: methodWords(context, answer),
    method: answer.method,
    lastFailure: answer.lastFailure === null ? null : failureWords(i18n, { code: answer.lastFailure }),
  };
}

type Words = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

function checkoutLine(context: Words, line: CheckoutLine): CheckoutLineWords {
  return {
    ...lineWords(context, line),
    visitDate: line.localDate,
    asked: requiredFieldsText(context, line.asked),
    answers: line.answers,
    price: line.amount,
    was: line.was === null ? null : moneyWords(line.was, context.site.writing),
  };
}

/** Marks the lines that cost something else than their buyer was shown before. */
export function withPricesSeen(
  { site }: Words,
  view: CheckoutView,
  seenOf: (line: CheckoutLineWords) => WireMoney | null,
): CheckoutView {
  const lines = view.lines.map((line) => {
    const seen = seenOf(line);
    return seen === null ? line : { ...line, was: moneyWords(seen, site.writing) };
  });
  return { ...view, lines };
}

type Rate = { readonly currency: string; readonly rate: string; readonly charged: string; readonly date: string };

function rateWords({ i18n, site }: Words, { currency, rate, charged, date }: Rate): string {
  const [figure, day] = [formatRate(rate, site.writing), formatDate(date, site.writing, 'medium')];
  return i18n._(msg`1 ${currency} = ${figure} ${charged} (rate of ${day})`);
}
