import { darken, lighten } from '../colour.ts';
import { curve, dot, polygon } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { lamplit, toned } from './court-space.ts';
import type { Space, Vec } from './court-space.ts';
import type { Style } from './court-style.ts';

/** A dormer: a white triangle under two hollow slopes, or an undulating bow. */
export function paintGable(
  stage: Stage,
  space: Space,
  [x, y, z]: Vec,
  [half, tall]: readonly [number, number],
  style: Style,
  bow: boolean,
): void {
  const { ink } = stage;
  const at = (s: number): Vec => {
    const across = Math.abs(s);
    const up = bow ? 0.5 + 0.5 * Math.cos(Math.PI * across ** 1.15) : (1 - across) ** 1.35 + 0.1 * across ** 4;
    return [x + s * half, y, z + tall * up + (bow && across > 0.85 ? (across - 0.85) * 1.2 : 0)];
  };
  const rim = Array.from({ length: 15 }, (_, step) => space.at(at(step / 7 - 1)));
  const unit = space.unit([x, y, z]);
  ink.path(
    polygon(rim),
    ink.vertical([
      [0, lamplit(stage, darken(style.wall, 0.1), space.front * 0.6, 0.2)],
      [1, lamplit(stage, style.wall, space.front, 0.4)],
    ]),
  );
  ink.stroke(curve(rim, 1), toned(stage, darken(style.tile, 0.12), space.front * 0.5), unit * 0.75);
  ink.stroke(
    curve(
      rim.map(([px, py]) => [px, py - unit * 0.3] as const),
      1,
    ),
    lamplit(stage, lighten(style.tile, 0.1), space.front, 0.2),
    unit * 0.36,
  );
  ink.stroke(
    curve(
      rim.slice(1, 14).map(([px, py]) => [px, py + unit * 0.42] as const),
      1,
    ),
    lamplit(stage, style.trim, space.front, 0.3),
    unit * 0.12,
  );
  const [tx, ty] = space.at([x, y, z + tall * (bow ? 0.62 : 0.55)]);
  ink.path(
    dot(tx, ty, unit * 0.28) +
      dot(tx - unit * 0.3, ty + unit * 0.16, unit * 0.18) +
      dot(tx + unit * 0.3, ty + unit * 0.16, unit * 0.18),
    lamplit(stage, style.trim, 0.9, 0.3),
  );
}
