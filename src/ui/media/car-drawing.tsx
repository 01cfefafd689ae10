import type { ReactNode } from 'react';

import { classNames } from '#src/ui/class-names.ts';
import styles from './car-drawing.module.css';

export const carShapes = ['small', 'saloon', 'estate', 'suv', 'van', 'convertible'] as const;
export type CarShape = (typeof carShapes)[number];

export type CarDrawingProps = {
  readonly shape: CarShape;
  /** Drawn with a plug: it is charged and not filled. */
  readonly electric?: boolean | undefined;
};

type Body = {
  readonly body: string;
  readonly glass: string;
  readonly wheels: readonly [number, number];
  readonly tone: string;
};

/** Side views on a ground of 200 × 84; wheels are on y = 66. */
const bodies: Readonly<Record<CarShape, Body>> = {
  small: {
    body: 'M38 66c-4 0-6-3-6-7l2-13c1-4 3-6 7-7l12-2 15-17c3-3 6-4 11-4h30c6 0 10 2 14 6l14 15c12 2 20 5 24 12 2 4 2 9 2 12 0 3-2 5-6 5z',
    glass: 'M63 37l11-13c2-2 4-3 7-3h14v16zM101 21h9c5 0 8 1 11 5l8 10-28 1z',
    wheels: [64, 134],
    tone: 'sea',
  },
  saloon: {
    body: 'M26 66c-4 0-6-3-6-7l1-11c1-5 4-7 9-8l24-4 19-15c4-3 8-4 13-4h28c6 0 10 2 14 5l17 13c18 1 28 4 33 11 3 4 3 10 3 14 0 4-2 6-6 6z',
    glass: 'M65 36l14-11c3-3 6-3 9-3h10v15zM104 22h9c5 0 9 1 12 4l12 10-33 1z',
    wheels: [56, 142],
    tone: 'aubergine',
  },
  estate: {
    body: 'M26 66c-4 0-6-3-6-7l1-11c1-5 4-7 9-8l22-4 20-16c4-3 8-4 13-4h66c5 0 8 2 10 6l7 20c4 1 6 4 6 9v9c0 4-2 6-6 6z',
    glass: 'M64 37l14-12c3-2 5-3 9-3h8v15zM101 22h21v15h-21zM128 22h20c2 0 4 1 5 3l5 12h-30z',
    wheels: [56, 140],
    tone: 'second',
  },
  suv: {
    body: 'M28 66c-4 0-6-3-6-7V44c0-4 3-7 8-8l22-3 16-17c3-4 7-5 12-5h68c6 0 9 2 12 7l9 17c6 1 9 4 9 10v15c0 4-2 6-6 6z',
    glass: 'M64 34l12-13c2-3 5-4 8-4h10v17zM100 17h22v17h-22zM128 17h16c3 0 5 1 7 4l6 13h-29z',
    wheels: [58, 140],
    tone: 'good',
  },
  van: {
    body: 'M26 66c-4 0-6-3-6-7V44c0-4 2-7 5-10l17-18c4-5 9-7 16-7h104c6 0 9 3 10 8l5 30v13c0 4-2 6-6 6z',
    glass: 'M44 33l11-13c3-3 5-4 9-4h14v17zM84 16h32v17H84zM122 16h34c3 0 5 1 6 4l3 13h-43z',
    wheels: [54, 146],
    tone: 'accent',
  },
  convertible: {
    body: 'M26 66c-4 0-6-3-6-7l1-10c1-5 4-7 9-8l30-4h42c16-2 30-2 46 1 16 2 25 5 29 11 3 4 3 8 3 11 0 4-2 6-6 6z',
    glass: 'M64 37l19-17 5 2-10 15z',
    wheels: [56, 140],
    tone: 'bad',
  },
};

/** A drawing of a car class from the side, in brand colors; it shows no make. */
export function CarDrawing({ shape, electric = false }: CarDrawingProps): ReactNode {
  const { body, glass, wheels, tone } = bodies[shape];
  return (
    <svg className={classNames(styles.car, styles[tone])} viewBox="0 0 200 84" aria-hidden="true" focusable="false">
      <ellipse className={styles.shadow} cx="100" cy="75" rx="86" ry="5" />
      <path className={styles.body} d={body} />
      <path className={styles.glass} d={glass} />
      {wheels.map((x) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy="65" r="12" />
          <circle className={styles.rim} cx={x} cy="65" r="5.5" />
        </g>
      ))}
      {electric && <path className={styles.bolt} d="M100 40l-9 12h6l-3 10 11-14h-7l4-8z" />}
    </svg>
  );
}
