import { useLingui } from '@lingui/react/macro';

import { PriceLines } from '#src/ui/content/price.tsx';
import type { CheckoutView } from '#src/web/screens/checkout/checkout-view.ts';
import styles from '#src/web/screens/checkout/checkout.module.css';
import { Step } from '#src/web/screens/checkout/step.tsx';

/** How the price comes about, line by line. */
export function WhatYouPay({ view }: { readonly view: CheckoutView }) {
  const { t } = useLingui();
  return (
    <Step number={3} title={t`What you pay`}>
      <PriceLines
        lines={view.lines.flatMap((line) =>
          line.prices.map((price) => ({ ...price, label: `${line.title} – ${price.label}` })),
        )}
        total={{ label: t`You pay now`, amount: view.total, note: t`All taxes and fees included` }}
      />
      {view.rates.map((rate) => (
        <p key={rate} className={styles['rate']} dir="auto">
          {rate}
        </p>
      ))}
    </Step>
  );
}
