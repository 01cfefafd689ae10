import { provenanceText, type Provenance } from '#src/domain/shared/text/provenance.ts';

/** Returns a content file (`<key>.<language>.md`) with this provenance in place of what it said before. */
export function markedContent(text: string, provenance: Provenance): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---(\n[\s\S]*)?$/.exec(text) ?? [];
  if (head === '') throw new Error('it has no lines between dashes');
  const facts = head.split('\n').filter((line) => !/^(?:translated|reviewed):/.test(line));
  return `---\n${[...facts, `translated: ${provenanceText(provenance)}`].join('\n')}\n---${body}`;
}

/**
 * Returns a file of described products (`words/<tag>/described/<slug>.json`) with the provenance that `of` returns for
 * its destination (`null`) and for each product by id; where it returns null, the file stays as it is.
 */
export function markedWords(text: string, of: (product: string | null) => Provenance | null): string {
  const read: unknown = JSON.parse(text);
  const products = Object.entries(objectAt(read, 'products')).map(([id, words]) => [id, marked(words, of(id))]);
  const destination = marked(objectAt(read, 'destination'), of(null));
  return `${JSON.stringify({ destination, products: Object.fromEntries(products) }, null, 2)}\n`;
}

function marked(words: unknown, provenance: Provenance | null): unknown {
  if (provenance === null || typeof words !== 'object' || words === null) return words;
  const texts = Object.entries(words).filter(([name]) => name !== 'translated' && name !== 'reviewed');
  return { translated: provenanceText(provenance), ...Object.fromEntries(texts) };
}

function objectAt(value: unknown, name: string): object {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  if (typeof found !== 'object' || found === null) throw new Error(`it has no ${name}`);
  return found;
}
