import styles from './brand-mark.module.css';

export type BrandMarkProps = {
  /** The brand name, from the site configuration. */
  readonly brand: string;
};

/** The river's bend and the name beside it. */
export function BrandMark({ brand }: BrandMarkProps) {
  return (
    <span className={styles.mark} translate="no">
      <svg className={styles.bend} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.river} d="M5 25.5V13.2a5.1 5.1 0 0 1 10.2 0v5.7a5.1 5.1 0 0 0 10.2 0V13" />
        <circle className={styles.sun} cx="25.4" cy="6.6" r="3.3" />
      </svg>
      <span className={styles.word}>{brand}</span>
    </span>
  );
}
