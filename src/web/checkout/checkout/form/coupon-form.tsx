import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';

import type { OpenInput } from '#src/contract/checkout/checkout.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { CheckoutView } from '#src/web/checkout/checkout/checkout-view.ts';
import styles from '#src/web/checkout/checkout/form/coupon-form.module.css';

export type LowerProps = {
  readonly view: CheckoutView;
  readonly busy: boolean;
  readonly onLower: (paymentOptions: OpenInput) => void;
};

/** Codes that lower the price: those that do and those that do not, with the reason, and one to type. */
export function CouponForm({ view, busy, onLower }: LowerProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const { coupons, codes } = view.prices;
  const use = (): void => {
    if (code.trim() === '' || busy) return;
    setCode('');
    onLower({ couponCodes: [...codes, code.trim()] });
  };
  // The field is within the form that pays: its own key must not send that.
  const useOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    use();
  };
  return (
    <div className={styles['coupons']}>
      <div className={styles['entry']} role="presentation" onKeyDown={useOnEnter}>
        <TextInput
          id="coupon-code"
          name="couponCode"
          label={t`Coupon code`}
          autoComplete="off"
          maxLength={60}
          ltr
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button look="secondary" disabled={busy || codes.length >= mostCodes} onPress={use}>{t`Apply code`}</Button>
      </div>
      <ul className={styles['list']} aria-live="polite">
        {coupons.map((coupon) => (
          <li key={coupon.key} className={coupon.isUsed ? styles['used'] : styles['unused']}>
            <Icon name={coupon.isUsed ? 'deal' : 'info'} size="small" />
            <p>
              <strong lang={coupon.lang}>{coupon.title}</strong> <bdi>{coupon.says}</bdi>
            </p>
            {coupon.code !== null && (
              <Button
                look="quiet"
                size="small"
                icon="close"
                disabled={busy}
                onPress={() => onLower({ couponCodes: codes.filter((one) => one !== coupon.code) })}
              >
                {t`Remove`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const mostCodes = 5;
