import { dayWords } from '#src/domain/search/documents/indexed-document.ts';
import type { AllowedDays } from '#src/search-index/days/allowed-days.ts';
import { kinds, type Block } from '#src/search-index/match/block.ts';
import { openDays } from '#src/search-index/days/open-days.ts';
import { recordAt } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

const dayKind = kinds.indexOf('day') + 1;

/** Gathers the days that count on which a hit has a place, or what the choice of a day alone refuses. */
export type DayCount = { readonly add: (block: Block) => void; readonly ring: Uint32Array };

/**
 * Starts with no days; nothing more is looked at once all days of the horizon are found on which anything has a place.
 */
export function startDays(index: SearchIndex, allowed: AllowedDays): DayCount {
  const { days } = index;
  const { horizon, masked, openOf } = allowed;
  const ring = new Uint32Array(dayWords);
  const open = openDays(index);
  const isFull = (): boolean => ring.every((word, at) => word === ((horizon[at] ?? 0) & (open[at] ?? 0)) >>> 0);
  const addMasked = (number: number): void => {
    const counts = openOf(number);
    for (let word = 0; word < dayWords; word += 1) ring[word] = (ring[word] ?? 0) | (counts[word] ?? 0);
  };
  const add = ({ hits, hitCount, others, otherCount }: Block): void => {
    if (isFull()) return;
    if (masked) for (let at = 0; at < hitCount; at += 1) addMasked(hits[at] ?? 0);
    else joinRings(days, ring, { hits, hitCount, horizon });
    for (let at = 0; at < otherCount; at += 1) {
      const other = others[at] ?? 0;
      if ((other & 7) === dayKind) addMasked(other >>> 3);
    }
  };
  return { add, ring };
}

/** The six words are spelled out, because this runs for every hit. */
function joinRings(
  days: Uint32Array,
  ring: Uint32Array,
  { hits, hitCount, horizon }: Pick<Block, 'hits' | 'hitCount'> & Pick<AllowedDays, 'horizon'>,
): void {
  let [a, b, c, d, e, f] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < hitCount; at += 1) {
    const record = recordAt(hits[at] ?? 0);
    a |= days[record] ?? 0;
    b |= days[record + 1] ?? 0;
    c |= days[record + 2] ?? 0;
    d |= days[record + 3] ?? 0;
    e |= days[record + 4] ?? 0;
    f |= days[record + 5] ?? 0;
  }
  [a, b, c, d, e, f].forEach((word, at) => (ring[at] = (ring[at] ?? 0) | (word & (horizon[at] ?? 0))));
}
