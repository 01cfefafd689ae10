import { destinationCard, productCard } from '#src/api/catalogue/cards.ts';
import { shortAnswer } from '#src/api/marketing/deals.ts';
import { menuPath } from '#src/api/shared/page-links/page-links.ts';
import { programView, themeView } from '#src/api/marketing/promotion-views.ts';
import type { WireBlock, WireCards, WireLink } from '#src/contract/content/content.ts';
import type { FilledBlock, FilledCards } from '#src/domain/content/home/filled-block.ts';
import type { SpokenContent } from '#src/domain/content/content-item.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns a block for the wire. */
export function wireBlock(block: FilledBlock, language: LanguageCode): WireBlock {
  if (block.kind === 'cards') return wireCards(block, language);
  if (block.kind !== 'menu') return block;
  const { kind, lines } = block;
  return {
    kind,
    lines: lines.map(({ vertical, category, ...to }) => ({ vertical, category, path: menuPath(to, language) })),
  };
}

/** Returns an item of content as a link to its subject. */
export function wireLink({ item, text, lang }: SpokenContent): WireLink {
  const { key, picture, link } = item;
  return { key, lang, title: text.title, summary: text.summary, picture, link };
}

function wireCards(block: FilledCards, language: LanguageCode): WireCards {
  switch (block.of) {
    case 'products':
      return { ...block, products: block.products.map((one) => productCard(one, language)) };
    case 'destinations':
      return { ...block, destinations: block.destinations.map((one) => destinationCard(one, language)) };
    case 'themes':
      return { ...block, themes: block.themes.map((one) => themeView(one, language)) };
    case 'programmes':
      return { ...block, programmes: block.programmes.map((one) => programView(one, language)) };
    case 'deals':
      return { ...block, deals: block.deals.map((one) => shortAnswer(one, language)) };
    default:
      return { ...block, items: block.items.map(wireLink) };
  }
}
