import { Trans, useLingui } from '@lingui/react/macro';

import { undoDays } from '#src/domain/people/account-event.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/href.ts';
import { AccountFields, AccountOutcome } from '#src/web/parts/account-form.tsx';
import { PageHead } from '#src/web/parts/page-head.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadSecureAccount, type SecureAccountView } from '#src/web/screens/secure-account/secure-account.load.ts';
import styles from '#src/web/screens/secure-account/secure-account.module.css';

export const secureAccountScreen = screen(loadSecureAccount, SecureAccount);

/** What the link of a security notice opens: the change, and one button that undoes it. Works without script. */
function SecureAccount({ data, site }: ViewProps<SecureAccountView>) {
  const { t } = useLingui();
  const { event, forms } = data;
  const state = event?.state ?? 'over';
  return (
    <Page width="narrow">
      <PageHead title={t`Secure your account`} />
      {forms.refused !== null && <AccountOutcome forms={forms} />}
      {event !== null && <Facts event={event} />}
      {state === 'open' && <Undo data={data} />}
      {state === 'undone' && (
        <Notice tone="good" role="status">
          <Trans>This change was undone, and all devices were signed out. Sign in again to check your account.</Trans>
        </Notice>
      )}
      {state === 'over' && (
        <Notice tone="info">
          <Trans>This change can’t be undone with this link anymore. Contact us if it wasn’t you.</Trans>
        </Notice>
      )}
      {state !== 'open' && (
        <div className={styles['actions']}>
          {site.util.toggles.userCentre && <ButtonLink href={href(site, 'sign-in')}>{t`Sign in`}</ButtonLink>}
          <ButtonLink look="secondary" href={href(site, 'contact')}>{t`Contact us`}</ButtonLink>
        </div>
      )}
    </Page>
  );
}

function Facts({ event }: { readonly event: NonNullable<SecureAccountView['event']> }) {
  const { t } = useLingui();
  const words = {
    email_changed: t`Your account’s email address was changed`,
    phone_changed: t`Your account’s phone number was changed`,
    passkey_added: t`A passkey was added to your account`,
    passkey_removed: t`A passkey was removed from your account`,
    google_added: t`Google sign-in was connected to your account`,
    google_removed: t`Google sign-in was disconnected from your account`,
    second_factor_on: t`Two-step sign-in was turned on for your account`,
    second_factor_off: t`Two-step sign-in was turned off for your account`,
    new_device: t`New sign-in to your account`,
    data_exported: t`A copy of your account’s data was requested`,
    closing: t`Closing your account was requested`,
    undone: t`Recent changes to your account were undone`,
  };
  const place = [event.agent, event.network].filter((part) => part !== '').join(', ');
  return (
    <div className={styles['event']}>
      <p className={styles['what']}>{words[event.kind]}</p>
      <p className={styles['about']}>{event.when}</p>
      {place !== '' && (
        <p className={styles['about']}>
          <bdi dir="ltr">{place}</bdi>
        </p>
      )}
    </div>
  );
}

function Undo({ data: { forms } }: { readonly data: SecureAccountView }) {
  const { t } = useLingui();
  const days = undoDays;
  return (
    <form className={styles['form']} method="post" action={forms.action}>
      <AccountFields deed="undo-change" forms={forms} fields={{}} />
      <p>
        <Trans>If this was you, you don’t need to do anything.</Trans>
      </p>
      <p>
        <Trans>
          If it wasn’t, undo it within {days} days. This change and everything changed since are undone, and all devices
          are signed out.
        </Trans>
      </p>
      <div>
        <Button type="submit" look="danger">{t`Undo and sign out all devices`}</Button>
      </div>
    </form>
  );
}
