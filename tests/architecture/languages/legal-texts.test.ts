import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { markedBlocks, plainText, type Block, type Span } from '#src/domain/content/marked-text.ts';
import { termDocuments, type TermVersion } from '#src/domain/content/terms/terms.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { readTermsFolder } from '#src/formats/catalogue/catalogue-folder.terms.ts';

const folder = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const { terms, faults } = await readTermsFolder(folder);
/** The languages that have a catalog of messages of their own; variants of English read the English text. */
const catalogs = [...new Set(Object.values(languages).map((one) => one.messages))];

function newestOf(document: string): number {
  return Math.max(...terms.filter((one) => one.document === document).map((one) => one.version));
}

function textIn(document: string, language: string): TermVersion | undefined {
  const newest = newestOf(document);
  return terms.find((one) => one.document === document && one.version === newest && one.language === language);
}

const linksIn = (spans: readonly Span[]): readonly string[] =>
  spans.flatMap((span) => (span.kind === 'link' ? [span.href] : []));
const strongIn = (spans: readonly Span[]): number => spans.filter(({ kind }) => kind === 'strong').length;

/** Headings, paragraphs and lists with their number of items, each with its links and how many strong words it has. */
function shapeOf(body: string): readonly unknown[] {
  const shape = (spans: readonly Span[]) => ({ links: linksIn(spans), strong: strongIn(spans) });
  return markedBlocks(body).map((block: Block) => {
    if (block.kind === 'list')
      return [block.ordered ? 'numbers' : 'list', ...block.items.map((one) => shape(one.spans))];
    return [block.kind === 'heading' ? `heading ${block.level}` : block.kind, shape(block.spans)];
  });
}

function numbersIn(body: string): readonly string[] {
  return (plainText(markedBlocks(body)).match(/\d+/g) ?? []).toSorted();
}

const translations = termDocuments.flatMap((document) => catalogs.map((language) => [document, language] as const));

it('reads every legal text, each document in at least one version', () => {
  expect(faults).toEqual([]);
  expect(catalogs).toHaveLength(16);
  expect(termDocuments.filter((document) => !Number.isFinite(newestOf(document)))).toEqual([]);
});

it('has the newest version of every legal text in all languages', () => {
  expect(translations.filter(([document, language]) => textIn(document, language) === undefined)).toEqual([]);
});

it('gives the newest version of every legal text the same headings, lists, links and strong words in all languages', () => {
  const differing = translations.filter(([document, language]) => {
    const [text, english] = [textIn(document, language), textIn(document, 'en')];
    return text !== undefined && JSON.stringify(shapeOf(text.body)) !== JSON.stringify(shapeOf(english?.body ?? ''));
  });
  expect(differing).toEqual([]);
});

/** A number below ten may be a word, or be part of one, such as the dual of Arabic. */
it('states every deadline and amount of the newest English version in all languages, and no other number', () => {
  const wrong = translations.flatMap(([document, language]) => {
    const [said, meant] = [textIn(document, language), textIn(document, 'en')].map((one) => numbersIn(one?.body ?? ''));
    const left = [...(said ?? [])];
    const missing = (meant ?? []).filter((number) => {
      const at = left.indexOf(number);
      if (at !== -1) left.splice(at, 1);
      return at === -1 && number.length > 1;
    });
    return missing.length + left.length === 0 ? [] : [{ document, language, missing, added: left }];
  });
  expect(wrong).toEqual([]);
});

/** Single words, such as “Coupons”, may be the same in two languages. */
it('has no translation of a legal text that repeats a sentence of the English', () => {
  const repeated = translations.flatMap(([document, language]) => {
    const english = new Set(
      textIn(document, 'en')
        ?.body.split('\n')
        .filter((line) => line.length > 20),
    );
    const same =
      textIn(document, language)
        ?.body.split('\n')
        .filter((line) => english.has(line)) ?? [];
    return language === 'en' || same.length === 0 ? [] : [{ document, language, same }];
  });
  expect(repeated).toEqual([]);
});
