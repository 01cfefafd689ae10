import { Trans } from '@lingui/react/macro';

import styles from '#src/web/shared/prices/line-card.module.css';

/** What a line cost when its price was seen last, beside what it costs now: up or down. */
export function PriceWas({ line }: { readonly line: { readonly was: string; readonly amount: string } }) {
  return (
    <p className={styles['was']}>
      <Trans>
        It was <s>{line.was}</s>, it is now <strong>{line.amount}</strong>.
      </Trans>
    </p>
  );
}
