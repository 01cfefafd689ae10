import { describe, expect, it } from 'vitest';

import type { Service, ServicePoint, ServiceSpan } from '#src/domain/catalogue/offers/service.ts';
import { stopOf, tripConflicts, wayMinutes, type Stop } from '#src/domain/orders/trip-conflicts.ts';

const harbour = { lat: 22.2938, lng: 114.1687 };
const minute = 60_000;

function stop(key: string, from: number, to: number, at = harbour): Stop {
  return { key, kind: 'visit', startMs: from * minute, endMs: to * minute, at, leavesAt: at, nights: null };
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

  it('are ordered by the end, then by the name, where two begin together', () => {
    const names = (stops: readonly Stop[]) => tripConflicts(stops).map(({ first, second }) => `${first}-${second}`);
    expect(names([stop('a', 0, 60), stop('b', 0, 30)])).toEqual(['b-a']);
    expect(names([stop('b', 0, 60), stop('a', 0, 60)])).toEqual(['a-b']);
    expect(names([stop('a', 0, 60), stop('b', 0, 60)])).toEqual(['a-b']);
  });

  it('name the former visit that leaves the least time', () => {
    const far = { lat: harbour.lat + 3, lng: harbour.lng };
    const farther = { lat: harbour.lat + 6, lng: harbour.lng };
    const found = (first: typeof far, second: typeof far) =>
      tripConflicts([stop('one', 0, 10, first), stop('two', 20, 30, second), stop('here', 40, 50)])
        .filter((one) => one.second === 'here')
        .map((one) => one.first);
    expect(found(farther, far)).toEqual(['one']);
    expect(found(far, farther)).toEqual(['two']);
    const alike = tripConflicts([stop('one', 0, 30, far), stop('two', 5, 30, far), stop('here', 40, 50)]);
    expect(alike.filter(({ second }) => second === 'here').map(({ first }) => first)).toEqual(['one']);
  });

  it('are none on the way to an unknown place', () => {
    expect(tripConflicts([stop('a', 0, 60), { ...stop('b', 61, 90), at: null }])).toEqual([]);
  });

  it('are found whatever the order they come in', () => {
    const stops = [stop('a', 0, 60), stop('b', 30, 50), stop('c', 40, 45)];
    expect(tripConflicts(stops.toReversed())).toEqual(tripConflicts(stops));
  });
});

describe('rides, stays and hires among visits', () => {
  const tokyo = { lat: 35.68, lng: 139.77 };
  const osaka = { lat: 34.73, lng: 135.5 };
  const point = (date: string, time: string, at?: ServicePoint['at']): ServicePoint => ({
    place: { en: 'A place' },
    date,
    time,
    offset: '+00:00',
    ...(at === undefined ? {} : { at }),
  });

  /** From day and hour to day and hour of January 2027 in UTC. */
  function booked(
    key: string,
    as: 'visit' | 'ride' | 'stay' | 'hire',
    from: [number, number],
    to: [number, number],
    about: { at?: Stop['at']; arrives?: ServicePoint['at'] } = {},
  ): Stop {
    const date = ([day]: [number, number]): string => `2027-01-${String(day).padStart(2, '0')}`;
    const time = ([, hour]: [number, number]): string => `${String(hour).padStart(2, '0')}:00`;
    const ends = point(date(to), time(to), about.arrives);
    const details: Service['details'] =
      as === 'visit'
        ? []
        : [{ kind: 'span', as, from: point(date(from), time(from)), to: ends, label: null, seats: [] }];
    const service: Service = { vertical: 'any', venueId: null, question: {}, optionTitles: { en: 'One' }, details };
    const times = { startsAt: `${date(from)}T${time(from)}:00Z`, endsAt: `${date(to)}T${time(to)}:00Z` };
    const stopped = stopOf({ key, ...times, at: about.at ?? tokyo, service: as === 'visit' ? null : service });
    if (stopped === null) throw new Error('no stop');
    return stopped;
  }
  const found = (...stops: Stop[]): readonly string[] =>
    tripConflicts(stops).map(({ kind, first, second }) => `${kind} ${first}-${second}`);

  // Each pair at the same hours: who is in whose way.
  it.each([
    ['visit', 'visit', true],
    ['visit', 'ride', true],
    ['visit', 'stay', false],
    ['visit', 'hire', false],
    ['ride', 'ride', true],
    ['ride', 'stay', false],
    ['ride', 'hire', false],
    ['stay', 'stay', true],
    ['stay', 'hire', false],
    ['hire', 'hire', true],
  ] as const)('a %s and a %s at the same time: in one another’s way is %s', (one, other, expected) => {
    expect(found(booked('a', one, [1, 9], [2, 12]), booked('b', other, [1, 10], [2, 11])).length > 0).toBe(expected);
    expect(found(booked('a', other, [1, 9], [2, 12]), booked('b', one, [1, 10], [2, 11])).length > 0).toBe(expected);
  });

  it('sleep in the next hotel where they left the last one in the morning, whatever its hours', () => {
    expect(found(booked('a', 'stay', [1, 15], [3, 12]), booked('b', 'stay', [3, 10], [4, 11]))).toEqual([]);
    expect(found(booked('a', 'stay', [1, 15], [4, 12]), booked('b', 'stay', [3, 15], [5, 11]))).toEqual([
      'overlap a-b',
    ]);
  });

  it('go on from where a ride arrives', () => {
    const ride = booked('ride', 'ride', [1, 9], [1, 12], { arrives: osaka });
    expect(found(ride, booked('there', 'visit', [1, 13], [1, 14], { at: osaka }))).toEqual([]);
    expect(found(ride, booked('back', 'visit', [1, 13], [1, 14]))).toEqual(['far ride-back']);
  });

  it('come to where a ride leaves from', () => {
    const visit = booked('visit', 'visit', [1, 8], [1, 9], { at: osaka });
    expect(found(visit, booked('ride', 'ride', [1, 10], [1, 13], { arrives: osaka }))).toEqual(['far visit-ride']);
  });

  it('are found despite an unknown way', () => {
    const ride = booked('ride', 'ride', [1, 9], [1, 12]);
    expect(found(ride, booked('next', 'visit', [1, 12], [1, 14], { at: osaka }))).toEqual([]);
  });

  it('travel when they like on a pass', () => {
    const details: Service['details'] = [{ kind: 'fact', code: 'open_ticket' }];
    const service: Service = { vertical: 'any', venueId: null, question: {}, optionTitles: { en: 'Pass' }, details };
    const times = { startsAt: '2027-01-01T00:00:00Z', endsAt: '2027-01-08T00:00:00Z' };
    expect(stopOf({ key: 'pass', ...times, at: tokyo, service })).toBeNull();
    const from = point('2027-01-01', '00:00');
    const span: ServiceSpan = { kind: 'span', as: 'ride', from, to: from, label: null, seats: [] };
    const withSpan = { ...service, details: [...details, span] };
    expect(stopOf({ key: 'pass', ...times, at: tokyo, service: withSpan })).toBeNull();
    const ride = { ...service, details: [{ kind: 'fact', code: 'fare' } as const, span] };
    expect(stopOf({ key: 'ride', ...times, at: tokyo, service: ride })?.kind).toBe('ride');
  });

  it('drive where they like meanwhile', () => {
    const car = booked('car', 'hire', [1, 9], [5, 9]);
    const far = booked('far', 'visit', [2, 9], [2, 10], { at: osaka });
    expect(found(car, far, booked('stay', 'stay', [2, 15], [3, 11], { at: osaka }))).toEqual([]);
  });
});
