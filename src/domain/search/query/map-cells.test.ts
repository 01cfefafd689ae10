import { describe, expect, it } from 'vitest';

import type { MapArea } from '#src/domain/search/query/map-area.ts';
import {
  cellArea,
  cellColumns,
  cellOf,
  cellRows,
  counted,
  gridOf,
  mapCell,
} from '#src/domain/search/query/map-cells.ts';

const cellAt = (area: MapArea, lat: number, lng: number): number => cellOf(gridOf(area), counted(lat), counted(lng));
const last = cellColumns * cellRows - 1;

describe('the cells of a map', () => {
  it.each<[string, MapArea, number, number, number]>([
    ['the corner of the south-west', [0, 0, 24, 16], 0, 0, 0],
    ['the corner of the north-east', [0, 0, 24, 16], 16, 24, last],
    ['the middle', [0, 0, 24, 16], 8, 12, 8 * cellColumns + 12],
    ['too far north', [0, 0, 24, 16], 16.001, 1, -1],
    ['too far south', [0, 0, 24, 16], -0.001, 1, -1],
    ['too far east', [0, 0, 24, 16], 1, 24.001, -1],
    ['across the date line', [170, -10, 194, 6], -10, -179.5, 10],
    ['before the date line', [170, -10, 194, 6], -10, 179.5, 9],
    ['the other side of the world', [170, -10, 194, 6], 0, 0, -1],
    ['the whole world', [-180, -84, 180, 84], 84, 179.9, last],
    ['the date line itself', [-180, -84, 180, 84], -84, 180, 0],
    ['less than can be told apart', [0, 0, 0.000001, 0.000001], 0, 0, 0],
  ])('have %s', (_, area, lat, lng, cell) => {
    expect(cellAt(area, lat, lng)).toBe(cell);
  });

  it('return the center of what is in them, on this side of the date line', () => {
    const grid = gridOf([170, -10, 194, 6]);
    const north = counted(3) * 2;
    expect(mapCell(grid, { cell: 7, count: 2, id: 1, north, east: counted(11) + counted(13) })).toEqual({
      cell: 7,
      count: 2,
      id: 1,
      lat: -7,
      lng: -178,
    });
  });

  it('are refined with their surroundings', () => {
    expect(cellArea([0, 0, 24, 16], { lat: 5, lng: 7 })).toEqual([6, 4, 8, 6]);
  });
});
