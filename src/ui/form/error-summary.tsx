import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = {
  readonly title: string;
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[];
  readonly id?: string | undefined;
};

/** The errors of a form, each a link to its field. Give it the focus after a rejected form. */
export function ErrorSummary({ title, errors, id = 'error-summary' }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" id={id} tabIndex={-1}>
      <Icon name="bad" />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`}>{error.text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
