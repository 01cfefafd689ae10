import { placeForm } from '#src/domain/places/names/place-form.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { Columns, Stack } from '#src/ui/layout/grid.tsx';
import { Band, Below, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { rememberView } from '#src/web/shared/storage/recent-views.ts';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { usePartyFit } from '#src/web/shared/party/use-party-fit.ts';
import { usePart } from '#src/web/shared/experiments/experiments.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { Details } from '#src/web/catalogue/activity/details.tsx';
import { ActivityHead } from '#src/web/catalogue/activity/activity-head.tsx';
import { loadActivity } from '#src/web/catalogue/activity/activity.load.ts';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';
import { BookBox } from '#src/web/catalogue/activity/packages/book-box.tsx';
import { Help } from '#src/web/catalogue/activity/facts/help.tsx';
import { Dates, Packages } from '#src/web/catalogue/activity/packages/packages.tsx';
import { offeredTo } from '#src/web/catalogue/activity/packages/offered-to.ts';
import { Reviews } from '#src/web/catalogue/activity/reviews.tsx';
import { SellerNote } from '#src/web/catalogue/activity/facts/seller-note.tsx';
import { Story } from '#src/web/catalogue/activity/facts/story.tsx';
import { Where } from '#src/web/catalogue/activity/facts/where.tsx';
import styles from '#src/web/catalogue/activity/activity.module.css';

export const activityScreen = screen(loadActivity, Activity);

function Activity({ data, site }: ViewProps<ActivityView>) {
  useEffect(() => rememberView(data.id), [data.id]);
  const fit = usePartyFit(site, { options: data.packages });
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <div className={styles['top']}>
        <ActivityHead data={data} site={site} />
        <Columns aside={<BookBox data={offeredTo(data, fit)} />}>
          <div className={styles['main']}>
            <Story data={data} />
            <Packages data={data} fit={fit} />
            <Below>
              <Stack gap={7}>
                <Dates data={data} fit={fit} />
                <Details data={data} />
              </Stack>
            </Below>
            <Below>
              <Stack gap={7}>
                <Where where={data.where} />
                {data.supplier !== '' && <SellerNote seller={data.seller} brand={site.brand.name} />}
                <Reviews reviews={data.reviews} />
                {data.help !== null && <Help help={data.help} />}
              </Stack>
            </Below>
          </div>
        </Columns>
      </div>
      {site.util.toggles.recommendations && data.similar.length > 0 && <Similar data={data} site={site} />}
    </Page>
  );
}

/** Recommendations; an experiment may leave them out. */
function Similar({ data, site }: ViewProps<ActivityView>) {
  const { t } = useLingui();
  const tone = usePart('activity.similar');
  if (tone === 'hidden') return null;
  const inPlace = placeForm(data.city.name, 'in', site.language);
  return (
    <Band tone={tone}>
      <Carousel
        id="similar"
        title={t`You may also like`}
        more={{ href: data.city.href, text: t`All activities ${inPlace}` }}
      >
        <PartyGrid of="row" cards={data.similar} site={site} track="click:activity.similar" />
      </Carousel>
    </Band>
  );
}
