import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  readonly summary: string;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  /** Disclosures of one name close one another. */
  readonly name?: string | undefined;
};

/** Words that open on demand: questions, filters, small print. */
export function Disclosure({ summary, children, open = false, name }: DisclosureProps) {
  return (
    <details className={styles.details} open={open} name={name}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
