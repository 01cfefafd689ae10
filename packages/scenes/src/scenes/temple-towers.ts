import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { arch, box, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';

export type TempleTower = {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly half: number;
  readonly stone: string;
};

/** How a temple's towers rise: lotus buds of stone, bells below a spire, or slender steps. */
export type TowerKind = 'bud' | 'bell' | 'steps';

export function paintTempleTower(stage: Stage, kind: TowerKind, tower: TempleTower): void {
  if (kind === 'bell') paintBell(stage, tower);
  else paintTiers(stage, tower, kind);
}

/** Rounded stone: bright on the side of the light, in shadow on the other. */
function rounded(stage: Stage, colour: string): string {
  const { ink, palette } = stage;
  return ink.horizontal([
    [0, palette.lit(lighten(colour, 0.05))],
    [0.45, palette.lit(colour)],
    [1, mix(palette.lit(colour), palette.shade(darken(colour, 0.04)), 0.85)],
  ]);
}

/** Tiers with ledges and pointed corner stones, drawn in at the top as a bud or straight as a flight of steps. */
function paintTiers(stage: Stage, tower: TempleTower, kind: 'bud' | 'steps'): void {
  const { ink, palette } = stage;
  const { x, foot, tall, half, stone } = tower;
  const count = kind === 'bud' ? 8 : 7;
  const house = tall * 0.26;
  const width = (share: number): number =>
    kind === 'bud' ? half * (1 - share ** 2.1 * 0.86) : half * (1 - share * 0.84);
  ink.path(box(x - half * 0.94, foot - house, half * 1.88, house), rounded(stage, stone));
  paintDoor(stage, tower, house);
  const step = (tall * 0.86 - house) / count;
  let [ledges, corners] = ['', ''];
  for (let tier = 0; tier < count; tier += 1) {
    const y = foot - house - tier * step;
    const [wide, narrow] = [width(tier / count), width((tier + 1) / count)];
    ink.path(
      polygon([
        [x - wide, y],
        [x - (wide + narrow) / 2, y - step],
        [x + (wide + narrow) / 2, y - step],
        [x + wide, y],
      ]),
      rounded(stage, tier % 2 === 0 ? stone : darken(stone, 0.015)),
    );
    ledges += box(x - wide * 1.06, y - step * 0.16, wide * 2.12, step * 0.3);
    for (const at of [-1, -0.5, 0.5, 1]) corners += cornerStone(x + at * wide, y - step * 0.14, step);
  }
  ink.path(ledges, palette.lit(lighten(stone, 0.09)), { opacity: 0.8 });
  ink.path(corners, palette.shade(darken(stone, 0.02)), { opacity: 0.7 });
  paintFinial(stage, x, foot - house - count * step, tall * 0.14, width(1));
}

function cornerStone(x: number, y: number, size: number): string {
  return polygon([
    [x - size * 0.2, y],
    [x, y - size * 0.72],
    [x + size * 0.2, y],
  ]);
}

/** A deep door below a pointed gable. */
function paintDoor(stage: Stage, { x, foot, half, stone }: TempleTower, house: number): void {
  const { ink, palette } = stage;
  const gable = `M${n(x - half * 0.62)} ${n(foot - house * 0.72)}Q${n(x - half * 0.3)} ${n(foot - house * 0.95)} ${n(x)} ${n(foot - house * 1.32)}Q${n(x + half * 0.3)} ${n(foot - house * 0.95)} ${n(x + half * 0.62)} ${n(foot - house * 0.72)}Z`;
  ink.path(gable, palette.lit(lighten(stone, 0.07)));
  ink.path(box(x - half * 0.52, foot - house * 0.74, half * 1.04, house * 0.74), palette.shade(stone));
  ink.path(
    arch(x - half * 0.27, foot - house * 0.64, half * 0.54, house * 0.64),
    palette.dark ? palette.lamp : darken(palette.shade(stone), 0.16),
  );
}

function paintFinial(stage: Stage, x: number, y: number, tall: number, half: number): void {
  const { ink, palette } = stage;
  const gold = palette.lit('#e3ad4c');
  ink.path(
    polygon([
      [x - half * 0.8, y],
      [x - half * 0.3, y - tall * 0.4],
      [x, y - tall],
      [x + half * 0.3, y - tall * 0.4],
      [x + half * 0.8, y],
    ]),
    gold,
  );
}

/** A stupa: square terraces, a bell, a block, and a cone of rings that ends in a needle. */
function paintBell(stage: Stage, { x, foot, tall, half, stone }: TempleTower): void {
  const { ink, palette } = stage;
  const fill = rounded(stage, stone);
  const edge = palette.lit(lighten(stone, 0.08));
  const step = tall * 0.065;
  for (const [tier, share] of [1.3, 1.12, 0.96].entries()) {
    ink.path(box(x - half * share, foot - (tier + 1) * step, half * share * 2, step), fill);
    ink.path(box(x - half * share * 1.03, foot - (tier + 1) * step, half * share * 2.06, step * 0.26), edge);
  }
  const base = foot - 3 * step;
  const crown = base - tall * 0.3;
  const side = (sign: number): string =>
    `C${n(x + sign * half * 0.3)} ${n(crown + tall * 0.02)} ${n(x + sign * half * 0.62)} ${n(crown + tall * 0.1)} ${n(x + sign * half * 0.66)} ${n(base - tall * 0.06)}Q${n(x + sign * half * 0.7)} ${n(base - tall * 0.02)} ${n(x + sign * half * 0.86)} ${n(base)}`;
  const bell = `M${n(x)} ${n(crown)}${side(1)}H${n(x - half * 0.86)}Q${n(x - half * 0.7)} ${n(base - tall * 0.02)} ${n(x - half * 0.66)} ${n(base - tall * 0.06)}C${n(x - half * 0.62)} ${n(crown + tall * 0.1)} ${n(x - half * 0.3)} ${n(crown + tall * 0.02)} ${n(x)} ${n(crown)}Z`;
  ink.path(bell, fill);
  const bands: Point[][] = [0.05, 0.085].map((up) => [
    [x - half * 0.68, base - tall * up],
    [x + half * 0.68, base - tall * up],
  ]);
  ink.stroke(bands.map((band) => line(band)).join(''), edge, tall * 0.008, { opacity: 0.7 });
  ink.path(box(x - half * 0.2, crown - tall * 0.035, half * 0.4, tall * 0.06), fill);
  paintRings(stage, x, crown - tall * 0.03, tall * 0.42, half * 0.17, stone);
}

function paintRings(stage: Stage, x: number, y: number, tall: number, half: number, stone: string): void {
  const { ink, palette } = stage;
  ink.path(
    polygon([
      [x - half, y],
      [x - half * 0.16, y - tall * 0.66],
      [x, y - tall],
      [x + half * 0.16, y - tall * 0.66],
      [x + half, y],
    ]),
    rounded(stage, mix(stone, '#e3ad4c', 0.5)),
  );
  let rings = '';
  for (let ring = 0; ring < 8; ring += 1) {
    const share = ring / 12;
    const reach = half * (1.12 - share * 1.2);
    rings += line([
      [x - reach, y - tall * share],
      [x + reach, y - tall * share],
    ]);
  }
  ink.stroke(rings, palette.shade(mix(stone, '#b9832f', 0.5)), tall * 0.014, { opacity: 0.75 });
}
