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
        In the European Union, a ride, a stay or a rental car paid for together can be a package: the seller is
        responsible for all parts of it and must protect your payment in case of insolvency. The{' '}
        <a href={href(site, 'legal', { document: 'conditions' })}>terms of use</a> explain what applies to this order.
      </Trans>
    </Notice>
  );
}
