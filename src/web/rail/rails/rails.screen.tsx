import { useLingui } from '@lingui/react/macro';

import { Disclosure } from '#src/ui/content/disclosure.tsx';
import { TrustRow } from '#src/ui/content/facts.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { RailForm } from '#src/web/rail/parts/rail-form.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { PassCard } from '#src/web/rail/rails/pass-card.tsx';
import { loadRails } from '#src/web/rail/rails/rails.load.ts';
import styles from '#src/web/rail/rails/rails.module.css';
import type { RailsView } from '#src/web/rail/rails/rails-view.ts';

export const railsScreen = screen(loadRails, Rails);

function Rails({ data, site }: ViewProps<RailsView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Hero
        picture={pictureFacts(data.picture, 'hero', site.platform, '')}
        title={data.title}
        text={t`Times, fares and seats from city to city, in one search.`}
        size="short"
      >
        <RailForm view={data.form} travellers={data.travellers} />
      </Hero>
      <Routes data={data} />
      {data.passes.length > 0 && (
        <Band tone="mist" id="passes">
          <Carousel
            id="passes-title"
            title={t`Rail passes`}
            lead={t`Unlimited rides on the lines covered by the pass, on consecutive days.`}
          >
            <ul className={styles['passes']}>
              {data.passes.map((pass) => (
                <li key={pass.id}>
                  <PassCard pass={pass} site={site} />
                </li>
              ))}
            </ul>
          </Carousel>
        </Band>
      )}
      <HowItWorks />
      <Questions />
    </Page>
  );
}

function Routes({ data }: Pick<ViewProps<RailsView>, 'data'>) {
  const { t } = useLingui();
  if (data.routes.length === 0) return null;
  return (
    <Band>
      <Carousel id="routes" title={t`Popular routes`} lead={data.routesNote}>
        <ul className={styles['routes']}>
          {data.routes.map((route) => (
            <li key={route.href}>
              <a className={styles['route']} href={route.href} track="click:rails.route">
                <Icon name={route.icon} size="large" />
                <span className={styles['words']}>
                  <b lang={route.lang}>{route.title}</b>
                  <span className={styles['soft']}>{route.facts}</span>
                </span>
                {route.price === null ? (
                  <span className={styles['soft']}>{t`Schedule only`}</span>
                ) : (
                  <bdi className={styles['price']}>{route.price}</bdi>
                )}
              </a>
            </li>
          ))}
        </ul>
      </Carousel>
    </Band>
  );
}

function HowItWorks() {
  const { t } = useLingui();
  return (
    <Band>
      <Carousel id="how" title={t`How it works`}>
        <TrustRow
          reasons={[
            {
              icon: 'search',
              title: t`Search by station or city`,
              text: t`Search in any language. Transfers, walks between stations and night trains are included.`,
            },
            {
              icon: 'ticket',
              title: t`Choose class and seats`,
              text: t`Every fare shows its refund deadlines. If seats are reserved, you choose yours on the seat map.`,
            },
            {
              icon: 'mobile',
              title: t`Your voucher works as your ticket`,
              text: t`We’ll email it once you’ve paid, and it works offline on your phone.`,
            },
          ]}
        />
      </Carousel>
    </Band>
  );
}

function Questions() {
  const { t } = useLingui();
  const questions = [
    {
      question: t`What time zone are the times in?`,
      say: t`Times are local to each station. If a trip crosses time zones, the zone is shown next to the time.`,
    },
    {
      question: t`Why do some trips have no price?`,
      say: t`Some operators share their schedules but not their fares. In that case, we show the trip without a price.`,
    },
    {
      question: t`Can I cancel a ticket?`,
      say: t`Each fare shows its refund deadlines before you pay and on your order page. You can cancel the whole order or only some travelers’ tickets.`,
    },
    {
      question: t`Can we sit together?`,
      say: t`Choose seats on the seat map, or leave it to us: we’ll look for seats next to each other.`,
    },
  ];
  return (
    <Band tone="mist">
      <Carousel id="questions" title={t`Frequently asked questions`}>
        <Stack gap={1}>
          {questions.map(({ question: request, say }) => (
            <Disclosure key={request} summary={request}>
              <p>{say}</p>
            </Disclosure>
          ))}
        </Stack>
      </Carousel>
    </Band>
  );
}
