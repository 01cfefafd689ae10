import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';

import type { CallFailure } from '#src/contract/client.ts';
import { privacyCalls } from '#src/contract/accounts/privacy.calls.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/form/choices.tsx';
import { AccountFields } from '#src/web/shared/forms/account-form.tsx';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/accounts/user-data/user-data.module.css';
import type { UserDataView } from '#src/web/accounts/user-data/user-data.load.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type Props = Pick<UserDataView, 'due' | 'open' | 'left' | 'forms' | 'isClosing'> & { readonly closeHref: string };

/** Closing the account in two steps: what it means, then the request; at least three days to take it back. */
export function CloseAccount(props: Props) {
  const { due, forms } = props;
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>
        <Trans>Close your account</Trans>
      </h2>
      {due === null ? <Closing {...props} /> : <Closed due={due} forms={forms} />}
    </section>
  );
}

function Closing({ open, left, forms, isClosing, closeHref }: Omit<Props, 'due'>) {
  const { t } = useLingui();
  const { isConfirming, isAlive, understood, busy, fault, begin, setUnderstood, close } = useClosing(isClosing);
  if (open.length > 0)
    return (
      <Notice tone="info" title={t`You can’t close your account yet`}>
        <ul>
          {open.map((matter) => (
            <li key={matter}>{matter}</li>
          ))}
        </ul>
      </Notice>
    );
  if (!isConfirming)
    return (
      <div>
        <ButtonLink look="secondary" href={closeHref} onPress={begin}>
          {t`Close my account`}
        </ButtonLink>
      </div>
    );
  return (
    <form className={styles['step']} method="post" action={forms.action} onSubmit={(event) => void close(event)}>
      <AccountFields action="close" forms={forms} />
      <Meaning left={left} />
      <p>
        <Trans>You’ll have at least 3 days to change your mind.</Trans>
      </p>
      <Checkbox
        id="understood"
        name="understood"
        label={t`I understand what will be erased and what will be retained.`}
        checked={understood}
        required
        onChange={(event) => setUnderstood(event.target.checked)}
      />
      {fault !== null && (
        <Notice tone="bad" role="alert">
          {fault}
        </Notice>
      )}
      <div>
        <Button type="submit" look="danger" disabled={isAlive && !understood} busy={busy ? t`One moment…` : undefined}>
          {t`Erase my account`}
        </Button>
      </div>
    </form>
  );
}

function Meaning({ left }: Pick<Props, 'left'>) {
  return (
    <>
      <p>
        <Trans>
          Erased: your name, address, phone number and picture, saved travelers and their answers, messages, wishlists,
          sign-in methods and devices. Your reviews stay published, without your name.
        </Trans>
      </p>
      <p>
        <Trans>
          Retained as required by tax law: the amounts and dates of your orders, plus receipts and Taiwan invoices as
          issued.
        </Trans>
      </p>
      {left.length > 0 && (
        <Notice tone="warn">
          <Trans>You’ll lose these for good:</Trans>
          <ul>
            {left.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Closed({ due, forms }: { readonly due: string; readonly forms: PlainForms }) {
  const { t } = useLingui();
  const { busy, fault, cancel } = useClosing(false);
  return (
    <form className={styles['step']} method="post" action={forms.action} onSubmit={(event) => void cancel(event)}>
      <AccountFields action="keep" forms={forms} />
      <Notice tone="warn" role="status">
        <Trans>Your account will be erased on {due}. Until then, you can keep using it, or change your mind.</Trans>
      </Notice>
      {fault !== null && (
        <Notice tone="bad" role="alert">
          {fault}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy ? t`One moment…` : undefined}>
          {t`Keep my account`}
        </Button>
      </div>
    </form>
  );
}

function useClosing(isClosing: boolean) {
  const { i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [isConfirming, setConfirming] = useState(isClosing);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAlive(true), 0);
    return () => clearTimeout(timer);
  }, []);
  const [understood, setUnderstood] = useState(false);
  const [busy, whileBusy] = useBusy();
  const [fault, setFault] = useState<string | null>(null);
  const done = async (answer: { readonly ok: true } | ({ readonly ok: false } & CallFailure)): Promise<void> => {
    setFault(answer.ok ? null : failureWords(i18n, answer.error));
    await revalidate();
  };
  const close = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await whileBusy(async () => done(await api.call(privacyCalls.closeAccount, { understood: true })));
  };
  const cancel = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await whileBusy(async () => done(await api.call(privacyCalls.keepAccount, {})));
  };
  const begin = (event: SyntheticEvent): void => {
    event.preventDefault();
    setConfirming(true);
  };
  return { isConfirming, isAlive, understood, busy, fault, begin, setUnderstood, close, cancel };
}
