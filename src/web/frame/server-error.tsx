import { Trans } from '@lingui/react/macro';

import { ErrorPage } from '#src/web/frame/error-page.tsx';

export function ServerError() {
  return (
    <ErrorPage status="500" title={<Trans>Something went wrong on our side</Trans>}>
      <Trans>We have written it down and will look at it. Nothing you booked or paid is lost.</Trans>
    </ErrorPage>
  );
}
