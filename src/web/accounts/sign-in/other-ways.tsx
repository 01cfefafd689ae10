import { Trans, useLingui } from '@lingui/react/macro';

import type { ApiClient, Answer } from '#src/contract/client.ts';
import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { signWithPasskey, usePasskeysWork } from '#src/web/shared/forms/passkeys-of-browser.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/accounts/sign-in/sign-in.module.css';

export type CodeBy = 'sms' | 'email';

type OtherWaysProps = {
  readonly by: CodeBy;
  readonly onBy: (by: CodeBy) => void;
  readonly hasGoogle: boolean;
  readonly jump: string;
  readonly onDone: () => void;
};

/** Further sign-in methods: the other kind of code, Google if configured, a passkey if the browser supports it. */
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
        {by === 'sms' ? t`Get the code by email` : t`Get the code by text message`}
      </Button>
      {hasGoogle && (
        <ActionButton
          look="secondary"
          wide
          icon="user"
          run={() => api.call(securityCalls.signInByGoogle, { signin_jump: jump })}
          onDone={({ address }) => location.assign(address)}
        >
          {t`Continue with Google`}
        </ActionButton>
      )}
      {hasPasskeys && (
        <ActionButton
          look="secondary"
          wide
          icon="lock"
          run={() => signIn(api)}
          onDone={(signedIn) => {
            if (signedIn !== null) onDone();
          }}
        >
          {t`Use a passkey`}
        </ActionButton>
      )}
    </div>
  );
}

/** Null when the browser's own dialog was closed: the visitor changed their mind, which is no error. */
async function signIn(api: ApiClient): Promise<Answer<object | null>> {
  const options = await api.call(securityCalls.passkeySignInOptions, {});
  if (!options.ok) return options;
  const credential = await signWithPasskey(options.value.options);
  return credential === null ? { ok: true, value: null } : api.call(securityCalls.signInByPasskey, { credential });
}
