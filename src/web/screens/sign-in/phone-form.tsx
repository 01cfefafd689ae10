import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SyntheticEvent } from 'react';

import { accountEndpoints } from '#src/contract/endpoints/account.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { useRobotCheck } from '#src/web/parts/use-robot-check.ts';
import { useApi } from '#src/web/services.ts';
import styles from '#src/web/screens/sign-in/sign-in.module.css';

type Sent = { readonly phone: string; readonly secondsToNext: number };

/** Number first, then the six digits; what was typed stays on every error. */
export function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent === null ? (
    <NumberStep onSent={setSent} />
  ) : (
    <CodeStep sent={sent} onAgain={setSent} onBack={() => setSent(null)} onDone={onDone} />
  );
}

function NumberStep({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<WireError | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await api.call(accountEndpoints.sendSignInCode, { phone, captcha: await robot.solution() });
    setBusy(false);
    if (answer.ok) onSent(answer.value);
    else setError(answer.error);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        id="phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        ltr
        label={t`Phone number`}
        hint={t`With country code, such as +81 90 1234 5678`}
        value={phone}
        onChange={(event) => {
          robot.begin();
          setPhone(event.target.value);
        }}
        error={error === null ? undefined : failureWords(i18n, error)}
        required
      />
      <Button type="submit" wide busy={busy ? t`Sending…` : undefined}>
        {t`Send me a code`}
      </Button>
    </form>
  );
}

type CodeStepProps = {
  readonly sent: Sent;
  readonly onAgain: (sent: Sent) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

function CodeStep({ sent, onAgain, onBack, onDone }: CodeStepProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const [code, setCode] = useState('');
  const [error, setError] = useState<WireError | null>(null);
  const [busy, setBusy] = useState(false);
  const wait = useSecondsLeft(sent);
  const check = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await api.call(accountEndpoints.signInBySms, {
      phone: sent.phone,
      code: code.replaceAll(/\s/g, ''),
    });
    if (answer.ok) return onDone();
    setBusy(false);
    setError(answer.error);
  };
  const again = async (): Promise<void> => {
    const answer = await api.call(accountEndpoints.sendSignInCode, {
      phone: sent.phone,
      captcha: await robot.solution(),
    });
    if (answer.ok) onAgain(answer.value);
    else setError(answer.error);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void check(event)} noValidate>
      <TextInput
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        ltr
        maxLength={9}
        label={t`Six-digit code`}
        hint={t`Sent to ${sent.phone}; it works for five minutes.`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error === null ? undefined : failureWords(i18n, error)}
        required
      />
      <Button type="submit" wide busy={busy ? t`Checking…` : undefined}>
        {t`Sign in`}
      </Button>
      <div className={styles['others']}>
        <Button look="quiet" size="small" disabled={wait > 0} onPress={() => void again()}>
          {wait > 0 ? t`New code in ${wait} s` : t`Send a new code`}
        </Button>
        <Button look="quiet" size="small" onPress={onBack}>
          {t`Other number`}
        </Button>
      </div>
    </form>
  );
}

function useSecondsLeft(sent: Sent): number {
  const [waited, setWaited] = useState({ sent, seconds: 0 });
  useEffect(() => {
    const timer = setInterval(
      () => setWaited((now) => ({ sent, seconds: now.sent === sent ? now.seconds + 1 : 1 })),
      1_000,
    );
    return () => clearInterval(timer);
  }, [sent]);
  return Math.max(0, sent.secondsToNext - (waited.sent === sent ? waited.seconds : 0));
}
