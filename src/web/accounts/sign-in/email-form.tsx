import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CodeStep, type SentCode } from '#src/web/shared/forms/code-step.tsx';
import { EmailField } from '#src/web/shared/fields/email-field.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useRobotCheck } from '#src/web/shared/forms/use-robot-check.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { Noted } from '#src/web/accounts/sign-in/second-of.ts';
import styles from '#src/web/accounts/sign-in/sign-in.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type EmailFormProps = { readonly noted: Noted; readonly onDone: () => void };

/** The same by email. */
export function EmailForm({ noted, onDone }: EmailFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [error, setError] = useState<WireError | null>(null);
  const [busy, whileBusy] = useBusy();
  const sendCode = async (address: string) =>
    api.call(accountCalls.sendEmailCode, { email: address, captcha: await robot.solution() });
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await whileBusy(() => sendCode(email));
    setError(answer.ok ? null : answer.error);
    if (answer.ok) setSent({ to: answer.value.email, secondsToNext: answer.value.secondsToNext });
  };
  if (sent !== null)
    return (
      <CodeStep
        sent={sent}
        submitText={t`Sign in`}
        check={async (code) => noted(await api.call(accountCalls.signInByEmail, { email: sent.to, code }))}
        again={() => sendCode(sent.to)}
        onDone={onDone}
        back={{ text: t`Use a different email address`, go: () => setSent(null) }}
      />
    );
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <EmailField
        value={email}
        onChange={(value) => {
          robot.begin();
          setEmail(value);
        }}
        error={error === null ? undefined : failureWords(i18n, error)}
      />
      <Button type="submit" wide busy={busy ? t`Sending…` : undefined}>
        {t`Send me a code`}
      </Button>
    </form>
  );
}
