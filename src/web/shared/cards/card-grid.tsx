import type { SitePart } from '#src/domain/site/site-part.ts';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import type { PosterLook } from '#src/web/shared/cards/cards-view.ts';
import { useOffered } from '#src/web/shared/cards/excluded-products.ts';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { PosterView } from '#src/web/shared/banners/promotion-banners.ts';

type GridProps = { readonly site: SitePart; readonly level?: 2 | 3; readonly track: TrackValue };

/** The products of a list side by side, without those that the page around it leaves out. */
export function CardGrid({
  cards,
  site,
  level = 3,
  track,
}: GridProps & { readonly cards: readonly ProductCardView[] }) {
  const offered = useOffered(cards);
  if (offered.length === 0) return null;
  return (
    <Grid of="row">
      {offered.map((card) => (
        <ProductCardTile key={card.id} card={card} site={site} level={level} track={track} />
      ))}
    </Grid>
  );
}

const grids = { mosaic: 'mosaic', tall: 'posters', wide: 'thirds' } as const;
const sizes: Readonly<Record<PosterLook, string>> = {
  mosaic: '(width >= 64rem) 18rem, 46vw',
  tall: '(width >= 64rem) 12rem, 46vw',
  wide: '(width >= 64rem) 24rem, 92vw',
};

type PosterGridProps = GridProps & { readonly posters: readonly PosterView[]; readonly look: PosterLook };

/** Places, themes, programmes and articles side by side. */
export function PosterGrid({ posters, look, site, level = 3, track }: PosterGridProps) {
  return (
    <Grid of={grids[look]}>
      {posters.map((one, index) => {
        const isWide = look === 'wide' || (look === 'mosaic' && isDouble(index));
        // A single card takes the whole row, and would be as high as the window.
        const isAlone = look === 'wide' && posters.length === 1;
        return (
          <PosterCard
            key={one.href}
            href={one.href}
            name={one.name}
            lang={one.lang === site.language ? undefined : one.lang}
            text={one.text}
            textLang={one.textLang === site.language ? undefined : one.textLang}
            picture={pictureFacts(
              one.picture,
              isAlone ? 'hero' : isWide ? 'card-large' : 'poster',
              site.platform,
              one.alt,
            )}
            sizes={isAlone ? '(width >= 75rem) 75rem, 92vw' : sizes[look]}
            shape={isAlone ? 'band' : isWide ? 'wide' : 'tall'}
            level={level}
            track={track}
          />
        );
      })}
    </Grid>
  );
}

/** The kit's mosaic lays its first and last of six over two columns. */
function isDouble(index: number): boolean {
  return index % 6 === 0 || index % 6 === 5;
}
