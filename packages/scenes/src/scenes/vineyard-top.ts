import { polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import type { Stand } from './vineyard-fare.ts';

export type TableKind = 'long' | 'round' | 'casks' | 'planks';

export type Table = {
  readonly kind: TableKind;
  readonly x: number;
  readonly side: 1 | -1;
  readonly cloth: string;
  readonly accent: string;
};

/** A table's top: across -1 to 1, deep 0 (near edge) to 1 (far edge). */
export type Top = (across: number, deep: number) => Stand;

type Board = {
  readonly near: number;
  readonly far: number;
  readonly halfNear: number;
  readonly halfFar: number;
  readonly lean: number;
  readonly k: number;
};

/** In a tall picture tables are lower, so that the floor before them is no void. */
export function lowered(format: Stage['format']): number {
  return format === 'tall' ? 0.034 : 0;
}

function boardOf({ h, u, format }: Stage, kind: Exclude<TableKind, 'round'>): Board {
  const low = lowered(format);
  return {
    long: {
      near: h * (0.85 + low),
      far: h * (0.68 + low),
      halfNear: 238 * u,
      halfFar: 96 * u,
      lean: 26 * u,
      k: u * 1.02,
    },
    casks: {
      near: h * (0.765 + low),
      far: h * (0.715 + low),
      halfNear: 226 * u,
      halfFar: 198 * u,
      lean: 6 * u,
      k: u * 1.1,
    },
    planks: { near: h * 1.02, far: h * (0.735 + low), halfNear: 470 * u, halfFar: 262 * u, lean: 60 * u, k: u * 1.9 },
  }[kind];
}

/** Returns where things are on a table. */
export function topOf(stage: Stage, table: Table): Top {
  const { h, u, format } = stage;
  const { kind, x, side } = table;
  if (kind === 'round')
    return (across, deep) => ({
      x: x + across * 140 * u,
      y: h * (0.735 + lowered(format)) + (0.5 - deep) * 74 * u,
      k: u * (1.18 - deep * 0.14),
    });
  const { near, far, halfNear, halfFar, lean, k } = boardOf(stage, kind);
  return (across, deep) => ({
    x: x + side * lean * (deep - 0.5) * 2 + across * (halfNear + (halfFar - halfNear) * deep),
    y: near + (far - near) * deep,
    k: k * (1 + (halfFar / halfNear - 1) * deep * 0.72),
  });
}

export function point({ x, y }: Stand): Point {
  return [x, y];
}

/** A strip of the top between two lines across and two along. */
export function quad(top: Top, left: number, right: number, near: number, far: number): string {
  return polygon([top(left, far), top(right, far), top(right, near), top(left, near)].map(point));
}
