import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Fault, Step } from '#src/web/catalogue/activity-options/fault.ts';
import styles from '#src/web/catalogue/activity-options/activity-options.module.css';

type StepProps = {
  /** Also where addresses lead to: `#date`. */
  readonly id: Step | 'package';
  readonly number: number;
  readonly title: string;
  /** What went wrong on the page; shown when it is this step's. */
  readonly fault?: Fault | null | undefined;
  /** What has been chosen, beside the title. */
  readonly chosen?: string | null | undefined;
  readonly chosenLang?: string | undefined;
  readonly children: ReactNode;
};

/** One step of booking, with what went wrong in it above what one chooses from. */
export function BookingStep({ id, number, title, chosen, chosenLang, fault, children }: StepProps) {
  return (
    <section className={styles['step']} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles['stepHead']}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <h2 className={styles['stepTitle']} id={`${id}-title`}>
          {title}
        </h2>
        {typeof chosen === 'string' && (
          <bdi className={styles['chosen']} lang={chosenLang}>
            {chosen}
          </bdi>
        )}
      </div>
      <div className={styles['stepBody']}>
        {fault?.step === id && <FaultNotice key={fault.attempt} text={fault.text} />}
        {children}
      </div>
    </section>
  );
}

/** An error message; it takes the focus when it appears, for keyboard and screen reader users. */
export function FaultNotice({ text }: { readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles['fault']} ref={place} tabIndex={-1}>
      <Notice tone="bad" role="alert">
        {text}
      </Notice>
    </div>
  );
}
