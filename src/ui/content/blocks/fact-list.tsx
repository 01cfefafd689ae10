import styles from './fact-list.module.css';

type Labelled = { readonly label: string; readonly value: string };
export type FactListProps = { readonly items: readonly Labelled[] };

/** Names with what holds for them, line by line. */
export function FactList({ items }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A few key figures that summarize the content. */
export function FigureList({ items }: FactListProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.under}>{label}</dt>
          <dd className={styles.number}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
