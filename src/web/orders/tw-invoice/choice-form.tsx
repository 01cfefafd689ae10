import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { documentCalls } from '#src/contract/orders/documents.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import type { TwInvoiceKind } from '#src/domain/orders/documents/tw-invoice.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import type { TwOrderWords } from '#src/web/orders/parts/tw-orders.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/orders/tw-invoice/tw-invoice.module.css';

/** Carrier, donation or company; what is typed is checked by the published forms. */
export function ChoiceForm({ order }: { readonly order: TwOrderWords }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [kind, setKind] = useState<TwInvoiceKind>(order.choice?.kind ?? 'member');
  const [value, setValue] = useState(order.choice?.value ?? '');
  const [error, setError] = useState<WireError | null>(null);
  const [isSaved, setSaved] = useState(false);
  const kinds = useKinds();
  const chosen = kinds.find((one) => one.value === kind);
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await api.call(documentCalls.chooseTwInvoice, { reference: order.reference, kind, value });
    setError(answer.ok ? null : answer.error);
    setSaved(answer.ok);
    if (answer.ok) setValue(answer.value.value);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
      <Select
        id="tw-kind"
        name="kind"
        label={t`Invoice delivery`}
        options={kinds}
        value={kind}
        onChange={(event) => setKind(kinds.find((one) => one.value === event.target.value)?.value ?? 'member')}
      />
      {chosen !== undefined && chosen.hint !== '' && (
        <TextInput
          id="tw-value"
          name="value"
          ltr
          autoComplete="off"
          maxLength={40}
          label={chosen.text}
          hint={chosen.hint}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={error === null ? undefined : failureWords(i18n, error)}
        />
      )}
      {isSaved && <Notice tone="good" role="status">{t`Saved`}</Notice>}
      <Button type="submit">{t`Save`}</Button>
    </form>
  );
}

type Kind = { readonly value: TwInvoiceKind; readonly text: string; readonly hint: string };

function useKinds(): readonly Kind[] {
  const { t } = useLingui();
  return [
    { value: 'member', text: t`Stored with us`, hint: '' },
    { value: 'mobile', text: t`Mobile barcode carrier`, hint: t`A slash and 7 characters, such as /AB12+-.` },
    { value: 'certificate', text: t`Citizen Digital Certificate carrier`, hint: t`2 letters and 14 digits` },
    { value: 'donation', text: t`Donation code`, hint: t`3 to 7 digits` },
    { value: 'company', text: t`Company tax ID (Unified Business Number)`, hint: t`8 digits` },
  ];
}
