import { expect, it } from 'vitest';

import { stationPlace, writtenAtStation } from '#src/domain/rail/station-place.ts';

const point = { lat: 35.68, lng: 139.77 };
const tokyo = {
  ...point,
  names: { default: 'ja', en: 'Tokyo Station', ja: '東京駅', 'ja-Hrkt': 'とうきょうえき' },
  timeZone: 'Asia/Tokyo',
};
const zurich = { ...point, names: { default: 'de', de: 'Zürich HB' }, timeZone: 'Europe/Zurich' };

it('stationPlace returns a station with its names, without readings', () => {
  expect(stationPlace(tokyo)).toEqual({
    ...point,
    name: 'Tokyo Station',
    address: '',
    names: { en: 'Tokyo Station', ja: '東京駅' },
    lang: 'ja',
  });
  expect(stationPlace(zurich)).toMatchObject({ name: 'Zürich HB', lang: undefined });
});

it('writtenAtStation returns the name on the signs, and null where these are in Latin letters', () => {
  expect(writtenAtStation(tokyo)).toEqual({ text: '東京駅', lang: 'ja' });
  expect(writtenAtStation(zurich)).toBeNull();
  expect(writtenAtStation({ ...tokyo, names: { default: 'en', en: 'Tokyo Station' } })).toBeNull();
});
