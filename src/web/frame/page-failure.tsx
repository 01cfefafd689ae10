import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { pageFailed } from '#src/web/frame/errored-app.ts';
import { NotFound } from '#src/web/frame/not-found.tsx';
import { ServerError } from '#src/web/frame/server-error.tsx';

/** Shown when a page fails to load or to render; what failed is reported, never shown (D-10). */
export function PageFailure() {
  const error = useRouteError();
  const { t } = useLingui();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  useEffect(() => {
    pageFailed(status);
    if (status !== 404) reportError(error);
  }, [error, status]);
  if (status === 404) return <NotFound />;
  return (
    <>
      <title>{t`Something went wrong`}</title>
      <ServerError failed />
    </>
  );
}
