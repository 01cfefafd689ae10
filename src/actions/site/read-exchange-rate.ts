import { presentRates } from '#src/actions/site/present-rates.ts';
import type { Deps } from '#src/actions/deps.ts';
import { rateText } from '#src/domain/shared/money/exchange.ts';
import { findRates } from '#src/store/site/rates.store.ts';

export type DatedRates = {
  readonly date: string | null;
  readonly rates: Readonly<Record<string, string>>;
  /** The days of those rates that are older than `date`. */
  readonly earlier: Readonly<Record<string, string>>;
};

/** HKD per unit of every currency on the last business day of or before a date, today when none is given (RU-13). */
export async function readExchangeRate(deps: Deps, requested: string | undefined): Promise<DatedRates> {
  const today = new Date(deps.clock()).toISOString().slice(0, 10);
  const table =
    requested === undefined || requested >= today
      ? await presentRates(deps)
      : await findRates(deps.db, requested, deps.oldestRateDays);
  const rates = Object.entries(table.hkdPerUnit).map(([currency, rate]) => [currency, rateText(rate)] as const);
  if (rates.length === 0) return { date: null, rates: {}, earlier: {} };
  return { date: table.date, rates: Object.fromEntries(rates), earlier: table.earlier ?? {} };
}
