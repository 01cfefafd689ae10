import { describe, expect, it } from 'vitest';

import { openingAt } from '#src/domain/places/opening-state.ts';
import type { PlaceHours } from '#src/domain/places/place.ts';

const all = [1, 2, 3, 4, 5, 6, 7];
const daily = (from: string, to: string, closed: string[] = []): PlaceHours => ({
  week: [{ days: all, hours: { from, to } }],
  closed,
});
const at = (hours: PlaceHours, when: string, zone = 'Asia/Tokyo') => openingAt(hours, zone, Date.parse(when)).now;

describe('opening hours now', () => {
  it('are those of the place’s own clock', () => {
    expect(at(daily('09:00', '17:00'), '2026-11-21T00:00:00Z')).toEqual({
      state: 'open',
      until: '17:00',
      atMs: Date.parse('2026-11-21T08:00:00Z'),
    });
    expect(at(daily('09:00', '17:00'), '2026-11-20T23:59:59Z')).toMatchObject({ state: 'opens', date: '2026-11-21' });
    expect(at(daily('09:00', '17:00'), '2026-11-21T08:00:00Z')).toMatchObject({
      state: 'opens',
      date: '2026-11-22',
      from: '09:00',
    });
  });

  it('may pass midnight', () => {
    const night = daily('19:15', '00:30');
    expect(at(night, '2026-11-21T15:10:00Z')).toMatchObject({ state: 'open', until: '00:30' });
    expect(at(night, '2026-11-21T15:30:00Z')).toMatchObject({ state: 'opens', date: '2026-11-22', from: '19:15' });
  });

  it('skip days off, and a weekday that is none', () => {
    const museum: PlaceHours = {
      week: [{ days: [2, 3, 4, 5, 6, 7], hours: { from: '09:00', to: '17:00', lastEntry: '16:30' } }],
      closed: ['11-24'],
    };
    // Sunday evening: Monday is free, Tuesday a day off.
    const opening = openingAt(museum, 'Asia/Tokyo', Date.parse('2026-11-22T10:00:00Z'));
    expect(opening.now).toMatchObject({ state: 'opens', date: '2026-11-25' });
    expect(opening.days.slice(0, 4).map(({ hours }) => hours?.lastEntry ?? null)).toEqual([
      '16:30',
      null,
      null,
      '16:30',
    ]);
    expect(opening.today).toBe('2026-11-22');
  });

  it('have no end where doors never close, and one before a day off', () => {
    expect(at(daily('00:00', '00:00'), '2026-11-21T00:00:00Z')).toEqual({ state: 'open', until: null, atMs: null });
    expect(at(daily('00:00', '00:00', ['11-23']), '2026-11-21T00:00:00Z')).toEqual({
      state: 'open',
      until: '00:00',
      atMs: Date.parse('2026-11-22T15:00:00Z'),
    });
  });

  it('are none where nothing opens in the fortnight', () => {
    const closed = Array.from({ length: 30 }, (_, day) => `11-${String(day + 1).padStart(2, '0')}`);
    expect(at(daily('09:00', '17:00', closed), '2026-11-02T00:00:00Z')).toEqual({ state: 'closed' });
  });

  it('keep the clock when it changes', () => {
    // The night to 29 March 2026 has no hour from two to three in Paris.
    expect(at(daily('06:30', '22:30'), '2026-03-29T04:29:00Z', 'Europe/Paris')).toMatchObject({
      state: 'opens',
      date: '2026-03-29',
    });
    expect(at(daily('06:30', '22:30'), '2026-03-29T04:30:00Z', 'Europe/Paris')).toMatchObject({ state: 'open' });
  });
});
