import type { MouseEvent, PointerEventHandler, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './dot-map.module.css';

export type MapDot = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** "12" on a dot that represents several results. */
  readonly count?: string | undefined;
  /** What the dot is: a title, or how many. */
  readonly label: string;
  readonly href: string;
  readonly selected?: boolean | undefined;
};

export type DotMapProps = {
  /** What the map shows, in a sentence. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly { readonly at: number; readonly upright: boolean; readonly text: string }[];
  readonly names: readonly { readonly x: number; readonly y: number; readonly text: string; readonly lang: string }[];
  readonly dots: readonly MapDot[];
  readonly onPress?: ((event: MouseEvent, dot: MapDot) => void) | undefined;
  readonly onGrab?: PointerEventHandler<SVGSVGElement> | undefined;
  readonly onDrag?: PointerEventHandler<SVGSVGElement> | undefined;
  readonly onRelease?: PointerEventHandler<SVGSVGElement> | undefined;
  /** Links that move the map. */
  readonly tools: ReactNode;
};

/** Dots in true position on a net of degrees, with the names of places: no streets, nothing that we do not know. */
export function DotMap(props: DotMapProps) {
  const { width, height } = props;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        direction="ltr"
        role="group"
        aria-label={props.description}
        onPointerDown={props.onGrab}
        onPointerMove={props.onDrag}
        onPointerUp={props.onRelease}
        onPointerCancel={props.onRelease}
      >
        <g aria-hidden="true">
          {props.lines.map(({ at, upright, text }) => (
            <g key={`${upright} ${text}`}>
              <path className={styles.line} d={upright ? `M${at} 0V${height}` : `M0 ${at}H${width}`} />
              <text className={styles.degrees} x={upright ? at + 4 : 6} y={upright ? height - 6 : at - 4}>
                {text}
              </text>
            </g>
          ))}
          {props.names.map(({ x, y, text, lang }) => (
            <text key={`${text} ${x}`} className={styles.name} x={x} y={y} lang={lang}>
              {text}
            </text>
          ))}
        </g>
        {props.dots.map((dot) => (
          <a
            key={dot.key}
            className={classNames(styles.dot, dot.selected === true && styles.selected)}
            href={dot.href}
            aria-label={dot.label}
            data-keep-scroll=""
            onClick={props.onPress === undefined ? undefined : (event) => props.onPress?.(event, dot)}
          >
            <title>{dot.label}</title>
            <circle className={styles.reach} cx={dot.x} cy={dot.y} r={22} />
            <circle className={styles.disc} cx={dot.x} cy={dot.y} r={dot.count === undefined ? 8 : 15} />
            {dot.count !== undefined && (
              <text className={styles.count} x={dot.x} y={dot.y + 4.5}>
                {dot.count}
              </text>
            )}
          </a>
        ))}
      </svg>
      {props.tools}
    </figure>
  );
}
