import { placeForm } from '#src/domain/places/names/place-form.ts';
import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Columns } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { usePartyFit } from '#src/web/shared/party/use-party-fit.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadActivityOptions } from '#src/web/catalogue/activity-options/activity-options.load.ts';
import styles from '#src/web/catalogue/activity-options/activity-options.module.css';
import { BookingSummary } from '#src/web/catalogue/activity-options/booking-summary.tsx';
import { DateStep, PackageStep, PeopleStep, TimeStep } from '#src/web/catalogue/activity-options/choose-steps.tsx';
import type { BookingView, OptionsView } from '#src/web/catalogue/activity-options/options-view.ts';
import { useBooking } from '#src/web/catalogue/activity-options/use-booking.ts';

export const activityOptionsScreen = screen(loadActivityOptions, ActivityOptions);

function ActivityOptions({ data, site }: ViewProps<OptionsView>) {
  const { t } = useLingui();
  const inPlace = placeForm(data.city.name, 'in', site.language);
  return (
    <Page>
      <div className={styles['head']}>
        <div className={styles['thumb']}>
          <Picture
            picture={pictureFacts(data.picture.key, 'thumb', site.platform, '', 'card')}
            ratio="square"
            sizes="5rem"
            rounded
          />
        </div>
        <div className={styles['headWords']}>
          <Trail
            site={site}
            steps={[
              { text: data.city.name, href: data.city.href },
              { text: t`About this activity`, href: data.activityHref },
              { text: t`Booking` },
            ]}
          />
          <h1 className={styles['title']} lang={data.title.lang}>
            {data.title.text}
          </h1>
        </div>
      </div>
      {data.booking === null ? (
        <EmptyState
          icon="calendar"
          title={t`Not available right now`}
          text={t`No dates are available. Check back soon, or explore other activities.`}
        >
          <ButtonLink href={data.city.href}>{t`All activities ${inPlace}`}</ButtonLink>
        </EmptyState>
      ) : (
        <BookingForm data={data} view={data.booking} site={site} />
      )}
    </Page>
  );
}

function BookingForm({ data, view, site }: ViewProps<OptionsView> & { readonly view: BookingView }) {
  const booking = useBooking(view, data.productId, site);
  const fit = usePartyFit(site, { options: data.packages });
  return (
    // Submitted only without script, to look up the cheapest mix of tickets.
    <form action={`${view.mixForm.action}#people`} onSubmit={(event) => event.preventDefault()}>
      {Object.entries(view.mixForm.keys).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Columns aside={<BookingSummary view={view} booking={booking} site={site} />}>
        <div className={styles['steps']}>
          <PackageStep packages={data.packages} chosen={view} fit={fit} />
          <DateStep view={view} booking={booking} site={site} />
          <TimeStep view={view} booking={booking} />
          <PeopleStep view={view} booking={booking} site={site} />
        </div>
      </Columns>
    </form>
  );
}
