import { markedBlocks, type Block, type Span } from '#src/domain/content/marked-text.ts';
import { localPath } from '#src/domain/site/address.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** A marked text as blocks whose links to our own pages lead to the page in the language of the site. */
export function markedView(site: Pick<SitePart, 'language'>, text: string): readonly Block[] {
  const own = (spans: readonly Span[]): readonly Span[] =>
    spans.map((span) => (span.kind === 'link' ? { ...span, href: ownHref(site, span.href) } : span));
  return markedBlocks(text).map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => ({ ...item, spans: own(item.spans) })) }
      : { ...block, spans: own(block.spans) },
  );
}

/** A checked link of content: our own pages in the language of the site, others as they are. */
export function ownHref(site: Pick<SitePart, 'language'>, href: string): string {
  if (!href.startsWith('/')) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  // A file has no slash at its end, and no language.
  if (/\.[a-z0-9]+$/.test(path)) return href;
  return localPath(site.language, path.replace(/(?<=.)\/$/, '')) + rest;
}
