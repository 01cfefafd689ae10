import { useLingui } from '@lingui/react/macro';

import { Timeline } from '#src/ui/booking/timeline.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from '#src/web/rail/rails-search/journeys/journey-details.module.css';
import type { FareView, JourneyView, LegView, MomentView } from '#src/web/rail/rails-search/rails-search-view.ts';

type DetailsProps = { readonly journey: JourneyView; readonly fares: readonly FareView[] };

/** Each trip with its stops, the changes between trips, and the refund terms of each fare. */
export function JourneyDetails({ journey, fares }: DetailsProps) {
  const { t } = useLingui();
  return (
    <details className={styles['details']} open={journey.isOpen}>
      <summary className={styles['more']}>
        {t`Stops, transfers and conditions`}
        <Icon name="chevron-down" size="small" />
      </summary>
      <ol className={styles['legs']}>
        {journey.legs.map((leg) => (
          <Leg key={leg.key} leg={leg} />
        ))}
      </ol>
      {fares.map((fare) => (
        <Conditions key={fare.key} fare={fare} />
      ))}
    </details>
  );
}

function Leg({ leg }: { readonly leg: LegView }) {
  return (
    <li className={styles['leg']}>
      <Moment moment={leg.departs} />
      <div className={styles['ride']}>
        <p className={styles['line']}>
          <Icon name={leg.icon} size="small" />
          <b lang={leg.lang}>{leg.line}</b>
        </p>
        <p className={styles['soft']}>
          <bdi>{leg.facts}</bdi>
        </p>
        <p className={styles['soft']}>{leg.duration}</p>
        {leg.notes.map((note) => (
          <p key={note} className={styles['note']}>
            <Icon name="info" size="small" />
            {note}
          </p>
        ))}
        {leg.stopsText !== null && (
          <a href={leg.stopsHref} data-keep-scroll="" data-replace="" rel="nofollow" aria-expanded={leg.stops !== null}>
            {leg.stopsText}
          </a>
        )}
        {leg.stops !== null && (
          <ol className={styles['stops']}>
            {leg.stops.map((stop) => (
              <li key={`${stop.time} ${stop.station}`}>
                <bdi>{stop.time}</bdi> <span lang={stop.lang}>{stop.station}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <Moment moment={leg.arrives} />
      {leg.change !== null && (
        <p className={styles['change']}>
          <Icon name={leg.staysOn ? leg.icon : 'clock'} size="small" />
          {leg.change}
        </p>
      )}
    </li>
  );
}

function Moment({ moment }: { readonly moment: MomentView }) {
  return (
    <p className={styles['call']}>
      <b>
        <bdi>{moment.time}</bdi>
      </b>
      <span>
        <span lang={moment.lang}>{moment.station}</span>
        {moment.written !== null && (
          <bdi className={styles['soft']} lang={moment.written.lang}>
            {' '}
            {moment.written.text}
          </bdi>
        )}
        {moment.platform !== null && <span className={styles['soft']}> {moment.platform}</span>}
        {moment.zone !== null && (
          <bdi className={styles['soft']} dir="ltr">
            {' '}
            {moment.zone}
          </bdi>
        )}
      </span>
    </p>
  );
}

function Conditions({ fare }: { readonly fare: FareView }) {
  const { t } = useLingui();
  return (
    <section className={styles['conditions']}>
      <h4 className={styles['fareName']}>{fare.name}</h4>
      {fare.tickets.map((ticket, at) => (
        <div key={ticket.title ?? at} className={styles['ticket']}>
          {ticket.title !== null && <p className={styles['soft']}>{ticket.title}</p>}
          <Timeline steps={ticket.steps} label={t`Refund if you cancel`} />
          {ticket.exchange !== null && <p className={styles['soft']}>{ticket.exchange}</p>}
        </div>
      ))}
    </section>
  );
}
