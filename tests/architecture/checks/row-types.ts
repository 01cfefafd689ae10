import { isCode, isTest, type Fault, type SourceFile } from './source.ts';

/** A query with a row type written by hand. Of a text without a type nothing is known, which may be written out. */
const byHand = /\.query<(?!Record<string, unknown>>)/g;

/** Queries whose rows are typed by hand and not from the schema (decision 90); tests may. */
export function rowTypeFaults(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => isCode(file) && !isTest(file.path) && file.path.startsWith('src/'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(byHand), ({ index }) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        reason: 'a row type by hand: name the statement (`sql`, `statement`), whose rows are typed from the schema',
      })),
    );
}
