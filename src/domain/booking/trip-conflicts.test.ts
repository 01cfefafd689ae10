import { describe, expect, it } from 'vitest';

import { tripConflicts, wayMinutes, type Stop } from '#src/domain/booking/trip-conflicts.ts';

const harbour = { lat: 22.2938, lng: 114.1687 };
const minute = 60_000;

function stop(key: string, from: number, to: number, at = harbour): Stop {
  return { key, startMs: from * minute, endMs: to * minute, at };
}

/** About a hundred metres to the north for each. */
function north(hundreds: number): { lat: number; lng: number } {
  return { lat: harbour.lat + hundreds * 0.0009, lng: harbour.lng };
}

describe('the way between two places', () => {
  it.each([
    [0, 0],
    [199, 0],
    [200, 3],
    [1000, 14],
    [2000, 18],
    [40_000, 87],
    [500_000, 280],
    [9_000_000, 960],
  ])('of %i metres takes %i minutes', (metres, minutes) => {
    expect(wayMinutes(metres)).toBe(minutes);
  });

  it('never gets shorter with the distance', () => {
    const taken = Array.from({ length: 2000 }, (_, index) => wayMinutes(index * 500));
    expect(taken.every((one, index) => index === 0 || one >= (taken[index - 1] ?? 0))).toBe(true);
  });
});

describe('conflicts of a trip', () => {
  it('are none where nothing or one thing is planned', () => {
    expect(tripConflicts([])).toEqual([]);
    expect(tripConflicts([stop('a', 0, 60)])).toEqual([]);
  });

  it('are overlaps to the minute', () => {
    expect(tripConflicts([stop('a', 0, 60), stop('b', 60, 90)])).toEqual([]);
    expect(tripConflicts([stop('b', 59, 90), stop('a', 0, 60)])).toEqual([
      { kind: 'overlap', first: 'a', second: 'b', spareMinutes: 0, wayMinutes: 0 },
    ]);
  });

  it('are overlaps at the same start, even of what takes no time', () => {
    expect(tripConflicts([stop('a', 0, 0), stop('b', 0, 0)]).map((one) => one.kind)).toEqual(['overlap']);
  });

  it('name each visit that a long one covers', () => {
    const found = tripConflicts([stop('day', 0, 480), stop('b', 60, 90), stop('c', 120, 180)]);
    expect(found.map(({ first, second }) => `${first}-${second}`)).toEqual(['day-b', 'day-c']);
  });

  it('are ways that are a minute too long', () => {
    const far = north(20);
    expect(tripConflicts([stop('a', 0, 60), stop('b', 79, 90, far)])).toEqual([]);
    expect(tripConflicts([stop('a', 0, 60), stop('b', 77, 90, far)])).toEqual([
      { kind: 'far', first: 'a', second: 'b', spareMinutes: 17, wayMinutes: 19 },
    ]);
  });

  it('look past a near visit to a far one that ended before it', () => {
    const tokyo = { lat: 35.68, lng: 139.77 };
    const found = tripConflicts([stop('tokyo', 0, 60, tokyo), stop('here', 70, 75, north(0)), stop('next', 80, 90)]);
    expect(found.map(({ first, second }) => `${first}-${second}`)).toEqual(['tokyo-here', 'tokyo-next']);
  });

  it('are found whatever the order they come in', () => {
    const stops = [stop('a', 0, 60), stop('b', 30, 50), stop('c', 40, 45)];
    expect(tripConflicts(stops.toReversed())).toEqual(tripConflicts(stops));
  });
});
