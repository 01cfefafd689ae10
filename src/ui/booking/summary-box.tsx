import type { ReactNode } from 'react';
import type { PriceFacts } from '#src/ui/content/price.tsx';
import { Price } from '#src/ui/content/price.tsx';
import styles from './summary-box.module.css';

export type SummaryBoxProps = {
  readonly label: string;
  /** Lines of the price, chosen date, cancelling: stays in the page's flow on a phone. */
  readonly children?: ReactNode | undefined;
  readonly price?: PriceFacts | undefined;
  /** `Button` or `ButtonLink`. */
  readonly action: ReactNode;
  /** Below the button on a desktop: "You won't be charged yet". */
  readonly note?: string | undefined;
};

/** The selection and its price: sticky on desktop; on phones price and action are in the bottom bar. */
export function SummaryBox({ label, children, price, action, note }: SummaryBoxProps) {
  return (
    <aside className={styles.box} aria-label={label} data-bottom-bar="">
      {children !== undefined && <div className={styles.body}>{children}</div>}
      <div className={styles.bar}>
        {price !== undefined && (
          <div className={styles.price}>
            <Price price={price} size="large" />
          </div>
        )}
        <div className={styles.action}>{action}</div>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </aside>
  );
}
