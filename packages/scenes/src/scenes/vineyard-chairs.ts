import { darken, lighten } from '../colour.ts';
import { curve, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { cool, warm } from './vineyard-fare.ts';
import { topOf } from './vineyard-top.ts';
import type { Table } from './vineyard-top.ts';

/** Chairs that belong to a table; they are behind its cloth. */
export function paintChairs(stage: Stage, table: Table): void {
  const top = topOf(stage, table);
  const wood = stage.random.fork('chairs').pick(['#8a5c3a', '#6f5a48', '#a87a4c', '#f0e8da']);
  if (table.kind === 'long')
    for (const deep of [0.86, 0.5, 0.14])
      for (const way of [-1, 1] as const) {
        const { x, y, k } = top(way, deep);
        paintSideChair(stage, x + way * 12 * k, y, k, way, wood);
      }
  if (table.kind === 'round')
    for (const way of [-1, 1] as const) {
      const { x, y, k } = top(way * 1.16, 0.62);
      paintSideChair(stage, x, y, k * 1.2, way, wood);
    }
}

/** A chair seen from the end of the table, its open back outwards. */
function paintSideChair(stage: Stage, x: number, y: number, k: number, way: 1 | -1, wood: string): void {
  const { ink, palette } = stage;
  const [bright, dim] = [warm(stage, lighten(wood, 0.04)), cool(stage, darken(wood, 0.08))];
  const at = (out: number, up: number): Point => [x + way * out * k, y - up * k];
  ink.ellipse(x + way * 14 * k, y + 92 * k, 34 * k, 7 * k, palette.deep, { opacity: 0.28 });
  /* The far post is higher in the picture and further in. */
  const near = [at(38, -94), at(32, -30), at(34, 20), at(40, 58)];
  const far = [at(22, -76), at(17, -20), at(19, 26), at(24, 66)];
  ink.stroke(curve(far, 1), dim, 5 * k);
  ink.stroke(line([at(-8, -34), at(-10, -88)]) + line([at(-16, -28), at(-18, -74)]), dim, 4.6 * k);
  ink.path(polygon([at(34, -32), at(18, -22), at(-26, -22), at(-14, -34)]), bright);
  ink.path(polygon([at(34, -32), at(-14, -34), at(-14, -39), at(34, -37)]), dim);
  let slats = '';
  for (const up of [4, 28]) slats += line([at(34, up), at(19, up + 8)]);
  ink.stroke(slats, dim, 4 * k);
  ink.path(polygon([at(36, 40), at(41, 60), at(24, 68), at(20, 48)]), bright);
  ink.stroke(curve(near, 1), bright, 5.4 * k);
}
