import { Trans, useLingui } from '@lingui/react/macro';

import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** The notice before payment for orders that combine a ride, a stay and a car. */
export function PackageNotice() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <Notice tone="info" title={t`Your rights when you combine travel services`}>
      <Trans>
        In the European Union, travel services paid for together, such as a ride, a stay and a rental car, can be a
        package. The seller is then responsible for all of them and must protect your payment in case of insolvency. The{' '}
        <a href={href(site, 'legal', { document: 'conditions' })}>terms of use</a> explain what applies to this order.
      </Trans>
    </Notice>
  );
}
