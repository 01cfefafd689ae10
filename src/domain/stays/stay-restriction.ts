import type { HotelContent } from '#src/domain/stays/hotel-content.ts';

/** Why a hotel does not take a stay: it wants more nights of who arrives that day, or nobody arrives that day at all. */
export type StayHindrance = { readonly code: 'min_nights'; readonly nights: number } | { readonly code: 'no_arrival' };

/** What of its rules a hotel has against a stay; null when nothing. Local dates. */
export function stayHindrance(
  { stayRules }: Pick<HotelContent, 'stayRules'>,
  { checkIn, nights }: { readonly checkIn: string; readonly nights: number },
): StayHindrance | null {
  const month = Number(checkIn.slice(5, 7));
  const weekday = weekdayIn(checkIn);
  const held = stayRules.filter(
    (rule) =>
      (rule.months.length === 0 || rule.months.includes(month)) &&
      (rule.weekdays.length === 0 || rule.weekdays.includes(weekday)),
  );
  if (held.some((rule) => rule.closedToArrival)) return { code: 'no_arrival' };
  const least = Math.max(1, ...held.map((rule) => rule.minNights));
  return nights < least ? { code: 'min_nights', nights: least } : null;
}

/** ISO weekday, 1 Monday to 7; pages use it too; a date has no time zone. */
function weekdayIn(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
