import { minutesOf, weekdayOf } from '#src/domain/shared/time/local-time.ts';

/** When a desk is open: ISO weekdays, and hours of the place. `to` at or before `from` is after midnight; both 00:00 is all day. */
export type RentalDeskHours = { readonly days: readonly number[]; readonly from: string; readonly to: string };

/** The hours of a date; the last entry that names its weekday holds, and where none does the desk is closed. */
export function hoursOn(week: readonly RentalDeskHours[], date: string): RentalDeskHours | null {
  return hoursOnWeekday(week, weekdayOf(date));
}

/** The hours of a weekday, 1 (Monday) to 7. */
export function hoursOnWeekday(week: readonly RentalDeskHours[], weekday: number): RentalDeskHours | null {
  return week.findLast((one) => one.days.includes(weekday)) ?? null;
}

/** Whether the rental desk is open: from the minute it opens to that at which it closes. */
export function isRentalDeskOpen(week: readonly RentalDeskHours[], date: string, time: string): boolean {
  const weekday = weekdayOf(date);
  const minutes = minutesOf(time);
  return (
    isWithin(hoursOnWeekday(week, weekday), minutes) ||
    isWithin(hoursOnWeekday(week, ((weekday + 5) % 7) + 1), minutes + 1440)
  );
}

/** Minutes count from the midnight of the day whose hours these are. */
function isWithin(hours: RentalDeskHours | null, minutes: number): boolean {
  if (hours === null) return false;
  const from = minutesOf(hours.from);
  const to = minutesOf(hours.to);
  return minutes >= from && minutes <= (to <= from ? to + 1440 : to);
}
