import { Trans, useLingui } from '@lingui/react/macro';

import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import { Badge } from '#src/ui/content/badge.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { SessionWords } from '#src/web/accounts/user-security/user-security.load.ts';
import styles from '#src/web/accounts/user-security/user-security.module.css';

type DevicesProps = { readonly sessions: readonly SessionWords[]; readonly forms: PlainForms };

/** Where the account is signed in; each place but this one can be ended at once. */
export function Devices({ sessions, forms }: DevicesProps) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <section className={styles['panel']} aria-labelledby="devices">
      <h2 id="devices" className={styles['name']}>
        <Trans>Where you’re signed in</Trans>
      </h2>
      <p className={styles['hint']}>
        <Trans>Don’t recognize a device? Sign it out right away.</Trans>
      </p>
      <ul className={styles['rows']}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} forms={forms} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles['actions']}>
          <ActionButton
            look="danger"
            plain={{ action: 'sign-out-others', forms }}
            run={() => api.call(securityCalls.endOtherSessions, {})}
          >
            {t`Sign out of all other devices`}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

function Device({ session, forms }: { readonly session: SessionWords; readonly forms: PlainForms }) {
  const { t } = useLingui();
  const api = useApi();
  const ways = {
    sms: t`by text message`,
    email: t`by email`,
    google: t`with Google`,
    passkey: t`with a passkey`,
    guest: t`as a guest`,
  };
  const { id, agent, network, way, since, seen, current } = session;
  return (
    <li className={styles['row']}>
      <div className={styles['line']}>
        <Icon name={/Android|iPhone|HarmonyOS/.test(agent) ? 'mobile' : 'globe'} />
        <div className={styles['what']}>
          <p className={styles['strong']}>
            <bdi>{agent === '' ? t`Unknown browser` : agent}</bdi>{' '}
            {current && <Badge tone="good" text={t`This device`} />}
          </p>
          <p className={styles['about']}>
            <Trans>
              Signed in {since}, {ways[way]}; last active {seen}, from <bdi dir="ltr">{network}</bdi>
            </Trans>
          </p>
        </div>
        {!current && (
          <ActionButton
            look="secondary"
            plain={{ action: 'sign-out-one', forms, fields: { session: id } }}
            run={() => api.call(securityCalls.endSession, { session: id })}
          >
            {t`Sign out`}
          </ActionButton>
        )}
      </div>
    </li>
  );
}
