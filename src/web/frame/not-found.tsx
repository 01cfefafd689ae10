import { Trans, useLingui } from '@lingui/react/macro';

import { ErrorPage } from '#src/web/frame/error-page.tsx';

/** The not-found page with what its head says, whichever page was asked for: it is never listed. */
export function NotFound() {
  const { t } = useLingui();
  const sentence = t`The page you asked for does not exist, or no longer does. The address may have a typo in it.`;
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="description" content={sentence} />
      <ErrorPage status="404" title={<Trans>This path leads nowhere</Trans>}>
        {sentence}
      </ErrorPage>
    </>
  );
}
