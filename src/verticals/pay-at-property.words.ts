import { msg } from '@lingui/core/macro';

import type { Due } from '#src/domain/catalogue/offers/pay-at-property-fees.ts';
import { dueTotals } from '#src/domain/catalogue/offers/pay-at-property-fees.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import { formatItems, formatMoney } from '#src/domain/site/language/formats.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

/** Pay-at-property fees of one or several lines, in local currencies. */
export type PayAtPropertyLabels = {
  readonly label: string;
  /** "¥800"; null where nothing is. */
  readonly fees: string | null;
  /** "¥800 more to pay there", beside a price. */
  readonly beside: string | null;
  /** "¥30,000 refundable deposit" */
  readonly deposit: string | null;
};

/** Returns the labels of the pay-at-property fees of several lines together. */
export function payAtPropertyLabels(
  { i18n, language, writing = language }: Voice,
  payAtProperty: readonly Due[],
): PayAtPropertyLabels {
  const { fees, deposits } = dueTotals(payAtProperty);
  const said = (amounts: readonly Money[]): string | null =>
    amounts.length === 0
      ? null
      : formatItems(
          amounts.map((amount) => formatMoney(amount, writing)),
          writing,
        );
  const [paid, amount] = [said(fees), said(deposits)];
  return {
    label: i18n._(msg`Due on arrival`),
    fees: paid,
    beside: paid === null ? null : i18n._(msg`plus ${paid} due on arrival`),
    deposit: amount === null ? null : i18n._(msg`${amount} refundable deposit`),
  };
}
