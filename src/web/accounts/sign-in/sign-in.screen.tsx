import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { GuestForm } from '#src/web/shared/forms/guest-form.tsx';
import { useApi } from '#src/web/shared/page/services.ts';
import { EmailForm } from '#src/web/accounts/sign-in/email-form.tsx';
import { memberJump } from '#src/web/accounts/sign-in/member-jump.ts';
import { OtherWays, type CodeBy } from '#src/web/accounts/sign-in/other-ways.tsx';
import { SignOut } from '#src/web/accounts/sign-in/sign-out.tsx';
import { PhoneForm } from '#src/web/accounts/sign-in/phone-form.tsx';
import { useSecond, type Noted } from '#src/web/accounts/sign-in/second-of.ts';
import { SecondStep } from '#src/web/accounts/sign-in/second-step.tsx';
import { loadSignIn, type SignInView } from '#src/web/accounts/sign-in/sign-in.load.ts';
import styles from '#src/web/accounts/sign-in/sign-in.module.css';

export const signInScreen = screen(loadSignIn, SignIn);

function SignIn({ data, site }: ViewProps<SignInView>) {
  const { t, i18n } = useLingui();
  const { second, noted, leave } = useSecond();
  const api = useApi();
  const enterAsMember = async (): Promise<void> => location.assign(await memberJump(api, data, site));
  if (second !== null)
    return (
      <Page width="narrow">
        <div className={styles['second']}>
          <h1 className={styles['title']} id="second-step" tabIndex={-1}>
            <Trans>Two-step sign-in</Trans>
          </h1>
          <SecondStep second={second} onDone={() => void enterAsMember()} />
          <Button look="quiet" wide onPress={leave}>
            {t`Back to sign-in`}
          </Button>
          {site.demonstration && <Demonstration site={site} />}
        </div>
      </Page>
    );
  return (
    <Page width="narrow">
      <h1 className={styles['title']}>
        {data.fromCheckout ? <Trans>Who’s traveling?</Trans> : <Trans>Welcome back</Trans>}
      </h1>
      <p className={styles['lead']}>
        <Trans>No password needed. Sign in or create an account with a code.</Trans>
      </p>
      {data.signedInAs !== null && (
        <div className={styles['already']}>
          <p>
            <Trans>
              You’re signed in as <bdi>{data.signedInAs}</bdi>.
            </Trans>
          </p>
          <div className={styles['others']}>
            <SignOut />
            <ButtonLink href={data.jump}>{t`Continue`}</ButtonLink>
          </div>
        </div>
      )}
      {data.problem !== null && (
        <div className={styles['problem']}>
          <Notice tone="bad" role="alert">
            {failureWords(i18n, { code: data.problem })}
          </Notice>
        </div>
      )}
      <Ways data={data} site={site} enterAsMember={() => void enterAsMember()} noted={noted} />
      <noscript>
        <Notice tone="info">{t`Signing in requires JavaScript. You can browse and search without it.`}</Notice>
      </noscript>
      {site.demonstration && <Demonstration site={site} />}
    </Page>
  );
}

type WaysProps = ViewProps<SignInView> & { readonly enterAsMember: () => void; readonly noted: Noted };

/** A code, Google, a passkey, or none of them: as a guest. */
function Ways({ data, site, enterAsMember, noted }: WaysProps) {
  const { t } = useLingui();
  const [by, setBy] = useState<CodeBy>('sms');
  return (
    <div className={styles['ways']}>
      <section className={styles['way']} aria-labelledby="by-code">
        <h2 id="by-code" className={styles['name']}>
          {by === 'sms' ? <Trans>With your phone</Trans> : <Trans>With your email address</Trans>}
        </h2>
        {by === 'sms' ? (
          <PhoneForm codes={data.codes} country={data.country} noted={noted} onDone={enterAsMember} />
        ) : (
          <EmailForm noted={noted} onDone={enterAsMember} />
        )}
        <OtherWays by={by} onBy={setBy} hasGoogle={data.hasGoogle} jump={data.jump} onDone={enterAsMember} />
      </section>
      <section className={styles['way']} aria-labelledby="as-guest">
        <h2 id="as-guest" className={styles['name']}>
          <Trans>As a guest</Trans>
        </h2>
        <p className={styles['hint']}>
          <Trans>Book without an account. We’ll email your tickets, and you’ll also find them in this browser.</Trans>
        </p>
        <GuestForm submitText={t`Continue as a guest`} onDone={() => location.assign(data.jump)} />
        <p className={styles['hint']}>
          <a href={href(site, 'order-lookup')}>{t`Find your order`}</a>
        </p>
      </section>
    </div>
  );
}

/** Where a showcase shows the codes that it does not send. */
function Demonstration({ site }: Pick<ViewProps<SignInView>, 'site'>) {
  return (
    <p className={styles['demonstration']}>
      <Trans>
        Demo: codes aren’t actually sent. Find them under{' '}
        <a href={href(site, 'dev-outbox')} target="_blank">
          emails and codes
        </a>
        .
      </Trans>
    </p>
  );
}
