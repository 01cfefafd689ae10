import { Trans } from '@lingui/react/macro';

import { ErrorPage } from '#src/web/site/frame/errors/error-page.tsx';

export function Unauthorised() {
  return (
    <ErrorPage status="401" title={<Trans>Please sign in first</Trans>}>
      <Trans>This page belongs to another account. Sign in to see yours.</Trans>
    </ErrorPage>
  );
}
