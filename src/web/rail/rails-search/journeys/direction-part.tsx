import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import { JourneyDetails } from '#src/web/rail/rails-search/journeys/journey-details.tsx';
import { JourneyTimes } from '#src/web/rail/rails-search/journeys/journey-times.tsx';
import styles from '#src/web/rail/rails-search/rails-search.module.css';
import type { FareView, JourneyView, WayView } from '#src/web/rail/rails-search/rails-search-view.ts';

/** The journeys of one way: other days, their order, each with its fares, and what comes before and after them. */
export function WayPart({ way }: { readonly way: WayView }) {
  const { t } = useLingui();
  return (
    <section className={styles['list']} id="way" aria-labelledby="way-title">
      <div>
        <h2 className={styles['partTitle']} id="way-title">
          {way.lead ?? way.title}
        </h2>
        {way.lead !== null && <p className={styles['soft']}>{way.title}</p>}
      </div>
      <ChipRow label={t`Other days`}>
        {way.days.map((day) => (
          <Chip key={day.href} text={day.text} href={day.href} selected={day.selected} />
        ))}
      </ChipRow>
      {way.note !== null && <Notice tone="info">{way.note}</Notice>}
      {way.empty !== null && <Nothing way={way} empty={way.empty} />}
      {way.journeys.length > 0 && (
        <>
          <div className={styles['tools']}>
            <p className={styles['soft']}>{way.priceNote}</p>
            {way.sorts.length > 0 && (
              <nav className={styles['sorts']} aria-label={t`Sort by`}>
                {way.sorts.map((sort) => (
                  <a
                    key={sort.href}
                    href={sort.href}
                    aria-current={sort.selected ? 'true' : undefined}
                    data-keep-scroll=""
                    data-replace=""
                    rel="nofollow"
                  >
                    {sort.text}
                  </a>
                ))}
              </nav>
            )}
          </div>
          {way.earlier !== null && (
            <ButtonLink look="secondary" size="small" href={way.earlier} rel="nofollow" inPlace>
              {t({ message: 'Earlier', context: 'train' })}
            </ButtonLink>
          )}
          <ol className={styles['journeys']}>
            {way.journeys.map((journey) => (
              <li key={journey.key}>
                <JourneyCard journey={journey} />
              </li>
            ))}
          </ol>
          {way.later !== null && (
            <ButtonLink look="secondary" size="small" href={way.later} rel="nofollow" inPlace>
              {t`Later`}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}

function Nothing({ way, empty }: { readonly way: WayView; readonly empty: NonNullable<WayView['empty']> }) {
  const { t } = useLingui();
  return (
    <EmptyState icon="rail" title={t`No trips found`} text={empty.text} level={3}>
      <Stack row gap={3}>
        {way.earlier !== null && (
          <ButtonLink look="secondary" href={way.earlier} rel="nofollow">
            {t({ message: 'Earlier', context: 'train' })}
          </ButtonLink>
        )}
        {empty.nextDay !== null && (
          <ButtonLink href={empty.nextDay.href} rel="nofollow">
            {empty.nextDay.text}
          </ButtonLink>
        )}
      </Stack>
    </EmptyState>
  );
}

function JourneyCard({ journey }: { readonly journey: JourneyView }) {
  const { t } = useLingui();
  return (
    <article className={styles['card']}>
      <h3>
        <HiddenText>{`${[journey.departs.later, journey.departs.time].filter(Boolean).join(' ')} ${journey.departs.station} – ${journey.arrives.time} ${journey.arrives.station}`}</HiddenText>
      </h3>
      <JourneyTimes journey={journey} />
      {journey.notes.map((note) => (
        <p key={note} className={styles['note']}>
          <Icon name="info" size="small" />
          {note}
        </p>
      ))}
      {journey.fares.length === 0 ? (
        <p className={styles['noPrice']}>
          <Icon name="info" size="small" />
          {t`Price not available: the operator doesn’t publish fares, so you can’t book this trip here.`}
        </p>
      ) : (
        <ul className={styles['fares']} aria-label={t`Fares`}>
          {journey.fares.map((fare) => (
            <li key={fare.key}>
              <Fare fare={fare} journey={journey} />
            </li>
          ))}
        </ul>
      )}
      <JourneyDetails journey={journey} fares={journey.fares} />
    </article>
  );
}

/** A class with its price: taking it is an address. */
function Fare({ fare, journey }: { readonly fare: FareView; readonly journey: JourneyView }) {
  return (
    <a className={styles['fare']} href={fare.href} rel="nofollow" track="click:rails.fare">
      <span className={styles['fareName']}>{fare.name}</span>
      <bdi className={styles['price']}>{fare.price}</bdi>
      <span className={fare.isFree ? styles['good'] : styles['soft']}>{fare.refund}</span>
      <HiddenText>{journey.departs.time}</HiddenText>
      <Icon name="chevron-forward" size="small" />
    </a>
  );
}
