import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';

/** A visit with a start that somebody must be at; what may be visited at any time of a day is no stop. Instants in ms. */
export type Stop = {
  readonly key: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly at: Point;
};

/**
 * Two visits that one traveller can hardly both make: they overlap, or the way from one to the other is longer than the time
 * between them. `first` begins before `second`; minutes are whole, `spare` rounded down and `way` up.
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

/** All conflicts among stops, in the order of their second visits. Of those that end before it, the one that leaves the least time counts. */
export function tripConflicts(stops: readonly Stop[]): readonly TripConflict[] {
  const sorted = stops.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs || (a.key < b.key ? -1 : 1));
  return sorted.flatMap((second, index) => {
    const before = sorted.slice(0, index);
    const overlaps = before.filter((first) => first.endMs > second.startMs || first.startMs === second.startMs);
    if (overlaps.length > 0) return overlaps.map((first) => conflict('overlap', first, second));
    const tightest = before
      .map((first) => conflict('far', first, second))
      .reduce<TripConflict | null>((worst, one) => (worst === null || lack(one) > lack(worst) ? one : worst), null);
    return tightest !== null && lack(tightest) > 0 ? [tightest] : [];
  });
}

function conflict(kind: TripConflict['kind'], first: Stop, second: Stop): TripConflict {
  return {
    kind,
    first: first.key,
    second: second.key,
    spareMinutes: Math.max(0, Math.floor((second.startMs - first.endMs) / 60_000)),
    wayMinutes: wayMinutes(metresBetween(first.at, second.at)),
  };
}

function lack({ spareMinutes, wayMinutes: way }: TripConflict): number {
  return way - spareMinutes;
}
