import { ButtonLink } from '#src/ui/buttons/button.tsx';
import styles from './pager.module.css';

export type PagerProps = {
  readonly label: string;
  /** "Showing 20 of 312" */
  readonly position: string;
  readonly previous?: { readonly href: string; readonly text: string } | undefined;
  readonly next?: { readonly href: string; readonly text: string } | undefined;
};

/** On through a long list, with addresses that can be read by everybody. */
export function Pager({ label, position, previous, next }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <p className={styles.position}>{position}</p>
      <div className={styles.turns}>
        {previous !== undefined && (
          <ButtonLink look="secondary" icon="chevron-back" href={previous.href} rel="prev">
            {previous.text}
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink look="secondary" iconAfter="chevron-forward" href={next.href} rel="next">
            {next.text}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
