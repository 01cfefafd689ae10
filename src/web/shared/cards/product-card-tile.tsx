import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { BadgeProps } from '#src/ui/content/badge.tsx';
import { ProductCard } from '#src/ui/cards/product-card.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { SaveHeart } from '#src/web/shared/cards/save-button.tsx';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';

type TileProps = {
  readonly card: ProductCardView;
  readonly site: SitePart;
  readonly level?: 2 | 3 | 4;
  readonly shape?: 'tall' | 'wide';
  /** Shows instant confirmation as a badge on the picture, where it distinguishes results. */
  readonly badged?: boolean;
  /** False where the page has a better way to remove a saved product. */
  readonly hearted?: boolean;
  /** In which list it was pressed. */
  readonly track?: TrackValue;
};

/** Returns the badge: a deal first, else instant confirmation where `badged`. */
function badgeOf({ deal, badge }: ProductCardView, badged: boolean): BadgeProps | undefined {
  if (deal !== null) return { text: deal.text, icon: 'deal', lang: deal.lang };
  return badged && badge !== null ? { text: badge, icon: 'instant' } : undefined;
}

/** A product in a list, drawn by the kit. */
export function ProductCardTile({
  card,
  site,
  level = 3,
  shape = 'tall',
  badged = false,
  hearted = true,
  track,
}: TileProps) {
  return (
    <ProductCard
      href={card.href}
      title={card.title}
      titleLang={card.titleLang === site.language ? undefined : card.titleLang}
      picture={pictureFacts(card.picture, 'card', site.platform, card.alt, 'card-large')}
      sizes="(width >= 64rem) 17rem, (width >= 40rem) 40vw, 92vw"
      place={card.place}
      category={card.category}
      badge={badgeOf(card, badged)}
      heart={
        hearted && site.util.toggles.userCentre ? <SaveHeart id={card.id} title={card.title} site={site} /> : undefined
      }
      rating={card.rating ?? undefined}
      booked={card.booked ?? undefined}
      freeCancel={card.freeCancel ?? undefined}
      price={card.price ?? undefined}
      wished={card.wished ?? undefined}
      unavailable={card.unavailable ?? undefined}
      level={level}
      shape={shape}
      track={track}
    />
  );
}
