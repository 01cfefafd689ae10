import type { ReactNode } from 'react';

import styles from '#src/web/checkout/checkout/checkout.module.css';

/** A numbered part of the page. */
export function Step({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['step']} aria-labelledby={`step-${number}`}>
      <h2 className={styles['stepTitle']} id={`step-${number}`}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
