import type { WireCards, WireLine, WireLink } from '#src/contract/content/content.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { categoryIcons, verticalIcons } from '#src/web/shared/labels/category-icons.ts';
import { dealWords, type DealWords } from '#src/web/shared/cards/deal-labels.ts';
import { destinationBanner } from '#src/web/shared/banners/destination-banner.ts';
import { ownHref } from '#src/web/shared/banners/marked-view.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { programPoster, themePoster, type PosterView } from '#src/web/shared/banners/promotion-banners.ts';
import { categoryWords, pictureWords, verticalWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** How posters sit: of different sizes, tall ones side by side, or wide ones. */
export type PosterLook = 'mosaic' | 'tall' | 'wide';

/** Cards as they are drawn. */
export type CardsView = { readonly title?: string } & (
  | { readonly kind: 'products'; readonly cards: readonly ProductCardView[] }
  | { readonly kind: 'posters'; readonly look: PosterLook; readonly posters: readonly PosterView[] }
  | { readonly kind: 'deals'; readonly deals: readonly DealWords[] }
);

/** A line of the menu with its drawing. */
export type MenuLineView = { readonly text: string; readonly href: string; readonly icon: IconName };

/** Cards in the strings of a page; null where none of them leads anywhere on this site. */
export function cardsView(voice: Voice, block: WireCards): CardsView | null {
  const title = block.title === undefined ? {} : { title: block.title };
  const posters = (look: PosterLook, some: readonly PosterView[]): CardsView | null =>
    some.length === 0 ? null : { kind: 'posters', ...title, look, posters: some };
  switch (block.of) {
    case 'products':
      return { kind: 'products', ...title, cards: block.products.map((card) => productCardView(voice, card)) };
    case 'deals':
      return { kind: 'deals', ...title, deals: block.deals.map((deal) => dealWords(voice, deal)) };
    case 'destinations':
      return posters(
        // The kit's mosaic is made of whole sixes.
        block.destinations.length % 6 === 0 ? 'mosaic' : 'wide',
        block.destinations.map((place) => {
          const { name, ...rest } = destinationBanner(voice, place);
          return { ...rest, name: name.text, lang: name.lang };
        }),
      );
    case 'themes':
      return posters(
        'tall',
        block.themes.map((theme) => themePoster(voice, theme)),
      );
    case 'programmes':
      return posters(
        'wide',
        block.programmes.map((programme) => programPoster(voice, programme)),
      );
    default:
      return posters(
        'wide',
        block.items.flatMap((item) => linkPoster(voice, item) ?? []),
      );
  }
}

/** A line of the menu in the strings of a page. */
export function menuLine({ i18n }: Pick<Voice, 'i18n'>, { vertical, category, path }: WireLine): MenuLineView {
  return category === null
    ? { text: verticalWords(i18n, vertical), href: path, icon: verticalIcons[vertical] }
    : { text: categoryWords(i18n, category), href: path, icon: categoryIcons[category] };
}

/** An item of content that leads somewhere; null where this site has not what it leads to. */
function linkPoster({ site, i18n }: Voice, { title, summary, lang, picture, link }: WireLink): PosterView | null {
  const href = link === null ? null : ownHref(site, link);
  if (href === null) return null;
  const alt = picture === null ? '' : pictureWords(i18n, picture, title);
  return { href, name: title, lang, text: summary, textLang: lang, picture: picture ?? '', alt };
}
