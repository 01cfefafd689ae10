import { mix } from '../colour.ts';
import { box, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { fractal } from '../random.ts';
import type { Stage } from '../stage.ts';
import { along } from './airport-kerb-lay.ts';
import type { Kerb } from './airport-kerb-lay.ts';
import type { Plan } from './airport-plan.ts';
import { metre, seen } from './airport-space.ts';
import type { Spot } from './airport-space.ts';

/** Metres from the cars to the glass. */
export const wall = 8.5;

/** What the glass mirrors: the trees across the road by day, and by night the sheen of the hall on the asphalt. */
export function paintMirrored(stage: Stage, plan: Plan, kerb: Kerb, fine: Kerb): void {
  const { ink, palette, random } = stage;
  if (palette.dark) {
    for (let to = -5.4; to < 1.2; to += 0.55)
      ink.path(
        along(
          plan,
          kerb,
          () => [to, 0],
          () => [1.6, 0],
        ),
        palette.lamp,
        { opacity: 0.035 },
      );
    return;
  }
  const leaves = fractal(random.fork('mirrored'), 4, 0.6);
  const hills = palette.shade(mix(palette.ground, palette.sky[1], 0.4));
  ink.path(
    along(
      plan,
      fine,
      () => [wall, 0.16],
      (stop) => [wall, 2.9 + leaves(stop * 0.11) * 1.1],
    ),
    hills,
    { opacity: 0.3 },
  );
  ink.path(
    along(
      plan,
      fine,
      () => [wall, 0.16],
      (stop) => [wall, 1.7 + leaves(stop * 0.33 + 40) * 0.6],
    ),
    mix(hills, palette.deep, 0.4),
    { opacity: 0.34 },
  );
}

/** Desks, lights and people behind the glass. */
export function paintInside(stage: Stage, plan: Plan, kerb: Kerb): void {
  const { ink, palette, random } = stage;
  const { eye } = plan;
  const own = random.fork('inside');
  const glow = palette.dark ? '#fff2cc' : mix(palette.horizon, '#ffffff', 0.4);
  ink.path(
    along(
      plan,
      kerb,
      () => [wall, 3],
      () => [wall, 3.35],
    ),
    glow,
    { opacity: palette.dark ? 0.75 : 0.4 },
  );
  ink.path(
    along(
      plan,
      kerb,
      () => [wall, 0.16],
      () => [wall, 0.9],
    ),
    mix(palette.deep, palette.lamp, palette.dark ? 0.3 : 0.1),
    { opacity: 0.4 },
  );
  let [people, lights] = ['', ''];
  for (let spot = 0; spot < 40; spot += 1) {
    const at = kerb.at(-8 + own.next() ** 1.4 * 90, wall, 0);
    if (at[2] < 3) continue;
    const [x, y] = seen(eye, at);
    const size = metre(eye, at[2]) * own.range(0.8, 0.98);
    if (own.chance(0.55)) {
      people +=
        dot(x, y - 1.62 * size, 0.13 * size) +
        polygon([
          [x - 0.2 * size, y - 1.42 * size],
          [x + 0.2 * size, y - 1.42 * size],
          [x + 0.23 * size, y - 0.7 * size],
          [x + 0.14 * size, y],
          [x - 0.14 * size, y],
          [x - 0.23 * size, y - 0.7 * size],
        ]);
    } else lights += box(x, y - own.pick([3.7, 4.3]) * size, 0.9 * size, 0.12 * size);
  }
  ink.path(people, mix(palette.deep, palette.ridge, 0.35), { opacity: palette.dark ? 0.62 : 0.42 });
  ink.path(lights, palette.dark ? '#fffbe8' : palette.lamp, { opacity: palette.dark ? 0.9 : 0.5 });
}

export function paintFrames(stage: Stage, plan: Plan, kerb: Kerb, edge: (stop: number) => number): void {
  const { ink, palette, u } = stage;
  const frame = palette.dark ? mix(palette.lamp, palette.deep, 0.55) : palette.lit('#eef2f6');
  for (const [gap, wide, opacity] of [
    [6, 0.16, 0.9],
    [2, 0.07, 0.6],
  ] as const)
    for (let start = -12; start < 120; start += 12) {
      const size = metre(plan.eye, kerb.at(start + 4, wall)[2]);
      if (gap === 2 && size < 8 * u) break;
      let d = '';
      for (let stop = start; stop < start + 12; stop += gap)
        d += upright(plan, kerb.at(stop, wall, 0.16), kerb.at(stop, wall, edge(stop) + 0.1));
      ink.stroke(d, frame, wide * Math.min(size, 60 * u), { opacity });
    }
  for (const up of [2.9])
    ink.path(
      along(
        plan,
        kerb,
        () => [wall, up],
        () => [wall, up + 0.09],
      ),
      frame,
      { opacity: 0.8 },
    );
  const sheen = mix(palette.horizon, '#ffffff', 0.6);
  let gleams = '';
  for (const [stop, wide] of [
    [-1, 1.8],
    [8, 2.6],
    [19, 2],
    [34, 4],
  ] as const) {
    const corners = [
      kerb.at(stop, wall, 0.3),
      kerb.at(stop + wide, wall, 0.3),
      kerb.at(stop + wide + 3, wall, 4.8),
      kerb.at(stop + 3, wall, 4.8),
    ];
    if (corners.every(([, , z]) => z > 2)) gleams += polygon(corners.map((spot) => seen(plan.eye, spot)));
  }
  ink.path(gleams, sheen, { opacity: palette.dark ? 0.1 : 0.26 });
  paintDoors(stage, plan, kerb, frame);
}

/** Doors of the hall, framed in the picture's accent. */
function paintDoors(stage: Stage, plan: Plan, kerb: Kerb, frame: string): void {
  const { ink, palette } = stage;
  for (const stop of [2.5, 26, 50]) {
    const portal = (grow: number): Point[] =>
      [
        kerb.at(stop - grow, wall - 0.1, 0.16),
        kerb.at(stop + 4 + grow, wall - 0.1, 0.16),
        kerb.at(stop + 4 + grow, wall - 0.1, 2.9 + grow),
        kerb.at(stop - grow, wall - 0.1, 2.9 + grow),
      ].map((spot) => seen(plan.eye, spot));
    ink.path(polygon(portal(0.2)), palette.vivid(palette.accent));
    ink.path(
      polygon(portal(0)),
      palette.dark ? mix(palette.lamp, '#ffffff', 0.5) : mix(palette.sky[0], palette.deep, 0.3),
    );
    ink.stroke(
      upright(plan, kerb.at(stop + 2, wall - 0.1, 0.16), kerb.at(stop + 2, wall - 0.1, 2.9)),
      frame,
      0.1 * metre(plan.eye, kerb.at(stop, wall)[2]),
    );
  }
}

export function upright(plan: Plan, from: Spot, to: Spot): string {
  return from[2] > 2 && to[2] > 2 ? line([seen(plan.eye, from), seen(plan.eye, to)]) : '';
}
