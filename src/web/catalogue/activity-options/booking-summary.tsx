import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { SummaryBox } from '#src/ui/booking/summary-box.tsx';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { FactsRow, type Fact } from '#src/ui/content/facts.tsx';
import type { PriceFacts } from '#src/ui/content/price.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import styles from '#src/web/catalogue/activity-options/activity-options.module.css';
import type { BookingView } from '#src/web/catalogue/activity-options/options-view.ts';
import { FaultNotice } from '#src/web/catalogue/activity-options/step.tsx';
import { booksAtOnce } from '#src/web/shared/booking/buy-now.ts';
import type { Booking } from '#src/web/catalogue/activity-options/use-booking.ts';

type SummaryProps = { readonly view: BookingView; readonly booking: Booking; readonly site: SitePart };

/** The selection, its exact price, and the two actions: add to cart and book. */
export function BookingSummary({ view, booking, site }: SummaryProps) {
  const { t } = useLingui();
  const { slot, total, fault } = booking;
  const facts: Fact[] = [{ icon: 'calendar', text: slot?.when ?? view.date ?? t`No date selected yet` }];
  if (slot !== null && slot.freeUntil !== null) facts.push({ icon: 'refund', text: slot.freeUntil, tone: 'good' });
  return (
    <SummaryBox
      label={t`Your booking`}
      price={usePrice(view, booking)}
      action={<Actions booking={booking} site={site} />}
      note={t`Nothing is reserved or paid for yet.`}
    >
      <h2 className={styles['summaryTitle']} lang={view.optionTitle.lang}>
        {view.optionTitle.text}
      </h2>
      <FactsRow facts={facts} shape="list" />
      {view.pack !== null && <Notice tone="good">{view.pack.text}</Notice>}
      {total !== null && (
        <dl className={styles['lines']}>
          {total.lines.map((line) => (
            <div key={line.unitId} className={styles['line']}>
              <dt lang={line.lang}>{line.label}</dt>
              <dd>
                <bdi>{line.amount}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles['small']}>
        {t`All taxes and fees included.`}{' '}
        {total !== null &&
          (total.local === null
            ? t`You’ll be charged exactly this total.`
            : t`You’ll be charged exactly this total. The local price is ${total.local}.`)}
      </p>
      <HiddenText>
        <span role="status">{total === null ? '' : t`Total: ${total.amount}`}</span>
      </HiddenText>
      {fault?.step === 'book' && <FaultNotice key={fault.attempt} text={fault.text} />}
      {booking.added && (
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

/** The exact total once a start is chosen, the lowest price until then. */
function usePrice(view: BookingView, { total }: Booking): PriceFacts | undefined {
  const { t } = useLingui();
  if (total === null) return view.from === null ? undefined : { amount: view.from, prefix: t`from` };
  return { amount: total.amount, prefix: t`Total` };
}

function Actions({ booking, site }: { readonly booking: Booking; readonly site: SitePart }) {
  const { t } = useLingui();
  const { busy, book } = booking;
  return (
    <div className={styles['actions']}>
      {!booksAtOnce(site) && <ToCart booking={booking} site={site} />}
      <Button
        size="large"
        wide
        name="then"
        value="pay"
        busy={busy === 'pay' ? t`One moment` : undefined}
        onPress={() => void book('pay')}
      >
        {t`Book now`}
      </Button>
    </div>
  );
}

function ToCart({ booking, site }: { readonly booking: Booking; readonly site: SitePart }) {
  const { t } = useLingui();
  const { busy, added, book } = booking;
  return (
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
          name="then"
          value="stay"
          busy={busy === 'stay' ? t`Adding…` : undefined}
          onPress={() => void book('stay')}
        >
          {t`Add to cart`}
        </Button>
      )}
    </span>
  );
}
