import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { giftCardCalls } from '#src/contract/marketing/gifts/gift-cards.calls.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import styles from '#src/web/marketing/gift-cards/gift-cards.module.css';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

/** The balance of a card, for the holder of its code. */
export function CheckBalance({ site }: { readonly site: SitePart }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<{ readonly tone: 'info' | 'bad'; readonly text: string } | null>(null);
  const [busy, whileBusy] = useBusy();
  const request = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    const answer = await whileBusy(() => api.call(giftCardCalls.giftBalance, { code }));
    if (!answer.ok) return setSaid({ tone: 'bad', text: failureWords(i18n, answer.error) });
    const balance = moneyWords(answer.value.balance, site.writing);
    setSaid({
      tone: 'info',
      text: answer.value.redeemed
        ? t`Balance: ${balance}. This card belongs to an account.`
        : t`Balance: ${balance}. This card hasn’t been redeemed yet.`,
    });
  };
  return (
    <section className={styles['part']} aria-labelledby="balance-title">
      <Title level={2} look="block" id="balance-title">
        {t`Check your balance`}
      </Title>
      <form className={styles['balance']} onSubmit={(event) => void request(event)} noValidate>
        <TextInput
          id="code"
          name="code"
          label={t`Gift card code`}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          maxLength={40}
          placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
          ltr
        />
        <Button type="submit" look="secondary" busy={busy ? t`One moment…` : undefined}>
          {t`Check balance`}
        </Button>
      </form>
      <div role="status">{said !== null && <Notice tone={said.tone}>{said.text}</Notice>}</div>
    </section>
  );
}
