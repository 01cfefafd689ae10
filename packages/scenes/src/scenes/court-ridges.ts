import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { down } from './court-slopes.ts';
import type { Roof, Slopes } from './court-slopes.ts';
import { lamplit } from './court-space.ts';
import type { Space } from './court-space.ts';
import type { Style } from './court-style.ts';

/** Raised bands along hips and ridge, knobs for the beasts at the corners, curled fish at the ridge's ends. */
export function paintRidges(stage: Stage, space: Space, roof: Roof, slopes: Slopes): void {
  const { ink } = stage;
  const { style, hip } = roof;
  const unit = space.unit([0, -roof.b, roof.z]);
  const band = lamplit(stage, darken(style.tile, 0.1), 0.4, 0.1);
  const shine = lamplit(stage, lighten(style.tile, 0.12), Math.max(space.front, 0.6), 0.16);
  const hips = [-1, 1].map((flip) => down.map((t) => space.at(slopes.front(flip, t * hip))));
  if (slopes.side !== 0 && roof.topB > 0) hips.push(down.map((t) => space.at(slopes.end(1, t))));
  const bands = [...hips];
  if (hip < 1)
    for (const flip of [-1, 1]) bands.push([hip, (1 + hip) / 2, 1].map((t) => space.at(slopes.front(flip, t))));
  ink.stroke(bands.map((points) => curve(points, 1)).join(''), band, unit * 0.62);
  const raised = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, y - unit * 0.2]);
  ink.stroke(bands.map((points) => curve(raised(points), 1)).join(''), shine, unit * 0.26);
  if (space.rough) return;
  if (style.beasts) {
    let knobs = '';
    /* Small roofs carry small beasts. */
    const size = unit * Math.min(1, 0.25 + roof.a / 20);
    for (const flip of [-1, 1])
      for (let at = 0; at < 4; at += 1) {
        const [x, y] = space.at(slopes.front(flip, (0.05 + at * 0.085) * hip));
        const r = size * (at === 3 ? 0.28 : 0.19);
        knobs +=
          dot(x, y - size * 0.8, r) +
          polygon([
            [x - r, y - unit * 0.2],
            [x, y - size * 1.05],
            [x + r, y - unit * 0.2],
          ]);
      }
    ink.path(knobs, lamplit(stage, darken(style.tile, 0.02), space.front, 0.2));
  }
  if (roof.topB > 0) return;
  const [left, right] = [space.at(slopes.front(-1, 1)), space.at(slopes.front(1, 1))];
  const thick = unit * 0.95;
  ink.path(
    polygon([[left[0], left[1] - thick], [right[0], right[1] - thick], right, left]),
    lamplit(stage, darken(style.tile, 0.04), space.front * 0.7, 0.06),
  );
  ink.stroke(
    line([
      [left[0], left[1] - thick],
      [right[0], right[1] - thick],
    ]),
    shine,
    unit * 0.3,
  );
  if (roof.topA > 1)
    for (const [[x, y], flip] of [
      [left, -1],
      [right, 1],
    ] as const)
      paintFinial(stage, x, y, unit * 1.9, flip, style);
}

function paintFinial(stage: Stage, x: number, y: number, size: number, flip: number, style: Style): void {
  const at = (dx: number, dy: number): string => `${n(x + flip * dx * size)} ${n(y + dy * size)}`;
  stage.ink.path(
    `M${at(-0.75, 0.1)}L${at(0.12, 0.1)}Q${at(0.32, -0.4)} ${at(0.12, -0.75)}Q${at(-0.02, -1.06)} ${at(-0.42, -1.02)}Q${at(-0.16, -0.92)} ${at(-0.22, -0.7)}Q${at(-0.32, -0.5)} ${at(-0.75, -0.48)}Z`,
    lamplit(stage, mix(style.tile, style.trim, style.bow ? 0.75 : 0.3), 0.8, 0.16),
  );
}
