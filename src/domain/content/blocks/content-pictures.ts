import type { ContentItem } from '#src/domain/content/content-item.ts';

/** The painted scenes that items of content show, in any of their languages. */
export function contentPictures(items: readonly Pick<ContentItem, 'picture' | 'texts'>[]): ReadonlySet<string> {
  const blocks = items.flatMap(({ texts }) => Object.values(texts).flatMap((text) => text.blocks));
  const inside = blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block.picture];
    return block.kind === 'gallery' ? block.items.map(({ picture }) => picture) : [];
  });
  return new Set([...items.flatMap(({ picture }) => picture ?? []), ...inside]);
}
