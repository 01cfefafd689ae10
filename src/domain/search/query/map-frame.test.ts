import { describe, expect, it } from 'vitest';

import { clusters, drawn, frameOf, gridLines, shownArea } from '#src/domain/search/query/map-frame.ts';

const frame = frameOf([139, 35, 141, 37], 800, 400);

describe('a frame', () => {
  it('shows its area whole, in the middle', () => {
    const [west, south, east, north] = shownArea(frame);
    expect((west + east) / 2).toBeCloseTo(140, 6);
    expect(south).toBeCloseTo(35, 6);
    expect(north).toBeCloseTo(37, 6);
    expect(east - west).toBeGreaterThan(2);
  });

  it('draws north above and east to the right', () => {
    const middle = drawn(frame, { lat: 36, lng: 140 });
    expect(middle.x).toBeCloseTo(400, 6);
    expect(drawn(frame, { lat: 36.5, lng: 140 }).y).toBeLessThan(middle.y);
    expect(drawn(frame, { lat: 36, lng: 140.5 }).x).toBeGreaterThan(middle.x);
  });

  it('draws across the date line', () => {
    const fiji = frameOf([175, -20, 185, -15], 800, 400);
    const east = drawn(fiji, { lat: -17, lng: -179 });
    expect(east.x).toBeGreaterThan(drawn(fiji, { lat: -17, lng: 179 }).x);
    expect(east.x).toBeLessThan(800);
  });
});

describe('clusters', () => {
  const items = [
    { id: 1, lat: 36, lng: 140 },
    { id: 2, lat: 36.001, lng: 140.001 },
    { id: 3, lat: 36.5, lng: 140.5 },
    { id: 4, lat: 10, lng: 10 },
  ];

  it('join what is near, and leave out what is not in the frame', () => {
    const found = clusters(frame, items, 30);
    expect(found.map((one) => one.items.map((item) => item.id))).toEqual([[1, 2], [3]]);
    expect(found[0]).toMatchObject(drawn(frame, items[0] ?? { lat: 0, lng: 0 }));
  });

  it('fall apart when one comes nearer', () => {
    const near = frameOf([139.999, 35.999, 140.002, 36.002], 800, 400);
    expect(clusters(near, items, 30)).toHaveLength(2);
  });
});

it('the net has round degrees that are far enough apart', () => {
  const { up, across } = gridLines(frame);
  expect(up.length).toBeGreaterThan(1);
  expect(across.length).toBeGreaterThan(1);
  for (const lines of [up, across])
    for (const [place, line] of lines.entries()) {
      const next = lines[place + 1];
      if (next !== undefined) expect(Math.abs(next.at - line.at)).toBeGreaterThanOrEqual(69);
    }
  expect(up.map((line) => line.degrees)).toContain(140);
});
