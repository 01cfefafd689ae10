import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './timeline.module.css';

export type TimelineStep = {
  /** "Until 14 May 2026, 09:00 (Tokyo)" */
  readonly when: string;
  /** "Free cancellation: you get US$78.00 back" */
  readonly what: string;
  readonly tone?: 'good' | 'warn' | 'bad' | 'plain' | undefined;
  readonly note?: string | undefined;
};

export type TimelineProps = {
  readonly steps: readonly TimelineStep[];
  readonly label: string;
  /** `line` lays the steps beside one another where there is room. */
  readonly shape?: 'list' | 'line' | undefined;
};

/** Dated steps in their order: what cancelling costs and when, or how a day goes. */
export function Timeline({ steps, label, shape = 'list' }: TimelineProps) {
  return (
    <ol className={classNames(styles.timeline, shape === 'line' && styles.line)} aria-label={label}>
      {steps.map((step) => (
        <li key={`${step.when} ${step.what}`} className={classNames(styles.step, styles[step.tone ?? 'plain'])}>
          <span className={styles.mark}>
            <Icon name={marks[step.tone ?? 'plain']} size="small" />
          </span>
          <div>
            <p className={styles.when}>{step.when}</p>
            <p className={styles.what}>{step.what}</p>
            {step.note !== undefined && <p className={styles.note}>{step.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const marks: Readonly<Record<'good' | 'warn' | 'bad' | 'plain', IconName>> = {
  good: 'check',
  warn: 'refund',
  bad: 'close',
  plain: 'clock',
};
