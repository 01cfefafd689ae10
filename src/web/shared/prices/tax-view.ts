import { placeForm } from '#src/domain/places/names/place-form.ts';
import { regionName } from '#src/domain/site/names/region-name.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { TaxView } from '#src/contract/checkout/tax.ts';
import { rateDigits } from '#src/domain/catalogue/tax/tax.ts';
import type { TaxName } from '#src/domain/catalogue/tax/tax-rules.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** "of which VAT (20 %)", and how much. */
export type TaxWords = { readonly label: string; readonly amount: string };

const names = {
  vat: msg`VAT`,
  gst: msg`GST`,
  consumption_tax: msg`consumption tax`,
  sales_tax: msg`sales tax`,
  service_tax: msg`service tax`,
} as const satisfies Record<TaxName, unknown>;

/** The taxes included in a price, with the country of each if there are several. */
export function taxWords(
  { i18n, site }: Pick<LoadContext, 'i18n' | 'site'>,
  taxes: readonly TaxView[],
): readonly TaxWords[] {
  const several = new Set(taxes.map((tax) => tax.country)).size > 1;
  return taxes.map(({ country, name, basisPoints, amount }) => {
    const rate = formatNumber(basisPoints / 100, site.writing, rateDigits(basisPoints));
    const inPlace =
      several && country !== null
        ? placeForm(regionName(country, site.language, site.market), 'in', site.language)
        : null;
    return {
      label:
        inPlace === null
          ? i18n._(msg`including ${taxName(i18n, name)} (${rate}%)`)
          : i18n._(msg`including ${taxName(i18n, name)} ${inPlace} (${rate}%)`),
      amount: moneyWords(amount, site.writing),
    };
  });
}

function taxName(i18n: I18n, name: string): string {
  return isKnown(name) ? i18n._(names[name]) : name;
}

function isKnown(name: string): name is TaxName {
  return Object.hasOwn(names, name);
}
