import { expect, test } from 'vitest';

import { missingWords } from '../../../scripts/i18n/missing-words.ts';

const word = (id: string, text: string) => ({ id, source: id, text });
const used = [
  { id: 'pay', text: 'Pay', path: 'src/web/pay.tsx' },
  { id: 'boat', text: 'Boat', path: 'src/web/boat.tsx' },
];
const whole = {
  en: [word('pay', 'Pay'), word('boat', 'Boat')],
  ja: [word('pay', '支払う'), word('boat', '船')],
  'zh-TW': [word('pay', '付款'), word('boat', '船')],
  'zh-HK': [word('pay', '付款')],
};

test('a release with all translations is built, with Taiwan’s messages where Hong Kong has none', () => {
  expect(missingWords(used, whole)).toEqual([]);
});

test('a release is not built while a translation is missing', () => {
  expect(missingWords(used, { ...whole, ja: [word('pay', '支払う'), word('boat', '')] })).toEqual([
    '“Boat” has no words in ja',
  ]);
});

test('a release is not built while a page says what no catalogue has', () => {
  const more = [...used, { id: 'new', text: 'New', path: 'src/web/new.tsx' }];
  expect(missingWords(more, whole)).toEqual(['“New” of src/web/new.tsx is in no catalogue: npx meander i18n extract']);
});
