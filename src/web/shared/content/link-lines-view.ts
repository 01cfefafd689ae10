import type { BlockView } from '#src/web/shared/content/block-view.ts';
import type { ContentView } from '#src/web/shared/content/content-view.ts';

/** Ways on in plain words; the language of a word where it is not that of the page. */
export type LinkLinesView = {
  readonly title: string;
  readonly lang: string | undefined;
  readonly links: readonly LinkLine[];
};

export type LinkLine = { readonly text: string; readonly href: string; readonly lang: string | undefined };

/** Wherever the blocks of an item lead, each way once, as plain links; null where they lead nowhere. */
export function linkLines(
  content: Pick<ContentView, 'title' | 'lang' | 'blocks'> | undefined,
  language: string,
): LinkLinesView | null {
  if (content === undefined) return null;
  const { title, lang } = content;
  const found = content.blocks.flatMap((block) => linksOf(block, lang));
  const once = new Map(found.map((link) => [link.href, link]));
  const links = [...once.values()].map((link) => (link.lang === language ? { ...link, lang: undefined } : link));
  return links.length === 0 ? null : { title, lang, links };
}

function linksOf(block: BlockView, lang: string | undefined): readonly LinkLine[] {
  switch (block.kind) {
    case 'posters':
      return block.posters.map(({ name, href, lang: own }) => ({ text: name, href, lang: own }));
    case 'products':
      return block.cards.map(({ title, href, titleLang }) => ({ text: title, href, lang: titleLang }));
    case 'menu':
      return block.lines.map(({ text, href }) => ({ text, href, lang: undefined }));
    case 'text':
      return block.text
        .flatMap((part) => (part.kind === 'list' ? part.items.flatMap(({ spans }) => spans) : part.spans))
        .flatMap((span) => (span.kind === 'link' ? [{ text: span.text, href: span.href, lang }] : []));
    default:
      return [];
  }
}
