import type { CardsOf } from '#src/domain/content/blocks/content-block.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';

/** What a shop has that content may name, on sale or not, by what cards may be of. */
export type NameableIds = Readonly<Record<CardsOf, ReadonlySet<number>>>;

type Named = Pick<ContentItem, 'type' | 'key' | 'texts'>;

/**
 * Returns ids on cards that a shop does not have: each is left out where it is named, so it is reported to its author.
 * "billboard/after-dark names products 999", once for all languages.
 */
export function unknownIds(items: readonly Named[], nameable: NameableIds): readonly string[] {
  return items.flatMap(({ type, key, texts }) => {
    const blocks = Object.values(texts).flatMap((text) => text.blocks);
    const missing = blocks.flatMap((block) =>
      block.kind === 'cards'
        ? block.ids.filter((id) => !nameable[block.of].has(id)).map((id) => `${type}/${key} names ${block.of} ${id}`)
        : [],
    );
    return [...new Set(missing)];
  });
}
