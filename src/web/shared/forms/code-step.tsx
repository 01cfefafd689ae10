import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SyntheticEvent } from 'react';

import type { Answer } from '#src/contract/client.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { leftToRight } from '#src/domain/shared/text/foreign-text.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import styles from '#src/web/shared/forms/code-step.module.css';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

/** A code that went out: where to, and when the next may. */
export type SentCode = { readonly to: string; readonly secondsToNext: number };

type CodeStepProps<Value> = {
  readonly sent: SentCode;
  readonly submitText: string;
  readonly check: (code: string) => Promise<Answer<Value>>;
  readonly again: () => Promise<Answer<{ readonly secondsToNext: number }>>;
  readonly onDone: (value: Value) => void;
  /** Back to where the number or address is typed; without it there is nowhere to go back to. */
  readonly back?: { readonly text: string; readonly go: () => void };
};

/** The six digits: pasted, filled in by the phone or typed; what was typed stays on every error. */
export function CodeStep<Value>({ sent, submitText, check, again, onDone, back }: CodeStepProps<Value>) {
  const { t, i18n } = useLingui();
  const to = leftToRight(sent.to, languages[useSite().language].dir);
  const [code, setCode] = useState('');
  const [error, setError] = useState<WireError | null>(null);
  const [busy, whileBusy] = useBusy();
  const { wait, start } = useSecondsLeft(sent.secondsToNext);
  // Keyboard and screen reader users are at the field, and hear where the code went.
  useEffect(() => document.getElementById('code')?.focus(), []);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await whileBusy(
      () => check(code.replaceAll(/\s/g, '')),
      ({ ok }) => ok,
    );
    if (answer.ok) return onDone(answer.value);
    setError(answer.error);
  };
  const sendAgain = async (): Promise<void> => {
    const answer = await again();
    if (answer.ok) start(answer.value.secondsToNext);
    setError(answer.ok ? null : answer.error);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        ltr
        maxLength={9}
        label={t`6-digit code`}
        hint={t`Sent to ${to}. It expires in 5 minutes.`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error === null ? undefined : codeWords(i18n, error)}
        required
      />
      <Button type="submit" wide busy={busy ? t`Checking…` : undefined}>
        {submitText}
      </Button>
      <div className={styles['others']}>
        <Button look="quiet" size="small" disabled={wait > 0} onPress={() => void sendAgain()}>
          {wait > 0 ? t`New code in ${wait} s` : t`Send a new code`}
        </Button>
        {back !== undefined && (
          <Button look="quiet" size="small" onPress={back.go}>
            {back.text}
          </Button>
        )}
      </div>
      <p className={styles['hint']}>
        <Trans>Didn’t get it? Check your spam folder, and make sure the number or address is right.</Trans>
      </p>
    </form>
  );
}

/** Returns why the code was refused, and how many attempts are left if the error says so. */
function codeWords(i18n: I18n, error: WireError): string {
  const words = failureWords(i18n, error);
  const left = error.facts?.['left'];
  return typeof left === 'number' ? `${words} ${i18n._(msg`Attempts left: ${left}`)}` : words;
}

function useSecondsLeft(first: number): { readonly wait: number; readonly start: (seconds: number) => void } {
  const [wait, setWait] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setWait((now) => Math.max(0, now - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return { wait, start: setWait };
}
