import type { CatalogueFault, ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { ContentItem, ContentText } from '#src/domain/content/content-item.ts';
import { isCmsType, type CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { unmetDemands } from '#src/domain/content/content-demands.ts';
import { readHead, type ContentHead } from '#src/formats/content/read-head.ts';
import { linksOf } from '#src/domain/content/blocks/content-links.ts';
import { isPageNumber } from '#src/domain/content/page-number.ts';
import { lineOfFault, readBlocks, type LineFault } from '#src/formats/content/read-blocks.ts';
import { isSource } from '#src/domain/content/second-reading.ts';
import type { TextFile } from '#src/formats/content/text-file.ts';
import type { ThemeName } from '#src/domain/site/partner.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** An item out of its files, and whether it is to be seen or waits. */
export type ContentEntry = { readonly item: ContentItem; readonly state: 'draft' | 'published' };

export type ReadContent = { readonly contents: readonly ContentEntry[]; readonly faults: readonly CatalogueFault[] };

/** Checks a block that was read from a file: the block itself, or what is wrong with it. */
export type CheckBlock = (value: unknown) => ContentBlock | readonly ItemFault[];

/** What a shop has that content may name: the looks of its pages, ours and those of partners, and its pages. */
export type KnownToContent = {
  readonly themes: ReadonlySet<ThemeName>;
  /** Returns true for a path of this site, without a language, where something may exist. */
  readonly isOurs: (path: string) => boolean;
};

/** What files are read against: how their blocks must be, and what they may name. */
export type ReadingGround = KnownToContent & { readonly check: CheckBlock };

const address = /^content\/([a-z0-9-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.([A-Za-z-]+)\.md$/;

/**
 * Reads content out of its files, `content/<type>/<key>.<language>.md`, with every issue at its line: facts between two
 * lines of dashes, then marked text with blocks between fences. The English file says where and when an item is shown;
 * the others have words only.
 */
export function readContent(files: readonly TextFile[], ground: ReadingGround): ReadContent {
  const read = files.map((file) => readFile(file, ground));
  const faults = read.flatMap((one) => one.faults);
  const pages = read.flatMap((one) => (one.page === null ? [] : [one.page]));
  const groups = Map.groupBy(pages, ({ type, key }) => `${type}/${key}`);
  const contents: ContentEntry[] = [];
  for (const group of groups.values()) {
    const english = group.find(({ language }) => language === defaultLanguage);
    if (english === undefined) faults.push(...group.map(({ file }) => withoutEnglish(file)));
    else contents.push(joined(english, group));
  }
  faults.push(...numberedTwice(contents));
  return { contents, faults };
}

type Page = {
  readonly file: string;
  readonly type: CmsType;
  readonly key: string;
  readonly language: LanguageCode;
  readonly head: ContentHead;
  readonly text: ContentText;
};

type ReadPage = { readonly page: Page | null; readonly faults: readonly CatalogueFault[] };

function readFile({ file, text }: TextFile, { check, themes, isOurs }: ReadingGround): ReadPage {
  const inFile = (faults: readonly LineFault[]): CatalogueFault[] => faults.map((fault) => ({ file, ...fault }));
  const refused = (reason: string): ReadPage => ({ page: null, faults: inFile([{ line: 1, reason }]) });
  const [, type = '', key = '', language = ''] = address.exec(file) ?? [];
  if (key === '') return refused('the name of a content file is content/<type>/<key>.<language>.md');
  if (!isCmsType(type)) return refused(`unknown content type: "${type}"`);
  if (!isLanguage(language)) return refused(`"${language}" is not a supported language`);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) return refused('the attributes between two lines of three dashes are missing');
  const isEnglish = language === defaultLanguage;
  const head = readHead(lines.slice(1, end), { key, isEnglish, isSource: isSource(language), themes });
  const body = readBlocks(lines.slice(end + 1).join('\n'), end + 2);
  const blocks: ContentBlock[] = [];
  const faults = [...head.faults, ...body.faults];
  for (const raw of body.blocks) {
    const checked = check(raw.value);
    const wrong = isBlock(checked) ? ledAstray(checked, isOurs) : checked;
    if (isBlock(checked)) blocks.push(checked);
    faults.push(...wrong.map((fault) => ({ line: lineOfFault(raw, fault), reason: inWords(fault) })));
  }
  const { link } = head.head;
  const facts = lines.slice(0, end);
  if (link !== null && isLost(link, isOurs)) faults.push({ line: lineOfFact(facts, 'link'), reason: `link: ${lost}` });
  // Other issues of a broken block or head are reported once these are fixed.
  if (faults.length === 0)
    faults.push(
      ...unmetDemands({ type, language, ...head.head, blocks }).map(({ fact, reason }) => ({
        line: fact === undefined ? 1 : lineOfFact(facts, fact),
        reason,
      })),
    );
  if (faults.length > 0) return { page: null, faults: inFile(faults) };
  const { title, summary, translated } = head.head;
  const said = { title, summary, ...translated, blocks };
  return { page: { file, type, key, language, head: head.head, text: said }, faults: [] };
}

/** Articles and news share their addresses: of two with one number only the article would be read. */
function numberedTwice(contents: readonly ContentEntry[]): readonly CatalogueFault[] {
  const articles = new Set(
    contents.flatMap(({ item: { type, slot } }) => (type === 'city-article' && isPageNumber(slot) ? [slot] : [])),
  );
  return contents
    .filter(({ item }) => item.type === 'newsroom' && articles.has(item.slot))
    .map(({ item: { key, slot } }) => ({
      file: `content/newsroom/${key}.${defaultLanguage}.md`,
      line: 1,
      reason: `slot: an article of a city has the number ${slot} already`,
    }));
}

const lost = 'no page of ours has this address';

/** Returns links of a block to pages that do not exist: buttons that lead to an error. */
function ledAstray(block: ContentBlock, isOurs: KnownToContent['isOurs']): readonly ItemFault[] {
  return linksOf(block)
    .filter(({ href }) => isLost(href, isOurs))
    .map(({ path, href }) => ({ path, reason: `${lost}: ${href}` }));
}

function isLost(href: string, isOurs: KnownToContent['isOurs']): boolean {
  return href.startsWith('/') && !isOurs(href.split(/[?#]/, 1)[0] ?? '');
}

/** Returns the line of a fact between the dashes; the first where it is not said. */
function lineOfFact(lines: readonly string[], name: string): number {
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${name}:`)),
    ) + 1
  );
}

function isBlock(checked: ReturnType<CheckBlock>): checked is ContentBlock {
  return 'kind' in checked;
}

function inWords({ path, reason }: ItemFault): string {
  return path.length === 0 ? reason : `${path.join('.')}: ${reason}`;
}

function withoutEnglish(file: string): CatalogueFault {
  return { file, line: 1, reason: 'this item has no English file, or its English file has errors' };
}

function joined({ type, key, head, text }: Page, group: readonly Page[]): ContentEntry {
  const { title: _title, summary: _summary, translated: _translated, state, ...facts } = head;
  const texts = Object.fromEntries(group.map((page) => [page.language, page.text]));
  return { item: { type, key, ...facts, texts: { ...texts, en: text } }, state };
}
