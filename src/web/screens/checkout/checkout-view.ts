import { msg } from '@lingui/core/macro';

import type { CheckoutAnswer, ContactInput } from '#src/contract/endpoints/checkout.ts';
import { formatDate, formatRate } from '#src/domain/site/formats.ts';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { lineWords, moneyWords, type LineWords } from '#src/web/parts/line-view.ts';
import type { LoadContext } from '#src/web/screen.ts';

/** An open checkout in ready strings. */
export type CheckoutView = {
  readonly reference: string;
  readonly quoteHash: string;
  readonly lines: readonly LineWords[];
  readonly total: string;
  /** "1 USD = 7.81 HKD …" for each currency that was converted. */
  readonly rates: readonly string[];
  readonly secondsLeft: number;
  readonly contact: ContactInput | null;
  readonly lastFailure: string | null;
};

/** Puts an answer into words; called by `load` on the server and after each call in the browser. */
export function checkoutView(context: Words, answer: CheckoutAnswer): CheckoutView {
  const { site, i18n } = context;
  const charged = answer.total.currency;
  return {
    reference: answer.reference,
    quoteHash: answer.quoteHash,
    lines: answer.lines.map((line) => lineWords(context, line)),
    total: moneyWords(answer.total, site.language),
    rates: Object.entries(answer.rates).flatMap(([currency, rate]) =>
      currency === charged ? [] : [rateWords(context, { currency, rate, charged, date: answer.ratesOf })],
    ),
    secondsLeft: answer.secondsLeft,
    contact: answer.contact,
    lastFailure: answer.lastFailure === null ? null : failureWords(i18n, { code: answer.lastFailure }),
  };
}

type Words = Pick<LoadContext, 'site' | 'i18n'>;

type Rate = { readonly currency: string; readonly rate: string; readonly charged: string; readonly date: string };

function rateWords({ i18n, site }: Words, { currency, rate, charged, date }: Rate): string {
  const [figure, day] = [formatRate(rate, site.language), formatDate(date, site.language, 'medium')];
  return i18n._(msg`1 ${currency} = ${figure} ${charged} (rate of ${day})`);
}
