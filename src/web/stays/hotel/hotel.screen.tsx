import { useLingui } from '@lingui/react/macro';

import { Locator } from '#src/ui/booking/locator.tsx';
import { PriceCalendar } from '#src/ui/booking/calendar/price-calendar.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { GalleryMosaic } from '#src/ui/media/gallery.tsx';
import { Rating } from '#src/ui/cards/rating.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { LocalAddress } from '#src/web/shared/places/local-address.tsx';
import { ContractNote } from '#src/web/shared/page-head/contract-note.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { StayForm } from '#src/web/stays/parts/stay-form.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadHotel } from '#src/web/stays/hotel/hotel.load.ts';
import type { HotelView } from '#src/web/stays/hotel/hotel-view.ts';
import styles from '#src/web/stays/hotel/hotel.module.css';
import { Rooms } from '#src/web/stays/hotel/rooms.tsx';

export const hotelScreen = screen(loadHotel, Hotel);

function Hotel({ data, site }: ViewProps<HotelView>) {
  const { t } = useLingui();
  return (
    <Page>
      <StructuredData text={data.structured} />
      <Head data={data} site={site} />
      <div className={styles['main']}>
        <div className={styles['story']}>
          <p className={styles['text']} lang="en">
            {data.text}
          </p>
          <FactsRow label={t`Amenities`} facts={data.facilities.map((text) => ({ icon: 'check', text }))} />
        </div>
        <StayForm form={data.form} submitText={t`Show prices`} to={data.path} />
        <Rooms data={data} site={site} />
        <section className={styles['section']} id="dates" aria-labelledby="dates-title">
          <Title level={2} look="block" id="dates-title">
            {t`Dates and prices`}
          </Title>
          {data.calendar === null ? (
            <Notice tone="warn">{t`We couldn’t load the dates. Please reload the page.`}</Notice>
          ) : (
            <PriceCalendar {...data.calendar} />
          )}
        </section>
        <Rules data={data} />
        <ContractNote supplier={data.supplier} brand={site.brand.name} />
        <section className={styles['section']} id="where" aria-labelledby="where-title">
          <Title level={2} look="block" id="where-title">
            {t`Location`}
          </Title>
          <Locator {...data.locator} />
          <div className={styles['place']}>
            <address className={styles['address']}>
              <bdi lang={data.meetingPoint.address.lang}>{data.meetingPoint.address.text}</bdi>
              <LocalAddress local={data.meetingPoint.local} />
            </address>
            <ButtonLink look="secondary" size="small" icon="map" href={data.geo}>
              {t`Open in map app`}
            </ButtonLink>
          </div>
        </section>
      </div>
    </Page>
  );
}

function Head({ data, site }: ViewProps<HotelView>) {
  const { t } = useLingui();
  return (
    <div className={styles['head']}>
      <Trail
        site={site}
        steps={[
          { text: t`Home`, href: href(site, 'home') },
          { text: t`Hotels`, href: href(site, 'hotels') },
          { text: data.place.name, href: data.place.href },
          ...(site.platform === 'mobile' ? [] : [{ text: data.title.text }]),
        ]}
      />
      <h1 className={styles['title']} lang={data.title.lang}>
        {data.title.text}
      </h1>
      <p className={styles['under']}>
        <span>{data.stars}</span>
        {data.rating !== null && <Rating rating={data.rating} />}
        <span>{data.where}</span>
      </p>
      <GalleryMosaic
        label={t`Pictures`}
        pictures={data.pictures.flatMap(
          ({ key, alt }, at) =>
            pictureFacts(key, at === 0 ? 'card-large' : 'card', site.platform, alt, at === 0 ? 'full' : 'card-large') ??
            [],
        )}
      />
    </div>
  );
}

function Rules({ data }: { readonly data: HotelView }) {
  const { t } = useLingui();
  return (
    <section className={styles['section']} aria-labelledby="rules-title">
      <Title level={2} look="block" id="rules-title">
        {t`Good to know`}
      </Title>
      <FactsRow facts={data.rules} shape="list" />
      {data.access.length > 0 && (
        <FactsRow
          label={t({ message: 'Accessibility', context: 'place' })}
          facts={data.access.map((text) => ({ icon: 'accessible', text }))}
        />
      )}
      <p className={styles['soft']}>{t`This guest rating is a sample until the first guests have stayed.`}</p>
    </section>
  );
}
