import { darken, mix } from '../colour.ts';
import { n } from '../ink.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintElephant } from './safari-elephant.ts';
import type { TrunkPose } from './safari-elephant.ts';
import { paintGiraffe } from './safari-giraffe.ts';
import type { GiraffePose } from './safari-giraffe-stances.ts';
import { paintAcacia } from './safari-land.ts';
import { spot } from './safari-plan.ts';
import type { Land, Spot } from './safari-plan.ts';
import { paintGrazer } from './safari-zebra.ts';

const lightSide = (land: Land, x: number): 1 | -1 => (land.light > x ? 1 : -1);
const flip = (side: 1 | -1): 1 | -1 => (side > 0 ? -1 : 1);

function shadow(stage: Stage, land: Land, at: Spot, half: number): void {
  const { ink, palette } = stage;
  ink.ellipse(
    at.x - lightSide(land, at.x) * half * 0.3,
    at.foot,
    half * 1.25,
    half * 0.11,
    ink.radial([
      [0, palette.deep, 0.55 * (1 - at.distance)],
      [0.6, palette.deep, 0.3 * (1 - at.distance)],
      [1, palette.deep, 0],
    ]),
  );
}

export function giraffe(stage: Stage, land: Land, at: Spot, side: 1 | -1, pose: GiraffePose, patch: string): void {
  const size = 3.35 * at.scale;
  shadow(stage, land, at, 30 * size);
  paintGiraffe(stage, {
    x: at.x,
    foot: at.foot,
    size,
    side,
    pose,
    patch,
    coat: { colour: '#f2d5a2', distance: at.distance, light: lightSide(land, at.x) },
  });
}

type Bulk = { readonly share: number; readonly trunk: TrunkPose; readonly tusk: number; readonly colour: string };

export function elephant(stage: Stage, land: Land, at: Spot, side: 1 | -1, bulk: Bulk): void {
  const size = 2.02 * at.scale * bulk.share;
  shadow(stage, land, at, 78 * size);
  paintElephant(stage, {
    x: at.x,
    foot: at.foot,
    size,
    side,
    trunk: bulk.trunk,
    tusk: bulk.tusk,
    coat: { colour: bulk.colour, distance: at.distance, light: lightSide(land, at.x) },
  });
}

const patches: readonly [string, ...string[]] = ['#a85f2a', '#93502c', '#b86e30'];
const hides: readonly [string, ...string[]] = ['#968a86', '#8d8790', '#a08e80'];

/** Two giraffes: one that looks out of the picture into its tree, one that bends. */
export function paintGiraffes(stage: Stage, land: Land, own: Random): void {
  const { side, hero, most, pond } = land;
  const patch = own.pick(patches);
  const step = (most / 720) * side;
  const tall = most * own.range(0.545, 0.575);
  paintAcacia(stage, {
    x: hero - step * 336,
    foot: land.shore + 2,
    tall,
    lean: side * own.range(-0.02, 0.06),
    leaf: mix(land.leaf, stage.palette.deep, 0.22),
    wood: land.wood,
    light: lightSide(land, hero),
  });
  if (own.chance(0.4))
    giraffe(stage, land, spot(land, hero + step * own.range(-8, 4), 0.62), side, 'stand', darken(patch, 0.02));
  giraffe(stage, land, spot(land, hero - step * 92, 0.97), flip(side), 'browse', patch);
  giraffe(stage, land, spot(land, hero + step * 92, 1.01), side, pond ? 'drink' : 'reach', own.pick(patches));
}

/** A cow with a calf, and others of the family behind them. */
export function paintElephants(stage: Stage, land: Land, own: Random, share = 1): void {
  const { side, hero, most, pond } = land;
  const colour = own.pick(hides);
  const step = (most / 720) * side * share;
  const poses: readonly [TrunkPose, ...TrunkPose[]] = pond ? ['up', 'drink', 'eat'] : ['up', 'hang', 'eat'];
  const adult = (x: number, near: number, size: number, trunk: TrunkPose): void =>
    elephant(stage, land, spot(land, hero + step * x, near), side, { share: size * share, trunk, tusk: 0.95, colour });
  if (own.chance(0.75)) adult(-226, 0.68, 1.02, own.pick(['hang', 'eat']));
  const trunk = own.pick(poses);
  /* A hanging trunk ends where the calf would stand. */
  const gap = trunk === 'hang' || trunk === 'drink' ? own.range(190, 208) : own.range(112, 146);
  adult(-62, 0.96, 1.06, trunk);
  elephant(stage, land, spot(land, hero + step * gap, 1.02), side, {
    share: own.range(0.46, 0.54) * share,
    trunk: own.pick(pond ? ['drink', 'up', 'eat'] : ['up', 'eat', 'hang']),
    tusk: 0,
    colour: mix(colour, '#a58c80', 0.3),
  });
}

/** The family on its way in single file, the calf between two cows. */
export function paintFile(stage: Stage, land: Land, own: Random): void {
  const { side, most } = land;
  const colour = own.pick(hides);
  const middle = stage.w / 2 - side * stage.w * 0.02;
  /* A narrow picture has room for a smaller family only. */
  const fit = Math.min(1, (0.84 * stage.w) / (783 * (most / 720)));
  const at = (x: number): number => middle + (most / 720) * side * x * fit;
  const patch = own.pick(patches);
  giraffe(stage, land, spot(land, at(own.range(76, 96)), 0.62), side, 'stand', patch);
  if (own.chance(0.6)) giraffe(stage, land, spot(land, at(-262), 0.54), own.chance(0.5) ? 1 : -1, 'stand', patch);
  for (const [x, size, near] of [
    [-330, 0.64, 0.94],
    [-178, 0.36, 1],
    [-10, 0.7, 0.97],
    [222, 0.8, 1],
  ] as const)
    elephant(stage, land, spot(land, at(x), near), side, {
      share: size * fit,
      trunk: x > 200 ? own.pick(['up', 'hang']) : size < 0.5 ? 'eat' : 'hang',
      tusk: size < 0.5 ? 0 : size + 0.2,
      colour,
    });
}

/** Zebras on the middle ground, one of them grazing. */
export function paintZebras(stage: Stage, land: Land, own: Random, x: number, near: number, count: number): void {
  for (let zebra = 0; zebra < count; zebra += 1) {
    const depth = near + (zebra / count) * 0.16;
    const at = spot(
      land,
      x + ((zebra === 0 ? count - 1 : zebra - 1) - (count - 1) / 2) * 124 * (land.most / 720) * near,
      depth,
    );
    const size = 1.12 * at.scale;
    shadow(stage, land, at, 55 * size);
    paintGrazer(stage, {
      x: at.x,
      foot: at.foot,
      size,
      side: own.chance(0.6) ? land.side : flip(land.side),
      kind: 'zebra',
      graze: own.chance(0.42),
      coat: { colour: '#f4ede2', distance: at.distance * 0.7, light: lightSide(land, at.x) },
    });
  }
}

/** A herd far off: one that stands and one that grazes, placed repeatedly. */
export function paintAntelopes(stage: Stage, land: Land, own: Random, x: number, near: number, count: number): void {
  const { ink } = stage;
  const { scale, distance } = spot(land, x, near);
  const kinds = [false, true].map((graze) =>
    ink.symbol(() =>
      paintGrazer(stage, {
        x: 0,
        foot: 0,
        size: 0.8 * scale,
        side: 1,
        kind: 'antelope',
        graze,
        coat: { colour: '#c4834a', distance, light: land.side },
      }),
    ),
  );
  for (let beast = 0; beast < count; beast += 1) {
    const at = spot(land, x + own.range(-1, 1) * 130 * (land.most / 720), near + own.range(-0.05, 0.05));
    const size = at.scale / scale;
    ink.use(
      kinds[own.whole(0, 1)] ?? '',
      `translate(${n(at.x)} ${n(at.foot)}) scale(${(own.chance(0.5) ? size : -size).toFixed(2)} ${size.toFixed(2)})`,
    );
  }
}
