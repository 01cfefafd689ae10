import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './steps.module.css';

export type StepsProps = {
  readonly label: string;
  readonly steps: readonly {
    readonly text: string;
    readonly state: 'done' | 'now' | 'ahead';
    readonly href?: string | undefined;
  }[];
};

/** How far one has come on the way to paying. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li
            key={step.text}
            className={classNames(styles.step, styles[step.state])}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {step.state === 'done' ? <Icon name="check" size="small" /> : place + 1}
            </span>
            {step.href === undefined ? <span>{step.text}</span> : <a href={step.href}>{step.text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
