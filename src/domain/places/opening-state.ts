import { expandSchedule, planFor, runsOn, type SlotPlan } from '#src/domain/shared/time/expand.ts';
import { addDays, localDateAt } from '#src/domain/shared/time/local-time.ts';
import type { Schedule } from '#src/domain/shared/time/schedule.ts';
import type { PlaceHours } from '#src/domain/places/place.ts';

/** The opening state of a place at a moment: local times "HH:MM", dates "YYYY-MM-DD", `atMs` since the epoch. */
export type OpeningNow =
  /** `until` and `atMs` are null where it does not close within the fortnight. */
  | { readonly state: 'open'; readonly until: string | null; readonly atMs: number | null }
  | { readonly state: 'opens'; readonly date: string; readonly from: string; readonly atMs: number }
  | { readonly state: 'closed' };

export type OpeningDay = {
  readonly date: string;
  /** Null on a day off. */
  readonly hours: { readonly from: string; readonly to: string; readonly lastEntry: string | null } | null;
};

export type Opening = {
  /** Today at the place. */
  readonly today: string;
  readonly now: OpeningNow;
  /** Seven days from today. */
  readonly days: readonly OpeningDay[];
};

const shownDays = 7;
const lookedAtDays = 15;

/** Returns the opening state at `nowMs`, by the place's own clock. Hours that follow without a gap are one. */
export function openingAt(hours: PlaceHours, timeZone: string, nowMs: number): Opening {
  const schedule: Schedule = { kind: 'OPENING_HOURS', seasons: [], soldOut: [], ...hours };
  const today = localDateAt(new Date(nowMs).toISOString(), timeZone);
  // Yesterday's doors may be open past midnight.
  const from = addDays(today, -1);
  const spans = expandSchedule({
    schedule,
    durationMinutes: 0,
    cutoffMinutes: 0,
    timeZone,
    from,
    days: lookedAtDays,
  });
  const days = Array.from({ length: shownDays }, (_, ahead) => dayOf(schedule, addDays(today, ahead)));
  return { today, now: stateAt(spans, addDays(from, lookedAtDays - 1), nowMs), days };
}

function stateAt(spans: readonly SlotPlan[], lastDate: string, nowMs: number): OpeningNow {
  const at = spans.findIndex((span) => span.startsAtMs <= nowMs && nowMs < span.endsAtMs);
  if (at === -1) {
    const next = spans.find((span) => span.startsAtMs > nowMs);
    if (next === undefined) return { state: 'closed' };
    return { state: 'opens', date: next.localDate, from: next.localStart, atMs: next.startsAtMs };
  }
  let last = at;
  while (follows(spans[last], spans[last + 1])) last += 1;
  const end = spans[last];
  // Open on every day that was checked: no time is needed.
  if (end === undefined || end.localDate === lastDate) return { state: 'open', until: null, atMs: null };
  return { state: 'open', until: end.localEnd, atMs: end.endsAtMs };
}

function follows(one: SlotPlan | undefined, next: SlotPlan | undefined): boolean {
  return one !== undefined && next !== undefined && next.startsAtMs <= one.endsAtMs;
}

function dayOf(schedule: Schedule, date: string): OpeningDay {
  const hours = runsOn(schedule, date) ? planFor(schedule, date)?.hours : undefined;
  if (hours === undefined) return { date, hours: null };
  return { date, hours: { from: hours.from, to: hours.to, lastEntry: hours.lastEntry ?? null } };
}
