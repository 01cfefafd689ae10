import { daysInMonth } from '#src/domain/shared/time/local-time.ts';
import type { DayPlan, Schedule } from '#src/domain/shared/time/schedule.ts';
import { repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';

/** Plans of the right kind, weekdays and dates that exist, start times in order. */
export function checkSchedule(schedule: Schedule): ItemFault[] {
  return [
    ...(schedule.week.length === 0 ? [{ path: ['week'], reason: 'the schedule has no weekday' }] : []),
    ...schedule.week.flatMap((plan, index) => checkPlan(schedule.kind, plan, index)),
    ...schedule.seasons.flatMap((season, index) => checkSeason(season, ['seasons', index])),
    ...checkDays(schedule.closed, 'closed'),
    ...checkDays(schedule.soldOut, 'soldOut'),
  ];
}

function checkPlan(kind: Schedule['kind'], plan: DayPlan, index: number): ItemFault[] {
  const at = ['week', index];
  const faults: ItemFault[] = repeated(plan.days).map((day) => ({
    path: [...at, 'days', day.index],
    reason: `weekday ${day.value} occurs twice`,
  }));
  if (plan.days.length === 0) faults.push({ path: [...at, 'days'], reason: 'no weekday' });
  if (kind === 'OPENING_HOURS') return [...faults, ...checkHours(plan, at)];
  if (plan.hours !== undefined)
    faults.push({ path: [...at, 'hours'], reason: 'START_TIME plans have times, not hours' });
  if (plan.times === undefined || plan.times.length === 0) {
    faults.push({ path: at, reason: 'START_TIME plans name their times' });
  }
  const times = plan.times ?? [];
  times.forEach((time, place) => {
    if (place > 0 && time <= (times[place - 1] ?? '')) {
      faults.push({ path: [...at, 'times', place], reason: `${time} comes after ${times[place - 1]}` });
    }
  });
  return faults;
}

function checkHours(plan: DayPlan, at: readonly (string | number)[]): ItemFault[] {
  const faults: ItemFault[] = [];
  if (plan.times !== undefined)
    faults.push({ path: [...at, 'times'], reason: 'OPENING_HOURS plans have hours, not times' });
  const { hours } = plan;
  if (hours === undefined) return [...faults, { path: [...at], reason: 'OPENING_HOURS plans name their hours' }];
  if (hours.lastEntry !== undefined && !isBetween(hours.lastEntry, hours.from, hours.to)) {
    faults.push({
      path: [...at, 'hours', 'lastEntry'],
      reason: `${hours.lastEntry} is outside ${hours.from}–${hours.to}`,
    });
  }
  return faults;
}

/** Within opening hours that may pass midnight. */
function isBetween(time: string, from: string, to: string): boolean {
  return from < to ? time >= from && time <= to : time >= from || time <= to;
}

/** Both ends of a season are days of a year. */
export function checkSeason(
  season: { readonly from: string; readonly to: string },
  at: readonly (string | number)[],
): ItemFault[] {
  return (['from', 'to'] as const)
    .filter((end) => !isDay(season[end]))
    .map((end) => ({ path: [...at, end], reason: `${season[end]} is not a day of the year` }));
}

function checkDays(days: readonly string[], at: string): ItemFault[] {
  const wrong = days.flatMap((day, index) =>
    isDay(day) ? [] : [{ path: [at, index], reason: `${day} is not a date` }],
  );
  const twice = repeated(days).map(({ index, value }) => ({ path: [at, index], reason: `${value} occurs twice` }));
  return [...wrong, ...twice];
}

/** "MM-DD" (29 February included) or "YYYY-MM-DD" that exists. */
function isDay(text: string): boolean {
  const match = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const month = Number(match[2]);
  const day = Number(match[3]);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(match[1] ?? 2000), month);
}
