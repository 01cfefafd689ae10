import { classNames } from '#src/ui/class-names.ts';
import styles from './loading-bar.module.css';

export type LoadingBarProps = {
  /** The life of a page change (spec §4): after `finished` the holder sets `hidden` half a second later. */
  readonly state: 'hidden' | 'started' | 'advancing' | 'finished' | 'failed';
  /** 0 to 100; `finished` and `failed` fill the bar whatever it says. */
  readonly percent: number;
  /** "Page is loading" */
  readonly label: string;
};

/** Two pixels at the upper edge that say: something is coming (spec §9). */
export function LoadingBar({ state, percent, label }: LoadingBarProps) {
  const shown = state === 'finished' || state === 'failed' ? 100 : Math.min(100, Math.max(0, percent));
  return (
    <div
      className={classNames(styles.bar, styles[state])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      hidden={state === 'hidden'}
    >
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.part} width={`${shown}%`} height="100%" />
      </svg>
    </div>
  );
}
