import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import type { CountryView, RegionView } from '#src/web/places/destination-list/destination-list-view.ts';
import styles from '#src/web/places/destination-list/destination-list.module.css';

/** Places by region of the world and country: ours as posters, the other towns as a line of links. */
export function Regions({ regions, site }: { readonly regions: readonly RegionView[]; readonly site: SitePart }) {
  return regions.map((region) => (
    <section key={region.id} className={styles['region']} aria-labelledby={`region-${region.id}`}>
      <h2 className={styles['heading']} id={`region-${region.id}`}>
        {region.name}
      </h2>
      <div className={styles['countries']}>
        {region.countries.map((country) => (
          <Country key={country.id} country={country} site={site} />
        ))}
      </div>
    </section>
  ));
}

function Country({ country, site }: { readonly country: CountryView; readonly site: SitePart }) {
  const { t } = useLingui();
  return (
    <div className={classNames(styles['country'], country.towns.length > 0 && styles['withTowns'])}>
      <h3 className={styles['name']}>{country.name}</h3>
      {country.posters.length > 0 && (
        <ul className={styles['posters']}>
          {country.posters.map((poster) => (
            <li key={poster.href} className={styles['poster']}>
              <PosterCard
                href={poster.href}
                name={poster.name.text}
                lang={poster.name.lang === site.language ? undefined : poster.name.lang}
                text={poster.text}
                picture={pictureFacts(poster.picture, 'poster', site.platform, poster.alt)}
                sizes="(width >= 48rem) 11rem, 46vw"
                level={4}
                track="click:destinations.place"
              />
            </li>
          ))}
        </ul>
      )}
      {country.towns.length > 0 && (
        <ul className={styles['towns']} aria-label={t`Towns`}>
          {country.towns.map((town) => (
            <li key={town.href}>
              <a className={styles['town']} href={town.href} lang={town.lang === site.language ? undefined : town.lang}>
                {town.name}
              </a>
            </li>
          ))}
          {country.others !== null && <li className={styles['others']}>{country.others}</li>}
        </ul>
      )}
    </div>
  );
}
