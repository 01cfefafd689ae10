import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { PlaceWords, ProductWords } from '#src/domain/catalogue/translated-texts.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { withBlockTexts } from '#src/domain/content/blocks/block-texts.ts';
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
  return (say) => ({
    title: say(title),
    summary: say(summary),
    blocks: blocks.map((block) => withBlockTexts(block, say)),
  });
}
