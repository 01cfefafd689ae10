import type { MapArea, MapPoint } from '#src/domain/search/query/map-area.ts';

/**
 * Positions are counted in hundred-thousandths of a degree, about a metre, so that all who count agree to the last one.
 */
export const perDegree = 100_000;
const aroundTheWorld = 360 * perDegree;

/** A map's part is divided into so many cells; hits in one cell are counted together. */
export const cellColumns = 24;
export const cellRows = 16;

/** A part of the world as it is counted: its south-western corner and its extent. */
export type MapGrid = {
  readonly west: number;
  readonly south: number;
  readonly width: number;
  readonly height: number;
};

/** The hits of one cell of a map. */
export type MapCell = {
  /** Its number, by rows from the south-west. */
  readonly cell: number;
  /** How many there are, where in the middle of them, and which is the best known. */
  readonly count: number;
  readonly lat: number;
  readonly lng: number;
  readonly id: number;
};

/** Degrees as they are counted. */
export function counted(degrees: number): number {
  return Math.floor(degrees * perDegree + 0.5);
}

/** A part of the world as its hits are counted. */
export function gridOf([west, south, east, north]: MapArea): MapGrid {
  return {
    west: counted(west),
    south: counted(south),
    width: Math.max(1, Math.min(counted(east) - counted(west), aroundTheWorld)),
    height: Math.max(1, counted(north) - counted(south)),
  };
}

/** How far to the east of a grid's edge a longitude is, the shorter way round the world. */
export function eastOf({ west }: MapGrid, lng: number): number {
  return (((lng - west) % aroundTheWorld) + aroundTheWorld) % aroundTheWorld;
}

/** The cell of a counted position; -1 when it is outside. */
export function cellOf(grid: MapGrid, lat: number, lng: number): number {
  const x = eastOf(grid, lng);
  const y = lat - grid.south;
  if (x > grid.width || y < 0 || y > grid.height) return -1;
  const column = Math.min(cellColumns - 1, Math.floor((x * cellColumns) / grid.width));
  const row = Math.min(cellRows - 1, Math.floor((y * cellRows) / grid.height));
  return row * cellColumns + column;
}

/** A cell with the sums of how far to the north and to the east of the grid's corner its positions are. */
export function mapCell(
  grid: MapGrid,
  { cell, count, north, east, id }: Pick<MapCell, 'cell' | 'count' | 'id'> & { north: number; east: number },
): MapCell {
  const lng = (grid.west + east / count) / perDegree;
  const lat = (grid.south + north / count) / perDegree;
  return { cell, count, lat, lng: lng > 180 ? lng - 360 : lng, id };
}

/** The part of the world that the cell at a point covers, for who looks nearer. */
export function cellArea([west, south, east, north]: MapArea, { lat, lng }: MapPoint): MapArea {
  const wide = (east - west) / cellColumns;
  const high = (north - south) / cellRows;
  return [lng - wide, lat - high, lng + wide, lat + high];
}
