import { mix } from '../colour.ts';
import { polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { metre, seen } from './airport-space.ts';
import type { Eye, Spot } from './airport-space.ts';

/** A step of a road's middle on the ground: where it is, and the way to its right for one who drives away. */
export type Step = { readonly at: Point; readonly right: Point };

/** A soft road through points given in metres to the right and away. */
export function pathThrough(points: readonly Point[], fine = 14): Step[] {
  const found: Point[] = [];
  for (let leg = 0; leg < points.length - 1; leg += 1) {
    const b: Point = points[leg] ?? [0, 1];
    const c: Point = points[leg + 1] ?? b;
    const a: Point = points[leg - 1] ?? b;
    const d: Point = points[leg + 2] ?? c;
    for (let step = 0; step < fine; step += 1) found.push(between(a, b, c, d, step / fine));
  }
  const last = points[points.length - 1];
  if (last !== undefined) found.push(last);
  return found.map((at, index): Step => {
    const before = found[index - 1] ?? at;
    const after = found[index + 1] ?? at;
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dz) || 1;
    return { at, right: [dz / long, -dx / long] };
  });
}

function between(a: Point, b: Point, c: Point, d: Point, share: number): Point {
  const one = (from: number, x: number, to: number, after: number): number =>
    x + 0.5 * share * (to - from + share * (2 * from - 5 * x + 4 * to - after + share * (3 * (x - to) + after - from)));
  return [one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])];
}

export function beside({ at, right }: Step, away: number, up = 0): Spot {
  return [at[0] + right[0] * away, up, at[1] + right[1] * away];
}

/** A line beside the road, without what is behind the viewer. */
function edge(eye: Eye, path: readonly Step[], away: number, up: number): Point[] {
  return path
    .map((step) => beside(step, away, up))
    .filter(([, , z]) => z > 1.4)
    .map((spot) => seen(eye, spot));
}

/** The strip between two distances from the road's middle. */
export function strip(eye: Eye, path: readonly Step[], from: number, to: number, up = 0): string {
  return polygon([...edge(eye, path, from, up), ...edge(eye, path, to, up).toReversed()]);
}

/** The upright band between two heights, such as a kerb or a rail. */
export function band(eye: Eye, path: readonly Step[], away: number, low: number, high: number): string {
  return polygon([...edge(eye, path, away, low), ...edge(eye, path, away, high).toReversed()]);
}

/** Steps at even distances along the road. */
export function paced(path: readonly Step[], pace: number, offset = 0): Step[] {
  const found: Step[] = [];
  let due = offset;
  let walked = 0;
  for (const [index, step] of path.entries()) {
    const next = path[index + 1];
    if (next === undefined) break;
    const [dx, dz] = [next.at[0] - step.at[0], next.at[1] - step.at[1]];
    const long = Math.hypot(dx, dz);
    while (due < walked + long) {
      const share = (due - walked) / long;
      found.push({ at: [step.at[0] + dx * share, step.at[1] + dz * share], right: step.right });
      due += pace;
    }
    walked += long;
  }
  return found;
}

/** The way ahead of a step, as a turn from the right towards the distance. */
export function headingOf({ right }: Step): number {
  return Math.atan2(right[0], -right[1]);
}

/** The asphalt with its lines; `half` is half its width, `verge` the colour of its edges. */
export function paintAsphalt(stage: Stage, eye: Eye, path: readonly Step[], half: number, verge: string): void {
  const { ink, palette, h } = stage;
  const tar = palette.shade(palette.dark ? '#5b5870' : '#7d7b8c');
  const reach = (h - eye.horizon) / 8;
  ink.path(strip(eye, path, -half - 1.1, half + 1.1), palette.shade(verge));
  ink.path(
    strip(eye, path, -half, half),
    ink.vertical([
      [0, palette.air(tar, 0.5)],
      [Math.min(0.2, reach / h), palette.air(tar, 0.24)],
      [0.5, tar],
      [1, mix(tar, palette.deep, 0.3)],
    ]),
  );
  ink.path(strip(eye, path, -half * 0.62, -half * 0.34) + strip(eye, path, half * 0.34, half * 0.62), palette.deep, {
    opacity: 0.12,
  });
  const white = palette.lit('#f7f2e8');
  ink.path(strip(eye, path, -half + 0.28, -half + 0.44) + strip(eye, path, half - 0.44, half - 0.28), white, {
    opacity: 0.85,
  });
  let dashes = '';
  const marks = paced(path, 0.9, 0.4);
  for (let mark = 0; mark < marks.length - 3; mark += 7) {
    const row = marks.slice(mark, mark + 4);
    if ((row[0]?.at[1] ?? 999) < 120 && (row[0]?.at[1] ?? 0) > 2) dashes += strip(eye, row, -0.09, 0.09);
  }
  ink.path(dashes, white, { opacity: 0.9 });
}

/** Reflectors and a steel rail on posts along one side. */
export function paintRail(stage: Stage, eye: Eye, path: readonly Step[], away: number): void {
  const { ink, palette } = stage;
  const rail = path.filter(({ at }) => at[1] < 120);
  let posts = '';
  for (const step of paced(rail, 2.4)) {
    if (step.at[1] > 70 || beside(step, away)[2] < 2) continue;
    const half = 0.06;
    const [x, y] = seen(eye, beside(step, away));
    const [, top] = seen(eye, beside(step, away, 0.62));
    const wide = half * metre(eye, step.at[1]);
    posts += polygon([
      [x - wide, y],
      [x - wide, top],
      [x + wide, top],
      [x + wide, y],
    ]);
  }
  ink.path(posts, palette.shade('#6f7182'));
  ink.path(band(eye, rail, away, 0.4, 0.72), palette.shade('#a7a9b8'));
  ink.path(band(eye, rail, away, 0.58, 0.74), palette.lit('#e4e3e6'));
}
