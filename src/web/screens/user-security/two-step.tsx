import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';

import { securityEndpoints } from '#src/contract/endpoints/account-security.ts';
import { DeedButton } from '#src/web/parts/deed-button.tsx';
import { useApi } from '#src/web/services.ts';
import type { UserSecurityView } from '#src/web/screens/user-security/user-security.load.ts';
import styles from '#src/web/screens/user-security/user-security.module.css';

/** Whether sign-in by code asks for a second factor; changed by anyone who has confirmed their identity. */
export function TwoStep({ data }: { readonly data: Pick<UserSecurityView, 'confirmed' | 'second_factor'> }) {
  const { t } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { on, possible } = data.second_factor;
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
      {data.confirmed && (on || possible) && (
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
