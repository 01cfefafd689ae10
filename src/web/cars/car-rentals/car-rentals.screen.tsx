import { useLingui } from '@lingui/react/macro';

import { Disclosure } from '#src/ui/content/disclosure.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { DealPlaces } from '#src/web/shared/deals/deal-places.tsx';
import { HireForm } from '#src/web/cars/parts/hire-form.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadCarRentals, type CarRentalsView } from '#src/web/cars/car-rentals/car-rentals.load.ts';
import styles from '#src/web/cars/car-rentals/car-rentals.module.css';

export const carRentalsScreen = screen(loadCarRentals, CarRentals);

function CarRentals({ data, site }: ViewProps<CarRentalsView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Hero
        picture={pictureFacts(data.picture, 'hero', site.platform, '')}
        title={data.title}
        text={data.lead}
        size="short"
      >
        <HireForm view={data.form} site={site} />
      </Hero>
      <Band>
        <Carousel id="hire-places" title={t`Car rental locations`}>
          <DealPlaces places={data.places} label={t`Destinations`} />
        </Carousel>
      </Band>
      <Band tone="mist">
        <Carousel id="hire-questions" title={t`Good to know`}>
          <Questions />
        </Carousel>
      </Band>
    </Page>
  );
}

function Questions() {
  const { t } = useLingui();
  return (
    <div className={styles['questions']}>
      <Disclosure summary={t`What’s included in the price?`} name="hire">
        <p>{t`The car for the whole rental, taxes, insurance with a deductible, and all mandatory fees, such as for young drivers and one-way rentals.`}</p>
      </Disclosure>
      <Disclosure summary={t`What do I pay at the desk?`} name="hire">
        <p>{t`Nothing more. The rental desk holds a deposit on the driver’s card until the car is returned. The amount is shown next to the price.`}</p>
      </Disclosure>
      <Disclosure summary={t`Which documents does the driver need?`} name="hire">
        <p>{t`A driver’s license, a passport and a payment card in the same name. Many countries also require an international driving permit with a foreign license. Requirements are shown for each car.`}</p>
      </Disclosure>
      <Disclosure summary={t`How are rental days counted?`} name="hire">
        <p>{t`Each 24-hour period counts as a day, with a 30-minute grace period. From the fourth day, each day costs less.`}</p>
      </Disclosure>
    </div>
  );
}
