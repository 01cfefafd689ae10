import { Trans } from '@lingui/react/macro';

/** What cookies are for, above the choice and the list of them. */
export function CookieNote() {
  return (
    <p>
      <Trans>
        Most cookies keep the site working. Your visit is counted only with your consent, which you can give or withdraw
        here at any time.
      </Trans>
    </p>
  );
}
