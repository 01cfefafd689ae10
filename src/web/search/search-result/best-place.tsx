import { PlaceCard } from '#src/ui/cards/place-card.tsx';
import type { DestinationBanner } from '#src/web/shared/banners/destination-banner.ts';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import styles from '#src/web/search/search-result/search-result.module.css';

/** The place that the words name, with the way to its page: it is none of the results below, which are things to do. */
export function BestPlace({ place, site }: Pick<ViewProps<unknown>, 'site'> & { readonly place: DestinationBanner }) {
  return (
    <div className={styles['best']}>
      <PlaceCard
        href={place.href}
        name={place.name.text}
        nameLang={place.name.lang === site.language ? undefined : place.name.lang}
        picture={pictureFacts(place.picture, 'thumb', site.platform, place.alt, 'card')}
        sizes="6rem"
        where={place.text}
        level={2}
        shape="row"
        track="click:search.place"
      />
    </div>
  );
}
