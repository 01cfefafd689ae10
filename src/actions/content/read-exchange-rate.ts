import type { Deps } from '#src/actions/deps.ts';
import { rateText } from '#src/domain/pricing/exchange.ts';
import { findRates, ratesFor } from '#src/store/rates.store.ts';

export type DatedRates = { readonly date: string | null; readonly rates: Readonly<Record<string, string>> };

/** HKD per unit of every currency on the last business day of or before a date, today when none is given (RU-13). */
export async function readExchangeRate({ db, clock }: Deps, asked: string | undefined): Promise<DatedRates> {
  const now = clock();
  const today = new Date(now).toISOString().slice(0, 10);
  const table = asked === undefined || asked >= today ? await ratesFor(db, today, now) : await findRates(db, asked);
  const rates = Object.entries(table.hkdPerUnit).map(([currency, rate]) => [currency, rateText(rate)] as const);
  if (rates.length === 0) return { date: null, rates: {} };
  return { date: table.date, rates: { ...Object.fromEntries(rates), HKD: '1' } };
}
