import { placeForm } from '#src/domain/places/names/place-form.ts';
import { regionName } from '#src/domain/site/names/region-name.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { TaxTotal } from '#src/domain/orders/documents/order-taxes.ts';
import { rateDigits } from '#src/domain/catalogue/tax/tax.ts';
import type { TaxName } from '#src/domain/catalogue/tax/tax-rules.ts';
import { formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

const names = {
  vat: msg`VAT`,
  gst: msg`GST`,
  consumption_tax: msg`consumption tax`,
  sales_tax: msg`sales tax`,
  service_tax: msg`service tax`,
} as const satisfies Record<TaxName, unknown>;

/** The taxes within a price, in words; whose each is, where there are those of several countries. */
export function taxWords(
  { i18n, language }: Voice,
  taxes: readonly TaxTotal[],
  market: Market,
): readonly { readonly label: string; readonly amount: string }[] {
  const several = new Set(taxes.map((tax) => tax.country)).size > 1;
  return taxes.map(({ country, name, basisPoints, amount }) => {
    const rate = formatNumber(basisPoints / 100, language, rateDigits(basisPoints));
    const inPlace =
      several && country !== null ? placeForm(regionName(country, language, market), 'in', language) : null;
    return {
      label:
        inPlace === null
          ? i18n._(msg`including ${taxName(i18n, name)} (${rate}%)`)
          : i18n._(msg`including ${taxName(i18n, name)} ${inPlace} (${rate}%)`),
      amount: formatMoney(amount, language),
    };
  });
}

function taxName(i18n: I18n, name: string): string {
  return isKnown(name) ? i18n._(names[name]) : name;
}

function isKnown(name: string): name is TaxName {
  return Object.hasOwn(names, name);
}
