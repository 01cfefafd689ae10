import { markedBlocks, type Block, type Span } from '#src/domain/content/marked-text.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { Toggles } from '#src/domain/site/partner.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** What of a site decides where links of content lead. */
type Ways = Pick<SitePart, 'language' | 'withdrawn'> & { readonly util: { readonly toggles: Toggles } };

/**
 * Returns a marked text as blocks. Links to our own pages lead to the page in the site's language; links to pages that
 * the site does not have become plain text.
 */
export function markedView(site: Ways, text: string): readonly Block[] {
  const own = (spans: readonly Span[]): readonly Span[] => spans.map((span) => ownSpan(site, span));
  return markedBlocks(text).map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => ({ ...item, spans: own(item.spans) })) }
      : { ...block, spans: own(block.spans) },
  );
}

function ownSpan(site: Ways, span: Span): Span {
  if (span.kind !== 'link') return span;
  const href = ownHref(site, span.href);
  return href === null ? { kind: 'text', text: span.text, at: span.at } : { ...span, href };
}

/**
 * Returns a checked link of content: our own pages in the site's language, others unchanged; null for a page that the
 * site's theme does not have (spec §1), or that an editor has removed. On sites without accounts, orders are found by
 * the link in their email.
 */
export function ownHref({ language, withdrawn = [], util: { toggles } }: Ways, href: string): string | null {
  if (!href.startsWith('/')) return href;
  const end = href.search(/[?#]/);
  const [path, rest] = end === -1 ? [href, ''] : [href.slice(0, end), href.slice(end)];
  // A file has no slash at its end, and no language.
  if (/\.[a-z0-9]+$/.test(path)) return href;
  if (!toggles.userCentre && /^\/user\/orders\/?$/.test(path)) return localPath(language, '/order-lookup');
  if (!toggles.userCentre && /^\/(user|signin)(\/|$)/.test(path)) return null;
  if (!toggles.cart && /^\/cart(\/|$)/.test(path)) return null;
  const bare = path.replace(/(?<=.)\/$/, '');
  return withdrawn.includes(bare) ? null : localPath(language, bare) + rest;
}
