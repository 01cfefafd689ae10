import { Trans } from '@lingui/react/macro';

import styles from '#src/web/shared/prices/line-card.module.css';

/** The price of a line last seen, beside the current one: up or down. */
export function PriceWas({ line }: { readonly line: { readonly was: string; readonly amount: string } }) {
  return (
    <p className={styles['was']}>
      <Trans>
        It was <s>{line.was}</s>. It’s now <strong>{line.amount}</strong>.
      </Trans>
    </p>
  );
}
