import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { ApiClient, Answer } from '#src/contract/client.ts';
import { securityEndpoints } from '#src/contract/endpoints/account-security.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { signWithPasskey, usePasskeysWork } from '#src/web/parts/passkeys-of-browser.ts';
import { useApi } from '#src/web/services.ts';
import styles from '#src/web/screens/sign-in/sign-in.module.css';

export type CodeBy = 'sms' | 'email';

type OtherWaysProps = {
  readonly by: CodeBy;
  readonly onBy: (by: CodeBy) => void;
  readonly hasGoogle: boolean;
  readonly jump: string;
  readonly onDone: () => void;
};

/** The ways below the first: the other kind of code, Google where it is set up, a passkey where the browser knows them. */
export function OtherWays({ by, onBy, hasGoogle, jump, onDone }: OtherWaysProps) {
  const { t } = useLingui();
  const api = useApi();
  const hasPasskeys = usePasskeysWork();
  return (
    <div className={styles['more']}>
      <p className={styles['or']}>
        <Trans>or</Trans>
      </p>
      <Button
        look="secondary"
        wide
        icon={by === 'sms' ? 'mail' : 'phone'}
        onPress={() => onBy(by === 'sms' ? 'email' : 'sms')}
      >
        {by === 'sms' ? t`Get the code by e-mail` : t`Get the code by text message`}
      </Button>
      {hasGoogle && (
        <WayButton
          icon="user"
          text={t`Continue with Google`}
          run={() => api.call(securityEndpoints.signInByGoogle, { signin_jump: jump })}
          onDone={({ address }) => location.assign(address)}
        />
      )}
      {hasPasskeys && (
        <WayButton
          icon="lock"
          text={t`Use a passkey`}
          run={() => signIn(api)}
          onDone={(signedIn) => {
            if (signedIn !== null) onDone();
          }}
        />
      )}
    </div>
  );
}

/** Null for whoever closed the browser's own question: he has changed his mind, and that is no error. */
async function signIn(api: ApiClient): Promise<Answer<object | null>> {
  const asked = await api.call(securityEndpoints.passkeySignInOptions, {});
  if (!asked.ok) return asked;
  const credential = await signWithPasskey(asked.value.options);
  return credential === null ? { ok: true, value: null } : api.call(securityEndpoints.signInByPasskey, { credential });
}

type WayButtonProps<Value> = {
  readonly icon: IconName;
  readonly text: string;
  readonly run: () => Promise<Answer<Value>>;
  readonly onDone: (value: Value) => void;
};

function WayButton<Value>({ icon, text, run, onDone }: WayButtonProps<Value>) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<WireError | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    const answer = await run();
    setBusy(false);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onDone(answer.value);
  };
  return (
    <>
      <Button look="secondary" wide icon={icon} busy={busy ? t`One moment…` : undefined} onPress={() => void press()}>
        {text}
      </Button>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {failureWords(i18n, error)}
        </Notice>
      )}
    </>
  );
}
