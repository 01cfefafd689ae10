import { useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { PageHead } from '#src/web/shared/page-head/page-head.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadUnsubscribe, type UnsubscribeView } from '#src/web/accounts/unsubscribe/unsubscribe.load.ts';
import styles from '#src/web/accounts/unsubscribe/unsubscribe.module.css';

export const unsubscribeScreen = screen(loadUnsubscribe, Unsubscribe);

function Unsubscribe({ data, site }: ViewProps<UnsubscribeView>) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <PageHead
        title={t`Email reminders`}
        lead={t`We’ll remind you the day before a visit. You’ll always get confirmations, vouchers and updates about your bookings.`}
      />
      {data.done === 'none' && <Notice tone="good" role="status">{t`You won’t get reminders anymore.`}</Notice>}
      {data.done === 'all' && <Notice tone="good" role="status">{t`You’ll get reminders again.`}</Notice>}
      {data.action === null ? (
        <Notice tone="info">{t`To stop reminders, use the link in any reminder email.`}</Notice>
      ) : (
        <form className={styles['form']} method="post" action={data.action}>
          <input type="hidden" name="language" value={site.language} />
          {data.done === 'none' ? (
            <Button type="submit" look="secondary" name="wanted" value="all">{t`Turn reminders back on`}</Button>
          ) : (
            <Button type="submit" name="wanted" value="none">{t`Stop reminders`}</Button>
          )}
        </form>
      )}
    </Page>
  );
}
