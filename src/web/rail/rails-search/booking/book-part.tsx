import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { SummaryBox } from '#src/ui/booking/summary-box.tsx';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Columns } from '#src/ui/layout/grid.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { booksAtOnce } from '#src/web/shared/booking/buy-now.ts';
import { FaultNotice } from '#src/web/catalogue/activity-options/step.tsx';
import type { RailsSearchView } from '#src/web/rail/rails-search/rails-search-view.ts';
import styles from '#src/web/rail/rails-search/rails-search.module.css';
import { rideKey } from '#src/web/rail/rails-search/booking/seat-choice.ts';
import { SeatPart } from '#src/web/rail/rails-search/booking/seat-part.tsx';
import { TakenPart } from '#src/web/rail/rails-search/booking/chosen-part.tsx';
import { useRailBooking, type RailBooking } from '#src/web/rail/rails-search/booking/use-rail-booking.ts';

type BookPartProps = {
  readonly data: RailsSearchView;
  readonly booking: NonNullable<RailsSearchView['booking']>;
  readonly site: SitePart;
};

/** All is chosen: seats where they can be chosen, what it costs, and the ways on. */
export function BookPart({ data, booking, site }: BookPartProps) {
  const { t } = useLingui();
  const state = useRailBooking(data.taken, site);
  const rides = data.taken.flatMap(({ way, seats, choice }) =>
    seats.flatMap((view) => (view === null ? [] : [{ key: rideKey(way, view.key), view, wanted: choice.seats }])),
  );
  return (
    <Columns aside={<Summary data={data} booking={booking} site={site} state={state} />}>
      <div className={styles['list']} id="book">
        {data.taken.map((taken) => (
          <TakenPart key={taken.way} taken={taken} />
        ))}
        {rides.length > 0 && (
          <section className={styles['list']} aria-labelledby="seats-title">
            <h2 className={styles['partTitle']} id="seats-title">
              {t`Seats`}
            </h2>
            {rides.map(({ key, view, wanted: seatCount }, at) => (
              <SeatPart
                key={key}
                id={`seats-${at}`}
                view={view}
                seatCount={seatCount}
                chosen={state.seats[key] ?? []}
                onPick={(seat) => state.pick(key, seat, seatCount)}
              />
            ))}
          </section>
        )}
      </div>
    </Columns>
  );
}

type SummaryProps = BookPartProps & { readonly state: RailBooking };

function Summary({ data, booking, site, state }: SummaryProps) {
  const { t } = useLingui();
  const { fault, added } = state;
  return (
    <SummaryBox
      label={t`Your booking`}
      price={{ amount: booking.total, prefix: t`Total` }}
      action={<Actions state={state} site={site} />}
      note={t`Nothing is reserved or paid for yet.`}
    >
      <h2 className={styles['partTitle']}>{data.title}</h2>
      <p className={styles['soft']}>{data.travellers}</p>
      <dl className={styles['totals']}>
        {data.taken.map(({ way, title, fare }) => (
          <div key={way}>
            <dt>
              {title}, {fare.name}
            </dt>
            <dd>
              <bdi>{fare.price}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['soft']}>{t`All taxes and fees included.`}</p>
      {fault !== null && <FaultNotice key={fault.attempt} text={fault.text} />}
      {added && (
        <Notice tone="good" action={<a href={href(site, 'cart')}>{t`Go to cart`}</a>}>
          {t`Added to your cart.`}
        </Notice>
      )}
      <noscript>
        <Notice tone="info">{t`Booking requires JavaScript. All dates, times and prices are shown here without it.`}</Notice>
      </noscript>
    </SummaryBox>
  );
}

function Actions({ state, site }: Pick<SummaryProps, 'state' | 'site'>) {
  const { t } = useLingui();
  const { busy, added, book } = state;
  return (
    <div className={styles['actions']}>
      {!booksAtOnce(site) && (
        <span className={styles['toCart']}>
          {added ? (
            <ButtonLink look="secondary" size="large" icon="cart" wide href={href(site, 'cart')}>
              {t`View cart`}
            </ButtonLink>
          ) : (
            <Button
              look="secondary"
              size="large"
              icon="cart"
              wide
              busy={busy === 'stay' ? t`Adding…` : undefined}
              onPress={() => void book('stay')}
            >
              {t`Add to cart`}
            </Button>
          )}
        </span>
      )}
      <Button size="large" wide busy={busy === 'pay' ? t`One moment` : undefined} onPress={() => void book('pay')}>
        {t`Book now`}
      </Button>
    </div>
  );
}
