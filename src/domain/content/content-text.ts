import type { ContentItem } from '#src/domain/content/content-item.ts';

/** The parts of an item that make up a version, however its texts are stored. */
export type Compared = Omit<ContentItem, 'texts'> & { readonly texts: Readonly<Record<string, unknown>> };

/** A version as one text with its names in order: two that say the same are the same text. */
export function contentText(item: Compared): string {
  const { slot, picture, link, date, platforms, markets, languages, residences } = item;
  const { partners, begins, ends, priority, texts } = item;
  const shown = { platforms, markets, languages, residences, partners, begins, ends, priority };
  return JSON.stringify(ordered({ slot, picture, link, date, ...shown, texts }), null, 1);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, held]) => [name, ordered(held)]),
  );
}
