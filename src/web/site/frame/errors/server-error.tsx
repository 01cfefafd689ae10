import { Trans } from '@lingui/react/macro';

import { ErrorPage } from '#src/web/site/frame/errors/error-page.tsx';

/** `failed` is true on the page that failed itself, and false at the address `/500/`. */
export function ServerError({ failed = false }: { readonly failed?: boolean }) {
  return (
    <ErrorPage title={<Trans>Something went wrong on our side</Trans>} refresh={failed}>
      <Trans>We’ve logged the problem and will look into it. Your bookings and payments are safe.</Trans>
    </ErrorPage>
  );
}
