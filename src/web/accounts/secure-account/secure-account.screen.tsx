import { Trans, useLingui } from '@lingui/react/macro';

import { undoDays } from '#src/domain/accounts/account-event.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { AccountFields, AccountOutcome } from '#src/web/shared/forms/account-form.tsx';
import { PageHead } from '#src/web/shared/page-head/page-head.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadSecureAccount, type SecureAccountView } from '#src/web/accounts/secure-account/secure-account.load.ts';
import { eventWords, undoWords } from '#src/messages/security-notice.words.ts';
import styles from '#src/web/accounts/secure-account/secure-account.module.css';

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
      {event !== null && state === 'open' && <Undo forms={forms} event={event} />}
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

type Shown = NonNullable<SecureAccountView['event']>;

function Facts({ event }: { readonly event: Shown }) {
  const { i18n } = useLingui();
  const place = [event.agent, event.network].filter((part) => part !== '').join(', ');
  return (
    <div className={styles['event']}>
      <p className={styles['what']}>{i18n._(eventWords[event.kind])}</p>
      <p className={styles['about']}>{event.when}</p>
      {place !== '' && (
        <p className={styles['about']}>
          <bdi dir="ltr">{place}</bdi>
        </p>
      )}
    </div>
  );
}

function Undo({ forms, event }: { readonly forms: SecureAccountView['forms']; readonly event: Shown }) {
  const { t, i18n } = useLingui();
  const days = undoDays;
  return (
    <form className={styles['form']} method="post" action={forms.action}>
      <AccountFields action="undo-change" forms={forms} fields={{ notice: event.notice }} />
      <p>
        <Trans>If this was you, you don’t need to do anything.</Trans>
      </p>
      <p>
        <Trans>If it wasn’t you, undo it within {days} days.</Trans> {i18n._(undoWords(event.kind))}
      </p>
      <div>
        <Button type="submit" look="danger">{t`Undo and sign out all devices`}</Button>
      </div>
    </form>
  );
}
