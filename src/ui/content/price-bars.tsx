import { classNames } from '#src/ui/class-names.ts';
import styles from './price-bars.module.css';

export type PriceBarFacts = {
  /** The price with which it begins. */
  readonly from: number;
  /** In hundredths of the highest bar. */
  readonly height: number;
  /** Whether the limits that are set leave it in. */
  readonly within: boolean;
};

/** How many cost how much, from the least to the most. Its words are beside it: the drawing is for the eye alone. */
export function PriceBars({ bars }: { readonly bars: readonly PriceBarFacts[] }) {
  const step = 240 / Math.max(1, bars.length);
  return (
    <svg className={styles.bars} viewBox="0 0 240 56" preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar, place) => (
        <rect
          key={bar.from}
          className={classNames(styles.bar, bar.within && styles.within)}
          x={place * step + 1}
          y={56 - bar.height * 0.54}
          width={Math.max(1, step - 2)}
          height={bar.height * 0.54}
          rx={1.5}
        />
      ))}
    </svg>
  );
}
