import { Trans, useLingui } from '@lingui/react/macro';

import { Notice } from '#src/ui/feedback/notice.tsx';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** What an account with limited access can and cannot do (spec §4), and how to contact support. */
export function LimitedNotice() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <Notice tone="warn" title={t`Your account has limited access`}>
      <Trans>
        You can view and cancel your bookings, and download your data. Booking, redeeming codes and editing your profile
        are turned off. If you think this is a mistake, email {site.brand.supportEmail}.
      </Trans>
    </Notice>
  );
}
