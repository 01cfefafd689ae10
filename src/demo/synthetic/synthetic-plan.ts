import { dateOfDay } from '#src/domain/shared/time/local-time.ts';
import { withinSeason } from '#src/domain/shared/time/expand.ts';
import type { DayPlan, Schedule } from '#src/domain/shared/time/schedule.ts';
import type { Edge } from '#src/demo/synthetic/edge-rows.ts';

/** The schedule of a synthetic product: days of the week, sold-out periods and seasons. */
export type SyntheticPlan = {
  /** ISO weekdays. */
  readonly weekdays: readonly number[];
  /** Days since 1970, both included; null when it is sold out for ever. */
  readonly soldOut: { readonly from: number; readonly to: number } | null;
  readonly seasons: Schedule['seasons'];
  /** Starts, or none where doors stay open all day. */
  readonly times: readonly string[];
};

/** How far ahead something has places. */
const daysAhead = 180;
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;
const weekend = [5, 6] as const;
const southernSummer = { from: '12-01', to: '02-29' };
const starts = [['09:00'], ['08:30', '13:30'], ['10:00', '14:00', '18:00'], ['19:30']] as const;
/** Half past one at night: on the day on which clocks change, that moment may not be there, or be there twice. */
const atNight = ['01:30'] as const;
const withDoors: ReadonlySet<string> = new Set(['attraction', 'theme-park', 'museum', 'pass', 'wellness', 'transfer']);

/** The plan of a row: every day, all but one day of the week, or weekends; and five days or so that are sold out. */
export function syntheticPlan(
  firstDay: number,
  chance: number,
  { category, edge }: { readonly category: string; readonly edge: Edge | undefined },
): SyntheticPlan {
  const pattern = Math.floor(chance * 12);
  const from = firstDay + (Math.floor(chance * 1440) % daysAhead);
  const closed = pattern + 1;
  const odd = edge === 'clock change' || edge === 'southern summer';
  const times = withDoors.has(category) ? [] : (starts[Math.floor(chance * 4800) % starts.length] ?? []);
  return {
    weekdays:
      odd || pattern > 6 ? (pattern === 11 && !odd ? weekend : everyDay) : everyDay.filter((day) => day !== closed),
    soldOut: edge === 'sold out for ever' ? null : { from, to: from + 5 },
    seasons: edge === 'southern summer' ? [southernSummer] : [],
    times: edge === 'clock change' ? atNight : times,
  };
}

/** The days of the 180 from `firstDay` on which it has a place. */
export function daysOfPlan(plan: SyntheticPlan, firstDay: number): number[] {
  const { soldOut, weekdays, seasons } = plan;
  if (soldOut === null) return [];
  const days: number[] = [];
  for (let day = firstDay; day < firstDay + daysAhead; day += 1) {
    const weekday = ((day + 3) % 7) + 1;
    const isOpen = weekdays.includes(weekday) && (day < soldOut.from || day > soldOut.to);
    if (isOpen && (seasons.length === 0 || seasons.some((season) => withinSeason(dateOfDay(day), season))))
      days.push(day);
  }
  return days;
}

/** The same plan as an option has it. */
export function scheduleOfPlan({ weekdays, soldOut, seasons, times }: SyntheticPlan): Schedule {
  const day: DayPlan =
    times.length === 0
      ? { days: weekdays, hours: { from: '09:00', to: '18:00', lastEntry: '17:00' } }
      : { days: weekdays, times };
  return {
    kind: times.length === 0 ? 'OPENING_HOURS' : 'START_TIME',
    week: [day],
    seasons,
    closed: [],
    soldOut: soldOut === null ? allDays() : daysFrom(soldOut).map(dateOfDay),
  };
}

function daysFrom({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Every day of a year that has a 29th of February. */
function allDays(): string[] {
  const leapYear = 10_957;
  return Array.from({ length: 366 }, (_, at) => dateOfDay(leapYear + at).slice(5));
}
