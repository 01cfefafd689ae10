import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import type { CallingCode } from '#src/domain/site/choices/calling-codes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CodeStep, type SentCode } from '#src/web/shared/forms/code-step.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { PhoneField, wholeNumber } from '#src/web/shared/fields/phone-field.tsx';
import { useRobotCheck } from '#src/web/shared/forms/use-robot-check.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { Noted } from '#src/web/accounts/sign-in/second-of.ts';
import styles from '#src/web/accounts/sign-in/sign-in.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type PhoneFormProps = {
  readonly codes: readonly CallingCode[];
  readonly country: string;
  readonly noted: Noted;
  readonly onDone: () => void;
};

/** Number first, then the six digits; what was typed stays on every error and on the way back. */
export function PhoneForm({ codes, country, noted, onDone }: PhoneFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const [typed, setTyped] = useState({ country, number: '' });
  const [sent, setSent] = useState<SentCode | null>(null);
  const [error, setError] = useState<WireError | null>(null);
  const [busy, whileBusy] = useBusy();
  const sendCode = async (phone: string) =>
    api.call(accountCalls.sendSignInCode, { phone, captcha: await robot.solution() });
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await whileBusy(() => sendCode(wholeNumber(codes, typed)));
    setError(answer.ok ? null : answer.error);
    if (answer.ok) setSent({ to: answer.value.phone, secondsToNext: answer.value.secondsToNext });
  };
  if (sent !== null)
    return (
      <CodeStep
        sent={sent}
        submitText={t`Sign in`}
        check={async (code) => noted(await api.call(accountCalls.signInBySms, { phone: sent.to, code }))}
        again={() => sendCode(sent.to)}
        onDone={onDone}
        back={{ text: t`Use a different phone number`, go: () => setSent(null) }}
      />
    );
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <PhoneField
        codes={codes}
        value={typed}
        onChange={(value) => {
          robot.begin();
          setTyped(value);
        }}
        error={error === null ? undefined : failureWords(i18n, error)}
      />
      <Button type="submit" wide busy={busy ? t`Sending…` : undefined}>
        {t`Send me a code`}
      </Button>
    </form>
  );
}
