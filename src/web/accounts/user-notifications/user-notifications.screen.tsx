import { Trans, useLingui } from '@lingui/react/macro';

import { href } from '#src/web/shared/page/href.ts';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { MessagePreferencesForm } from '#src/web/accounts/parts/message-preferences-form.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import {
  loadUserNotifications,
  type NotificationsView,
} from '#src/web/accounts/user-notifications/user-notifications.load.ts';
import styles from '#src/web/accounts/user-notifications/user-notifications.module.css';

export const userNotificationsScreen = screen(loadUserNotifications, UserNotifications);

function UserNotifications({ data, site }: ViewProps<NotificationsView>) {
  const { t } = useLingui();
  return (
    <UserCentre
      page="user-notifications"
      title={t`Notifications`}
      lead={t`You’ll always get confirmations, vouchers and updates about your bookings. Everything else is up to you.`}
    >
      <p className={styles['where']}>
        {data.email === null ? (
          <Trans>We email the address you enter when you book.</Trans>
        ) : (
          <Trans>
            We email <bdi dir="ltr">{data.email}</bdi> and the address you enter when you book.
          </Trans>
        )}
      </p>
      <MessagePreferencesForm rows={data.rows} action="notifications" forms={data.forms} />
      <p className={styles['where']}>
        <a href={href(site, 'user-consent')}>{t`Offers, surveys and partners`}</a>
      </p>
    </UserCentre>
  );
}
