import type { Deps } from '#src/actions/deps.ts';
import { rateText } from '#src/domain/pricing/exchange.ts';
import { ratesFor } from '#src/store/rates.store.ts';

/** HKD per unit of every currency that has a rate today (RU-13), as decimal strings; empty when none is known. */
export async function currencyRates({ db, clock }: Deps): Promise<Readonly<Record<string, string>>> {
  const now = clock();
  const { hkdPerUnit } = await ratesFor(db, new Date(now).toISOString().slice(0, 10), now);
  return Object.fromEntries(Object.entries(hkdPerUnit).map(([currency, rate]) => [currency, rateText(rate)]));
}
