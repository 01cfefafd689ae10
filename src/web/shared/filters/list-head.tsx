import styles from '#src/web/shared/filters/list-head.module.css';

type ListHeadProps = {
  readonly title: string;
  /** "12 hotels"; empty while nothing is known. */
  readonly count: string;
  readonly lead?: string | undefined;
};

/** What the results are of, and how many they are. */
export function ListHead({ title, count, lead }: ListHeadProps) {
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      <p className={styles['count']} role="status">
        {count}
      </p>
    </div>
  );
}
