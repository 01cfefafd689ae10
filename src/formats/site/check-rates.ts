import { isDate } from '#src/domain/shared/time/local-time.ts';
import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { currencyCodes, isCurrency } from '#src/domain/shared/money/currency.ts';
import { parseRate } from '#src/domain/shared/money/exchange.ts';

/** The hand-kept table of `catalogue/rates.json`: HKD for one major unit of each currency, as decimal strings (RU-13). */
export type RatesFile = { readonly date: string; readonly hkdPerUnit: Readonly<Record<string, string>> };

/** A real date, a positive rate for every currency we sell in, none for others, and 1 for HKD. */
export function checkRates(rates: RatesFile): ItemFault[] {
  const missing = currencyCodes.filter((code) => !Object.hasOwn(rates.hkdPerUnit, code));
  return [
    ...(isDate(rates.date) ? [] : [{ path: ['date'], reason: `${rates.date} is not a date` }]),
    ...missing.map((code) => ({ path: ['hkdPerUnit'], reason: `no rate for ${code}` })),
    ...Object.entries(rates.hkdPerUnit).flatMap(([code, text]) => {
      const path = ['hkdPerUnit', code];
      if (!isCurrency(code)) return [{ path, reason: `${code} is not a currency that we sell in` }];
      if (parseRate(text) === null)
        return [{ path, reason: `"${text}" is not a positive number with at most 8 decimals` }];
      return code === 'HKD' && text !== '1' ? [{ path, reason: 'HKD is worth 1 HKD' }] : [];
    }),
  ];
}
