import { Trans, useLingui } from '@lingui/react/macro';

import { ErrorPage } from '#src/web/site/frame/errors/error-page.tsx';

/** The not-found page in the place of another one, with what its head says: it is never listed. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Page not found`}</title>
      <meta name="robots" content="noindex" />
      <meta
        name="description"
        content={t`The page you’re looking for doesn’t exist or has moved. Please check the address.`}
      />
      <NotFoundBody />
    </>
  );
}

/** The same below its own heading. */
export function NotFoundBody() {
  return (
    <ErrorPage status="404" title={<Trans>Page not found</Trans>}>
      <Trans>The page you’re looking for doesn’t exist or has moved. Please check the address.</Trans>
    </ErrorPage>
  );
}
