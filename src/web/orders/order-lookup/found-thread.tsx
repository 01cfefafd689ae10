import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import type { OrderWords } from '#src/web/shared/orders/order-view.ts';
import { PageHead } from '#src/web/shared/page-head/page-head.tsx';
import { SupportOpen } from '#src/web/shared/account/support-open.tsx';
import styles from '#src/web/orders/order-lookup/order-lookup.module.css';
import { Thread } from '#src/web/support/user-messages/thread.tsx';
import type { ThreadView } from '#src/web/support/user-messages/thread-view.ts';

type Props = {
  readonly order: OrderWords;
  readonly thread: ThreadView | 'of an account';
  readonly site: SitePart;
};

/** The conversation of a guest with support, opened by the link of their order. */
export function FoundThread({ order, thread, site }: Props) {
  const { t } = useLingui();
  const { reference } = order;
  return (
    <Page width="narrow">
      <PageHead title={t`Messages`} />
      <div className={styles['thread']}>
        <p>
          <Trans>
            Order <bdi dir="ltr">{reference}</bdi>
          </Trans>
        </p>
        <SupportOpen />
        <div>
          <ButtonLink
            look="secondary"
            size="small"
            icon="ticket"
            href={href(site, 'order-lookup', {}, { order: reference })}
          >{t`View order`}</ButtonLink>
        </div>
        {thread === 'of an account' ? (
          <Notice tone="info">
            <Trans>This order belongs to an account. Sign in to that account to message support:</Trans>{' '}
            <a href={href(site, 'user-messages', {}, { order: reference })}>{t`Messages`}</a>
          </Notice>
        ) : (
          <Thread thread={thread} site={site} />
        )}
      </div>
    </Page>
  );
}
