import { expect, it } from 'vitest';

import { pagesWithPlaces, placesOf } from '#src/domain/content/slots-around.ts';

it('requests content of this city before content of all', () => {
  expect(placesOf('city', { id: 2 })).toEqual([
    { type: 'city-theme', slots: ['city-2'] },
    { type: 'banner-ad', slots: ['city-2', 'city'] },
    { type: 'seo-link', slots: ['city-2', 'city'] },
  ]);
});

it('requests help with this activity, then with its kind, then with all', () => {
  expect(placesOf('activity', { id: 205, kind: 'cruise' })).toEqual([
    { type: 'activity-help', slots: ['activity-205', 'cruise', 'activity'] },
  ]);
});

it('shows a theme of the year only where it was written for that theme', () => {
  expect(placesOf('theme', { id: 203 })).toEqual([{ type: 'seasonal-theme', slots: ['theme-203'] }]);
});

it('requests no slot that an editor could not fill, whatever is known about the page', () => {
  for (const page of pagesWithPlaces)
    for (const about of [{}, { id: 1 }, { kind: 'theme-park' }])
      for (const { slots } of placesOf(page, about))
        for (const slot of slots) expect(slot).toMatch(/^[a-z0-9-]{1,80}$/);
});
