import { describe, expect, it } from 'vitest';

import { placeIn, type MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';

const point = { lat: 35.7, lng: 139.7 };
const shibuya: MeetingPlace = {
  ...point,
  name: 'Shibuya Station, exit B6',
  address: '2-24-12 Shibuya, Tokyo',
  names: {
    en: 'Shibuya Station, exit B6',
    ja: '渋谷駅 B6出口',
    de: 'Bahnhof Shibuya, Ausgang B6',
    th: 'สถานีชิบูยะ ทางออก B6',
  },
  addresses: { en: '2-24-12 Shibuya, Tokyo', ja: '東京都渋谷区渋谷2-24-12' },
  lang: 'ja',
};
const local = { lang: 'ja', name: '渋谷駅 B6出口', address: '東京都渋谷区渋谷2-24-12' };
const louvre: MeetingPlace = {
  ...point,
  name: 'Louvre pyramid',
  address: 'Cour Napoléon, 75001 Paris',
  names: { en: 'Louvre pyramid', fr: 'Pyramide du Louvre', ja: 'ルーヴルのピラミッド' },
  addresses: { en: 'Cour Napoléon, 75001 Paris' },
  lang: 'fr',
};

describe('placeIn', () => {
  it('returns a place in the language of the reader, with what is written there in another script', () => {
    expect(placeIn(shibuya, 'de')).toEqual({
      name: { text: 'Bahnhof Shibuya, Ausgang B6', lang: 'de' },
      address: { text: '2-24-12 Shibuya, Tokyo', lang: 'en' },
      local,
    });
    expect(placeIn(shibuya, 'en-GB').local).toEqual(local);
    expect(placeIn(shibuya, 'th').local).toEqual(local);
  });

  it('returns what is written there alone to readers of that language', () => {
    expect(placeIn(shibuya, 'ja')).toEqual({
      name: { text: '渋谷駅 B6出口', lang: 'ja' },
      address: { text: '東京都渋谷区渋谷2-24-12', lang: 'ja' },
      local: null,
    });
  });

  it('returns nothing beside a place in Latin letters to readers of Latin letters', () => {
    expect(placeIn(louvre, 'de')).toMatchObject({ name: { text: 'Louvre pyramid', lang: 'en' }, local: null });
    expect(placeIn(louvre, 'fr')).toMatchObject({ name: { text: 'Pyramide du Louvre', lang: 'fr' }, local: null });
  });

  it('returns the Latin name beside one in another script', () => {
    expect(placeIn(louvre, 'ja')).toMatchObject({
      name: { text: 'ルーヴルのピラミッド', lang: 'ja' },
      local: { lang: 'fr', name: 'Pyramide du Louvre', address: '' },
    });
    const { lang: _lang, ...unknown } = louvre;
    expect(placeIn(unknown, 'ja').local).toEqual({ lang: 'en', name: 'Louvre pyramid', address: '' });
  });

  it('lets readers of one Chinese read the other, in their own where it is known', () => {
    const taipei: MeetingPlace = {
      ...point,
      name: 'Taipei Main Station, East Gate 3',
      address: 'No. 3, Beiping West Road, Taipei',
      names: { en: 'Taipei Main Station, East Gate 3', 'zh-TW': '台北車站東三門' },
      addresses: { en: 'No. 3, Beiping West Road, Taipei', 'zh-TW': '台北市中正區北平西路3號' },
      lang: 'zh-TW',
    };
    const inTaipei = {
      name: { text: '台北車站東三門', lang: 'zh-TW' },
      address: { text: '台北市中正區北平西路3號', lang: 'zh-TW' },
      local: null,
    };
    expect(placeIn(taipei, 'zh-TW')).toEqual(inTaipei);
    expect(placeIn(taipei, 'zh-CN')).toEqual(inTaipei);
    const simplified = { ...taipei, names: { ...taipei.names, en: taipei.name, 'zh-CN': '台北车站东三门' } };
    expect(placeIn(simplified, 'zh-CN').name).toEqual({ text: '台北车站东三门', lang: 'zh-CN' });
  });

  it('returns an older booking’s place as it was stored, in the spelling of the reader', () => {
    const old: MeetingPlace = { ...point, name: 'City center, main gate', address: 'Main Street 1' };
    expect(placeIn(old, 'en-GB')).toEqual({
      name: { text: 'City centre, main gate', lang: 'en' },
      address: { text: 'Main Street 1', lang: 'en' },
      local: null,
    });
  });
});
