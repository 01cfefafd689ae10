import type { SitePart } from '#src/domain/site/site-part.ts';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import type { DestinationBanner } from '#src/web/shared/banners/destination-banner.ts';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';

type PostersProps = {
  readonly posters: readonly DestinationBanner[];
  readonly site: SitePart;
  readonly level?: 2 | 3 | 4;
  /** In which list one was pressed. */
  readonly track?: TrackValue;
};

/** Destinations as posters beside one another. */
export function DestinationBanners({ posters, site, level = 3, track }: PostersProps) {
  return (
    <Grid of="posters">
      {posters.map((poster) => (
        <PosterCard
          key={poster.href}
          href={poster.href}
          name={poster.name.text}
          lang={poster.name.lang === site.language ? undefined : poster.name.lang}
          text={poster.text}
          picture={pictureFacts(poster.picture, 'poster', site.platform, poster.alt)}
          sizes="(width >= 64rem) 13rem, 46vw"
          shape="tall"
          level={level}
          track={track}
        />
      ))}
    </Grid>
  );
}
