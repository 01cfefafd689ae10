import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Answer } from '#src/contract/client.ts';
import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import type { CodeChannel } from '#src/contract/accounts/security/account-security.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { leftToRight } from '#src/domain/shared/text/foreign-text.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CodeStep, type SentCode } from '#src/web/shared/forms/code-step.tsx';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { signWithPasskey, usePasskeysWork } from '#src/web/shared/forms/passkeys-of-browser.ts';
import { useRobotCheck } from '#src/web/shared/forms/use-robot-check.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import styles from '#src/web/shared/forms/confirm-form.module.css';
import { useDoing } from '#src/web/shared/forms/use-busy.ts';

type Sent = SentCode & { readonly way: CodeChannel };
type SendCode = (way: CodeChannel) => Promise<Answer<{ readonly secondsToNext: number }>>;

/** By what the owner of an account can confirm their identity; email and phone are masked. */
export type ConfirmWays = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly emailProved: boolean;
  readonly hasPasskey: boolean;
};

/**
 * Before a factor is changed, data is exported or the account is closed: a passkey, or a code to an email or phone that the
 * account has already. Any of them will do, so that a lost phone is no hindrance.
 */
export function ConfirmForm({ ways }: { readonly ways: ConfirmWays }) {
  const { t } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Sent | null>(null);
  const sendCode: SendCode = async (way) =>
    api.call(securityCalls.sendOwnCode, { way, captcha: await robot.solution() });
  return (
    <section className={styles['confirm']} aria-labelledby="confirm">
      <h2 id="confirm" className={styles['name']}>
        <Trans>Confirm it’s you</Trans>
      </h2>
      {sent === null ? (
        <Choice ways={ways} sendCode={sendCode} onSent={setSent} onDone={() => void revalidate()} />
      ) : (
        <CodeStep
          sent={sent}
          submitText={t`Confirm`}
          check={(code) => api.call(securityCalls.confirm, { way: sent.way, code })}
          again={() => sendCode(sent.way)}
          onDone={() => void revalidate()}
          back={{ text: t`Try another way`, go: () => setSent(null) }}
        />
      )}
    </section>
  );
}

type ChoiceProps = {
  readonly ways: ConfirmWays;
  readonly sendCode: SendCode;
  readonly onSent: (sent: Sent) => void;
  readonly onDone: () => void;
};

function Choice({ ways: { phone, email, emailProved, hasPasskey }, sendCode: ask, onSent, onDone }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const passkeysWork = usePasskeysWork();
  const { dir } = languages[useSite().language];
  const [busy, whileDoing] = useDoing<CodeChannel>();
  const [error, setError] = useState<WireError | null>(null);
  const send = async (way: CodeChannel, to: string): Promise<void> => {
    const answer = await whileDoing(way, () => ask(way));
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onSent({ to, way, secondsToNext: answer.value.secondsToNext });
  };
  const button = (way: CodeChannel, address: string) => {
    const to = leftToRight(address, dir);
    return (
      <Button look="secondary" busy={busy === way ? t`Sending…` : undefined} onPress={() => void send(way, address)}>
        {t`Send a code to ${to}`}
      </Button>
    );
  };
  const hasNone = phone === null && !emailProved && !hasPasskey;
  const byPasskey = async (): Promise<Answer<unknown>> => {
    const options = await api.call(securityCalls.passkeySignInOptions, {});
    const credential = options.ok ? await signWithPasskey(options.value.options) : null;
    return credential === null ? options : api.call(securityCalls.confirmByPasskey, { credential });
  };
  return (
    <>
      <p className={styles['hint']}>
        {hasNone ? (
          <Trans>Sign out and sign in again to continue.</Trans>
        ) : (
          <Trans>For your security, confirm it’s you with one of your sign-in methods.</Trans>
        )}
      </p>
      <div className={styles['actions']}>
        {phone !== null && button('sms', phone)}
        {email !== null && emailProved && button('email', email)}
        {hasPasskey && passkeysWork && (
          <ActionButton look="secondary" run={byPasskey} onDone={onDone}>
            {t`Use a passkey`}
          </ActionButton>
        )}
      </div>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {failureWords(i18n, error)}
        </p>
      )}
    </>
  );
}
