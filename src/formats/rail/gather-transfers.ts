import { metresBetween } from '#src/domain/catalogue/distance.ts';
import type { RailTransfer } from '#src/domain/rail/feed/feed.ts';
import type { DraftPathway, DraftStop, FeedDraft } from '#src/formats/rail/feed-draft.ts';
import type { Gathered } from '#src/formats/rail/gather-stations.ts';
import { stopKind } from '#src/formats/rail/files/read-stops.ts';
import { shown } from '#src/formats/rail/row-reports.ts';

/** Metres a second, and how much longer a way is than the line of sight. */
const walkingPace = 1.1;
const detour = 1.3;
/** The longest change on foot without a stated time. */
const nearMetres = 2_000;

/**
 * Ways on foot between stops: what the pathways of a station take, and over them what `transfers.txt` says. One that
 * names a station applies to all of its platforms.
 */
export function gatherTransfers(draft: FeedDraft, gathered: Gathered): RailTransfer[] {
  const found = new Map<string, RailTransfer>();
  const put = (from: number, to: number, seconds: number | null): void =>
    void found.set(`${from} ${to}`, { from, to, seconds });
  for (const { from, to, seconds } of pathwayTransfers(draft, gathered)) put(from, to, seconds);
  for (const { line, from, to, seconds } of draft.transfers) {
    const [one, other] = [draft.stops.get(from), draft.stops.get(to)];
    if (one === undefined || other === undefined) continue;
    const time = seconds === 'near' ? secondsBetween(one, other) : seconds;
    if (time === 'far') {
      draft.reports.reject('transfers.txt', line, `${shown(from)} and ${shown(to)} lie far apart, and no time is told`);
      continue;
    }
    const [starts, ends] = [platformsOf(one, gathered), platformsOf(other, gathered)];
    const idle = starts.length === 0 ? from : ends.length === 0 ? to : null;
    if (idle !== null)
      draft.reports.reject('transfers.txt', line, `no train calls at ${shown(idle)}: nobody changes there`);
    for (const start of starts) for (const end of ends) if (start !== end || from === to) put(start, end, time);
  }
  lengthenChanges(draft, gathered, found);
  return [...found.values()];
}

/** A change whose restriction could not be read takes as long as the longest reported for it; a walk is never added. */
function lengthenChanges({ lost, stops }: FeedDraft, gathered: Gathered, found: Map<string, RailTransfer>): void {
  const lengthen = (from: number, to: number, seconds: number | null): void => {
    const [start, end] = [gathered.stops[from], gathered.stops[to]];
    const known = found.get(`${from} ${to}`);
    if (start === undefined || end === undefined || (known === undefined && start.station !== end.station)) return;
    const least = known === undefined ? Math.max(start.changeSeconds, end.changeSeconds) : known.seconds;
    const longer = least === null || seconds === null ? null : Math.max(least, seconds);
    found.set(`${from} ${to}`, { from, to, seconds: longer });
  };
  for (const { from, to, seconds } of lost.changes) {
    const [one, other] = [stops.get(from), stops.get(to)];
    if (one === undefined || other === undefined) continue;
    for (const start of platformsOf(one, gathered))
      for (const end of platformsOf(other, gathered)) if (start !== end || from === to) lengthen(start, end, seconds);
  }
  if (!lost.everyChange) return;
  for (const { from, to } of found.values()) lengthen(from, to, null);
  const platforms = Map.groupBy(gathered.stops.keys(), (place) => gathered.stops[place]?.station);
  for (const places of platforms.values()) for (const from of places) for (const to of places) lengthen(from, to, null);
}

function secondsBetween(one: DraftStop, other: DraftStop): number | 'far' {
  if (one.point === null || other.point === null) return 'far';
  const metres = metresBetween(one.point, other.point);
  return metres > nearMetres ? 'far' : Math.max(120, Math.ceil((metres * detour) / walkingPace));
}

function platformsOf(stop: DraftStop, { stops, stopOf }: Gathered): number[] {
  const own = stopOf[stop.number] ?? -1;
  if (stop.kind !== stopKind.station) return own < 0 ? [] : [own];
  const station = stops[own]?.station;
  return stops.flatMap((one, place) => (one.station === station ? [place] : []));
}

/** From each platform over the pathways to the others it leads to, by the quickest way. */
function pathwayTransfers({ pathways, stops }: FeedDraft, { stopOf }: Gathered): RailTransfer[] {
  if (pathways.length === 0) return [];
  const ways = new Map<string, Pick<DraftPathway, 'to' | 'seconds'>[]>();
  const add = (from: string, to: string, seconds: number): void => {
    ways.set(from, [...(ways.get(from) ?? []), { to, seconds }]);
  };
  for (const { from, to, seconds, both } of pathways) {
    add(from, to, seconds);
    if (both) add(to, from, seconds);
  }
  const placeOf = (key: string): number => {
    const stop = stops.get(key);
    return stop?.kind === stopKind.platform ? (stopOf[stop.number] ?? -1) : -1;
  };
  return [...ways.keys()].flatMap((key) => {
    const from = placeOf(key);
    if (from < 0) return [];
    return [...quickest(key, ways)].flatMap(([other, seconds]) => {
      const to = placeOf(other);
      return to < 0 || other === key ? [] : [{ from, to, seconds }];
    });
  });
}

function quickest(start: string, ways: ReadonlyMap<string, readonly Pick<DraftPathway, 'to' | 'seconds'>[]>) {
  const known = new Map([[start, 0]]);
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const soFar = known.get(at) ?? 0;
    for (const { to, seconds } of ways.get(at) ?? []) {
      if (soFar + seconds >= (known.get(to) ?? Infinity)) continue;
      known.set(to, soFar + seconds);
      open.push(to);
    }
  }
  return known;
}
