import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { paperEndpoints } from '#src/contract/endpoints/papers.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { useApi } from '#src/web/services.ts';
import styles from '#src/web/screens/order-lookup/order-lookup.module.css';

/** Has the link sent again. Right or wrong, the answer is the same: nobody learns here what was booked by whom. */
export function LinkForm({ reference: given }: { readonly reference: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [reference, setReference] = useState(given);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<WireError | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const tidy = reference.replaceAll(/[\s-]/g, '').toUpperCase();
    const answer = await api.call(paperEndpoints.sendOrderLink, { reference: tidy, email });
    setBusy(false);
    setError(answer.ok ? null : answer.error);
    setSentTo(answer.ok ? email : null);
  };
  const words = error === null ? undefined : failureWords(i18n, error);
  const field = error?.field;
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        id="order-reference"
        name="order"
        ltr
        autoComplete="off"
        maxLength={14}
        label={t`Order reference`}
        hint={t`Ten letters and digits, such as K7QX2M9DPA`}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        error={field === 'reference' ? t`Please enter the ten letters and digits of your order.` : undefined}
        required
      />
      <TextInput
        id="order-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        ltr
        label={t`E-mail you booked with`}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={field === 'email' ? words : undefined}
        required
      />
      <Outcome failure={field === undefined ? words : undefined} sentTo={sentTo} />
      <Button type="submit" wide busy={busy ? t`Sending…` : undefined}>
        {t`Send me the link`}
      </Button>
    </form>
  );
}

type OutcomeProps = { readonly failure: string | undefined; readonly sentTo: string | null };

function Outcome({ failure, sentTo }: OutcomeProps) {
  if (failure !== undefined)
    return (
      <Notice tone="bad" role="alert">
        {failure}
      </Notice>
    );
  return (
    sentTo !== null && (
      <Notice tone="good" role="status">
        <Trans>
          If an order with this reference was booked with <bdi dir="ltr">{sentTo}</bdi>, its link is on the way there.
        </Trans>
      </Notice>
    )
  );
}
