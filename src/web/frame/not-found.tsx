import { Trans } from '@lingui/react/macro';

import { ErrorPage } from '#src/web/frame/error-page.tsx';

export function NotFound() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ErrorPage status="404" title={<Trans>This path leads nowhere</Trans>}>
        <Trans>The page you asked for does not exist, or no longer does. The address may have a typo in it.</Trans>
      </ErrorPage>
    </>
  );
}
