import { describe, expect, it } from 'vitest';

import { isSampled, parseTrack, trackEvents } from '#src/domain/site/addresses/tracking.ts';

describe('the tracking directive', () => {
  it.each(trackEvents)('waits for %s', (event) => {
    expect(parseTrack(`${event}:home.card`)).toEqual({ ok: true, value: { event, name: 'home.card' } });
  });

  it.each([
    ['', 'track_value_missing'],
    ['  ', 'track_value_missing'],
    ['home.card', 'track_event_unknown'],
    [':home.card', 'track_event_unknown'],
    ['hover:home.card', 'track_event_unknown'],
    ['Click:home.card', 'track_event_unknown'],
    ['click :home.card', 'track_event_unknown'],
    ['constructor:home.card', 'track_event_unknown'],
    ['click', 'track_event_unknown'],
    ['click:', 'track_name_malformed'],
    ['click:Home card', 'track_name_malformed'],
    ['click:a:b', 'track_name_malformed'],
    [`click:${'a'.repeat(65)}`, 'track_name_malformed'],
    ['click:<b>', 'track_name_malformed'],
  ])('refuses %j as %s', (value, code) => {
    expect(parseTrack(value)).toEqual({ ok: false, failure: { code } });
  });

  it('takes the longest name there may be', () => {
    expect(parseTrack(`mouseup:${'a'.repeat(64)}`).ok).toBe(true);
  });
});

describe('sampling', () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => `page-${at}-open`);

  it.each([1, 10, 50])('takes about %d in a hundred', (percent) => {
    const share = (ids.filter((id) => isSampled(id, percent)).length / ids.length) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(Math.max(0.3, percent * 0.06));
  });

  it('takes all of a hundred and none of nothing, and always says the same', () => {
    expect(ids.every((id) => isSampled(id, 100))).toBe(true);
    expect(ids.some((id) => isSampled(id, 0))).toBe(false);
    expect(ids.slice(0, 100).map((id) => isSampled(id, 1))).toEqual(ids.slice(0, 100).map((id) => isSampled(id, 1)));
  });
});
