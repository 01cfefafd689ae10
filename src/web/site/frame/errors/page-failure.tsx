import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { pageFailed } from '#src/web/site/frame/errors/errored-app.ts';
import { NotFound } from '#src/web/site/frame/errors/not-found.tsx';
import { ServerError } from '#src/web/site/frame/errors/server-error.tsx';
import { NoConnection } from '#src/web/shared/page/no-connection-error.ts';
import { useLater } from '#src/web/shared/page/use-deferred.ts';

// Fetched with the file that throws the error, so that it is there without a connection.
const fetchPage = async () => (await import('#src/web/site/frame/errors/no-connection.tsx')).NoConnectionPage;

/** Shown when a page fails to load or to render; what failed is reported, never shown (D-10). */
export function PageFailure() {
  const error = useRouteError();
  const { t } = useLingui();
  const isCutOff = error instanceof NoConnection;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [NoConnectionPage, want] = useLater(fetchPage);
  useEffect(() => {
    pageFailed(isCutOff ? null : status);
    // Without a connection nothing can be reported, and there is nothing to report.
    if (!isCutOff && status !== 404) reportError(error);
  }, [error, isCutOff, status]);
  useEffect(() => (isCutOff ? want() : undefined), [isCutOff, want]);
  if (isCutOff) return NoConnectionPage === null ? <main id="content" tabIndex={-1} /> : <NoConnectionPage />;
  if (status === 404) return <NotFound />;
  return (
    <>
      <title>{t`Something went wrong`}</title>
      <ServerError failed />
    </>
  );
}
