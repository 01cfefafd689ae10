import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';

import { securityEndpoints } from '#src/contract/endpoints/account-security.ts';
import { ConfirmForm } from '#src/web/parts/confirm-form.tsx';
import { DeedButton } from '#src/web/parts/deed-button.tsx';
import { useApi } from '#src/web/services.ts';
import type { UserSecurityView } from '#src/web/screens/user-security/user-security.load.ts';
import styles from '#src/web/screens/user-security/user-security.module.css';

/** Whether sign-in by code asks for a second factor; changed by anyone who has confirmed their identity. */
export function TwoStep({ data }: { readonly data: UserSecurityView }) {
  const { t } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { on, possible, confirmed } = data.second_factor;
  const mayTurn = on ? data.confirmed : possible && confirmed;
  return (
    <section className={styles['panel']} aria-labelledby="two-step">
      <h2 id="two-step" className={styles['name']}>
        <Trans>Two-step sign-in</Trans>
      </h2>
      <p className={styles['hint']}>
        <Trans>After a code, we also ask for a passkey, or a code sent to your other contact.</Trans>{' '}
        {!on && !possible && (
          <Trans>Add a passkey, or both an email and a phone number, to turn on two-step sign-in.</Trans>
        )}
      </p>
      {data.confirmed && !on && possible && !confirmed && (
        <>
          <p className={styles['hint']}>
            <Trans>
              Confirm it’s you with an email, phone number or passkey that has been on your account for at least 7 days.
            </Trans>
          </p>
          <ConfirmForm ways={{ ...data, hasPasskey: data.passkeys.length > 0 }} />
        </>
      )}
      {mayTurn && (
        <div className={styles['deeds']}>
          <DeedButton
            look="secondary"
            run={() => api.call(securityEndpoints.requireSecondFactor, { required: !on })}
            onDone={() => void revalidate()}
          >
            {on ? t`Turn off` : t`Turn on`}
          </DeedButton>
        </div>
      )}
    </section>
  );
}
