import { addDays, weekdayOf } from '#src/domain/shared/time/local-time.ts';
import { zonedMoment } from '#src/domain/shared/time/zoned-moment.ts';
import type { ReadSheet } from '#src/domain/shared/money/rate-sheet.ts';

/** Who publishes rates: a bank, a service. `read` never throws; what went wrong is a fault with its reason. */
export type RateSource = { readonly name: string; readonly read: () => Promise<ReadSheet> };

/**
 * A rate older than that many days is no rate where money is taken: buying in its currency is blocked (D-15). The
 * shipped table is good for as long, and a shop renews it, by hand or by a source, within that time.
 */
export const oldestRateDays = 35;

/** From this age on staff are warned, so that there is a week to act in. */
export const warnFromDays = 28;

/** The bank publishes around four; half an hour later it has. */
const publishedAt = '16:30';

/**
 * The business day whose rates should be out at an instant (ISO 8601, UTC): today's from 16:30 in Frankfurt on, else
 * the one before; on a weekend Friday's.
 */
export function publicationDay(instant: string): string {
  const local = zonedMoment(instant, 'Europe/Berlin');
  const today = local.toPlainDate().toString();
  let day = local.toPlainTime().toString().slice(0, 5) < publishedAt ? addDays(today, -1) : today;
  while (weekdayOf(day) > 5) day = addDays(day, -1);
  return day;
}
