import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { cartChanged } from '#src/web/shared/visitor/visitor.ts';
import type { CartLineView } from '#src/web/cart/cart/cart.load.ts';
import styles from '#src/web/cart/cart/cart.module.css';
import { forgetPrice } from '#src/web/shared/storage/seen-prices.ts';
import { useApi } from '#src/web/shared/page/services.ts';

/** How many of each, changed in place; the server says whether the party still fits. */
export function CartQuantities({ line }: { readonly line: CartLineView }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [units, setUnits] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(line.units.map((unit) => [unit.unitId, unit.quantity])),
  );
  const [error, setError] = useState<string | null>(null);
  const changed = line.units.some((unit) => units[unit.unitId] !== unit.quantity);
  const save = async (): Promise<void> => {
    const answer = await api.call(cartCalls.changeCartItem, { itemId: line.itemId, units });
    if (!answer.ok) return setError(failureWords(i18n, answer.error));
    setError(null);
    forgetPrice(line.itemId);
    window.dispatchEvent(new Event(cartChanged));
    await revalidate();
  };
  if (line.units.length === 0) return null;
  return (
    <details className={styles['change']}>
      <summary>{t`Change travelers`}</summary>
      <div className={styles['steppers']}>
        {line.units.map((unit) => (
          <Stepper
            key={unit.unitId}
            id={`${line.itemId}-${unit.unitId}`}
            name={unit.unitId}
            label={unit.title}
            price={unit.each}
            min={0}
            max={line.maxParty}
            defaultValue={unit.quantity}
            onChange={(quantity) => setUnits((now) => ({ ...now, [unit.unitId]: quantity }))}
            lessText={t`Remove one: ${unit.title}`}
            moreText={t`Add one: ${unit.title}`}
          />
        ))}
        {error !== null && (
          <Notice tone="bad" role="alert">
            {error}
          </Notice>
        )}
        <Button size="small" look="secondary" disabled={!changed} onPress={() => void save()}>
          {t`Save`}
        </Button>
      </div>
    </details>
  );
}
