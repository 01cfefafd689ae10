import { expect, it } from 'vitest';

import { venuePlace } from '#src/domain/catalogue/meeting-points/venue-place.ts';

const point = { lat: 37.5, lng: 127 };

it('venuePlace adds what the destination says of a venue in further languages', () => {
  const meetingPoints = {
    'Bukchon House': { en: 'Bukchon House', ko: '북촌 하우스', ja: '北村' },
    'Bukchon, Seoul': { en: 'Bukchon, Seoul', ko: '서울 북촌' },
  };
  expect(
    venuePlace(
      { ...point, lang: 'ko', meetingPoints },
      { name: { en: 'Bukchon House', ja: '北村ハウス' }, address: 'Bukchon, Seoul' },
    ),
  ).toEqual({
    ...point,
    name: 'Bukchon House',
    address: 'Bukchon, Seoul',
    names: { en: 'Bukchon House', ko: '북촌 하우스', ja: '北村ハウス' },
    addresses: { en: 'Bukchon, Seoul', ko: '서울 북촌' },
    lang: 'ko',
  });
});

it('venuePlace has the English alone where nothing else is known', () => {
  expect(
    venuePlace({ ...point, lang: null, meetingPoints: null }, { name: { en: 'Jordaan House' }, address: 'Jordaan' }),
  ).toEqual({
    ...point,
    name: 'Jordaan House',
    address: 'Jordaan',
    names: { en: 'Jordaan House' },
    addresses: { en: 'Jordaan' },
    lang: undefined,
  });
});
