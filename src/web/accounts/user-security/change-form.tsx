import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';

import type { Answer } from '#src/contract/client.ts';
import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/form/choices.tsx';
import { CodeStep, type SentCode } from '#src/web/shared/forms/code-step.tsx';
import { EmailField } from '#src/web/shared/fields/email-field.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { PhoneField, wholeNumber, type TypedPhone } from '#src/web/shared/fields/phone-field.tsx';
import { useRobotCheck } from '#src/web/shared/forms/use-robot-check.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { UserSecurityView } from '#src/web/accounts/user-security/user-security.load.ts';
import styles from '#src/web/accounts/user-security/user-security.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type ChangeFormProps = {
  readonly kind: 'phone' | 'email';
  readonly data: UserSecurityView;
  readonly onClose: () => void;
};

/** Another number or address: what is typed gets a code, and becomes the account's with it. */
export function ChangeForm({ kind, data, onClose }: ChangeFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<Typed>({ phone: { country: data.country, number: '' }, email: '' });
  const [sent, setSent] = useState<SentCode | null>(null);
  const [keepsSessions, setKeepsSessions] = useState(false);
  const ask = async (to: string): Promise<Answer<SentCode>> => {
    const captcha = await robot.solution();
    const answer =
      kind === 'phone'
        ? await api.call(securityCalls.sendNewPhoneCode, { phone: to, captcha })
        : await api.call(securityCalls.sendNewEmailCode, { email: to, captcha });
    if (!answer.ok) return answer;
    const { secondsToNext, ...where } = answer.value;
    return { ok: true, value: { to: 'phone' in where ? where.phone : where.email, secondsToNext } };
  };
  const done = async (): Promise<void> => {
    await revalidate();
    onClose();
  };
  if (sent === null)
    return (
      <NewWay kind={kind} data={data} typed={typed} onTyped={setTyped} ask={ask} onSent={setSent} onClose={onClose} />
    );
  return (
    <>
      <Checkbox
        id="keep-sessions"
        name="keep-sessions"
        label={t`Stay signed in on other devices`}
        checked={keepsSessions}
        onChange={(event) => setKeepsSessions(event.target.checked)}
      />
      <CodeStep<unknown>
        sent={sent}
        submitText={t`Save`}
        check={(code) =>
          kind === 'phone'
            ? api.call(securityCalls.changePhone, { phone: sent.to, code, keep_sessions: keepsSessions })
            : api.call(securityCalls.changeEmail, { email: sent.to, code, keep_sessions: keepsSessions })
        }
        again={() => ask(sent.to)}
        onDone={() => void done()}
        back={{
          text: kind === 'phone' ? t`Use a different phone number` : t`Use a different email address`,
          go: () => setSent(null),
        }}
      />
    </>
  );
}

type Typed = { readonly phone: TypedPhone; readonly email: string };

type NewWayProps = ChangeFormProps & {
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
  readonly ask: (to: string) => Promise<Answer<SentCode>>;
  readonly onSent: (sent: SentCode) => void;
};

/** The field for the new number or address; what was typed stays on every error and on the way back. */
function NewWay({ kind, data, typed, onTyped, ask, onSent, onClose }: NewWayProps) {
  const { t, i18n } = useLingui();
  const [error, setError] = useState<WireError | null>(null);
  const [busy, whileBusy] = useBusy();
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await whileBusy(() => ask(kind === 'phone' ? wholeNumber(data.codes, typed.phone) : typed.email));
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onSent(answer.value);
  };
  const words = error === null ? undefined : failureWords(i18n, error);
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      {kind === 'phone' ? (
        <PhoneField
          codes={data.codes}
          value={typed.phone}
          onChange={(phone) => onTyped({ ...typed, phone })}
          error={words}
        />
      ) : (
        <EmailField value={typed.email} onChange={(email) => onTyped({ ...typed, email })} error={words} />
      )}
      <div className={styles['actions']}>
        <Button type="submit" busy={busy ? t`Sending…` : undefined}>
          {t`Send me a code`}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
