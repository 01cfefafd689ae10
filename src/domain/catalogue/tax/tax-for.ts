import { taxRules } from '#src/domain/catalogue/tax/tax-rules.ts';
import type { TaxOverride, TaxRule } from '#src/domain/catalogue/tax/tax.ts';

/** Where, what and when: `date` is the day of the visit at the place, "2026-12-24". */
export type TaxCase = {
  readonly country: string;
  readonly category: string;
  readonly date: string;
  readonly productTax: TaxOverride | null;
  readonly destinationTax: TaxOverride | null;
};

/**
 * The tax that the price of a visit includes: as its product says, else its destination, else by its country's rule for its
 * category on that day. Null where there is none or it is not certain: then nothing is stated.
 */
export function taxFor({ country, category, date, productTax, destinationTax }: TaxCase): TaxRule | null {
  const own = productTax ?? destinationTax;
  if (own === 'none') return null;
  if (own !== null) return own.basisPoints > 0 ? { country, ...own } : null;
  const rule = Object.hasOwn(taxRules, country) ? taxRules[country] : undefined;
  if (rule === undefined) return null;
  const { except = {} } = rule;
  const exception = Object.hasOwn(except, category) ? except[category] : undefined;
  if (exception === null) return null;
  const step = (exception ?? rule.steps).findLast(({ since }) => since <= date);
  return step === undefined ? null : { country, name: rule.name, basisPoints: step.basisPoints };
}
