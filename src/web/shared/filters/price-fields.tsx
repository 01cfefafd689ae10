import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { TextInput } from '#src/ui/form/text-input.tsx';
import styles from '#src/web/shared/filters/filter-groups.module.css';

type PriceFieldsProps = {
  readonly title: string;
  /** The fields' names in the address, and what their ids begin with. */
  readonly names: readonly [from: string, to: string];
  readonly idBase: string;
  /** Whole major units of the visitor's currency. */
  readonly now: { readonly from: number | null; readonly to: number | null };
  /** The price range of all results before these limits apply. */
  readonly prices: { readonly least: string; readonly most: string } | null;
  /** How many cost how much. */
  readonly children?: ReactNode;
};

/** From which price to which: two fields of a form of filters. */
export function PriceFields({ title, names: [from, to], idBase, now, prices, children }: PriceFieldsProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['group']}>{title}</legend>
      {children}
      {prices !== null && <p className={styles['range']}>{t`All: ${prices.least} to ${prices.most}`}</p>}
      <div className={styles['pair']}>
        <TextInput
          key={`from ${now.from}`}
          id={`${idBase}-from`}
          name={from}
          inputMode="numeric"
          label={t`Minimum price`}
          placeholder={prices?.least}
          defaultValue={String(now.from ?? '')}
        />
        <TextInput
          key={`to ${now.to}`}
          id={`${idBase}-to`}
          name={to}
          inputMode="numeric"
          label={t`Maximum price`}
          placeholder={prices?.most}
          defaultValue={String(now.to ?? '')}
        />
      </div>
    </fieldset>
  );
}
