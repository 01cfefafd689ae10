import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { paintBirds, paintClouds, paintMist, paintSky } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import {
  elephant,
  giraffe,
  paintAntelopes,
  paintElephants,
  paintFile,
  paintGiraffes,
  paintZebras,
} from './safari-cast.ts';
import { spot } from './safari-plan.ts';
import type { Herd, Land } from './safari-plan.ts';
import { paintHills, paintPlain, paintPond, paintTrack } from './safari-ground.ts';
import { paintAcacia, paintFrameBranch, paintGrass, paintReeds, paintTufts } from './safari-land.ts';
import { paintFireflies, paintRisingBirds, paintWaders } from './safari-life.ts';

const herds: readonly [Herd, ...Herd[]] = ['giraffes', 'elephants', 'both', 'giraffes', 'file'];

/** Giraffes and elephants under flat-topped acacias, at a waterhole that doubles them or beside a track with a safari car. */
export function paintSafari(stage: Stage): void {
  const { w, h, u, random } = stage;
  const plan = random.fork('plan');
  const herd = plan.pick(herds);
  const side = plan.chance(0.5) ? 1 : -1;
  const land = layLand(stage, plan, side, herd);
  const { horizon, light } = land;
  paintSky(stage, horizon, {
    x: light,
    y: horizon - h * plan.range(0.1, 0.22),
    r: (stage.format === 'tall' ? 56 : 64) * u,
  });
  paintClouds(stage, horizon, 5, 0.1, 0.7);
  paintBirds(stage, w * (side > 0 ? plan.range(0.5, 0.62) : plan.range(0.36, 0.48)), h * plan.range(0.17, 0.24), 6);
  paintHills(stage, land, plan);
  paintPlain(stage, land);
  paintFarTrees(stage, land, plan);
  paintTufts(stage, land);
  paintFarHerds(stage, land, herd);
  paintMist(stage, horizon + (land.shore - horizon) * 0.18, h * 0.11, 0.4);
  if (!land.pond) paintTrack(stage, land);
  paintRisingBirds(stage, land.hero + side * w * 0.3, horizon - h * 0.07, 6, 10 * u);
  const heroes = stage.ink.symbol(() => paintHeroes(stage, land, herd));
  if (land.pond) {
    paintPond(stage, land, heroes);
    stage.ink.use(heroes, '');
    paintShoreBirds(stage, land, herd, plan);
  } else stage.ink.use(heroes, '');
  paintForeground(stage, land, herd, plan);
}

function layLand(stage: Stage, plan: Random, side: 1 | -1, herd: Herd): Land {
  const { palette, w, h, time } = stage;
  const gold =
    time === 'night'
      ? lighten(mix(palette.ground, '#c9a15a', 0.16), 0.1)
      : mix(time === 'dawn' ? '#efb467' : '#e6ab48', palette.ground, { dawn: 0.2, day: 0.13, dusk: 0.34 }[time]);
  const third = plan.range(0.33, 0.39);
  return {
    horizon: h * plan.range(0.55, 0.6),
    shore: h * plan.range(0.745, 0.775),
    hero: w * (side > 0 ? third : 1 - third),
    side,
    light: w * (side > 0 ? plan.range(0.66, 0.8) : plan.range(0.2, 0.34)),
    most: Math.min(h, w * 0.9),
    pond: plan.chance(0.5) || herd === 'file' || herd === 'both',
    gold,
    leaf: palette.shade(mix(palette.ground, '#5d7434', 0.5)),
    wood: palette.shade(mix('#6a4634', palette.deep, 0.35)),
  };
}

/** Acacias in three layers of air, the far ones many and small; a layer's trees are two, placed repeatedly. */
function paintFarTrees(stage: Stage, land: Land, plan: Random): void {
  const { ink, palette, w, u } = stage;
  for (const [near, tall, count] of [
    [0.05, 46, 9],
    [0.2, 84, 4],
    [0.42, 150, 2],
  ] as const) {
    const { distance } = spot(land, 0, near);
    const kinds = [0, 1].map((kind) =>
      ink.symbol(() =>
        paintAcacia(stage, {
          x: kind,
          foot: 0,
          tall: tall * u,
          lean: plan.range(-0.1, 0.1),
          leaf: palette.air(land.leaf, distance * 0.85),
          wood: palette.air(land.wood, distance * 0.85),
          light: land.side,
        }),
      ),
    );
    for (let tree = 0; tree < count; tree += 1) {
      const share = (tree + plan.range(0.1, 0.9)) / count;
      const x = near > 0.4 ? w * (land.side > 0 ? 0.6 + share * 0.42 : share * 0.42 - 0.02) : w * share;
      if (near > 0.1 && Math.abs(x - land.light) < 46 * u) continue;
      const size = plan.range(0.8, 1.2);
      ink.use(kinds[tree % 2] ?? '', `translate(${n(x)} ${n(spot(land, x, near).foot)}) scale(${size.toFixed(2)})`);
    }
  }
}

/** What grazes behind the heroes: the animals that the heroes are not. */
function paintFarHerds(stage: Stage, land: Land, herd: Herd): void {
  const { w, random } = stage;
  const own = random.fork('far-herds');
  const { side, pond } = land;
  const inward = side > 0 ? -1 : 1;
  const there = (from: number, to: number): number => w * (side > 0 ? own.range(from, to) : 1 - own.range(from, to));
  const patch = own.pick(['#9c5a30', '#a8602c']);
  paintAntelopes(stage, land, own, there(0.5, 0.6), 0.2, 5);
  if (herd === 'giraffes' && (!pond || own.chance(0.6))) {
    const x = there(0.74, 0.8);
    for (const [by, share] of [
      [-0.064, 0.9],
      [0, 1],
      [0.058, 0.52],
    ] as const)
      elephant(stage, land, spot(land, x + by * w, share < 0.6 ? 0.49 : 0.45), inward, {
        share: share * 1.1,
        trunk: share < 0.6 ? 'eat' : 'hang',
        tusk: share > 0.6 ? 0.9 : 0,
        colour: '#8d8488',
      });
  } else if (herd === 'giraffes') paintZebras(stage, land, own, there(0.77, 0.8), 0.62, own.whole(2, 3));
  else if (herd !== 'file') {
    const [x, near] = [there(0.76, 0.79), herd === 'both' ? 0.64 : 0.44];
    giraffe(stage, land, spot(land, x, near), inward, 'stand', patch);
    giraffe(
      stage,
      land,
      spot(land, x + side * (0.05 + near * 0.11) * w, near + 0.05),
      own.chance(0.5) ? side : inward,
      'stand',
      patch,
    );
    if (herd === 'both' || pond) paintZebras(stage, land, own, there(0.65, 0.68), 0.36, 2);
  }
}

function paintHeroes(stage: Stage, land: Land, herd: Herd): void {
  const own = stage.random.fork('heroes');
  if (herd === 'giraffes') paintGiraffes(stage, land, own);
  else if (herd === 'file') paintFile(stage, land, own);
  else paintElephants(stage, land, own, herd === 'both' ? 0.84 : 1);
}

function paintShoreBirds(stage: Stage, land: Land, herd: Herd, plan: Random): void {
  const { w, h, u } = stage;
  const { shore, hero, side } = land;
  const pink = plan.chance(0.6);
  paintWaders(stage, {
    x: hero + side * w * (herd === 'giraffes' ? 0.37 : plan.range(0.28, 0.33)),
    spread: w * (herd === 'giraffes' ? 0.045 : 0.065),
    foot: shore + h * 0.04,
    size: 46 * u,
    count: plan.whole(4, 6),
    pink,
  });
  paintWaders(stage, {
    x: hero - side * w * plan.range(0.2, 0.26),
    spread: w * 0.035,
    foot: shore + h * 0.075,
    size: 58 * u,
    count: 2,
    pink,
  });
}

/** Dark grass in front, taller at one corner, and a branch that comes in from above. */
function paintForeground(stage: Stage, land: Land, herd: Herd, plan: Random): void {
  const { palette, w, h, u, time } = stage;
  const { side, gold } = land;
  const deep = mix(palette.deep, palette.ground, 0.16);
  const straw = mix(palette.shade(gold), palette.deep, 0.3);
  const corner = side > 0 ? w : 0;
  paintGrass(stage, 'middle', {
    from: 0,
    to: w,
    foot: h * 0.965,
    tall: 52 * u,
    count: 50,
    colours: [mix(palette.lit(gold), palette.deep, 0.12), straw],
  });
  paintReeds(stage, 'corner', {
    x: corner - side * w * 0.1,
    spread: w * 0.14,
    foot: h * 1.02,
    tall: h * 0.3,
    count: 19,
    colour: mix(straw, palette.deep, 0.3),
    ear: mix(straw, palette.lit(gold), 0.4),
  });
  paintGrass(stage, 'front', {
    from: -10,
    to: w + 10,
    foot: h * 1.02,
    tall: 74 * u,
    count: 62,
    colours: [mix(straw, deep, 0.55), deep, darken(deep, 0.03)],
  });
  paintGrass(stage, 'corner', {
    from: corner - side * w * 0.24,
    to: corner,
    foot: h * 1.02,
    tall: h * 0.21,
    count: 34,
    colours: [mix(straw, deep, 0.6), deep],
  });
  if (herd !== 'giraffes' || plan.chance(0.4))
    paintFrameBranch(stage, land, herd === 'giraffes' ? side : side > 0 ? -1 : 1, Math.min(w, h) * 0.44, h * 0.1);
  if (time === 'night') paintFireflies(stage, land.horizon + h * 0.08, h * 0.95);
}
