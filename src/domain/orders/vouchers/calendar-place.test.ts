import { expect, it } from 'vitest';

import { calendarPlace } from '#src/domain/orders/vouchers/calendar-place.ts';

const gate = {
  lat: 35.7,
  lng: 139.7,
  name: 'Gate 1',
  address: '1 Tower Road',
  names: { en: 'Gate 1', de: 'Tor 1', ja: '1番ゲート' },
  addresses: { en: '1 Tower Road', ja: 'タワー通り1' },
  lang: 'ja',
};

it('calendarPlace names a place in the language of the reader and gives the address that maps know', () => {
  expect(calendarPlace(gate, 'de')).toEqual({ name: 'Tor 1', address: 'タワー通り1', lat: 35.7, lng: 139.7 });
  expect(calendarPlace({ ...gate, lang: undefined }, 'de')).toMatchObject({ name: 'Tor 1', address: '1 Tower Road' });
});
