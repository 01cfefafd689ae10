import { darken, lighten } from '../colour.ts';
import { n } from '../ink.ts';
import { area, line } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintWicker } from './vineyard-board.ts';
import { cool, paintCast, warm } from './vineyard-fare.ts';
import type { Stand } from './vineyard-fare.ts';

/** Long loaves in a basket, or one round loaf that has been cut. */
export function paintBread(stage: Stage, at: Stand, side: number, own: Random): void {
  paintCast(stage, at, 40, side);
  if (own.chance(0.5)) paintLoaves(stage, at, side);
  else paintLoaf(stage, at, side);
}

const crust = '#c9853f';

function paintLoaves(stage: Stage, at: Stand, side: number): void {
  const { ink } = stage;
  const { x, y, k } = at;
  for (const [dx, lean] of [
    [-16, -9],
    [-4, -2],
    [8, 4],
    [19, 11],
  ] as const) {
    const [tx, ty] = [x + (dx + lean * 1.4) * k, y - 58 * k];
    ink.stroke(
      line([
        [x + dx * k, y - 14 * k],
        [tx, ty],
      ]),
      cool(stage, crust),
      12 * k,
    );
    ink.stroke(
      line([
        [x + (dx + side * 2) * k, y - 14 * k],
        [tx + side * 1.6 * k, ty],
      ]),
      warm(stage, crust),
      8 * k,
    );
    let cuts = '';
    for (const up of [26, 36, 46])
      cuts += `M${n(x + (dx + (lean * 1.4 * (up - 14)) / 44 - 3) * k)} ${n(y - up * k)}l${n(6 * k)} ${n(-4 * k)}`;
    ink.stroke(cuts, warm(stage, '#f4d9a0'), 1.8 * k);
  }
  paintWicker(stage, at, 34, 26, side);
}

function paintLoaf(stage: Stage, { x, y, k }: Stand, side: number): void {
  const { ink } = stage;
  ink.path(
    area(
      [
        [x - 42 * k, y - 2 * k],
        [x - 34 * k, y - 24 * k],
        [x, y - 33 * k],
        [x + 34 * k, y - 23 * k],
        [x + 42 * k, y - 2 * k],
        [x, y + 7 * k],
      ],
      [],
      1,
    ),
    ink.slanted(
      [
        [0, warm(stage, lighten(crust, 0.08))],
        [0.5, warm(stage, crust)],
        [1, cool(stage, darken(crust, 0.08))],
      ],
      side < 0 ? 0 : 1,
      0,
      side < 0 ? 1 : 0,
      1,
    ),
  );
  ink.stroke(
    `M${n(x - 22 * k)} ${n(y - 20 * k)}q${n(8 * k)} ${n(-9 * k)} ${n(16 * k)} ${n(-9 * k)}M${n(x - 4 * k)} ${n(y - 17 * k)}q${n(8 * k)} ${n(-10 * k)} ${n(18 * k)} ${n(-9 * k)}M${n(x + 14 * k)} ${n(y - 13 * k)}q${n(6 * k)} ${n(-6 * k)} ${n(12 * k)} ${n(-6 * k)}`,
    warm(stage, '#f6e0b4'),
    3 * k,
  );
  ink.ellipse(x + 52 * k, y + 4 * k, 15 * k, 7 * k, cool(stage, crust));
  ink.ellipse(x + 52 * k, y + 2.4 * k, 13 * k, 5.6 * k, warm(stage, '#f8e4bc'));
}
