import { languages } from '#src/domain/site/language/languages.ts';
import { tags } from './read-words.ts';
import { readTermTable, type TermTable } from './term-table.ts';

/** How many terms a table of the page has beside one another. */
const columns = 5;

/** One table for a few terms: a row for each language, with its name, its tag, and its word for each term. */
export function tradeTables({ terms }: TermTable = readTermTable()): string[][][] {
  const all = Object.entries(terms);
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, at) => {
    const some = all.slice(at * columns, (at + 1) * columns);
    return [
      ['', ...some.map(([term]) => term)],
      ...tags
        .filter((tag) => tag !== 'en')
        .map((tag) => [
          `${languages[tag].name} \`${tag}\``,
          ...some.map(([, { in: own }]) => {
            const { say: [word = ''] = [], not = [] } = own[tag] ?? {};
            return not.length === 0 ? word : `${word} (not: ${not.join(', ')})`;
          }),
        ]),
    ];
  });
}
