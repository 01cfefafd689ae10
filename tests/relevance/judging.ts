import { fileURLToPath } from 'node:url';

import { readCatalogueFolder, type Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import { dayRing, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { emptyIndexQuery } from '#src/domain/search/query/index-query.ts';
import { searchDocs } from '#src/domain/search/documents/search-doc.ts';
import { soughtWords } from '#src/domain/search/text/tokenise.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { searchIndex } from '#src/search-index/search-index.ts';
import { judgedLines } from './judged.data.ts';

export type Judged = {
  readonly language: string;
  readonly kind: string;
  readonly query: string;
  readonly grades: ReadonlyMap<number, number>;
};

/** The judged queries of the file. */
export function judgedQueries(): Judged[] {
  return judgedLines
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', kind = '', query = '', grades = ''] = line.split('|');
      const pairs = grades.split(' ').map((pair) => pair.split(':').map(Number));
      return { language, kind, query, grades: new Map(pairs.map(([id = 0, grade = 0]) => [id, grade])) };
    });
}

type Shop = Pick<Catalogue, 'destinations' | 'products'>;

/** Returns our own catalog from its files. */
export async function readShop(): Promise<Shop> {
  const folder = fileURLToPath(new URL('../../catalogue', import.meta.url));
  const read = await readCatalogueFolder(folder, { products: true });
  if (!read.ok) throw new Error('the catalogue has faults: npx meander check catalogue');
  return read.catalogue;
}

/** An index of it: no ratings, everything on sale. */
export function shopIndex({ destinations, products }: Shop): SearchIndex {
  return buildIndex(
    products
      .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
      .flatMap((product): IndexedDocument[] => {
        const destination = destinations.find((one) => one.id === product.destinationId);
        if (destination === undefined) return [];
        const words = new Map<string, number>();
        for (const doc of searchDocs(product, destination))
          for (const [word, fields] of doc.words) words.set(word, (words.get(word) ?? 0) | fields);
        const { id, destinationId, category } = product;
        const { country, currency } = destination;
        const rest = {
          specials: 0,
          score: 0,
          reviews: 0,
          popularity: -product.rank,
          price: 100,
          days: dayRing([]),
          words,
        };
        return [{ id, destinationId, category, country, currency, ...rest }];
      }),
  );
}

/** The ids of the first ten hits. */
export function firstTen(index: SearchIndex, query: string): number[] {
  return searchIndex(index, { ...emptyIndexQuery, words: soughtWords(query), take: 10 }).hits.map((hit) => hit.id);
}

/**
 * Returns the normalized discounted cumulative gain of a list of ten: 1 when all good ones are first in the order of
 * their grades.
 */
export function gain(ids: readonly number[], grades: ReadonlyMap<number, number>): number {
  const summed = (list: readonly number[]): number =>
    list.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = summed([...grades.values()].toSorted((a, b) => b - a));
  return best === 0 ? 0 : summed(ids.map((id) => grades.get(id) ?? 0)) / best;
}
