import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { Conversation } from '#src/web/support/user-messages/conversation.tsx';
import { SupportOpen } from '#src/web/shared/account/support-open.tsx';
import { loadUserMessages, type UserMessagesView } from '#src/web/support/user-messages/user-messages.load.ts';
import styles from '#src/web/support/user-messages/user-messages.module.css';

export const userMessagesScreen = screen(loadUserMessages, UserMessages);

function UserMessages({ data, site }: ViewProps<UserMessagesView>) {
  const { t } = useLingui();
  if (data.kind === 'one') return <Conversation key={data.reference} data={data} site={site} />;
  return (
    <UserCentre page="user-messages" title={t`Messages`} lead={t`Each order has its own conversation with support.`}>
      <SupportOpen />
      {data.rows.length === 0 ? (
        <EmptyState
          icon="mail"
          title={t`No messages yet`}
          text={t`Choose “Contact support” on a booking so we know right away what it’s about.`}
        >
          <ButtonLink href={href(site, 'user-orders')}>{t`My bookings`}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles['list']}>
          {data.rows.map((row) => (
            <li key={row.key} className={styles['row']}>
              <h2 className={styles['name']}>
                <a href={row.href} lang={row.title.lang}>
                  {row.title.text}
                </a>
                {row.unread !== null && <Badge tone="warn" text={row.unread} />}
              </h2>
              <p className={styles['last']}>{row.last}</p>
              <p className={styles['soft']}>
                <Trans>
                  Order <bdi dir="ltr">{row.key}</bdi> · {row.at}
                </Trans>
              </p>
            </li>
          ))}
        </ul>
      )}
    </UserCentre>
  );
}
