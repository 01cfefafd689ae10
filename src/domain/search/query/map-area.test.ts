import { describe, expect, it } from 'vitest';

import {
  areaAround,
  inArea,
  moved,
  readArea,
  widened,
  zoomed,
  type MapArea,
} from '#src/domain/search/query/map-area.ts';

const tokyo: MapArea = [139, 35, 141, 37];

describe('a part of the world', () => {
  it.each([
    ['139,35,141,37', tokyo],
    ['-0.5,51.25,0.25,51.75', [-0.5, 51.25, 0.25, 51.75]],
    ['170,-20,190,-10', [170, -20, 190, -10]],
  ])('is read from %s', (text, area) => {
    expect(readArea(text)).toEqual(area);
  });

  it.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,b,c,d',
    '141,35,139,37',
    '139,37,141,35',
    '139,-89,141,37',
    '-181,0,1,1',
    '0,0,361,1',
    '1e3,0,2,1',
    '0,0,NaN,1',
    ' 139,35,141,37',
  ])('is not read from "%s"', (text) => {
    expect(readArea(text)).toBeNull();
  });

  it('contains what is in it, on either side of the date line', () => {
    expect(inArea(tokyo, { lat: 35.7, lng: 139.7 })).toBe(true);
    expect(inArea(tokyo, { lat: 34.7, lng: 139.7 })).toBe(false);
    expect(inArea(tokyo, { lat: 35.7, lng: 138.9 })).toBe(false);
    expect(inArea([170, -20, 190, -10], { lat: -17, lng: -179 })).toBe(true);
    expect(inArea([-190, -20, -170, -10], { lat: -17, lng: 178 })).toBe(true);
  });
});

describe('the area around points', () => {
  it('holds them all with some air', () => {
    const points = [
      { lat: 35, lng: 139 },
      { lat: 36, lng: 140 },
    ];
    const area = areaAround(points, 0.1);
    expect(area).toEqual([138.9, 34.9, 140.1, 36.1]);
  });

  it('goes the shorter way round', () => {
    const area = areaAround([
      { lat: -17, lng: 178 },
      { lat: -18, lng: -178 },
    ]);
    expect((area?.[2] ?? 0) - (area?.[0] ?? 0)).toBeLessThan(10);
  });

  it('of one point is small, of none is none', () => {
    const area = areaAround([{ lat: 1, lng: 2 }]);
    expect((area?.[2] ?? 0) - (area?.[0] ?? 0)).toBeCloseTo(0.02);
    expect(areaAround([])).toBeNull();
  });
});

describe('a map that moves', () => {
  it('comes nearer and goes farther around its middle', () => {
    expect(zoomed(tokyo, 0.5)).toEqual([139.5, 35.5, 140.5, 36.5]);
    expect(zoomed(tokyo, 2)).toEqual([138, 34, 142, 38]);
  });

  it('is divided into parts of its own size', () => {
    expect(moved(tokyo, 0.5, 0)).toEqual([140, 35, 142, 37]);
    expect(moved(tokyo, 0, -0.5)).toEqual([139, 34, 141, 36]);
  });

  it('never leaves the world, however far it goes', () => {
    let area = tokyo;
    for (let turn = 0; turn < 40; turn += 1) {
      area = zoomed(moved(area, 0.7, 0.9), turn % 3 === 0 ? 3 : 0.9);
      expect(readArea(area.join(','))).toEqual(area);
    }
    expect(readArea(zoomed(tokyo, 1e9).join(','))).not.toBeNull();
    expect(readArea(zoomed(tokyo, 0).join(','))).not.toBeNull();
  });
});

describe('widened', () => {
  it('returns as much around the middle as has so many degrees across', () => {
    expect(widened(tokyo, 4)).toEqual([138, 34, 142, 38]);
  });

  it('returns the area itself where it is that wide already', () => {
    expect(widened(tokyo, 2)).toEqual(tokyo);
    expect(widened(tokyo, 0.5)).toEqual(tokyo);
  });
});
