import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { ServerError } from '#src/web/frame/server-error.tsx';
import { NotFound } from '#src/web/frame/not-found.tsx';

/** Shown when a page fails to load or to render; what failed is reported, never shown (D-10). */
export function PageFailure() {
  const error = useRouteError();
  const { t } = useLingui();
  useEffect(() => {
    reportError(error);
  }, [error]);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{missing ? t`Page not found` : t`Something went wrong`}</title>
      {missing ? <NotFound /> : <ServerError />}
    </>
  );
}
