import { presentRates } from '#src/actions/rates/present-rates.ts';
import type { Deps } from '#src/actions/deps.ts';
import { rateText } from '#src/domain/pricing/exchange.ts';

/** HKD per unit of every currency that has a rate today (RU-13), as decimal strings; empty when none is known. */
export async function currencyRates(deps: Deps): Promise<Readonly<Record<string, string>>> {
  const { hkdPerUnit } = await presentRates(deps);
  return Object.fromEntries(Object.entries(hkdPerUnit).map(([currency, rate]) => [currency, rateText(rate)]));
}
