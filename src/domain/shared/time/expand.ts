import {
  addDays,
  instantOf,
  localTimeAt,
  minutesOf,
  moveMinutes,
  timeOf,
  weekdayOf,
} from '#src/domain/shared/time/local-time.ts';
import type { DayPlan, Schedule } from '#src/domain/shared/time/schedule.ts';

/** A start (START_TIME) or an open day (OPENING_HOURS) of an option. Instants are milliseconds since the epoch. */
export type SlotPlan = {
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  readonly allDay: boolean;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Nothing is sold at or after this instant. */
  readonly cutoffAtMs: number;
  readonly soldOut: boolean;
};

export type ExpandInput = {
  readonly schedule: Schedule;
  readonly durationMinutes: number;
  readonly cutoffMinutes: number;
  readonly timeZone: string;
  /** First local date. */
  readonly from: string;
  readonly days: number;
};

/** All slots of an option in a span of local dates, in order. */
export function expandSchedule(input: ExpandInput): SlotPlan[] {
  const slots: SlotPlan[] = [];
  for (let offset = 0; offset < input.days; offset += 1) {
    const date = addDays(input.from, offset);
    if (runsOn(input.schedule, date)) slots.push(...slotsOn(input, date));
  }
  return slots;
}

/** Whether a schedule runs on a date at all: in season, not closed, and with a plan for the weekday. */
export function runsOn(schedule: Schedule, date: string): boolean {
  const inSeason = schedule.seasons.length === 0 || schedule.seasons.some((season) => withinSeason(date, season));
  return inSeason && !namesDate(schedule.closed, date) && planFor(schedule, date) !== undefined;
}

/** "MM-DD" spans include both ends and may pass the year's end (12-20 to 01-05). */
export function withinSeason(date: string, season: { readonly from: string; readonly to: string }): boolean {
  const day = date.slice(5);
  if (season.from <= season.to) return day >= season.from && day <= season.to;
  return day >= season.from || day <= season.to;
}

/** The plan of a date's weekday: the last that fits. */
export function planFor(schedule: Schedule, date: string): DayPlan | undefined {
  const weekday = weekdayOf(date);
  return schedule.week.findLast((plan) => plan.days.includes(weekday));
}

function namesDate(list: readonly string[], date: string): boolean {
  return list.includes(date) || list.includes(date.slice(5));
}

function slotsOn(input: ExpandInput, date: string): SlotPlan[] {
  const plan = planFor(input.schedule, date);
  const soldOut = namesDate(input.schedule.soldOut, date);
  if (plan?.hours !== undefined) return [openDay(input, date, plan.hours, soldOut)];
  return (plan?.times ?? []).map((time) => {
    const start = minutesOf(time);
    const startsAtMs = instantOf(date, start, input.timeZone);
    const endsAtMs = moveMinutes(startsAtMs, input.durationMinutes, input.timeZone);
    return {
      localDate: date,
      localStart: time,
      localEnd: localEndOf(input, { date, minutes: start + input.durationMinutes, endsAtMs }),
      allDay: false,
      startsAtMs,
      endsAtMs,
      cutoffAtMs: moveMinutes(startsAtMs, -input.cutoffMinutes, input.timeZone),
      soldOut,
    };
  });
}

/** The clock of the place at the end: counted on from the start, unless the clock changes in between. */
function localEndOf(
  { timeZone }: ExpandInput,
  { date, minutes, endsAtMs }: { readonly date: string; readonly minutes: number; readonly endsAtMs: number },
): string {
  return instantOf(date, minutes, timeZone) === endsAtMs ? timeOf(minutes) : localTimeAt(endsAtMs, timeZone);
}

function openDay(input: ExpandInput, date: string, hours: NonNullable<DayPlan['hours']>, soldOut: boolean): SlotPlan {
  const opens = minutesOf(hours.from);
  const closes = afterOpening(minutesOf(hours.to), opens);
  const lastEntry = hours.lastEntry === undefined ? closes : afterOpening(minutesOf(hours.lastEntry), opens);
  return {
    localDate: date,
    localStart: hours.from,
    localEnd: hours.to,
    allDay: true,
    startsAtMs: instantOf(date, opens, input.timeZone),
    endsAtMs: instantOf(date, closes, input.timeZone),
    cutoffAtMs: moveMinutes(instantOf(date, lastEntry, input.timeZone), -input.cutoffMinutes, input.timeZone),
    soldOut,
  };
}

function afterOpening(minutes: number, opens: number): number {
  return minutes <= opens ? minutes + 1440 : minutes;
}
