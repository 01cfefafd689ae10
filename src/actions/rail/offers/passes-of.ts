import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import type { LineRow } from '#src/store/rail/rail-reading.store.ts';

/** A pass with the feed that sells it and the lines on which it holds. */
export type SoldPass = { readonly feedId: number; readonly pass: RailPassOffer; readonly lines: readonly LineRow[] };

/** All passes of all feeds. */
export function passesOf({ feeds, lines }: OpenTimetable): readonly SoldPass[] {
  return [...feeds.values()].flatMap(({ id, passes }) =>
    passes.map((pass) => ({
      feedId: id,
      pass,
      lines: [...lines.values()].filter(({ feedId, key }) => feedId === id && pass.lines.includes(key)),
    })),
  );
}
