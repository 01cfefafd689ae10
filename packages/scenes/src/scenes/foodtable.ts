import { darken, lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { box, curve, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintSkyline } from '../parts/buildings.ts';
import { paintPeak, paintRidge, ridgeLine } from '../parts/land.ts';
import { paintBranch } from '../parts/plants.ts';
import { paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintBowl, paintPlatter, paintSteamer } from './foodtable-dishes.ts';
import { paintCups, paintRolls, paintTeapot } from './foodtable-sides.ts';

/** A laid table on a terrace: steaming dishes in the light, lanterns above, the city or the hills beyond the rail. */
export function paintFoodtable(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * 0.5;
  paintSky(stage, horizon, { x: w * plan.range(0.58, 0.72), y: horizon - plan.range(90, 150) * u, r: 56 * u });
  paintClouds(stage, horizon, 4, 0.14, 0.64);
  paintView(stage, horizon, plan.chance(0.5));
  paintRail(stage, horizon);
  paintTable(stage, h * 0.6);
  paintDishes(stage, plan.whole(0, 2));
  paintLanternRow(stage);
  const leaf = mix(palette.ground, palette.deep, palette.dark ? 0.4 : 0.2);
  paintBranch(stage, -14, h * 0.05, w * 0.24, leaf, lighten(leaf, 0.14));
}

function paintView(stage: Stage, horizon: number, hills: boolean): void {
  const { palette, w, h, u } = stage;
  const foot = h * 0.58;
  if (hills) {
    paintPeak(stage, {
      x: w * 0.34,
      foot,
      tall: h * 0.26,
      half: 280 * u,
      rock: palette.ridge,
      distance: 0.44,
      snow: 0.3,
      hollow: 1.3,
      blunt: 0.04,
    });
    for (const [at, drop, distance] of [
      [0, -20, 0.56],
      [1, 14, 0.36],
    ] as const)
      paintRidge(
        stage,
        ridgeLine(stage, `hills${at}`, horizon + drop * u, 26 * u, 2 + at),
        h,
        mix(palette.ridge, palette.ground, at * 0.6),
        distance,
      );
  } else {
    const row = { from: -20, to: w + 20, foot, colour: palette.ridge };
    paintSkyline(stage, { ...row, low: 60 * u, high: 190 * u, distance: 0.6, name: 'far', windows: false });
    paintMist(stage, horizon, 100 * u, 0.4);
    paintSkyline(stage, { ...row, low: 50 * u, high: 140 * u, distance: 0.34, name: 'near', windows: true });
  }
  paintMist(stage, horizon + 30 * u, 90 * u, 0.5);
}

function paintRail(stage: Stage, horizon: number): void {
  const { ink, palette, w, h, u } = stage;
  const wood = mix(palette.deep, '#6a3a34', 0.42);
  const y = horizon + 28 * u;
  let posts = '';
  for (let x = 20 * u; x < w; x += 26 * u) posts += box(x, y, 5 * u, h * 0.14);
  ink.path(posts, wood);
  ink.rect(
    0,
    y - 4 * u,
    w,
    10 * u,
    ink.vertical([
      [0, mix(lighten(wood, 0.16), palette.horizon, 0.25)],
      [1, wood],
    ]),
  );
}

function paintTable(stage: Stage, top: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('table');
  const wood = palette.dark ? '#a8644a' : '#c88a5c';
  const bright = palette.vivid(lighten(wood, palette.dark ? -0.06 : 0.06));
  const dim = mix(palette.shade(darken(wood, 0.04)), bright, palette.dark ? 0.3 : 0);
  ink.rect(
    0,
    top,
    w,
    h - top,
    ink.vertical(blend([mix(bright, palette.horizon, 0.28), bright, mix(bright, dim, 0.5), dim], 6)),
  );
  let [grain, seams] = ['', ''];
  for (let plank = -9; plank <= 9; plank += 1)
    seams += line([
      [w * 0.5 + plank * 92 * u, top],
      [w * 0.5 + plank * 190 * u, h],
    ]);
  for (let mark = 0; mark < 70; mark += 1) {
    const near = own.next();
    const y = top + (h - top) * near;
    const x = own.range(0, w);
    grain += curve(
      [
        [x, y],
        [x + 30 * u, y + own.range(-2, 2) * u],
        [x + own.range(50, 110) * u, y],
      ],
      1,
    );
  }
  ink.stroke(seams, dim, 1.8 * u, { opacity: 0.5 });
  ink.stroke(grain, dim, 1.1 * u, { opacity: 0.25 });
  ink.rect(0, top, w, 4 * u, lighten(bright, 0.08), { opacity: 0.8 });
  if (palette.dark)
    for (const at of [0.28, 0.7])
      ink.ellipse(
        w * at,
        top + 90 * u,
        320 * u,
        110 * u,
        ink.radial([
          [0, '#ffcf86', 0.5],
          [0.5, '#ffcf86', 0.18],
          [1, '#ffcf86', 0],
        ]),
      );
  paintRunner(stage, top);
}

function paintRunner(stage: Stage, top: number): void {
  const { ink, palette, w, h, u } = stage;
  const cloth = palette.vivid(palette.accent);
  const runner = (a: number, b: number): string =>
    polygon([
      [w * 0.5 + a * u, top],
      [w * 0.5 + b * u, top],
      [w * 0.5 + b * 2 * u, h],
      [w * 0.5 + a * 2 * u, h],
    ]);
  ink.path(
    runner(-112, 112),
    ink.vertical([
      [0, cloth],
      [1, palette.shade(palette.accent)],
    ]),
  );
  ink.path(runner(-100, -94) + runner(94, 100), palette.lit('#ffd98a'));
}

function paintDishes(stage: Stage, kind: number): void {
  const { w, h, u, random } = stage;
  const own = random.fork('dishes');
  const at = (x: number, y: number): Point => [
    w * 0.5 + (x + own.range(-10, 10)) * u * (stage.format === 'wide' ? 1.35 : stage.format === 'tall' ? 0.86 : 1),
    h * y,
  ];
  paintTeapot(stage, at(-335, 0.675), 84 * u);
  paintCups(stage, at(335, 0.665), 30 * u);
  const back: Point = at(160, 0.69);
  const left: Point = at(-190, 0.735);
  if (kind === 0) paintSteamer(stage, back, 96 * u);
  else paintPlatter(stage, back, 104 * u);
  if (kind === 2) paintRolls(stage, left, 122 * u);
  else paintSteamer(stage, left, 112 * u);
  paintBowl(stage, at(40, 0.845), 158 * u);
  if (kind === 1) paintRolls(stage, at(350, 0.83), 124 * u);
  else paintPlatter(stage, at(350, 0.83), 128 * u);
  paintRolls(stage, at(-352, 0.88), 140 * u);
}

function paintLanternRow(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('lanterns');
  const hang = (share: number): Point => [w * (-0.02 + share * 1.04), h * 0.11 + 70 * u * (1 - (2 * share - 1) ** 2)];
  ink.stroke(curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(hang), 1), palette.deep, 2 * u);
  for (let lamp = 0; lamp < 7; lamp += 1) {
    const [x, y] = hang((lamp + 0.7) / 7.4);
    const r = own.range(19, 26) * u;
    const colour = own.pick(['#ff5a40', '#ffae4a', '#ff7a4a']);
    const middle = y + r * 1.3;
    paintGlow(stage, x, middle, r * 3.4, colour, palette.dark ? 0.5 : 0.16);
    ink.ellipse(
      x,
      middle,
      r,
      r * 0.9,
      ink.radial([
        [0, palette.dark ? '#fff2bc' : lighten(colour, 0.12)],
        [0.5, mix(colour, '#ffd98a', palette.dark ? 0.4 : 0.05)],
        [1, palette.dark ? colour : palette.lit(colour)],
      ]),
    );
    ink.stroke(
      [-0.55, 0, 0.55]
        .map(
          (at) =>
            `M${n(x + at * r * 0.5)} ${n(middle - r * 0.86)}Q${n(x + at * r * 1.6)} ${n(middle)} ${n(x + at * r * 0.5)} ${n(middle + r * 0.86)}`,
        )
        .join(''),
      darken(colour, 0.12),
      r * 0.05,
      { opacity: 0.5 },
    );
    ink.path(
      pill(x - r * 0.34, middle - r * 1.04, r * 0.68, r * 0.18, 1) +
        pill(x - r * 0.34, middle + r * 0.84, r * 0.68, r * 0.18, 1) +
        dot(x, middle + r * 1.3, r * 0.1),
      '#c8902e',
    );
  }
}
