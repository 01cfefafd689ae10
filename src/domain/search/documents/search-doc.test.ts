import { expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import { searchDocs } from '#src/domain/search/documents/search-doc.ts';
import { searchLanguages } from '#src/domain/search/text/category-terms.ts';

const product = {
  id: 7,
  titles: { en: 'Louvre Museum', ko: '루브르 박물관', 'zh-CN': '卢浮宫', nl: 'Kunstpaleis' },
  localName: 'Musée du Louvre',
  summary: 'Paintings and statues',
  text: '',
  highlights: [],
  category: 'museum',
  meetingPoint: { name: 'Pyramid', address: '', lat: 48, lng: 2 },
  options: [{ title: 'Timed entry' }],
} as const;
// Only what its words are made of.
const paris = { names: { en: 'Paris', th: 'ปารีส' }, country: 'FR', airports: ['CDG'] } as unknown as Destination;

const docs = searchDocs(product, paris);
const fieldsOf = (word: string): number => docs.reduce((fields, { words }) => fields | (words.get(word) ?? 0), 0);

it('finds an activity by its title in every language that it has one in', () => {
  expect(docs.map((doc) => doc.language)).toEqual(searchLanguages);
  for (const word of ['louvre', '루브르', '浮宫', 'kunstpaleis']) expect(fieldsOf(word) & 1, word).toBe(1);
});

it('finds it by its place, its country and its category in every language, and by its English text', () => {
  for (const word of ['paris', 'ปารีส', 'cdg', '프랑스', 'франция', 'pyramid']) expect(fieldsOf(word) & 2, word).toBe(2);
  for (const word of ['musee', 'музей', '박물관', 'muzium']) expect(fieldsOf(word) & 4, word).toBe(4);
  for (const word of ['painting', 'timed']) expect(fieldsOf(word) & 8, word).toBe(8);
});
