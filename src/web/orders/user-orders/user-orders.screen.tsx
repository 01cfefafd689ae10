import { Trans, useLingui } from '@lingui/react/macro';

import { pages } from '#src/contract/pages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Pager } from '#src/ui/content/pager.tsx';
import { Tabs } from '#src/ui/content/tabs.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { TripTimeline } from '#src/web/orders/parts/trip-timeline.tsx';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadUserOrders, type UserOrdersView } from '#src/web/orders/user-orders/user-orders.load.ts';

export const userOrdersScreen = screen(loadUserOrders, UserOrders);

function UserOrders({ data, site }: ViewProps<UserOrdersView>) {
  const { t } = useLingui();
  const names = { coming: t`Upcoming`, past: t`Past`, cancelled: t({ message: 'Canceled', context: 'bookings' }) };
  return (
    <UserCentre page="user-orders" title={t`My bookings`} lead={t`Dates and times are local to each destination.`}>
      {data.bounced !== null && <MailsComeBack addresses={data.bounced} site={site} />}
      <Tabs
        label={t`Filter bookings`}
        tabs={data.tabs.map((tab) => ({
          text: names[tab.part],
          href: tab.href,
          count: tab.count,
          selected: tab.part === data.part,
        }))}
      />
      {data.days.length === 0 ? <Nothing data={data} site={site} /> : <TripTimeline days={data.days} site={site} />}
      {data.pager !== null && (
        <Pager
          label={t`More bookings`}
          position={data.pager.position}
          previous={data.pager.before === null ? undefined : { href: data.pager.before, text: t`Previous` }}
          next={data.pager.after === null ? undefined : { href: data.pager.after, text: t`Next` }}
        />
      )}
    </UserCentre>
  );
}

function MailsComeBack({ addresses, site }: { readonly addresses: string; readonly site: SitePart }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warn"
      title={t`Our emails aren’t reaching you`}
      action={
        pages['user-security'].planned ? undefined : (
          <ButtonLink size="small" look="secondary" href={href(site, 'user-security')}>
            <Trans>Change my email address</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>
        Our emails to <bdi dir="ltr">{addresses}</bdi> aren’t being delivered. All your vouchers are here. Please write
        to {site.brand.supportEmail} to give us another address.
      </Trans>
    </Notice>
  );
}

function Nothing({ data, site }: ViewProps<UserOrdersView>) {
  const { t } = useLingui();
  if (data.firstHref !== null)
    return (
      <EmptyState icon="calendar" title={t`No more bookings`}>
        <ButtonLink look="secondary" href={data.firstHref}>{t`Back to first page`}</ButtonLink>
      </EmptyState>
    );
  const titles = {
    coming: t`No upcoming trips`,
    past: t`No past trips`,
    cancelled: t`No canceled bookings`,
  };
  return (
    <EmptyState
      icon="ticket"
      title={titles[data.part]}
      text={
        data.part === 'coming'
          ? t`Your bookings appear here, with vouchers and options to change or cancel.`
          : undefined
      }
    >
      <ButtonLink href={href(site, 'home')}>{t`Explore activities`}</ButtonLink>
    </EmptyState>
  );
}
