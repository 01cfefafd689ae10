import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './locator.module.css';

export type LocatorDot = {
  readonly id: string;
  /** In hundredths of the card from its left and its upper edge: the same in both directions, as on any map. */
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** "1.2 km, north-east" */
  readonly note?: string | undefined;
  readonly kind?: 'here' | 'place' | 'meeting' | undefined;
  readonly href?: string | undefined;
};

export type LocatorProps = {
  /** The card in a sentence, for those who do not see it. */
  readonly description: string;
  /** Radius in hundredths of the card's height, with its distance: "500 m". Around the middle. */
  readonly rings: readonly { readonly radius: number; readonly label: string }[];
  readonly dots: readonly LocatorDot[];
  /** "N" */
  readonly north: string;
  /** Address, or how to open a map. */
  readonly caption?: string | undefined;
};

/** Where something is among its neighbours: distances and directions, no invented streets. */
export function Locator({ description, rings, dots, north, caption }: LocatorProps) {
  return (
    <figure className={styles.locator}>
      <svg className={styles.card} viewBox="0 0 160 100" role="img" aria-label={description} direction="ltr">
        {rings.toReversed().map((ring) => (
          <g key={ring.label}>
            <circle className={styles.ring} cx={80} cy={50} r={ring.radius} />
            <text className={styles.distance} x={80} y={50 + ring.radius - 1.6}>
              {ring.label}
            </text>
          </g>
        ))}
        <path className={styles.cross} d="M80 4V96M8 50H152" />
        <g className={styles.compass}>
          <path d="M147 21.5V9.5l-3.2 4.3M147 9.5l3.2 4.3" />
          <text x={147} y={28}>
            {north}
          </text>
        </g>
        {dots.map((dot, place) => (
          <g key={dot.id} className={styles[dot.kind ?? 'place']}>
            <circle className={styles.halo} cx={dot.x * 1.6} cy={dot.y} r={dot.kind === 'here' ? 5.6 : 4.4} />
            <text className={styles.figure} x={dot.x * 1.6} y={dot.y + 1.65}>
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <ol className={styles.list}>
          {dots.map((dot, place) => (
            <li key={dot.id} className={styles.entry}>
              <span className={classNames(styles.badge, styles[dot.kind ?? 'place'])} aria-hidden="true">
                {place + 1}
              </span>
              <span>
                {dot.href === undefined ? <b>{dot.label}</b> : <a href={dot.href}>{dot.label}</a>}
                {dot.note !== undefined && <span className={styles.note}>{dot.note}</span>}
              </span>
            </li>
          ))}
        </ol>
        {caption !== undefined && (
          <p className={styles.address}>
            <Icon name="pin" />
            {caption}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
