import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { documentCalls } from '#src/contract/orders/documents.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { typedInto, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/orders/order-lookup/order-lookup.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type LinkFormProps = { readonly reference: string; readonly forms: PlainForms };

/** Sends the link again. The answer is always the same, so that it reveals nothing about who booked what. */
export function LinkForm({ reference: given, forms }: LinkFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const refused = typedInto(forms, 'order-link');
  const [reference, setReference] = useState(refused?.fields['order'] ?? given);
  const [email, setEmail] = useState(refused?.fields['email'] ?? '');
  const [error, setError] = useState<WireError | null>(refused?.error ?? null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, whileBusy] = useBusy();
  const send = async (): Promise<void> => {
    const tidy = reference.replaceAll(/[\s-]/g, '').toUpperCase();
    const answer = await whileBusy(() => api.call(documentCalls.sendOrderLink, { reference: tidy, email }));
    setError(answer.ok ? null : answer.error);
    setSentTo(answer.ok ? email : null);
  };
  const words = error === null ? undefined : failureWords(i18n, error);
  const field = error?.field;
  return (
    <PlainForm className={styles['form']} action="order-link" forms={forms} onSend={() => void send()} noValidate>
      <TextInput
        id="order-reference"
        name="order"
        ltr
        autoComplete="off"
        maxLength={14}
        label={t`Order reference`}
        hint={t`10 letters and digits, such as K7QX2M9DPA`}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        error={field === 'reference' ? t`Please enter your order reference: 10 letters and digits.` : undefined}
        required
      />
      <TextInput
        id="order-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        ltr
        label={t`Email address used for the booking`}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={field === 'email' ? words : undefined}
        required
      />
      <Outcome failure={field === undefined ? (words ?? forms.refused) : null} sentTo={sentTo} isDone={forms.done} />
      <Button type="submit" wide busy={busy ? t`Sending…` : undefined}>
        {t`Send me the link`}
      </Button>
    </PlainForm>
  );
}

type OutcomeProps = {
  readonly failure: string | null;
  readonly sentTo: string | null;
  /** It was sent without script, by which the page does not know where to. */
  readonly isDone: boolean;
};

function Outcome({ failure, sentTo, isDone }: OutcomeProps) {
  const { t } = useLingui();
  if (failure !== null)
    return (
      <Notice tone="bad" role="alert">
        {failure}
      </Notice>
    );
  if (sentTo === null)
    return (
      isDone && (
        <Notice tone="good" role="status">
          {t`If there’s an order with this reference, we’ve emailed its link to the address used to book it.`}
        </Notice>
      )
    );
  return (
    <Notice tone="good" role="status">
      <Trans>
        If <bdi dir="ltr">{sentTo}</bdi> was used to book this order, we’ve emailed the order link to that address.
      </Trans>
    </Notice>
  );
}
