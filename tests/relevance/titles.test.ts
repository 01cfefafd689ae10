import { expect, it } from 'vitest';

import { nameIn } from '#src/domain/catalogue/destination.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { firstTen, readShop, shopIndex } from './judging.ts';

it('finds every activity by the title that its card shows, in whatever language, among the first three', async () => {
  const shop = await readShop();
  const index = shopIndex(shop);
  const missed: string[] = [];
  const found = new Map<string, number[]>();
  for (const language of languageCodes)
    for (const { id, titles } of shop.products) {
      const { text } = nameIn(titles, language);
      const first = found.get(text) ?? firstTen(index, text).slice(0, 3);
      found.set(text, first);
      if (!first.includes(id)) missed.push(`${language} ${id} ${text}: ${first.join(' ')}`);
    }
  expect(found.size).toBeGreaterThan(13 * shop.products.length);
  expect(missed).toEqual([]);
});
