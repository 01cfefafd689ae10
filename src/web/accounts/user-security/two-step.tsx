import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';

import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import { Badge } from '#src/ui/content/badge.tsx';
import { ConfirmForm } from '#src/web/shared/forms/confirm-form.tsx';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { UserSecurityView } from '#src/web/accounts/user-security/user-security.load.ts';
import styles from '#src/web/accounts/user-security/user-security.module.css';

/** Whether sign-in by code requests a second factor; changed by anyone who has confirmed their identity. */
export function TwoStep({ data }: { readonly data: UserSecurityView }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { on, possible, confirmed } = data.second_factor;
  const onText = t({ message: 'On', context: 'two-step sign-in' });
  const offText = t({ message: 'Off', context: 'two-step sign-in' });
  const mayTurn = on ? data.confirmed : possible && confirmed;
  return (
    <section className={styles['panel']} aria-labelledby="two-step">
      <h2 id="two-step" className={styles['name']}>
        <Trans>Two-step sign-in</Trans> <Badge tone={on ? 'good' : 'plain'} text={on ? onText : offText} />
      </h2>
      <p className={styles['hint']}>
        <Trans>After your code, we’ll also ask for a passkey or a code sent to your other contact method.</Trans>{' '}
        {!on && !possible && (
          <Trans>Add a passkey, or both an email and a phone number, to turn on two-step sign-in.</Trans>
        )}
      </p>
      {data.confirmed && !on && possible && !confirmed && (
        <>
          <p className={styles['hint']}>{failureWords(i18n, { code: 'confirm_by_older' })}</p>
          <ConfirmForm ways={data.ways} />
        </>
      )}
      {mayTurn && (
        <div className={styles['actions']}>
          <ActionButton
            look="secondary"
            run={() => api.call(securityCalls.requireSecondFactor, { required: !on })}
            onDone={() => void revalidate()}
          >
            {on ? t`Turn off` : t`Turn on`}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
