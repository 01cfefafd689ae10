import { darken, lighten, mix, saturate } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { curve, dot, line, pill, polygon, sample } from '../outline.ts';
import type { Point } from '../outline.ts';
import { ridgeLine } from '../parts/land.ts';
import { paintPalm } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintMist, paintSky } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintBalloons } from './desert-balloons.ts';

/** Hot-air balloons over dunes that turn one side to the light, table mountains beyond, a caravan on a crest. */
export function paintDesert(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * 0.63;
  paintSky(stage, horizon, { x: w * plan.range(0.62, 0.76), y: horizon - plan.range(70, 120) * u, r: 60 * u });
  paintClouds(stage, horizon, 4, 0.1, 0.6);
  const sand = palette.dark
    ? mix('#d08a5a', palette.ground, stage.time === 'night' ? 0.52 : 0.32)
    : mix('#e8ab68', palette.horizon, 0.12);
  for (const [at, drop, distance] of [
    [0, -40, 0.66],
    [1, -14, 0.42],
  ] as const)
    paintMesas(
      stage,
      horizon + drop * u + 34 * u,
      at,
      mix(mix(palette.ridge, '#b0604a', 0.45), palette.deep, 0.05),
      distance,
    );
  paintMist(stage, horizon + 14 * u, 90 * u, 0.6);
  paintBalloons(stage, 'far');
  const dunes = [
    [0.64, 14, 0.46],
    [0.7, 24, 0.3],
    [0.77, 34, 0.14],
    [0.87, 40, 0],
  ] as const;
  for (const [at, [y, lift, distance]] of dunes.entries()) {
    paintDune(stage, { y: h * y, lift: lift * u, distance, sand, name: `dune${at}` });
    if (at < 3) paintMist(stage, h * y + 52 * u, 56 * u, 0.26);
    if (at === 1) paintCaravan(stage, h * 0.725, w * plan.range(0.3, 0.45));
  }
  paintBalloons(stage, 'near');
  paintBirds(stage, w * 0.46, h * 0.44, 4);
  paintOasis(stage);
}

function paintMesas(stage: Stage, foot: number, row: number, rock: string, distance: number): void {
  const { ink, palette, w, u, random } = stage;
  const plan = random.fork(`mesas${row}`);
  for (let x = plan.range(-60, 20) * u; x < w; x += plan.range(120, 230) * u) {
    const [half, tall] = [plan.range(34, 90) * u, plan.range(60, 120) * u * (row === 0 ? 1.1 : 0.85)];
    const bright = palette.air(palette.lit(lighten(rock, 0.06)), distance);
    const dim = palette.air(palette.shade(rock), distance);
    const foggy = palette.air(rock, Math.min(0.95, distance + 0.4));
    const left: Point[] = [
      [x - half * 1.7, foot],
      [x - half * 1.12, foot - tall * 0.5],
      [x - half, foot - tall * 0.56],
      [x - half * 0.94, foot - tall],
    ];
    const right: Point[] = [
      [x + half * 0.9, foot - tall * plan.range(0.93, 1.02)],
      [x + half, foot - tall * 0.56],
      [x + half * 1.14, foot - tall * 0.5],
      [x + half * 1.75, foot],
    ];
    ink.path(
      polygon([...left, ...right]),
      ink.vertical([
        [0, dim],
        [0.5, dim],
        [1, foggy],
      ]),
    );
    ink.path(
      polygon([[x + half * 0.2, foot - tall * 0.97], ...right, [x + half * 0.3, foot]]),
      ink.vertical([
        [0, bright],
        [0.5, bright],
        [1, foggy],
      ]),
    );
    ink.stroke(
      [0.2, 0.34]
        .map((share) =>
          line([
            [x - half * 0.95, foot - tall * (1 - share)],
            [x + half * 0.94, foot - tall * (1 - share)],
          ]),
        )
        .join(''),
      dim,
      1.5 * u,
      { opacity: 0.4 },
    );
  }
}

type Dune = {
  readonly y: number;
  readonly lift: number;
  readonly distance: number;
  readonly sand: string;
  readonly name: string;
};

/** A wave of sand: bright towards the light, the lee side in shadow behind a crest that snakes down. */
function paintDune(stage: Stage, { y, lift, distance, sand, name }: Dune): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork(name);
  const crest = ridgeLine(stage, name, y, lift, plan.range(1, 1.7), 0.22);
  const bright = palette.air(palette.lit(lighten(sand, 0.04)), distance);
  const dim = palette.air(palette.shade(saturate(sand, 1.15)), distance);
  ink.path(
    `${line(sample(-5, w + 5, 12, crest))}L${n(w + 5)} ${n(h + 5)}L-5 ${n(h + 5)}Z`,
    ink.vertical(blend([bright, mix(bright, dim, 0.3), mix(bright, dim, 0.55)], 4)),
  );
  let x0 = -w * plan.range(0.2, 0.5);
  while (x0 < w) {
    const wide = w * plan.range(0.5, 0.8);
    const x = x0 + wide * 0.62;
    paintHump(
      stage,
      {
        x,
        y: crest(x) - lift * plan.range(0.2, 0.75),
        left: wide * 0.8,
        right: wide * plan.range(0.62, 0.86),
        foot: y + h * 0.17,
      },
      bright,
      dim,
      plan,
    );
    x0 += wide * plan.range(0.6, 0.9);
  }
  let ripples = '';
  for (let ripple = 0; ripple < 26 * (1 - distance); ripple += 1) {
    const [x, down] = [plan.range(0, w), plan.range(16, 120) * u];
    const long = plan.range(30, 90) * u;
    ripples += curve(
      [
        [x, crest(x) + down],
        [x + long * 0.5, crest(x + long * 0.5) + down + 4 * u],
        [x + long, crest(x + long) + down],
      ],
      1,
    );
  }
  ink.stroke(ripples, dim, 1.4 * u, { opacity: 0.3 });
}

type Hump = {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly foot: number;
};

/** One dune: a long windward flank in the light, a lee in shadow behind a ridge that snakes down to the foot. */
function paintHump(stage: Stage, { x, y, left, right, foot }: Hump, bright: string, dim: string, plan: Random): void {
  const { ink } = stage;
  const tall = foot - y;
  const back = `C${n(x + right * 0.26)} ${n(y + tall * 0.24)} ${n(x + right * 0.6)} ${n(foot - tall * 0.2)} ${n(x + right)} ${n(foot)}`;
  const blend4 = blend([bright, mix(bright, dim, 0.18), mix(bright, dim, 0.34)], 3);
  ink.path(
    `M${n(x - left)} ${n(foot)}C${n(x - left * 0.6)} ${n(foot - tall * 0.1)} ${n(x - left * 0.28)} ${n(y + tall * 0.06)} ${n(x)} ${n(y)}${back}Z`,
    ink.vertical(blend4),
  );
  const bend = plan.range(-0.1, 0.16);
  const spine = `C${n(x + right * (0.1 + bend))} ${n(y + tall * 0.66)} ${n(x - right * (0.2 - bend))} ${n(y + tall * 0.3)} ${n(x)} ${n(y)}`;
  ink.path(
    `M${n(x)} ${n(y)}${back}L${n(x - right * 0.2)} ${n(foot)}${spine}Z`,
    ink.vertical([
      [0, dim],
      [0.35, mix(dim, bright, 0.18)],
      [1, mix(dim, bright, 0.66)],
    ]),
  );
}

function paintCaravan(stage: Stage, y: number, x: number): void {
  const { ink, palette, u } = stage;
  let d = '';
  for (let camel = 0; camel < 4; camel += 1) {
    const [cx, cy, s] = [x + camel * 34 * u, y + camel * 1.5 * u, 11 * u];
    d += `M${n(cx - s)} ${n(cy - s)}Q${n(cx - s * 0.5)} ${n(cy - s * 2.2)} ${n(cx)} ${n(cy - s * 1.3)}Q${n(cx + s * 0.4)} ${n(cy - s * 2)} ${n(cx + s * 0.8)} ${n(cy - s * 1.1)}Q${n(cx + s * 1.2)} ${n(cy - s * 0.9)} ${n(cx + s * 1.4)} ${n(cy - s * 1.9)}L${n(cx + s * 1.9)} ${n(cy - s * 1.85)}L${n(cx + s * 1.5)} ${n(cy - s * 1.5)}Q${n(cx + s * 1.3)} ${n(cy - s * 0.5)} ${n(cx + s * 0.7)} ${n(cy - s * 0.6)}L${n(cx - s * 0.9)} ${n(cy - s * 0.6)}Z`;
    for (const leg of [-0.8, -0.5, 0.4, 0.7])
      d += polygon([
        [cx + (leg - 0.09) * s, cy - s * 0.8],
        [cx + (leg + 0.09) * s, cy - s * 0.8],
        [cx + (leg + 0.05) * s, cy + s * 0.3],
        [cx + (leg - 0.05) * s, cy + s * 0.3],
      ]);
    if (camel % 2 === 1)
      d += `${dot(cx + s * 0.1, cy - s * 2.55, s * 0.26)}${pill(cx - s * 0.18, cy - s * 2.3, s * 0.56, s * 1, s * 0.2)}`;
  }
  ink.path(d, palette.air(palette.deep, 0.14));
}

function paintOasis(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('oasis');
  const dark = mix(palette.deep, palette.ground, 0.16);
  paintPalm(stage, w * plan.range(0.86, 0.9), h + 6, h * 0.4, -40 * u, lighten(dark, 0.03));
  paintPalm(stage, w * plan.range(0.94, 0.98), h + 10, h * 0.52, -30 * u, darken(dark, 0.01));
}
