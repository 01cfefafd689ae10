import { expect, it } from 'vitest';

import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { nameOrder } from '#src/domain/site/language/name-order.ts';

it.each<[LanguageCode, readonly string[]]>([
  // German sorts Ö as O; Swedish has it behind Z.
  ['de', ['Oberhof', 'Österreich', 'Polen', 'Zypern']],
  ['ja', ['アメリカ', 'イタリア', 'スイス']],
  ['en', ['Åland', 'Albania', 'andorra', 'Angola']],
])('nameOrder sorts as a reader of %s looks names up', (language, sorted) => {
  expect(sorted.toReversed().toSorted(nameOrder(language))).toEqual(sorted);
});
