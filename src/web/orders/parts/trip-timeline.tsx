import { Trans, useLingui } from '@lingui/react/macro';

import { pages } from '#src/contract/pages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import styles from '#src/web/orders/parts/trip-timeline.module.css';
import type { TripDay, TripWords } from '#src/web/orders/parts/trip-view.ts';

type TripTimelineProps = { readonly days: readonly TripDay[]; readonly site: SitePart };

/** Days one below the other, each by the calendar of its place, and what is booked on them. */
export function TripTimeline({ days, site }: TripTimelineProps) {
  return (
    <ol className={styles['days']}>
      {days.map((day) => (
        <li key={day.key} className={styles['day']}>
          <h2 className={styles['date']}>
            <time dateTime={day.key}>{day.title}</time>
          </h2>
          {day.trips.map((trip) => (
            <TripCard key={trip.reference} trip={trip} site={site} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function TripCard({ trip, site }: { readonly trip: TripWords; readonly site: SitePart }) {
  return (
    <LineCard line={trip} site={site} level={3}>
      <p className={styles['state']}>
        <Badge tone={trip.tone} text={trip.state} />
      </p>
      {trip.closure !== null && <Notice tone="warn">{trip.closure}</Notice>}
      <Clashes clashes={trip.clashes} />
      <TripActions trip={trip} site={site} />
    </LineCard>
  );
}

function Clashes({ clashes }: { readonly clashes: readonly string[] }) {
  const { t } = useLingui();
  if (clashes.length === 0) return null;
  return (
    <Notice tone="warn" title={t`Tight schedule`}>
      <ul className={styles['clashes']}>
        {clashes.map((clash) => (
          <li key={clash}>{clash}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The voucher first; what can be changed, and what costs what, is the order's page to say. */
function TripActions({ trip, site }: { readonly trip: TripWords; readonly site: SitePart }) {
  return (
    <div className={styles['actions']}>
      {trip.voucherHref !== null && (
        <ButtonLink size="small" icon="ticket" href={trip.voucherHref}>
          <Trans>Show voucher</Trans>
        </ButtonLink>
      )}
      <ButtonLink size="small" look="secondary" href={trip.orderHref}>
        {trip.isOver ? <Trans>View order</Trans> : <Trans>Change or cancel</Trans>}
      </ButtonLink>
      <ButtonLink size="small" look="quiet" icon="printer" href={trip.receiptHref}>
        <Trans>Receipt</Trans>
      </ButtonLink>
      {!pages['user-messages'].planned && (
        <ButtonLink size="small" look="quiet" icon="help" href={href(site, 'user-messages')}>
          <Trans>Get help</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
