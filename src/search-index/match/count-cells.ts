import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import {
  cellColumns,
  cellOf,
  cellRows,
  eastOf,
  gridOf,
  mapCell,
  type MapCell,
} from '#src/domain/search/query/map-cells.ts';
import { refusedBy } from '#src/domain/search/documents/refused-by.ts';
import type { Block } from '#src/search-index/match/block.ts';
import { latOf, lngOf, recordAt } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Refuses what is outside the requested part of the map. */
export function areaFilter({ records }: SearchIndex, { area }: IndexQuery): ((block: Block) => void)[] {
  if (area === null) return [];
  const grid = gridOf(area);
  return [
    (block) => {
      for (let at = 0; at < block.count; at += 1) {
        const record = recordAt(block.numbers[at] ?? 0);
        if (cellOf(grid, latOf(records, record), lngOf(records, record)) === -1)
          block.refused[at] = (block.refused[at] ?? 0) | refusedBy.other;
      }
    },
  ];
}

export type CellCount = { readonly add: (block: Block) => void; readonly cells: () => MapCell[] };

/** Counts hits by the cells of the requested part of the map; none when no part is. */
export function startCells({ records, ids }: SearchIndex, { area }: IndexQuery): CellCount {
  if (area === null) return { add: () => undefined, cells: () => [] };
  const grid = gridOf(area);
  const size = cellColumns * cellRows;
  const counts = new Uint32Array(size);
  const best = new Uint32Array(size);
  const north = new Float64Array(size);
  const east = new Float64Array(size);
  const add = ({ hits, hitCount }: Block): void => {
    for (let at = 0; at < hitCount; at += 1) {
      const number = hits[at] ?? 0;
      const record = recordAt(number);
      const lat = latOf(records, record);
      const lng = lngOf(records, record);
      const cell = cellOf(grid, lat, lng);
      // Hits come from the best known on.
      if (counts[cell] === 0) best[cell] = number;
      counts[cell] = (counts[cell] ?? 0) + 1;
      north[cell] = (north[cell] ?? 0) + lat - grid.south;
      east[cell] = (east[cell] ?? 0) + eastOf(grid, lng);
    }
  };
  const cells = (): MapCell[] =>
    Array.from(counts).flatMap((count, cell) =>
      count === 0
        ? []
        : [
            mapCell(grid, {
              cell,
              count,
              id: ids[best[cell] ?? 0] ?? 0,
              north: north[cell] ?? 0,
              east: east[cell] ?? 0,
            }),
          ],
    );
  return { add, cells };
}
