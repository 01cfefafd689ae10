import { useLingui } from '@lingui/react/macro';

import { Timeline } from '#src/ui/booking/timeline.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { Price } from '#src/ui/content/price.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import type { HotelView, PlanView, RoomView } from '#src/web/stays/hotel/hotel-view.ts';
import styles from '#src/web/stays/hotel/hotel.module.css';
import { useChoosing, type Choosing } from '#src/web/stays/hotel/use-choosing.ts';

/** The rooms, each with the ways to buy it side by side. */
export function Rooms({ data, site }: ViewProps<HotelView>) {
  const { t } = useLingui();
  const choosing = useChoosing(data, site);
  return (
    <section className={styles['section']} id="rooms" aria-labelledby="rooms-title">
      <Title level={2} look="block" id="rooms-title" lead={data.stay ?? undefined}>
        {t({ message: 'Rooms', context: 'what one sleeps in' })}
      </Title>
      {data.hindrance !== null && <Notice tone="warn">{data.hindrance}</Notice>}
      {data.failed && (
        <Notice tone="bad" role="alert">{t`We couldn’t load the prices. Please reload the page.`}</Notice>
      )}
      {data.stay === null && data.form.wrong === null && !data.failed && (
        <Notice tone="info">{t`Choose your dates to see availability and the price of your stay.`}</Notice>
      )}
      {choosing.fault !== null && !isOffered(data, choosing.fault.planId) && (
        <Notice tone="bad" role="alert">
          {choosing.fault.text}
        </Notice>
      )}
      {data.rooms.map((room) => (
        <Room key={room.id} room={room} hasStay={data.stay !== null} choosing={choosing} />
      ))}
      <noscript>
        <Notice tone="info">{t`Booking requires JavaScript. All dates, times and prices are shown here without it.`}</Notice>
      </noscript>
    </section>
  );
}

/** A plan that is gone by now has no button any more to say it beside. */
function isOffered({ rooms }: HotelView, planId: string): boolean {
  return rooms.some(({ plans }) => plans.some(({ id }) => id === planId));
}

type RoomProps = { readonly room: RoomView; readonly hasStay: boolean; readonly choosing: Choosing };

function Room({ room, hasStay, choosing }: RoomProps) {
  const { t } = useLingui();
  return (
    <article className={styles['room']} aria-labelledby={`room-${room.id}`}>
      <div className={styles['about']}>
        <h3 className={styles['name']} id={`room-${room.id}`} lang={room.title.lang}>
          {room.title.text}
        </h3>
        <FactsRow facts={room.facts} shape="list" />
      </div>
      <div className={styles['plans']}>
        {hasStay && room.plans.length === 0 && (
          <p className={styles['none']}>{t`Too small for your party: try more rooms.`}</p>
        )}
        {room.plans.map((plan) => (
          <Plan key={plan.id} plan={plan} roomId={room.id} choosing={choosing} />
        ))}
      </div>
    </article>
  );
}

type PlanProps = { readonly plan: PlanView; readonly roomId: string; readonly choosing: Choosing };

function Plan({ plan, roomId, choosing }: PlanProps) {
  const { t } = useLingui();
  const fault = choosing.fault?.planId === plan.id ? choosing.fault.text : null;
  return (
    <div className={styles['plan']}>
      <div className={styles['words']}>
        <p className={styles['meals']}>{plan.meals}</p>
        {plan.free === null ? (
          <p className={styles['soft']}>{t`No refund`}</p>
        ) : (
          <p className={styles['good']}>
            <Icon name="check" size="small" />
            {plan.free}
          </p>
        )}
        {plan.left !== null && <p className={styles['few']}>{plan.left}</p>}
        <details className={styles['details']}>
          <summary>{t`If your plans change`}</summary>
          <Timeline steps={plan.steps} label={t`If your plans change`} />
        </details>
      </div>
      <div className={styles['buy']}>
        <Price price={plan.price} />
        {plan.due !== null && <p className={styles['soft']}>{plan.due}</p>}
        {plan.fault === null ? (
          <Button
            track="click:hotel.choose"
            busy={choosing.busy === plan.id ? t`One moment` : undefined}
            onPress={() => void choosing.choose(plan)}
            describedBy={`room-${roomId}`}
          >
            {t`Choose`}
          </Button>
        ) : (
          <p className={styles['none']}>{plan.fault}</p>
        )}
        <div role="status">{fault !== null && <Notice tone="bad">{fault}</Notice>}</div>
      </div>
    </div>
  );
}
