import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = {
  readonly label: string;
  /** The last one is the page itself and has no link. */
  readonly steps: readonly {
    readonly text: string;
    readonly href?: string | undefined;
    /** Of the text, where it is not that of the page. */
    readonly lang?: string | undefined;
  }[];
};

/** The breadcrumb trail of a page. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step.text} className={styles.step}>
            {place > 0 && <Icon name="chevron-forward" size="small" />}
            {step.href === undefined ? (
              <span aria-current="page" lang={step.lang}>
                {step.text}
              </span>
            ) : (
              <a href={step.href}>{step.text}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
