import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import { markedBlocks } from '#src/domain/content/marked-text.ts';

/** Where a part of a block leads: `path` says which part, as faults of a block do. */
export type BlockLink = { readonly path: readonly (string | number)[]; readonly href: string };

/** All links of a block: its buttons and columns, and those within its texts. */
export function linksOf(block: ContentBlock): readonly BlockLink[] {
  const inText = (text: string, ...path: (string | number)[]): readonly BlockLink[] =>
    hrefsOf(text).map((href) => ({ path, href }));
  switch (block.kind) {
    case 'text':
    case 'quote':
    case 'notice':
      return inText(block.text, 'text');
    case 'action':
      return [{ path: ['to'], href: block.to }, ...inText(block.text ?? '', 'text')];
    case 'steps':
      return block.items.flatMap(({ text }, at) => inText(text, 'items', at));
    case 'questions':
      return block.items.flatMap(({ answer }, at) => inText(answer, 'items', at));
    case 'columns':
      return block.items.flatMap(({ text, to }, at) => [
        ...(to === undefined ? [] : [{ path: ['items', at], href: to }]),
        ...inText(text, 'items', at),
      ]);
    case 'picture':
    case 'gallery':
    case 'facts':
    case 'figures':
    case 'cards':
    case 'listing':
    case 'menu':
    case 'visitor':
    case 'reasons':
    case 'table':
      return [];
  }
}

function hrefsOf(text: string): readonly string[] {
  const lines = markedBlocks(text).flatMap((part) => (part.kind === 'list' ? part.items : [part]));
  return lines.flatMap(({ spans }) => spans.flatMap((span) => (span.kind === 'link' ? [span.href] : [])));
}
