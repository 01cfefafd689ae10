import { expect, it } from 'vitest';

import { languages } from '#src/domain/site/language/languages.ts';
import { isFamilyNameFirst } from '#src/domain/site/names/person-name-order.ts';

it('puts the family name first in Japanese, Korean, Vietnamese and Chinese alone', () => {
  expect(Object.keys(languages).filter(isFamilyNameFirst).toSorted()).toEqual(
    ['ja', 'ko', 'vi', 'zh-CN', 'zh-HK', 'zh-TW'].toSorted(),
  );
  expect([isFamilyNameFirst('hu'), isFamilyNameFirst('zh'), isFamilyNameFirst('')]).toEqual([true, true, false]);
});
