import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Answer } from '#src/contract/client.ts';
import { securityEndpoints, type CodeChannel } from '#src/contract/endpoints/account-security.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { leftToRight } from '#src/domain/people/foreign-text.ts';
import { languages } from '#src/domain/site/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CodeStep, type SentCode } from '#src/web/parts/code-step.tsx';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { useRobotCheck } from '#src/web/parts/use-robot-check.ts';
import { useApi } from '#src/web/services.ts';
import { useSite } from '#src/web/site-context.ts';
import type { UserSecurityView } from '#src/web/screens/user-security/user-security.load.ts';
import styles from '#src/web/screens/user-security/user-security.module.css';

type Sent = SentCode & { readonly way: CodeChannel };
type Ask = (way: CodeChannel) => Promise<Answer<{ readonly secondsToNext: number }>>;

/** Before anything is changed: a code to a way that is the owner's already. A lost phone is no hindrance, the mail will do. */
export function ConfirmForm({ data }: { readonly data: UserSecurityView }) {
  const { t } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Sent | null>(null);
  const ask: Ask = async (way) => api.call(securityEndpoints.sendOwnCode, { way, captcha: await robot.solution() });
  return (
    <section className={styles['confirm']} aria-labelledby="confirm">
      <h2 id="confirm" className={styles['name']}>
        <Trans>Confirm that it is you</Trans>
      </h2>
      {sent === null ? (
        <Choice data={data} ask={ask} onSent={setSent} />
      ) : (
        <CodeStep
          sent={sent}
          submitText={t`Confirm`}
          check={(code) => api.call(securityEndpoints.confirm, { way: sent.way, code })}
          again={() => ask(sent.way)}
          onDone={() => void revalidate()}
          back={{ text: t`Another way`, go: () => setSent(null) }}
        />
      )}
    </section>
  );
}

type ChoiceProps = {
  readonly data: UserSecurityView;
  readonly ask: Ask;
  readonly onSent: (sent: Sent) => void;
};

function Choice({ data: { phone, email, emailProved }, ask, onSent }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const { dir } = languages[useSite().language];
  const [busy, setBusy] = useState<CodeChannel | null>(null);
  const [error, setError] = useState<WireError | null>(null);
  const send = async (way: CodeChannel, to: string): Promise<void> => {
    setBusy(way);
    const answer = await ask(way);
    setBusy(null);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onSent({ to, way, secondsToNext: answer.value.secondsToNext });
  };
  const button = (way: CodeChannel, address: string) => {
    const to = leftToRight(address, dir);
    return (
      <Button look="secondary" busy={busy === way ? t`Sending…` : undefined} onPress={() => void send(way, address)}>
        {t`Code to ${to}`}
      </Button>
    );
  };
  const hasNone = phone === null && !emailProved;
  return (
    <>
      <p className={styles['hint']}>
        {hasNone ? (
          <Trans>Sign out and in again to change something here.</Trans>
        ) : (
          <Trans>Before you change a way to sign in, we send a code to one that is yours already.</Trans>
        )}
      </p>
      <div className={styles['deeds']}>
        {phone !== null && button('sms', phone)}
        {email !== null && emailProved && button('email', email)}
      </div>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {failureWords(i18n, error)}
        </p>
      )}
    </>
  );
}
