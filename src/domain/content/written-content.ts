import type { CatalogueFault, ItemFault } from '#src/domain/catalogue/catalogue-fault.ts';
import type { ContentBlock } from '#src/domain/content/content-block.ts';
import type { ContentItem, ContentText } from '#src/domain/content/content-item.ts';
import { isCmsType, type CmsType } from '#src/domain/content/cms-types.ts';
import { readHead, type ContentHead } from '#src/domain/content/content-head.ts';
import { lineOfFault, readBlocks, type LineFault } from '#src/domain/content/written-blocks.ts';
import { isSource } from '#src/domain/content/second-reading.ts';
import type { WrittenFile } from '#src/domain/content/written-terms.ts';
import type { ThemeName } from '#src/domain/partner.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/languages.ts';

/** An item out of its files, and whether it is to be seen or waits. */
export type WrittenContent = { readonly item: ContentItem; readonly state: 'draft' | 'published' };

export type ReadContent = { readonly contents: readonly WrittenContent[]; readonly faults: readonly CatalogueFault[] };

/** Checks a block that was read from a file: the block itself, or what is wrong with it. */
export type CheckBlock = (value: unknown) => ContentBlock | readonly ItemFault[];

/** What files are read against: how their blocks must be, and the looks of pages, ours and those of partners. */
export type ReadingGround = { readonly check: CheckBlock; readonly themes: ReadonlySet<ThemeName> };

const address = /^content\/([a-z0-9-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.([A-Za-z-]+)\.md$/;

/**
 * Content out of its files, `content/<type>/<key>.<language>.md`, with every fault at its line: facts between two lines
 * of dashes, then marked text with blocks between fences. The English file says where and when an item is shown; the
 * others have words only.
 */
export function readContent(files: readonly WrittenFile[], ground: ReadingGround): ReadContent {
  const read = files.map((file) => readFile(file, ground));
  const faults = read.flatMap((one) => one.faults);
  const pages = read.flatMap((one) => (one.page === null ? [] : [one.page]));
  const groups = Map.groupBy(pages, ({ type, key }) => `${type}/${key}`);
  const contents: WrittenContent[] = [];
  for (const group of groups.values()) {
    const english = group.find(({ language }) => language === defaultLanguage);
    if (english === undefined) faults.push(...group.map(({ file }) => withoutEnglish(file)));
    else contents.push(joined(english, group));
  }
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

function readFile({ file, text }: WrittenFile, { check, themes }: ReadingGround): ReadPage {
  const told = (faults: readonly LineFault[]): CatalogueFault[] => faults.map((fault) => ({ file, ...fault }));
  const refused = (reason: string): ReadPage => ({ page: null, faults: told([{ line: 1, reason }]) });
  const [, type = '', key = '', language = ''] = address.exec(file) ?? [];
  if (key === '') return refused('a file of content is called content/<type>/<key>.<language>.md');
  if (!isCmsType(type)) return refused(`no type of content is called "${type}"`);
  if (!isLanguage(language)) return refused(`"${language}" is no language of ours`);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) return refused('the facts between two lines of three dashes are missing');
  const isEnglish = language === defaultLanguage;
  const head = readHead(lines.slice(1, end), { key, isEnglish, isSource: isSource(language), themes });
  const body = readBlocks(lines.slice(end + 1).join('\n'), end + 2);
  const blocks: ContentBlock[] = [];
  const faults = [...head.faults, ...body.faults];
  for (const raw of body.blocks) {
    const checked = check(raw.value);
    if (isBlock(checked)) blocks.push(checked);
    else faults.push(...checked.map((fault) => ({ line: lineOfFault(raw, fault), reason: inWords(fault) })));
  }
  faults.push(...unproven(type, language, head.head, blocks));
  if (faults.length > 0) return { page: null, faults: told(faults) };
  const { title, summary, isReviewed } = head.head;
  const said = { title, summary, ...(isReviewed ? { reviewed: true as const } : {}), blocks };
  return { page: { file, type, key, language, head: head.head, text: said }, faults: [] };
}

/** What a country asks changes, and may cost somebody his journey: it is told with its source and the day on which that was read. */
function unproven(
  type: CmsType,
  language: LanguageCode,
  { date }: ContentHead,
  blocks: readonly ContentBlock[],
): readonly LineFault[] {
  if (type !== 'travel-restriction') return [];
  const isSourced = blocks.some((block) => block.kind === 'text' && block.text.includes('](https://'));
  return [
    ...(language === defaultLanguage && date === null
      ? [{ line: 1, reason: 'date: the day on which the sources were read is missing' }]
      : []),
    ...(isSourced ? [] : [{ line: 1, reason: 'a link to the official page that it was taken from is missing' }]),
  ];
}

function isBlock(checked: ReturnType<CheckBlock>): checked is ContentBlock {
  return 'kind' in checked;
}

function inWords({ path, reason }: ItemFault): string {
  return path.length === 0 ? reason : `${path.join('.')}: ${reason}`;
}

function withoutEnglish(file: string): CatalogueFault {
  return { file, line: 1, reason: 'this item does not stand in English, or its English file has faults' };
}

function joined({ type, key, head, text }: Page, group: readonly Page[]): WrittenContent {
  const { title: _title, summary: _summary, isReviewed: _isReviewed, state, ...facts } = head;
  const texts = Object.fromEntries(group.map((page) => [page.language, page.text]));
  return { item: { type, key, ...facts, texts: { ...texts, en: text } }, state };
}
