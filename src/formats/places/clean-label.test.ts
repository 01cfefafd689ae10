import { expect, it } from 'vitest';

import { cleanLabel } from '#src/formats/places/clean-label.ts';

it.each([
  ['house of A. Satarova', 'House of A. Satarova'],
  ['  Sacré-Cœur \t of  Paris ', 'Sacré-Cœur of Paris'],
  ['Cafe\u0301', 'Café'],
  ['Granada\u200E', 'Granada'],
  ['Muzeĭ-kvartira A.M. Vasnet\uFE20s\uFE21ova', 'Muzeĭ-kvartira A.M. Vasnetsova'],
  // The first letter is Cyrillic.
  ['рouse where composers lived', 'Pouse where composers lived'],
  ['сountry estate', 'Country estate'],
  ['GRAND OLD PALACE', 'Grand Old Palace'],
  ['CHIJMES', 'CHIJMES'],
  ['USS LCI(L)-713', 'USS LCI(L)-713'],
  ['Rock &amp; Roll Museum', 'Rock & Roll Museum'],
  ['“Lucky Shoe”', 'Lucky Shoe'],
  ['piața Unirii', 'Piața Unirii'],
])('cleans %j', (raw, text) => {
  expect(cleanLabel(raw)).toEqual({ ok: true, text, script: null });
});

it.each([
  ['Эрмитаж', 'ru'],
  ['東大寺', 'zh'],
  ['お台場', 'ja'],
  ['경복궁', 'ko'],
  ['วัดอรุณ', 'th'],
  ['برج خليفة', 'ar'],
  ['Ακρόπολη', 'el'],
  ['הכותל', 'he'],
])('recognizes the script of %s', (raw, script) => {
  expect(cleanLabel(raw)).toEqual({ ok: true, text: raw, script });
});

it.each([
  [undefined, 'it has no name'],
  [7, 'it has no name'],
  ['', 'it has no name'],
  [' \u200B ', 'it has no name'],
  ['—', 'it has no name'],
  ['Q12345', 'its name is only a number'],
  ['Tower <script>', 'its name contains markup or an address'],
  ['https://example.com/tower', 'its name contains markup or an address'],
  ['a'.repeat(201), 'its name has more than 200 characters'],
])('refuses %j', (raw, reason) => {
  expect(cleanLabel(raw)).toEqual({ ok: false, reason });
});
