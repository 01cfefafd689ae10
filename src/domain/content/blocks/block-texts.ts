import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';

type Say = (text: string) => string;

/**
 * Returns a block with each text that people read replaced by what `say` returns for it. Names of people, links,
 * pictures, ids and rules of lists stay as they are.
 */
export function withBlockTexts(block: ContentBlock, say: Say): ContentBlock {
  switch (block.kind) {
    case 'visitor':
    case 'menu':
      return block;
    case 'text':
    case 'quote':
      return { ...block, text: say(block.text) };
    case 'picture':
      return { ...block, about: say(block.about), ...(block.caption !== undefined && { caption: say(block.caption) }) };
    case 'notice':
      return { ...block, ...titled(block, say), text: say(block.text) };
    case 'action':
      return {
        ...block,
        ...titled(block, say),
        label: say(block.label),
        ...(block.text !== undefined && { text: say(block.text) }),
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
      return withItemTexts(block, say);
  }
}

type ListBlock = Extract<ContentBlock, { readonly items: readonly unknown[] }>;

function withItemTexts(block: ListBlock, say: Say): ContentBlock {
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
        items: block.items.map((item) => ({
          ...textItem(item, say),
          ...(item.label !== undefined && { label: say(item.label) }),
        })),
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
