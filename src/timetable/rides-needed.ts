import { noAlighting, noBoarding } from '#src/domain/rail/feed/feed.ts';
import { mostRides } from '#src/timetable/labels.ts';
import type { Timetable } from '#src/timetable/timetable-shape.ts';

/**
 * The fewest rides from a stop to the destination, at any time: for travelers who can board there, and for those who have
 * just alighted. `mostRides` + 1 means that the destination cannot be reached from there.
 */
export type RidesNeeded = { readonly toBoard: Uint8Array; readonly afterRide: Uint8Array };

/** Returns them by a backward search from the targets along the patterns, one ride per round. */
export function ridesNeeded(timetable: Timetable, targets: readonly number[]): RidesNeeded {
  const { stops, stopCalls, stopPatterns, stopPlaces, patternZones } = timetable;
  const toBoard = new Uint8Array(stops).fill(mostRides + 1);
  const afterRide = new Uint8Array(stops).fill(mostRides + 1);
  // Up to which of its calls a pattern was already searched.
  const done = new Int32Array(patternZones.length);
  let open = [...targets];
  for (const stop of targets) afterRide[stop] = 0;
  for (let rides = 1; rides <= mostRides && open.length > 0; rides += 1) {
    const boarded: number[] = [];
    for (const stop of open) {
      for (let call = stopCalls[stop] ?? 0; call < (stopCalls[stop + 1] ?? 0); call += 1) {
        const pattern = stopPatterns[call] ?? 0;
        const place = stopPlaces[call] ?? 0;
        const from = done[pattern] ?? 0;
        const begin = timetable.patternCalls[pattern] ?? 0;
        if (place <= from || ((timetable.callFlags[begin + place] ?? 0) & noAlighting) !== 0) continue;
        done[pattern] = place;
        for (let earlier = begin + from; earlier < begin + place; earlier += 1) {
          const at = timetable.callStops[earlier] ?? 0;
          if ((toBoard[at] ?? 0) <= rides || ((timetable.callFlags[earlier] ?? 0) & noBoarding) !== 0) continue;
          toBoard[at] = rides;
          boarded.push(at);
        }
      }
    }
    open = boarded.length === 0 ? [] : walkedTo(timetable, { toBoard, afterRide }, rides);
  }
  return { toBoard, afterRide };
}

/** Returns the stops with a footpath to stops that need exactly this many rides. */
function walkedTo(
  { stops, stopWays, wayStops }: Timetable,
  { toBoard, afterRide }: RidesNeeded,
  rides: number,
): number[] {
  const found: number[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    if ((afterRide[stop] ?? 0) <= rides) continue;
    for (let way = stopWays[stop] ?? 0; way < (stopWays[stop + 1] ?? 0); way += 1) {
      if (toBoard[wayStops[way] ?? 0] !== rides) continue;
      afterRide[stop] = rides;
      found.push(stop);
      break;
    }
  }
  return found;
}
