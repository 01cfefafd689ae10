import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { ContentBlocks } from '#src/web/shared/content/content-blocks.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import {
  loadTravelRestrictions,
  type CountryNotes,
  type TravelRestrictionsView,
} from '#src/web/content/travel-restrictions/travel-restrictions.load.ts';
import styles from '#src/web/content/travel-restrictions/travel-restrictions.module.css';

export const travelRestrictionsScreen = screen(loadTravelRestrictions, TravelRestrictions);

function TravelRestrictions({ data, site }: ViewProps<TravelRestrictionsView>) {
  const { t } = useLingui();
  const { countries, others } = data;
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Band>
        <Trail site={site} steps={data.trail} />
        <div className={styles['head']}>
          <Title level={1} look="display" lead={t`What each country requires of visitors, with the official source.`}>
            {t`Travel restrictions`}
          </Title>
          <Notice tone="warn" title={t`Check before you go`}>
            <p>
              {t`Rules change and depend on your passport. This is a summary as of the date shown. The official page linked below is authoritative, and the embassy can answer other questions.`}
            </p>
          </Notice>
        </div>
        <ChipRow label={t`Countries and regions`}>
          {countries.map(({ code, name }) => (
            <Chip key={code} text={name} href={`#${code}`} />
          ))}
        </ChipRow>
        {countries.map((country) => (
          <Country key={country.code} country={country} site={site} />
        ))}
        {others.length > 0 && (
          <section className={styles['others']} aria-labelledby="other-countries">
            <h2 className={styles['name']} id="other-countries">
              {t`Countries and regions we don’t cover yet`}
            </h2>
            <p>{t`For these countries and regions, check with the embassy or your own country’s foreign ministry:`}</p>
            <ul>
              {others.map(({ code, name, places }) => (
                <li key={code}>
                  {name}: <Places places={places} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Band>
    </Page>
  );
}

function Country({ country, site }: { readonly country: CountryNotes; readonly site: SitePart }) {
  const { t } = useLingui();
  const { code, name, notes, places } = country;
  const { picture } = notes;
  return (
    <section className={styles['country']} id={code} aria-labelledby={`${code}-name`}>
      <div className={styles['about']}>
        {picture !== null && (
          <Picture
            picture={pictureFacts(picture.picture, 'card', site.platform, '', 'card-large')}
            ratio="card"
            sizes="(width >= 64rem) 22rem, 92vw"
            rounded
          />
        )}
        <h2 className={styles['name']} id={`${code}-name`}>
          {name}
        </h2>
        <p className={styles['places']}>
          <Places places={places} />
        </p>
        {notes.date !== null && <p className={styles['date']}>{t`As of ${notes.date}`}</p>}
      </div>
      <div>
        <p className={styles['summary']} lang={notes.lang}>
          {notes.summary}
        </p>
        <ContentBlocks content={notes} site={site} />
      </div>
    </section>
  );
}

function Places({ places }: Pick<CountryNotes, 'places'>) {
  return places.map((place, index) => (
    <span key={place.id}>
      {index > 0 && ' · '}
      <a href={place.href} lang={place.lang}>
        {place.name}
      </a>
    </span>
  ));
}
