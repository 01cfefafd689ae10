import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Answer } from '#src/contract/client.ts';
import { walletCalls } from '#src/contract/marketing/wallet.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { endIntent, intentKey } from '#src/web/shared/page/intent-key.ts';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { typedInto, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import styles from '#src/web/marketing/parts/wallet.module.css';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type CodeFormProps = {
  readonly kind: 'coupon' | 'gift_card';
  readonly label: string;
  readonly hint: string;
  readonly submitText: string;
  readonly doneText: string;
  readonly forms: PlainForms;
};

/** A code is typed once and belongs to the account from then on; what was typed stays when it is refused. */
export function CodeForm({ kind, label, hint, submitText, doneText, forms }: CodeFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const action = kind === 'coupon' ? 'coupon-code' : 'gift-card-code';
  const refused = typedInto(forms, action);
  const [code, setCode] = useState(refused?.fields['code'] ?? '');
  const [error, setError] = useState<WireError | null>(refused?.error ?? null);
  const [isDone, setDone] = useState(forms.done);
  const [busy, whileBusy] = useBusy();
  const send = async (): Promise<void> => {
    setDone(false);
    if (code.trim() === '') return setError({ code: 'answer_missing', message: '' });
    const intent = `${kind} ${code}`;
    const options = { idempotencyKey: intentKey(intent) };
    const answer = await whileBusy<Answer<unknown>>(() =>
      kind === 'coupon'
        ? api.call(walletCalls.redeemCoupon, { code }, options)
        : api.call(walletCalls.redeemGiftCard, { code }, options),
    );
    if (answer.ok || answer.status !== 0) endIntent(intent);
    setError(answer.ok ? null : answer.error);
    setDone(answer.ok);
    if (!answer.ok) return;
    setCode('');
    await revalidate();
  };
  return (
    <PlainForm className={styles['code']} action={action} forms={forms} onSend={() => void send()} noValidate>
      <TextInput
        id="redeem-code"
        name="code"
        ltr
        autoComplete="off"
        maxLength={60}
        label={label}
        hint={hint}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error === null ? (forms.refused ?? undefined) : failureWords(i18n, error)}
      />
      <Button type="submit" busy={busy ? t`One moment…` : undefined}>
        {submitText}
      </Button>
      {isDone && (
        <Notice tone="good" role="status">
          {doneText}
        </Notice>
      )}
    </PlainForm>
  );
}
