import { Trans, useLingui } from '@lingui/react/macro';

import { pages } from '#src/contract/pages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { LimitedNotice } from '#src/web/shared/page-head/limited-notice.tsx';
import { MembershipCard } from '#src/web/marketing/parts/membership-card.tsx';
import { TripTimeline } from '#src/web/orders/parts/trip-timeline.tsx';
import { useUserCentre } from '#src/web/shared/account/user-centre-entries.ts';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadUser, type UserView } from '#src/web/accounts/user/user.load.ts';
import styles from '#src/web/accounts/user/user.module.css';

export const userScreen = screen(loadUser, User);

function User({ data, site }: ViewProps<UserView>) {
  const { t } = useLingui();
  return (
    <UserCentre page="user" title={data.name === null ? t`My account` : t`Hello, ${data.name}`}>
      <p className={styles['who']}>
        <img className={styles['avatar']} src={data.avatar} alt="" width="56" height="56" />
        <bdi>{data.known}</bdi>
      </p>
      {data.limited && <LimitedNotice />}
      <NextTrips data={data} site={site} />
      {data.membership !== null && <MembershipCard membership={data.membership} />}
      <ToSpend data={data} site={site} />
      <Everything />
    </UserCentre>
  );
}

function NextTrips({ data, site }: { readonly data: UserView; readonly site: SitePart }) {
  const { t } = useLingui();
  if (data.next.length === 0)
    return (
      <EmptyState icon="ticket" title={t`No upcoming trips`}>
        <ButtonLink href={href(site, 'home')}>{t`Explore activities`}</ButtonLink>
        <ButtonLink look="secondary" href={href(site, 'user-orders')}>{t`All bookings`}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <TripTimeline days={data.next} site={site} />
      <div>
        <ButtonLink look="secondary" iconAfter="chevron-forward" href={href(site, 'user-orders')}>
          {data.more ?? t`All bookings`}
        </ButtonLink>
      </div>
    </>
  );
}

function ToSpend({ data, site }: { readonly data: UserView; readonly site: SitePart }) {
  const { t } = useLingui();
  const rows = [
    { page: 'user-coupons', icon: 'deal', label: t`Coupons`, value: data.coupons },
    { page: 'user-credits', icon: 'wallet', label: t`Credits`, value: data.credits ?? t`No credits yet` },
    { page: 'user-gift-cards', icon: 'gift', label: t`Gift cards`, value: data.giftCards ?? t`No gift cards yet` },
  ] as const;
  const shown = rows.filter(({ page }) => !pages[page].planned);
  return (
    <ul className={styles['wallet']}>
      {shown.map(({ page, icon, label, value }) => (
        <li key={page}>
          <a href={href(site, page)}>
            <Icon name={icon} size="large" />
            <span>
              <span className={styles['label']}>{label}</span>
              <strong>
                <bdi>{value}</bdi>
              </strong>
            </span>
          </a>
        </li>
      ))}
      {data.unreviewed !== null && !pages['user-reviews'].planned && (
        <li>
          <a href={href(site, 'user-reviews')}>
            <Icon name="star" size="large" />
            <span>
              <span className={styles['label']}>{t`My reviews`}</span>
              <strong>{data.unreviewed}</strong>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}

/** On a phone the list of all places is here; a desktop has it beside every page. */
function Everything() {
  const groups = useUserCentre();
  return (
    <nav className={styles['everything']} aria-labelledby="everything">
      <h2 id="everything">
        <Trans>All your data</Trans>
      </h2>
      {groups.map((group) => (
        <ul key={group.title} aria-label={group.title}>
          {group.entries
            .filter((entry) => entry.page !== 'user')
            .map((entry) => (
              <li key={entry.page}>
                <a href={entry.href}>
                  <Icon name={entry.icon} />
                  <span className={styles['place']}>
                    {entry.text}
                    <span className={styles['about']}>{entry.about}</span>
                  </span>
                  <Icon name="chevron-forward" size="small" />
                </a>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}
