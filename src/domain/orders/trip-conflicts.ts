import type { Service } from '#src/domain/catalogue/offers/service.ts';
import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';

/**
 * Something with a start that a traveler must attend; what may be visited at any time of a day is no stop. Instants in
 * ms. A ride begins at one place and leaves one at another; in a stay one sleeps; a hire is a car that goes along.
 */
export type Stop = {
  readonly key: string;
  readonly kind: 'visit' | 'ride' | 'stay' | 'hire';
  readonly startMs: number;
  readonly endMs: number;
  /** Null where unknown: then no way from or to it is too long. */
  readonly at: Point | null;
  readonly leavesAt: Point | null;
  /** Of a stay, by the calendar of its place: the day of arriving, and that of leaving. */
  readonly nights: { readonly from: string; readonly to: string } | null;
};

type Booked = {
  readonly key: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly at: Point;
  readonly service: Service | null;
};

/** A booking as a stop on its traveller's way; none where it is no certain ride: a pass for any train of some days. */
export function stopOf({ key, startsAt, endsAt, at, service }: Booked): Stop | null {
  if (service?.details.some((detail) => detail.kind === 'fact' && detail.code === 'open_ticket') === true) return null;
  const spans = service === null ? [] : service.details.filter((detail) => detail.kind === 'span');
  const [first, last] = [spans[0], spans.at(-1)];
  const times = { key, startMs: Date.parse(startsAt), endMs: Date.parse(endsAt) };
  if (first === undefined || last === undefined) return { ...times, kind: 'visit', at, leavesAt: at, nights: null };
  const nights = first.as === 'stay' ? { from: first.from.date, to: last.to.date } : null;
  if (first.as !== 'ride') return { ...times, kind: first.as, at, leavesAt: at, nights };
  return { ...times, kind: 'ride', at: first.from.at ?? at, leavesAt: last.to.at ?? null, nights };
}

/**
 * Two visits that one traveller can hardly both make: they overlap, or the way from one to the other is longer than the
 * time between them. `first` begins before `second`; minutes are whole, `spare` rounded down and `way` up.
 */
export type TripConflict = {
  readonly kind: 'overlap' | 'far';
  readonly first: string;
  readonly second: string;
  readonly spareMinutes: number;
  readonly wayMinutes: number;
};

/** Ways to get on: minutes to set out and arrive, and kilometres an hour between. The fastest of them counts. */
const ways = [
  { lead: 0, speed: 4.5 },
  { lead: 13, speed: 24 },
  { lead: 60, speed: 90 },
  { lead: 240, speed: 750 },
] as const;

/** Nearer than this, two meeting points are one place. */
const samePlaceMetres = 200;

/** Whole minutes that the way of so many metres takes at least: on foot, through a city, over land, by air. */
export function wayMinutes(metres: number): number {
  if (metres < samePlaceMetres) return 0;
  return Math.ceil(Math.min(...ways.map(({ lead, speed }) => lead + (metres / 1000 / speed) * 60)));
}

/**
 * All conflicts among stops, in the order of their second visits. Visits and rides require presence; of those that end
 * before one of them, the one that leaves the least time counts. A stay is in the way of nothing but another stay of
 * the same night, and a car of nothing but another car: one may visit what one likes meanwhile.
 */
export function tripConflicts(stops: readonly Stop[]): readonly TripConflict[] {
  const sorted = stops.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs || (a.key < b.key ? -1 : 1));
  return sorted.flatMap((second, index) => {
    const before = sorted.slice(0, index);
    if (second.kind === 'stay') return overlapsOf(second, before, shareNight);
    if (second.kind === 'hire')
      return overlapsOf(second, before, (first) => first.kind === 'hire' && meet(first, second));
    return conflictsOnTheWay(
      second,
      before.filter(({ kind }) => kind === 'visit' || kind === 'ride'),
    );
  });
}

function conflictsOnTheWay(second: Stop, before: readonly Stop[]): readonly TripConflict[] {
  const overlaps = overlapsOf(second, before, meet);
  if (overlaps.length > 0) return overlaps;
  const tightest = before
    .map((first) => conflict('far', first, second))
    .reduce<TripConflict | null>((worst, one) => (worst === null || lack(one) > lack(worst) ? one : worst), null);
  return tightest !== null && lack(tightest) > 0 ? [tightest] : [];
}

function overlapsOf(
  second: Stop,
  before: readonly Stop[],
  overlap: (first: Stop, second: Stop) => boolean,
): readonly TripConflict[] {
  return before.filter((first) => overlap(first, second)).map((first) => conflict('overlap', first, second));
}

function meet(first: Stop, second: Stop): boolean {
  return first.endMs > second.startMs || first.startMs === second.startMs;
}

function shareNight(first: Stop, second: Stop): boolean {
  if (first.nights === null || second.nights === null) return false;
  return first.nights.from < second.nights.to && second.nights.from < first.nights.to;
}

function conflict(kind: TripConflict['kind'], first: Stop, second: Stop): TripConflict {
  const [from, to] = [first.leavesAt, second.at];
  return {
    kind,
    first: first.key,
    second: second.key,
    spareMinutes: Math.max(0, Math.floor((second.startMs - first.endMs) / 60_000)),
    wayMinutes: from === null || to === null ? 0 : wayMinutes(metresBetween(from, to)),
  };
}

function lack({ spareMinutes, wayMinutes: way }: TripConflict): number {
  return way - spareMinutes;
}
