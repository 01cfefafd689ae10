import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';

import type { WireError } from '#src/contract/envelope.ts';
import { giftCardCalls } from '#src/contract/marketing/gifts/gift-cards.calls.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import type { BoughtGiftWords } from '#src/web/orders/user-order/bought-gift.load.ts';
import styles from '#src/web/orders/user-order/bought-gift.module.css';
import { useApi } from '#src/web/shared/page/services.ts';

/** Where a gift card is, and what its buyer can still do about it. */
export function BoughtGift({ gift }: { readonly gift: BoughtGiftWords }) {
  return (
    <div className={styles['gift']}>
      <Notice tone={gift.tone}>{gift.text}</Notice>
      {gift.editable && <Recipient key={gift.email} gift={gift} />}
      {gift.resendable && <Resend gift={gift} />}
    </div>
  );
}

function Recipient({ gift }: { readonly gift: BoughtGiftWords }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [recipient, setRecipient] = useState(gift.recipient);
  const [email, setEmail] = useState(gift.email);
  const [error, setError] = useState<WireError | null>(null);
  const change = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await api.call(giftCardCalls.changeGiftRecipient, {
      reference: gift.reference,
      recipient,
      email,
    });
    if (!answer.ok) return setError(answer.error);
    setError(null);
    await revalidate();
  };
  const words = error === null ? undefined : failureWords(i18n, error);
  return (
    <details>
      <summary>{t`Send it to someone else`}</summary>
      <form className={styles['form']} onSubmit={(event) => void change(event)} noValidate>
        <TextInput
          id={`${gift.reference}-recipient`}
          name="recipient"
          label={t`Name`}
          value={recipient}
          onChange={(event) => setRecipient(event.target.value)}
          error={error?.field === 'to' ? t`Please enter the recipient’s name.` : undefined}
          maxLength={80}
          required
        />
        <TextInput
          id={`${gift.reference}-email`}
          name="email"
          type="email"
          inputMode="email"
          label={t`Email`}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={error !== null && error.field !== 'to' ? words : undefined}
          ltr
          required
        />
        <Button type="submit" size="small" look="secondary">
          {t`Change email address`}
        </Button>
      </form>
    </details>
  );
}

function Resend({ gift }: { readonly gift: BoughtGiftWords }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string } | null>(null);
  const send = async (): Promise<void> => {
    const answer = await api.call(giftCardCalls.resendGift, { reference: gift.reference });
    setSaid(
      answer.ok
        ? { tone: 'good', text: t`Sent again to ${gift.email}` }
        : { tone: 'bad', text: failureWords(i18n, answer.error) },
    );
    await revalidate();
  };
  return (
    <div className={styles['form']}>
      <Button size="small" look="secondary" icon="mail" onPress={() => void send()}>
        {t`Resend email`}
      </Button>
      <div role="status">{said !== null && <Notice tone={said.tone}>{said.text}</Notice>}</div>
    </div>
  );
}
