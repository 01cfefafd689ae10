import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { PlaceWords, ProductWords } from '#src/domain/catalogue/translated-texts.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { ContentText } from '#src/domain/content/content-item.ts';
import type { Writer } from '#src/domain/content/translation/segments.ts';

/** What can be translated by a machine; stored with each translation. */
export type SubjectKind = 'product' | 'destination' | 'content' | 'review';

/** Content that no machine translates: what is binding, what is settings, and what is for tests. */
const untranslated: ReadonlySet<CmsType> = new Set<CmsType>(['terms', 'web-config', 'test-page']);

/** Returns whether content of a type is translated by a machine. */
export function isForMachines(type: CmsType): boolean {
  return !untranslated.has(type);
}

/** Returns the name of an item of content among translations. */
export function contentSubject({ type, key }: { readonly type: CmsType; readonly key: string }): string {
  return `${type} ${key}`;
}

type Described = Pick<
  Product,
  'summary' | 'text' | 'highlights' | 'included' | 'excluded' | 'goodToKnow' | 'accessibility'
> & { readonly options: readonly { readonly id: string; readonly differs: readonly string[] }[] };

/** Returns a writer of what a product's page says. */
export function productWriter(product: Described): Writer<ProductWords> {
  const { summary, text, highlights, included, excluded, goodToKnow, accessibility, options } = product;
  return (say) => ({
    summary: say(summary),
    text: say(text),
    highlights: highlights.map(say),
    included: included.map(say),
    excluded: excluded.map(say),
    goodToKnow: goodToKnow.map(say),
    accessibility: accessibility.map(say),
    differs: Object.fromEntries(options.map(({ id, differs }) => [id, differs.map(say)])),
  });
}

/** Returns a writer of what is said of a destination. */
export function placeWriter({ summary, text }: Pick<Destination, 'summary' | 'text'>): Writer<PlaceWords> {
  return (say) => ({ summary: say(summary), text: say(text) });
}

/** Returns a writer of an item of content. */
export function contentWriter({ title, summary, blocks }: ContentText): Writer<ContentText> {
  return (say) => ({ title: say(title), summary: say(summary), blocks: blocks.map((block) => blockBy(block, say)) });
}

type Say = (text: string) => string;

/** Names of people, links, pictures, ids and rules of lists stay as they are. */
function blockBy(block: ContentBlock, say: Say): ContentBlock {
  switch (block.kind) {
    case 'visitor':
    case 'menu':
      return block;
    case 'text':
    case 'quote':
      return { ...block, text: say(block.text) };
    case 'picture':
      return { ...block, about: say(block.about), ...(block.caption && { caption: say(block.caption) }) };
    case 'notice':
      return { ...block, ...titled(block, say), text: say(block.text) };
    case 'action':
      return {
        ...block,
        ...titled(block, say),
        label: say(block.label),
        ...(block.text && { text: say(block.text) }),
      };
    case 'cards':
    case 'listing':
      return { ...block, ...titled(block, say) };
    case 'table':
      return {
        ...block,
        ...titled(block, say),
        columns: block.columns.map(say),
        rows: block.rows.map((row) => row.map(say)),
      };
    default:
      return listBy(block, say);
  }
}

type ListBlock = Extract<
  ContentBlock,
  { readonly kind: 'gallery' | 'facts' | 'figures' | 'steps' | 'columns' | 'reasons' | 'questions' }
>;

function listBy(block: ListBlock, say: Say): ContentBlock {
  const title = titled(block, say);
  switch (block.kind) {
    case 'gallery':
      return { ...block, ...title, items: block.items.map((item) => ({ ...item, about: say(item.about) })) };
    case 'facts':
    case 'figures':
      return {
        ...block,
        ...title,
        items: block.items.map(({ label, value }) => ({ label: say(label), value: say(value) })),
      };
    case 'steps':
      return { ...block, ...title, items: block.items.map((item) => textItem(item, say)) };
    case 'columns':
      return {
        ...block,
        ...title,
        items: block.items.map((item) => ({ ...textItem(item, say), ...(item.label && { label: say(item.label) }) })),
      };
    case 'reasons':
      return { ...block, ...title, items: block.items.map((item) => textItem(item, say)) };
    case 'questions':
      return {
        ...block,
        ...title,
        items: block.items.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
      };
  }
}

function titled(block: { readonly title?: string }, say: Say): { readonly title?: string } {
  return block.title === undefined ? {} : { title: say(block.title) };
}

function textItem<Item extends { readonly title: string; readonly text: string }>(item: Item, say: Say): Item {
  return { ...item, title: say(item.title), text: say(item.text) };
}
