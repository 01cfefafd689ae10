import { expect, it } from 'vitest';

import { nameIn } from '#src/domain/catalogue/destination.ts';
import { tagsFor } from '#src/domain/catalogue/tags-for.ts';

it.each([
  ['ms-MY', ['ms-MY', 'ms']],
  ['zh-HK', ['zh-HK', 'zh-TW', 'zh']],
  ['zh-TW', ['zh-TW', 'zh']],
  ['es-MX', ['es-MX', 'es']],
  ['ar-SA', ['ar-SA', 'ar']],
  ['th', ['th']],
])('looks up labels in %s under %j', (language, tags) => {
  expect(tagsFor(language)).toEqual(tags);
});

it('a name is read in the nearest language it has, entry by entry, else in English', () => {
  const names = { en: 'Tower', ms: 'Menara', es: 'Torre', 'zh-TW': '塔' };
  expect(nameIn(names, 'ms-MY')).toEqual({ text: 'Menara', lang: 'ms' });
  expect(nameIn(names, 'es-MX')).toEqual({ text: 'Torre', lang: 'es' });
  expect(nameIn(names, 'zh-HK')).toEqual({ text: '塔', lang: 'zh-TW' });
  expect(nameIn({ ...names, 'zh-HK': '塔樓' }, 'zh-HK')).toEqual({ text: '塔樓', lang: 'zh-HK' });
  expect(nameIn(names, 'zh-CN')).toEqual({ text: 'Tower', lang: 'en' });
});
