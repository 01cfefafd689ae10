import { lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { curve } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintPeak, paintRidge, ridgeLine } from '../parts/land.ts';
import { paintMist } from '../parts/sky.ts';
import { paintWater } from '../parts/water.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { closed } from './safari-body.ts';
import { spot } from './safari-plan.ts';
import type { Land } from './safari-plan.ts';
import { paintGrass } from './safari-land.ts';
import { paintCar } from './safari-life.ts';

/** A snow-capped mountain far off, or table hills; two ranges in the air. */
export function paintHills(stage: Stage, land: Land, plan: Random): void {
  const { palette, w, h, u } = stage;
  const { horizon } = land;
  if (plan.chance(0.42))
    paintPeak(stage, {
      x: w * (land.side > 0 ? plan.range(0.4, 0.52) : plan.range(0.5, 0.62)),
      foot: horizon + 6,
      tall: h * plan.range(0.17, 0.22),
      half: w * plan.range(0.3, 0.38),
      rock: palette.ridge,
      distance: 0.55,
      snow: 0.3,
      hollow: 1.12,
      blunt: 0.11,
    });
  paintRidge(stage, ridgeLine(stage, 'far', horizon - 34 * u, 30 * u, 1.7), h, palette.ridge, 0.68);
  paintRidge(stage, ridgeLine(stage, 'hills', horizon - 12 * u, 20 * u, 2.6), h, palette.ridge, 0.46);
  paintMist(stage, horizon - 4 * u, 80 * u, 0.5);
}

/** The grassland: pale and hazy far off, golden at the shore, deep in front; streaks of dry and green grass on it. */
export function paintPlain(stage: Stage, { horizon, shore, gold }: Land): void {
  const { ink, palette, w, h, u, random } = stage;
  const bright = palette.lit(gold);
  const rolling = ridgeLine(stage, 'plain', horizon, 4 * u, 3);
  const edge: Point[] = Array.from({ length: 33 }, (_, at): Point => [(w * at) / 32, rolling((w * at) / 32)]);
  ink.path(
    `${curve(edge, 0.6)}V${n(h)}H0Z`,
    ink.vertical(
      blend(
        [
          palette.air(bright, 0.5),
          palette.air(bright, 0.16),
          mix(bright, palette.shade(gold), 0.2),
          mix(palette.shade(gold), palette.deep, 0.12),
          mix(palette.shade(gold), palette.deep, 0.55),
        ],
        10,
      ),
    ),
  );
  const own = random.fork('streaks');
  for (const [colour, opacity] of [
    [palette.air(palette.shade(mix(gold, palette.ground, 0.55)), 0.2), 0.42],
    [lighten(bright, 0.05), 0.34],
  ] as const) {
    let d = '';
    for (let streak = 0; streak < 36; streak += 1) {
      const near = own.next() ** 1.4;
      const [x, y] = [own.range(-0.1, 1) * w, horizon + 6 + (shore - horizon) * 1.5 * near];
      const [long, thick] = [own.range(60, 220) * u * (0.4 + near), (1 + near * 4) * u];
      d += `M${n(x)} ${n(y)}Q${n(x + long / 2)} ${n(y - thick * 2)} ${n(x + long)} ${n(y)}Q${n(x + long / 2)} ${n(y + thick)} ${n(x)} ${n(y)}Z`;
    }
    ink.path(d, colour, { opacity });
  }
}

/** The waterhole below the heroes: its muddy rim, the sky in it, and everybody upside down. */
export function paintPond(stage: Stage, land: Land, heroes: string): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('pond');
  const { shore, side, gold } = land;
  const reach = w * own.range(0.8, 0.9);
  const deep = h * own.range(0.915, 0.945) - shore;
  /* From where the hole leaves the picture on the heroes' side (0) to its tip on the other (1). */
  const at = (share: number, down: number, grow: number): Point => [
    side > 0 ? share * reach : w - share * reach,
    shore + deep * down + grow,
  ];
  const bays = [own.range(0.7, 0.95), own.range(0.62, 1), own.range(0.5, 0.72)] as const;
  const bank = (grow: number): string =>
    closed([
      at(-0.16, 0.06, -grow * 0.5),
      at(0.2, 0.02, -grow * 0.5),
      at(0.46, 0.045, -grow * 0.5),
      at(0.7, 0.015, -grow * 0.5),
      at(0.88, 0.09, -grow * 0.5),
      at(1 + grow / 260, 0.24, 0),
      at(0.93, 0.43, grow * 0.7),
      at(0.8, bays[2], grow),
      at(0.62, bays[2] + 0.06, grow),
      at(0.46, bays[1], grow),
      at(0.26, bays[0] * 0.96, grow),
      at(0.1, bays[0], grow),
      at(-0.16, 0.86, grow),
    ]);
  ink.path(bank(11 * u), palette.shade(mix(gold, '#8a5c3a', 0.45)), { opacity: 0.6 });
  ink.path(bank(4 * u), mix(palette.shade(mix(gold, '#7a5236', 0.6)), palette.deep, 0.2), { opacity: 0.8 });
  ink.group({ 'clip-path': ink.clip(bank(0)) }, () => {
    paintWater(stage, {
      from: shore,
      to: h,
      light: (side > 0 ? land.light : w - land.light) < reach * 0.9 ? land.light : undefined,
      mirrored: heroes,
      colours: [
        mix(palette.horizon, palette.water[0], 0.4),
        mix(palette.water[0], palette.sky[2], 0.4),
        mix(palette.water[0], palette.water[1], 0.65),
        palette.water[1],
      ],
    });
  });
  paintBankGrass(stage, land, at, bays);
  ink.stroke(bank(0), mix(palette.horizon, palette.disc, 0.4), 1.5 * u, { opacity: 0.5 });
}

/** Green tufts along the near bank, where the ground stays wet. */
function paintBankGrass(
  stage: Stage,
  { gold }: Land,
  at: (share: number, down: number, grow: number) => Point,
  bays: readonly [number, number, number],
): void {
  const { palette, u, random } = stage;
  const own = random.fork('bank');
  const green = mix(palette.shade(mix(palette.ground, '#6f8a3a', 0.4)), palette.deep, 0.15);
  for (const [share, down] of [
    [0.08, bays[0]],
    [0.33, (bays[0] + bays[1]) / 2],
    [0.55, bays[1]],
    [0.7, bays[2] + 0.06],
    [0.88, 0.52],
    [0.97, 0.3],
  ] as const) {
    const [x, y] = at(share + own.range(-0.04, 0.04), down, 15 * u);
    const size = (26 + down * 20) * u;
    paintGrass(stage, `bank${share}`, {
      from: x - size * 0.9,
      to: x + size * 0.9,
      foot: y,
      tall: size,
      count: 8,
      colours: [green, lighten(mix(green, palette.lit(gold), 0.35), 0.03)],
    });
  }
}

/** A sandy track that winds in from the front, and what drives on it. */
export function paintTrack(stage: Stage, land: Land): void {
  const { ink, palette, w, h, random } = stage;
  const own = random.fork('track');
  const { side, shore, horizon, gold } = land;
  const at = (share: number): number => (side > 0 ? share * w : (1 - share) * w);
  const deep = shore - horizon;
  const middle: readonly (readonly [number, number, number])[] = [
    [0.5, horizon + deep * 0.08, 0.003],
    [0.6, horizon + deep * 0.22, 0.008],
    [0.78, horizon + deep * 0.42, 0.018],
    [0.84, horizon + deep * 0.66, 0.034],
    [0.72, horizon + deep * 1.0, 0.064],
    [0.56, h * 0.9, 0.115],
    [0.46, h * 1.06, 0.19],
  ];
  const edge = (by: number): Point[] => middle.map(([x, y, half]): Point => [at(x) + by * half * w, y]);
  const sand = palette.lit(mix(gold, '#f0cf9c', 0.55));
  const [left, right] = [edge(-1), edge(1)];
  ink.path(
    `${curve(left, 0.6)}L${curve(right.toReversed(), 0.6).slice(1)}Z`,
    ink.vertical([
      [0, palette.air(sand, 0.45)],
      [0.5, sand],
      [1, mix(palette.shade(mix(gold, '#f0cf9c', 0.4)), palette.deep, 0.3)],
    ]),
  );
  for (const rut of [-0.5, 0.45])
    ink.stroke(curve(edge(rut), 0.6), palette.shade(gold), 3.2 * stage.u, { opacity: 0.4 });
  const place = spot(land, at(own.range(0.76, 0.8)), 0.72);
  const tram = own.chance(0.4);
  paintCar(
    stage,
    { x: place.x, foot: place.foot, size: 1.15 * place.scale * (tram ? 0.86 : 1), side: side > 0 ? -1 : 1 },
    tram ? 2 : 1,
    own.pick([palette.accent, '#6f8a4a', '#e0a23a', palette.accent]),
  );
}
