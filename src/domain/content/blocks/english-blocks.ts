import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import { englishText, englishTexts } from '#src/domain/shared/english/english-text.ts';

/** Returns an English block of content in the spelling of a variant; addresses, pictures and codes stay. */
export function blockInEnglish(block: ContentBlock, language: string): ContentBlock {
  const say = (text: string): string => englishText(text, language);
  const titled = ({ title }: { readonly title?: string }): { title?: string } =>
    title === undefined ? {} : { title: say(title) };
  switch (block.kind) {
    case 'menu':
    case 'visitor':
      return block;
    case 'text':
    case 'quote':
      return { ...block, text: say(block.text) };
    case 'picture':
      return {
        ...block,
        about: say(block.about),
        ...(block.caption === undefined ? {} : { caption: say(block.caption) }),
      };
    case 'gallery':
    case 'facts':
    case 'figures':
    case 'steps':
    case 'columns':
    case 'reasons':
    case 'questions':
      return listInEnglish(block, language);
    case 'cards':
    case 'listing':
      return { ...block, ...titled(block) };
    case 'action':
      return {
        ...block,
        ...titled(block),
        label: say(block.label),
        ...(block.text === undefined ? {} : { text: say(block.text) }),
      };
    case 'table':
      return {
        ...block,
        ...titled(block),
        columns: englishTexts(block.columns, language),
        rows: block.rows.map((row) => englishTexts(row, language)),
      };
    case 'notice':
      return { ...block, ...titled(block), text: say(block.text) };
  }
}

type ListBlock = Extract<ContentBlock, { readonly items: readonly unknown[] }>;

function listInEnglish(block: ListBlock, language: string): ContentBlock {
  const say = (text: string): string => englishText(text, language);
  const titled = ({ title }: { readonly title?: string }): { title?: string } =>
    title === undefined ? {} : { title: say(title) };
  switch (block.kind) {
    case 'gallery':
      return { ...block, ...titled(block), items: block.items.map((one) => ({ ...one, about: say(one.about) })) };
    case 'facts':
    case 'figures': {
      const items = block.items.map(({ label, value }) => ({ label: say(label), value: say(value) }));
      return { ...block, ...titled(block), items };
    }
    case 'steps':
      return {
        ...block,
        ...titled(block),
        items: block.items.map(({ title, text }) => ({ title: say(title), text: say(text) })),
      };
    case 'columns': {
      const items = block.items.map(({ label, ...one }) => ({
        ...one,
        title: say(one.title),
        text: say(one.text),
        ...(label === undefined ? {} : { label: say(label) }),
      }));
      return { ...block, ...titled(block), items };
    }
    case 'reasons':
      return {
        ...block,
        ...titled(block),
        items: block.items.map((one) => ({ ...one, title: say(one.title), text: say(one.text) })),
      };
    case 'questions':
      return {
        ...block,
        ...titled(block),
        items: block.items.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
      };
  }
}
