import { darken, lighten, mix } from '../colour.ts';
import { blend } from '../ink.ts';
import { area, curve, dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintLongtail, paintYacht } from '../parts/boats.ts';
import { paintPalm, paintTuft } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintMist, paintSky } from '../parts/sky.ts';
import { paintWater } from '../parts/water.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Limestone cliffs in a warm sea, a painted boat, palms that lean into the picture from the beach. */
export function paintBay(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const sea = h * plan.range(0.53, 0.57);
  const light = w * plan.range(0.5, 0.6);
  paintSky(stage, sea, {
    x: light,
    y: sea - plan.range(50, 105) * u - (palette.dark ? 0 : 40 * u) - (stage.time === 'night' ? 120 * u : 0),
    r: 58 * u,
  });
  paintClouds(stage, sea, 5, 0.1, 0.66);
  paintBirds(stage, w * 0.36, h * 0.2);
  const cliffs = ink.symbol(() => paintCliffs(stage, sea));
  ink.use(cliffs, '');
  paintMist(stage, sea - 8 * u, 60 * u, 0.5);
  const shallow = stage.time === 'night' ? palette.water[0] : mix(palette.water[1], '#3fd0c0', 0.4);
  paintWater(stage, {
    from: sea,
    to: h,
    light,
    mirrored: cliffs,
    colours: [
      mix(palette.horizon, palette.water[0], 0.55),
      palette.water[0],
      mix(palette.water[0], palette.water[1], 0.75),
      mix(palette.water[1], shallow, 0.5),
      shallow,
      lighten(shallow, 0.05),
    ],
  });
  const boat = { x: w * plan.range(0.3, 0.42), y: sea + (h - sea) * plan.range(0.3, 0.4) };
  if (plan.chance(0.68)) paintLongtail(stage, boat.x, boat.y, 260 * u, plan.pick(['#2f7f86', '#c8553a', '#e0b04a']));
  else paintYacht(stage, boat.x, boat.y, 120 * u, palette.accent);
  paintYacht(stage, w * plan.range(0.66, 0.7), sea + 14 * u, 22 * u, palette.accent);
  paintBeach(stage, h * 0.865);
  paintFrame(stage, plan.range(0.76, 0.82));
}

function paintCliffs(stage: Stage, sea: number): void {
  const { palette, w, u, random } = stage;
  const plan = random.fork('cliffs');
  const rock = mix(palette.ridge, '#b4765a', palette.dark ? 0.3 : 0.5);
  const size = stage.format === 'tall' ? 1.25 : 1;
  for (const at of [0.4, 0.63, 0.88])
    paintStack(stage, {
      x: w * (at + plan.range(-0.06, 0.06)),
      foot: sea,
      tall: plan.range(28, 74) * u,
      half: plan.range(34, 62) * u,
      rock,
      distance: 0.62,
    });
  for (const at of [0.24, 0.97])
    paintStack(stage, {
      x: w * (at + plan.range(-0.04, 0.03)),
      foot: sea,
      tall: plan.range(100, 160) * u * size,
      half: plan.range(52, 78) * u,
      rock,
      distance: 0.38,
    });
  paintStack(stage, {
    x: w * 0.145,
    foot: sea,
    tall: plan.range(170, 205) * u * size,
    half: 80 * u,
    rock,
    distance: 0.2,
  });
  paintStack(stage, {
    x: w * 0.01,
    foot: sea,
    tall: plan.range(230, 275) * u * size,
    half: 105 * u,
    rock,
    distance: 0.06,
  });
}

type Stack = {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly half: number;
  readonly rock: string;
  readonly distance: number;
};

/** A sheer rock with a shaggy green cap, hanging creepers and grooves. */
function paintStack(stage: Stage, { x, foot, tall, half, rock, distance }: Stack): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`stack${Math.round(x)}`);
  const noise = fractal(own, 4, 0.6);
  const left = (share: number): number => x - half * (1 - 0.36 * share ** 2.4 + noise(share * 4) * 0.1);
  const right = (share: number): number => x + half * (1 - 0.36 * share ** 2.4 + noise(share * 4 + 60) * 0.1);
  const shares = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.83, 0.93];
  const top = Array.from({ length: 9 }, (_, at): Point => {
    const part = at / 8;
    return [
      left(1) + (right(1) - left(1)) * part,
      foot - tall * (0.95 + 0.12 * Math.sin(part * Math.PI) + noise(part * 6 + 20) * 0.06),
    ];
  });
  const outline: Point[] = [
    ...shares.map((share): Point => [left(share), foot - tall * share]),
    ...top,
    ...shares.toReversed().map((share): Point => [right(share), foot - tall * share]),
  ];
  const bright = palette.air(palette.lit(lighten(rock, 0.08)), distance);
  const dim = palette.air(palette.shade(rock), distance);
  ink.path(
    polygon(outline),
    ink.slanted(
      [
        [0, dim],
        [0.5, mix(bright, dim, 0.5)],
        [1, bright],
      ],
      0,
      0.2,
      1,
      0.4,
    ),
  );
  paintGrowth(stage, { x, foot, tall, half, rock, distance }, own, noise, { left, right, dim });
}

type Sides = {
  readonly left: (share: number) => number;
  readonly right: (share: number) => number;
  readonly dim: string;
};

/** Grooves in the rock, shrubs on its head and the dark line of the tide. */
function paintGrowth(
  stage: Stage,
  { x, foot, tall, half, distance }: Stack,
  own: Random,
  noise: (x: number) => number,
  { left, right, dim }: Sides,
): void {
  const { ink, palette } = stage;
  let grooves = '';
  for (let groove = 0; groove < 9; groove += 1) {
    const gx = x + half * own.range(-0.72, 0.76);
    const from = own.range(0.35, 0.86);
    grooves += curve(
      [
        [gx, foot - tall * from],
        [gx + own.range(-3, 3), foot - tall * (from - 0.14)],
        [gx + own.range(-5, 5), foot - tall * Math.max(0.02, from - own.range(0.25, 0.5))],
      ],
      1,
    );
  }
  ink.stroke(grooves, dim, Math.max(1, half * 0.03), { opacity: 0.5 });
  const green = palette.air(palette.shade(mix(palette.ground, palette.deep, 0.3)), distance);
  let shrubs = '';
  let hanging = '';
  for (let at = 0; at < 44; at += 1) {
    const part = own.next();
    const px = left(0.97) + (right(0.97) - left(0.97)) * part;
    const py = foot - tall * (0.94 + 0.12 * Math.sin(part * Math.PI) + noise(part * 6 + 20) * 0.05);
    shrubs += dot(px, py, half * own.range(0.06, 0.15));
    if (own.chance(0.5)) hanging += dot(px, py + half * own.range(0.05, 0.36), half * own.range(0.03, 0.07));
  }
  ink.path(shrubs + hanging, green);
  ink.path(
    polygon([
      [left(0), foot],
      [right(0), foot],
      [right(0) - half * 0.08, foot - 5],
      [left(0) + half * 0.08, foot - 5],
    ]),
    dim,
    { opacity: 0.6 },
  );
}

function paintBeach(stage: Stage, y: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const grains = random.fork('sand');
  const edge = (lift: number): Point[] => [
    [-10, y + 34 * u - lift],
    [w * 0.2, y + 32 * u - lift],
    [w * 0.45, y + 14 * u - lift],
    [w * 0.7, y + 2 * u - lift],
    [w + 10, y - 22 * u - lift],
  ];
  const sand = palette.lit('#f0cf94');
  const corners: Point[] = [
    [w + 10, h],
    [-10, h],
  ];
  ink.path(area(edge(16 * u), corners), palette.lit('#d8f2ea'), { opacity: 0.34 });
  ink.path(area(edge(8 * u), corners), palette.lit('#ffffff'), { opacity: 0.9 });
  ink.path(area(edge(0), corners), mix(sand, palette.shade('#b98a5e'), 0.5));
  ink.path(area(edge(-12 * u), corners), ink.vertical(blend([sand, mix(sand, palette.shade('#c08a58'), 0.55)], 4)));
  let specks = '';
  for (let speck = 0; speck < 90; speck += 1)
    specks += dot(grains.range(0, w), y + grains.range(40, 110) * u, grains.range(0.6, 1.7) * u);
  ink.path(specks, palette.shade('#9a6a4a'), { opacity: 0.4 });
}

function paintFrame(stage: Stage, place: number): void {
  const { palette, w, h, u } = stage;
  const dark = mix(palette.deep, palette.ground, 0.12);
  const tall = stage.format === 'tall' ? h * 0.6 : h * 0.74;
  const own = stage.random.fork('palms');
  const slim = own.chance(0.3);
  if (own.chance(0.4))
    paintPalm(stage, w * (place + 0.19), h + 10, tall * own.range(0.5, 0.6), 44 * u, lighten(dark, 0.05));
  if (!slim)
    paintPalm(
      stage,
      w * (place + own.range(-0.03, 0.04)),
      h + 10,
      tall * own.range(0.62, 0.82),
      -own.range(60, 120) * u,
      lighten(dark, 0.03),
    );
  paintPalm(
    stage,
    w * (place + own.range(0.09, 0.15)),
    h + 10,
    tall * own.range(0.92, 1.04),
    -own.range(40, 150) * u,
    dark,
  );
  for (const [at, size] of [
    [0.7, 60],
    [0.8, 92],
    [0.9, 110],
    [0.98, 130],
  ] as const)
    paintTuft(stage, w * at, h + 6, size * u, darken(dark, at > 0.85 ? 0.02 : 0));
}
