import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, box, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintPeak, paintPineRow, paintRidge, ridgeLine } from '../parts/land.ts';
import { paintBranch, paintBushes, paintTree } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

/** A tiered pagoda on one third, a great mountain with the sun behind it on the other, blossom in front. */
export function paintPagoda(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * 0.7;
  const peakX = w * plan.range(0.34, 0.46);
  const tall = h * (stage.format === 'tall' ? 0.36 : plan.range(0.42, 0.48));
  paintSky(stage, horizon, { x: peakX - plan.range(70, 120) * u, y: horizon - tall * 0.72, r: 78 * u });
  paintClouds(stage, horizon, 5, 0.08, 0.55);
  const rock = mix(palette.ridge, '#7f83b8', 0.35);
  paintRidge(stage, ridgeLine(stage, 'far', horizon - 40 * u, 34 * u, 2.4), h, palette.ridge, 0.72);
  const volcano = plan.chance(0.7);
  paintPeak(stage, {
    x: peakX,
    foot: horizon + 10 * u,
    tall,
    half: tall * (volcano ? 1.34 : 0.98),
    rock,
    distance: 0.24,
    snow: volcano ? 0.32 : 0.45,
    hollow: volcano ? 1.42 : 1.05,
    blunt: volcano ? 0.075 : 0.012,
  });
  if (!volcano)
    paintPeak(stage, {
      x: peakX + w * 0.26,
      foot: horizon + 10 * u,
      tall: tall * 0.66,
      half: tall * 0.62,
      rock,
      distance: 0.42,
      snow: 0.4,
    });
  paintBirds(stage, w * 0.58, h * 0.2, 5);
  paintMist(stage, horizon - 6 * u, 130 * u, 0.8);
  paintForest(stage, horizon);
  const blossom = bloomOf(stage, plan.whole(0, 2));
  paintHill(stage, h, w * 0.74);
  paintTowerOfRoofs(
    stage,
    w * plan.range(0.7, 0.78),
    h * 0.925,
    (stage.format === 'tall' ? 0.46 : 0.6) * h,
    plan.whole(4, 5),
  );
  for (const [x, size] of [
    [0.56, 74],
    [0.93, 104],
  ] as const)
    paintTree(stage, w * x, h * 0.95, size * u * 1.25, blossom.leaf);
  paintBushes(stage, -10, w + 10, h * 0.985, 34 * u, [blossom.leaf, mix(blossom.leaf, palette.deep, 0.2)]);
  paintBranch(
    stage,
    -10,
    h * plan.range(0.05, 0.1),
    w * (stage.format === 'wide' ? 0.24 : 0.34),
    blossom.petal,
    blossom.core,
  );
}

function bloomOf(stage: Stage, kind: number): { petal: string; leaf: string; core: string } {
  const { palette } = stage;
  const [petal, core] = (
    [
      ['#f7b8cc', '#c2466e'],
      ['#e8642f', '#ffcf5a'],
      ['#fbe7ee', '#e08aa6'],
    ] as const
  )[kind] ?? ['#f7b8cc', '#c2466e'];
  return { petal: palette.vivid(petal), leaf: palette.shade(mix(petal, palette.ridge, 0.14)), core: palette.lit(core) };
}

function paintForest(stage: Stage, horizon: number): void {
  const { palette, h, u } = stage;
  for (const [at, drop, tree, distance] of [
    [0, 4, 20, 0.62],
    [1, 34, 28, 0.44],
    [2, 72, 38, 0.24],
  ] as const) {
    const crest = ridgeLine(stage, `forest${at}`, horizon + drop * u, 20 * u, 2.2 + at);
    const colour = palette.air(mix(palette.ridge, palette.deep, at * 0.16), distance);
    paintPineRow(stage, crest, tree * u, (7 + at * 3) * u, colour, 0.94);
    paintRidge(stage, crest, h, mix(palette.ridge, palette.deep, at * 0.16), distance);
    paintMist(stage, horizon + (drop + 34) * u, 46 * u, 0.34);
  }
}

function paintHill(stage: Stage, bottom: number, centre: number): void {
  const { ink, palette, w, h } = stage;
  const crest: Point[] = [
    [-10, h * 0.955],
    [centre - w * 0.34, h * 0.93],
    [centre, h * 0.9],
    [w + 10, h * 0.925],
  ];
  ink.path(
    area(crest, [
      [w + 10, bottom],
      [-10, bottom],
    ]),
    ink.vertical([
      [0, mix(palette.ground, palette.deep, 0.35)],
      [1, palette.deep],
    ]),
  );
}

/** The pagoda: walls of posts and lit windows, roofs with raised corners and a bright edge, a ringed spire. */
function paintTowerOfRoofs(stage: Stage, x: number, foot: number, tall: number, tiers: number): void {
  const { ink, palette, random } = stage;
  const plan = random.fork('pagoda');
  const wall = plan.pick([palette.accent, palette.accent, '#c8433a', '#b5423c']);
  const roof = mix(plan.pick(['#2c3260', '#28405c', '#2f3a4a']), palette.deep, 0.25);
  const body = tall * 0.84;
  const step = body / tiers;
  if (palette.dark) paintGlow(stage, x, foot - body * 0.45, tall * 0.5, palette.lamp, 0.42);
  ink.path(
    box(x - tall * 0.19, foot - tall * 0.03, tall * 0.38, tall * 0.045),
    ink.horizontal([
      [0, palette.lit('#b9aebf')],
      [1, palette.shade('#9a90a8')],
    ]),
  );
  for (let tier = 0; tier < tiers; tier += 1) {
    const half = tall * (0.135 - tier * 0.0135);
    paintTier(stage, { x, y: foot - tall * 0.03 - tier * step, half, tall: step * 0.66, wall, ground: tier === 0 });
    paintCurvedRoof(stage, {
      x,
      y: foot - tall * 0.03 - tier * step - step * 0.56,
      half: half + tall * 0.082,
      tall: step * 0.4,
      roof,
    });
  }
  paintSpire(stage, x, foot - tall * 0.03 - body + step * 0.1, tall * 0.2);
}

type Tier = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly tall: number;
  readonly wall: string;
  readonly ground: boolean;
};

function paintTier(stage: Stage, { x, y, half, tall, wall, ground }: Tier): void {
  const { ink, palette } = stage;
  ink.path(
    box(x - half, y - tall, half * 2, tall),
    ink.horizontal([
      [0, palette.vivid(lighten(wall, 0.04))],
      [0.55, palette.vivid(wall)],
      [1, mix(palette.vivid(wall), palette.shade(wall), 0.7)],
    ]),
  );
  const glass = palette.dark ? palette.lamp : palette.lit('#fbe3b4');
  const panes = [-0.62, 0, 0.62].map((at) =>
    box(x + half * at - half * 0.17, y - tall * 0.78, half * 0.34, tall * (ground && at === 0 ? 0.78 : 0.48)),
  );
  ink.path(panes.join(''), glass);
  const bars = [-0.62, 0, 0.62].map(
    (at) =>
      `${line([
        [x + half * at, y - tall * 0.78],
        [x + half * at, y - tall * 0.3],
      ])}${line([
        [x + half * (at - 0.17), y - tall * 0.54],
        [x + half * (at + 0.17), y - tall * 0.54],
      ])}`,
  );
  ink.stroke(bars.join(''), darken(palette.shade(wall), 0.08), half * 0.022);
  const posts = [-0.97, -0.33, 0.33, 0.97].map((at) => box(x + half * at - half * 0.035, y - tall, half * 0.07, tall));
  ink.path(posts.join(''), darken(palette.shade(wall), 0.1));
  const rail = half * 1.16;
  ink.stroke(
    `${line([
      [x - rail, y - tall * 0.26],
      [x + rail, y - tall * 0.26],
    ])}${line([
      [x - rail, y - tall * 0.13],
      [x + rail, y - tall * 0.13],
    ])}`,
    palette.shade(darken(wall, 0.05)),
    half * 0.05,
  );
  ink.path(box(x - rail, y - tall * 0.06, rail * 2, tall * 0.08), palette.vivid(darken(wall, 0.05)));
}

type Roof = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly tall: number;
  readonly roof: string;
};

function paintCurvedRoof(stage: Stage, { x, y, half, tall, roof }: Roof): void {
  const { ink, palette } = stage;
  const top = y - tall;
  const ridge = half * 0.42;
  const side = (sign: number): string =>
    `Q${n(x + sign * half * 0.62)} ${n(y - tall * 0.16)} ${n(x + sign * half)} ${n(y - tall * 0.26)}`;
  const under = `Q${n(x + half * 0.7)} ${n(y + tall * 0.1)} ${n(x)} ${n(y + tall * 0.1)}Q${n(x - half * 0.7)} ${n(y + tall * 0.1)} ${n(x - half)} ${n(y - tall * 0.26)}`;
  const shape = `M${n(x - ridge)} ${n(top)}H${n(x + ridge)}${side(1)}${under}Q${n(x - half * 0.62)} ${n(y - tall * 0.16)} ${n(x - ridge)} ${n(top)}Z`;
  ink.path(
    shape,
    ink.horizontal([
      [0, palette.lit(lighten(roof, 0.12))],
      [0.5, palette.lit(roof)],
      [1, palette.shade(roof)],
    ]),
  );
  const rim = `M${n(x - half)} ${n(y - tall * 0.26)}Q${n(x - half * 0.7)} ${n(y + tall * 0.1)} ${n(x)} ${n(y + tall * 0.1)}Q${n(x + half * 0.7)} ${n(y + tall * 0.1)} ${n(x + half)} ${n(y - tall * 0.26)}`;
  ink.stroke(rim, palette.lit('#e8b04a'), tall * 0.055);
  let tiles = '';
  for (let rib = -6; rib <= 6; rib += 1)
    tiles += line([
      [x + (rib / 6.6) * ridge, top + tall * 0.06],
      [x + (rib / 6.8) * half * 0.86, y + tall * (0.02 - Math.abs(rib) * 0.022)],
    ]);
  ink.stroke(tiles, palette.shade(darken(roof, 0.05)), tall * 0.02, { opacity: 0.55 });
  ink.stroke(
    line([
      [x - ridge, top],
      [x + ridge, top],
    ]),
    palette.lit('#c9913a'),
    tall * 0.06,
  );
}

function paintSpire(stage: Stage, x: number, y: number, tall: number): void {
  const { ink, palette } = stage;
  const gold = palette.lit('#e8b04a');
  ink.path(
    polygon([
      [x - tall * 0.03, y],
      [x, y - tall],
      [x + tall * 0.03, y],
    ]),
    gold,
  );
  for (let ring = 0; ring < 7; ring += 1) {
    const at = y - tall * (0.24 + ring * 0.085);
    const half = tall * (0.1 - ring * 0.008);
    ink.stroke(
      line([
        [x - half, at],
        [x + half, at],
      ]),
      gold,
      tall * 0.032,
    );
  }
}
