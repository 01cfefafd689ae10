import type { ContentText } from '#src/domain/content/content-item.ts';

/** Parts of blocks that are the same in all languages: what they are, where they lead, what they are chosen by. */
const sameEverywhere = new Set(['kind', 'picture', 'to', 'of', 'icon', 'tone', 'most', 'ids']);

/** Returns the texts of an item that translators read, in a fixed order: what provenance is compared with. */
export function contentSource({ title, summary, blocks }: ContentText): readonly string[] {
  return [title, summary, ...blocks.flatMap(textsIn)];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  // Rows of the database and files have the parts of a block in different orders.
  return Object.entries(value)
    .filter(([name]) => !sameEverywhere.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, part]) => textsIn(part));
}
