import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import type { Answer, ApiClient } from '#src/contract/client.ts';
import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import type { CodeChannel } from '#src/contract/accounts/security/account-security.ts';
import { CodeStep, type SentCode } from '#src/web/shared/forms/code-step.tsx';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { signWithPasskey, usePasskeysWork } from '#src/web/shared/forms/passkeys-of-browser.ts';
import { useRobotCheck } from '#src/web/shared/forms/use-robot-check.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { Second } from '#src/web/accounts/sign-in/second-of.ts';
import styles from '#src/web/accounts/sign-in/sign-in.module.css';

type SecondStepProps = { readonly second: Second; readonly onDone: () => void };
type Sent = SentCode & { readonly way: CodeChannel };

/** After a right code, where the owner requires more: a code to the account's other factor, or a passkey. */
export function SecondStep({ second, onDone }: SecondStepProps) {
  const { t } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const passkeysWork = usePasskeysWork();
  const [sent, setSent] = useState<Sent | null>(null);
  const { step, email, phone } = second;
  // The field of the first code is gone: moving the focus shows keyboard and screen reader users the next step.
  useEffect(() => document.getElementById('second-step')?.focus(), []);
  const sendCode = async (way: CodeChannel) =>
    api.call(securityCalls.sendSecondCode, { step, way, captcha: await robot.solution() });
  if (sent !== null)
    return (
      <CodeStep
        sent={sent}
        submitText={t`Sign in`}
        check={(code) => api.call(securityCalls.signInBySecondCode, { step, way: sent.way, code })}
        again={() => sendCode(sent.way)}
        onDone={onDone}
        back={{ text: t`Try another way`, go: () => setSent(null) }}
      />
    );
  const button = (way: CodeChannel, to: string) => (
    <ActionButton
      look="secondary"
      wide
      run={() => sendCode(way)}
      onDone={({ secondsToNext }) => setSent({ to, way, secondsToNext })}
    >
      {t`Send a code to ${to}`}
    </ActionButton>
  );
  return (
    <div className={styles['form']}>
      <p className={styles['hint']} role="status">
        <Trans>One more step to confirm it’s you.</Trans>
      </p>
      {email !== null && button('email', email)}
      {phone !== null && button('sms', phone)}
      {second.hasPasskey && passkeysWork && (
        <ActionButton
          look="secondary"
          wide
          icon="lock"
          run={() => signByPasskey(api, step)}
          onDone={(done) => {
            if (done !== null) onDone();
          }}
        >
          {t`Use a passkey`}
        </ActionButton>
      )}
    </div>
  );
}

/** Null when the browser's own dialog was closed: the visitor changed their mind, which is no error. */
async function signByPasskey(api: ApiClient, step: string): Promise<Answer<object | null>> {
  const options = await api.call(securityCalls.passkeySignInOptions, {});
  if (!options.ok) return options;
  const credential = await signWithPasskey(options.value.options);
  if (credential === null) return { ok: true, value: null };
  return api.call(securityCalls.signInBySecondPasskey, { step, credential });
}
