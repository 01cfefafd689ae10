import styles from '#src/web/shared/deals/deal-section.module.css';
import type { DealPlaceLink } from '#src/web/shared/cards/deal-labels.ts';

type PlacesProps = {
  readonly places: readonly (DealPlaceLink & { readonly count?: string })[];
  readonly label: string;
};

/** Ways to the deals of places. */
export function DealPlaces({ places, label }: PlacesProps) {
  return (
    <ul className={styles['places']} aria-label={label}>
      {places.map((place) => (
        <li key={place.id}>
          <a className={styles['place']} href={place.href} lang={place.lang} track="click:deals.place">
            {place.name}
            {place.count !== undefined && <span className={styles['count']}>{place.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
