import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { AccountOutcome } from '#src/web/shared/forms/account-form.tsx';
import { ConfirmForm } from '#src/web/shared/forms/confirm-form.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { Devices } from '#src/web/accounts/user-security/devices.tsx';
import { TwoStep } from '#src/web/accounts/user-security/two-step.tsx';
import { loadUserSecurity, type UserSecurityView } from '#src/web/accounts/user-security/user-security.load.ts';
import { Passkeys, SignInMethods } from '#src/web/accounts/user-security/ways-in.tsx';

export const userSecurityScreen = screen(loadUserSecurity, UserSecurity);

function UserSecurity({ data, site }: ViewProps<UserSecurityView>) {
  const { t, i18n } = useLingui();
  return (
    <UserCentre
      page="user-security"
      title={t`Security`}
      lead={t`Your sign-in methods and the devices you’re signed in on.`}
    >
      <AccountOutcome forms={data.forms} />
      {data.problem !== null && (
        <Notice tone="bad" role="alert">
          {failureWords(i18n, { code: data.problem })}
        </Notice>
      )}
      {data.kind === 'guest' ? (
        <Notice
          tone="info"
          title={t`You’re browsing as a guest`}
          action={
            <ButtonLink
              size="small"
              look="secondary"
              href={`${href(site, 'sign-in')}?signin_jump=${href(site, 'user-orders')}`}
            >
              <Trans>Add it to my account</Trans>
            </ButtonLink>
          }
        >
          <Trans>Sign in with a code sent to your email address and keep the bookings you made as a guest.</Trans>
        </Notice>
      ) : (
        <>
          {!data.confirmed && <ConfirmForm ways={data.ways} />}
          <SignInMethods data={data} />
          <Passkeys data={data} />
          <TwoStep data={data} />
        </>
      )}
      <Devices sessions={data.sessions} forms={data.forms} />
      <noscript>
        <Notice tone="info">{t`Sign-in codes, Google sign-in and new passkeys require JavaScript. You can remove sign-in methods and sign out without it.`}</Notice>
      </noscript>
    </UserCentre>
  );
}
