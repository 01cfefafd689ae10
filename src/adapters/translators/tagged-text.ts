import type { Segment } from '#src/domain/content/translation/translator.ts';

/** Around a segment that a service must not translate; `opening` finds the first one again, whatever a service has added to it. */
type FixedTags = { readonly open: string; readonly close: string; readonly opening: RegExp };

/** Returns a text as markup in which tags mark what stays. */
export function taggedText(segments: readonly Segment[], { open, close }: FixedTags): string {
  return segments.map(({ text, isFixed }) => (isFixed ? `${open}${escaped(text)}${close}` : escaped(text))).join('');
}

/** Returns the plain text of markup that a service sent back; other tags than ours stay in it for the check to find. */
export function untaggedText(markup: string, { opening, close }: FixedTags): string {
  return unescaped(markup.replaceAll(opening, '').replaceAll(close, ''));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': '\u00a0',
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, (entity) => entities[entity] ?? entity);
}
