import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';

import { documentCalls } from '#src/contract/orders/documents.calls.ts';
import type { BuyerInput } from '#src/contract/orders/documents.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea, TextInput } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/orders/order-receipt/order-receipt.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type BuyerFormProps = { readonly reference: string; readonly buyer: BuyerInput | null };

const nobody: BuyerInput = { company: '', taxNumber: '', address: '' };

/** Has the receipt made out to a company: a new one takes the place of the old. */
export function BuyerForm({ reference, buyer }: BuyerFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(buyer ?? nobody);
  const [error, setError] = useState<WireError | null>(null);
  const [busy, whileBusy] = useBusy();
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await whileBusy(() => api.call(documentCalls.changeBuyer, { reference, ...typed }));
    setError(answer.ok ? null : answer.error);
    if (answer.ok) await revalidate();
  };
  const words = error === null ? undefined : failureWords(i18n, error);
  const errorOf = (field: string): string | undefined => (error?.field === field ? words : undefined);
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <h2 className={styles['subtitle']}>
        <Trans>Company receipt</Trans>
      </h2>
      <p className={styles['hint']}>
        <Trans>A receipt with a new number replaces the one you have.</Trans>
      </p>
      <BuyerFields typed={typed} onType={setTyped} errorOf={errorOf} />
      {words !== undefined && error?.field === undefined && (
        <Notice tone="bad" role="alert">
          {words}
        </Notice>
      )}
      <Button type="submit" look="secondary" busy={busy ? t`Sending…` : undefined}>{t`Reissue receipt`}</Button>
    </form>
  );
}

type FieldsProps = {
  readonly typed: BuyerInput;
  readonly onType: (typed: BuyerInput) => void;
  readonly errorOf: (field: string) => string | undefined;
};

function BuyerFields({ typed, onType, errorOf }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        id="buyer-company"
        name="company"
        autoComplete="organization"
        label={t({ message: 'Company', context: 'buyer' })}
        value={typed.company}
        onChange={(event) => onType({ ...typed, company: event.target.value })}
        error={errorOf('company')}
      />
      <TextInput
        id="buyer-tax-number"
        name="taxNumber"
        autoComplete="off"
        label={t`Tax number`}
        value={typed.taxNumber}
        onChange={(event) => onType({ ...typed, taxNumber: event.target.value })}
        error={errorOf('taxNumber')}
      />
      {/* One field: browsers and users write the whole address in the order of its country. */}
      <TextArea
        id="buyer-address"
        name="address"
        autoComplete="street-address"
        rows={4}
        label={t`Address`}
        value={typed.address}
        onChange={(event) => onType({ ...typed, address: event.target.value })}
        error={errorOf('address')}
      />
    </>
  );
}
