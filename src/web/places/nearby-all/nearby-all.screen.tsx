import { useLingui } from '@lingui/react/macro';

import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { PopularCarousels } from '#src/web/places/parts/popular-carousels.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { NearCarousels } from '#src/web/places/nearby-all/near-carousels.tsx';
import { loadNearbyAll, type NearbyAllView } from '#src/web/places/nearby-all/nearby-all.load.ts';
import styles from '#src/web/places/nearby-all/nearby-all.module.css';
import { useNear, type NearState } from '#src/web/places/nearby-all/use-near.ts';

export const nearbyAllScreen = screen(loadNearbyAll, NearbyAll);

function NearbyAll({ data, site }: ViewProps<NearbyAllView>) {
  const { t, i18n } = useLingui();
  const { state, locate } = useNear({ site, i18n });
  const found = state.kind === 'found';
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Band>
        <div className={styles['top']}>
          <Trail site={site} steps={data.trail} />
          <Title level={1} lead={t`Sights, tickets and tours around you, nearest first.`}>
            {t`Near you`}
          </Title>
          <div className={styles['ask']}>
            <div className={styles['ways']}>
              <span className={styles['scripted']}>
                <Button
                  icon="pin"
                  look={found ? 'secondary' : 'primary'}
                  busy={state.kind === 'asking' ? t`Finding your location…` : undefined}
                  onPress={locate}
                  track="click:nearby.ask"
                >
                  {found ? t`Search again` : t`Use my location`}
                </Button>
              </span>
              <ButtonLink look="quiet" icon="list" href={href(site, 'destination-list')}>
                {t`Choose a place instead`}
              </ButtonLink>
            </div>
            <p className={styles['promise']}>
              {t`Your browser will ask you first. We only use your location for this list, rounded to about a kilometer.`}
            </p>
            <noscript>
              <p>{t`Without JavaScript, we can’t detect your location. Please choose a place.`}</p>
            </noscript>
          </div>
          <Why state={state} />
        </div>
      </Band>
      {found ? <NearCarousels view={state.view} site={site} /> : <PopularCarousels data={data.popular} site={site} />}
    </Page>
  );
}

/** Why the page shows what it shows. */
function Why({ state }: { readonly state: NearState }) {
  const { t } = useLingui();
  switch (state.kind) {
    case 'refused':
      return (
        <Notice tone="info" role="status" title={t`Location access is off`}>
          {t`Here’s what’s popular instead. You can allow location access in your browser settings, or choose a place.`}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="warn" role="status" title={t`Your device couldn’t find your location`}>
          {t`Here’s what’s popular instead. Please try again or choose a place.`}
        </Notice>
      );
    case 'unanswered':
      return (
        <Notice tone="bad" role="status" title={t`Something went wrong on our side`}>
          {t`Here’s what’s popular instead. Please try again or choose a place.`}
        </Notice>
      );
    case 'cutOff':
      return (
        <Notice tone="warn" role="status" title={t`No connection`}>
          {t`Here’s what’s popular instead. Please try again or choose a place.`}
        </Notice>
      );
    case 'unasked':
    case 'asking':
      return <p className={styles['why']}>{t`We don’t know your location, so here’s what’s popular.`}</p>;
    case 'found':
      return null;
  }
}
