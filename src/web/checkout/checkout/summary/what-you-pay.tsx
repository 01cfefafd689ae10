import { useLingui } from '@lingui/react/macro';

import { PriceLines } from '#src/ui/content/price.tsx';
import { Checkbox } from '#src/ui/form/choices.tsx';
import styles from '#src/web/checkout/checkout/checkout.module.css';
import { CouponForm, type LowerProps } from '#src/web/checkout/checkout/form/coupon-form.tsx';
import { Step } from '#src/web/checkout/checkout/form/step.tsx';

/** How the price comes about, line by line, and what lowers it or pays a part of it. */
export function WhatYouPay({ view, busy, onLower }: LowerProps) {
  const { t } = useLingui();
  const { credits, giftCards } = view.prices;
  const { payAtProperty } = view;
  return (
    <Step number={3} title={t`Price details`}>
      <PriceLines
        lines={view.prices.lines}
        total={{
          label: t`Due now`,
          amount: view.due,
          note: payAtProperty.fees === null ? t`All taxes and fees included` : undefined,
        }}
        within={view.prices.taxes}
        besides={payAtProperty.fees === null ? [] : [{ label: payAtProperty.label, amount: payAtProperty.fees }]}
      />
      {payAtProperty.deposit !== null && <p className={styles['rate']}>{payAtProperty.deposit}</p>}
      {view.rates.map((rate) => (
        <p key={rate} className={styles['rate']} dir="auto">
          {rate}
        </p>
      ))}
      <div className={styles['lower']}>
        <CouponForm view={view} busy={busy} onLower={onLower} />
        {credits !== null && (
          <Checkbox
            id="use-credits"
            name="useCredits"
            label={credits.label}
            checked={credits.used}
            disabled={busy}
            onChange={(event) => onLower({ useCredits: event.target.checked })}
          />
        )}
        {giftCards.map((card) => (
          <Checkbox
            key={card.id}
            id={`gift-card-${card.id}`}
            name="giftCard"
            label={card.label}
            checked={card.used}
            disabled={busy}
            onChange={(event) => onLower({ giftCard: event.target.checked ? card.id : '' })}
          />
        ))}
      </div>
    </Step>
  );
}
