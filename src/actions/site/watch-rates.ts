import type { Deps } from '#src/actions/deps.ts';
import { dayNumber } from '#src/domain/shared/time/local-time.ts';
import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { warnFromDays } from '#src/domain/shared/money/rate-source.ts';
import { findRates } from '#src/store/site/rates.store.ts';

/** Reports currencies whose rate is missing or soon too old to sell by (D-15), while there is time to renew it. */
export async function watchRates({
  db,
  clock,
  log,
  oldestRateDays: oldestDays,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'oldestRateDays'>): Promise<void> {
  if (oldestDays === undefined) return;
  const today = new Date(clock()).toISOString().slice(0, 10);
  const { date, hkdPerUnit, earlier } = await findRates(db, today, oldestDays);
  const unknown = currencyCodes.filter((code) => hkdPerUnit[code] === undefined);
  const old = currencyCodes.filter(
    (code) =>
      code !== 'HKD' &&
      hkdPerUnit[code] !== undefined &&
      dayNumber(today) - dayNumber(earlier?.[code] ?? date) >= warnFromDays,
  );
  if (unknown.length > 0)
    log.error({ currencies: unknown }, 'sales in these currencies stopped: their exchange rates are too old');
  if (old.length > 0)
    log.warn({ currencies: old, oldestDays }, 'the exchange rates of these currencies will soon be too old to sell');
}
