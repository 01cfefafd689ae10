import { darken, lighten } from '../colour.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintFlags, paintShadow } from './court-ground.ts';
import { hallTiers, paintStairs, paintTerraces, paintTiers } from './court-hall.ts';
import { paintPetals, paintPigeons, paintSwallowKite, paintVisitors } from './court-life.ts';
import type { Visit } from './court-life.ts';
import { paintGable } from './court-gable.ts';
import type { Plan } from './court-plan.ts';
import { paintBurner, paintLion, paintRedLanterns, paintStoneLamp } from './court-props.ts';
import { frontWall, lamplit, panel, stand } from './court-space.ts';
import type { Space, Span, Vec } from './court-space.ts';
import { shogun } from './court-style.ts';
import type { Style } from './court-style.ts';
import { flame } from './court-storey.ts';
import { paintBloomTree, paintGrove, paintPine } from './court-trees.ts';

const distance = 74;

/** A great hall of two eaves on its terraces, at the end of a wide flagged court. */
export function paintGreatHall(stage: Stage, plan: Plan): void {
  const { ink, palette, random, w, u } = stage;
  const { camera, style, turn } = plan;
  const own = random.fork('great');
  const x = ((plan.hero - camera.x) * distance) / camera.focus;
  const space = stand(camera, [x, distance, 0], turn);
  const single = style === shogun;
  const terraces = single ? 1 : style.beasts ? 3 : 2;
  const [wide, deep] = [own.range(13, 15), 8];
  const front = deep + 3.4 + terraces * 2.6;
  paintGrove(stage, -20, w + 20, camera.horizon + 20 * u, 62 * u, 0.34);
  paintFlags(stage, camera, space, { stone: mixStone(style.stone), wayHalf: 4.6, front });
  paintPrecinct(stage, plan, x);
  paintWings(stage, plan, x);
  const spread = (terraces - 1) * 2.6;
  paintShadow(stage, space, camera.sun, wide + 4 + spread, deep + 3.4 + spread, 9);
  const [gx, gy] = space.at([0, 0, 12]);
  if (palette.dark) paintGlow(stage, gx, gy, 380 * u, flame, 0.34);
  const steps = Array.from({ length: terraces }, (_, at) => ({
    a: wide + 4 + (terraces - 1 - at) * 2.6,
    b: deep + 3.4 + (terraces - 1 - at) * 2.6,
    tall: 1.75,
  }));
  const z = paintTerraces(stage, space, steps, style);
  paintStairs(stage, space, [4.4, terraces * 2.6 + 2], deep + 3.4, z, style);
  paintTiers(stage, space, {
    z,
    tiers: hallTiers(single ? 1 : 2, wide),
    ridge: wide * (single ? 0.66 : 0.56),
    hip: single ? 0.55 : own.pick([1, 0.55]),
    style,
  });
  if (style.bow) paintPorch(stage, space, [4.6, deep + 4.2, z], style);
  if (palette.dark) {
    const [sx, sy] = space.at([0, -front - 3, 0]);
    ink.ellipse(
      sx,
      sy,
      250 * u,
      70 * u,
      ink.radial([
        [0, flame, 0.4],
        [0.5, flame, 0.14],
        [1, flame, 0],
      ]),
    );
  }
  paintEaveLanterns(stage, space, wide, deep, z);
  paintPetals(stage, camera, plan.frame.kind === 'maple' ? '#d8552c' : plan.bloom);
  paintPigeons(stage, camera, plan.hero + (plan.hero - plan.open) * 0.22);
  paintCourtLife(stage, plan, space, front);
}

/** Flags are the greyer brother of the terrace's stone. */
function mixStone(stone: string): string {
  return stone === '#f4ece2' ? '#cfc4bc' : '#cbbfae';
}

/** The wall round the court under its own small roof, trees before it at both ends. */
function paintPrecinct(stage: Stage, { camera, style, turn, bloom }: Plan, x: number): void {
  const { ink, u } = stage;
  const space = stand(camera, [x, distance + 24, 0], turn * 0.5);
  const wall = frontWall(0);
  const light = space.front;
  const long: Span = [-190, 190];
  const colour = style === shogun ? style.wall : style.wall === style.column ? style.column : style.wall;
  ink.path(
    panel(space, wall, long, [0, 4.4]),
    ink.vertical([
      [0, lamplit(stage, darken(colour, 0.06), light * 0.6, 0.16)],
      [1, lamplit(stage, darken(colour, 0.02), light * 0.7, 0.3)],
    ]),
  );
  ink.path(panel(space, wall, long, [0, 0.9]), lamplit(stage, darken(style.stone, 0.06), light * 0.7, 0.2));
  ink.path(panel(space, wall, long, [4.2, 5.6]), lamplit(stage, style.tile, light * 0.8, 0.1));
  ink.path(panel(space, wall, long, [4.1, 4.35]), lamplit(stage, darken(style.tile, 0.2), light * 0.4, 0.2));
  ink.path(panel(space, wall, long, [5.45, 5.75]), lamplit(stage, lighten(style.tile, 0.08), light, 0.1));
  const own = stage.random.fork('precinct');
  for (const flip of [-1, 1])
    for (let at = 0; at < 5; at += 1) {
      const [tx, ty] = space.at([flip * (58 + at * 17 + own.range(-4, 4)), -5, 0]);
      if (tx < -60 * u || tx > stage.w + 60 * u) continue;
      if (at % 2 === 0) paintBloomTree(stage, tx, ty, own.range(70, 96) * u, bloom, 0.14);
      else paintPine(stage, tx, ty, own.range(80, 110) * u, flip * 0.1, 0.14);
    }
}

/** Lower halls to both sides, seen through air. */
function paintWings(stage: Stage, { camera, style, turn }: Plan, x: number): void {
  for (const flip of [-1, 1]) {
    const side = stand(camera, [x + flip * 43, distance + 16 + flip * Math.sin(turn) * 38, 0], turn);
    const z = paintTerraces(stage, side, [{ a: 17, b: 7, tall: 1.4 }], style);
    paintTiers(stage, side, {
      z,
      tiers: [{ a: 14.5, b: 5, tall: 5, bays: 7, fill: 'doors', over: 2.4, roof: 5, deep: 1.4 }],
      ridge: 11,
      hip: 0.6,
      style,
    });
  }
}

/** A porch before the door: posts, a beam, an undulating gable over them. */
function paintPorch(stage: Stage, space: Space, [half, front, z]: Vec, style: Style): void {
  const { ink } = stage;
  const wall = frontWall(front);
  const posts = [-half, -half * 0.36, half * 0.36, half]
    .map((x) => panel(space, wall, [x - 0.32, x + 0.32], [z, z + 6]))
    .join('');
  ink.path(posts, lamplit(stage, style.column, space.front * 0.8, 0.45));
  ink.path(
    panel(space, wall, [-half - 0.6, half + 0.6], [z + 5.1, z + 6.2]),
    lamplit(stage, style.beam, space.front * 0.8, 0.4),
  );
  ink.path(
    panel(space, wall, [-half - 0.6, half + 0.6], [z + 5.05, z + 5.2]),
    lamplit(stage, style.trim, space.front, 0.4),
  );
  paintGable(stage, space, [0, -front - 0.3, z + 6], [half * 1.5, 3.4], style, true);
}

function paintEaveLanterns(stage: Stage, space: Space, wide: number, deep: number, z: number): void {
  const places = Array.from({ length: 8 }, (_, at) =>
    space.at([-wide + (wide * 2 * (at + 0.5)) / 8, -deep - 1.4, z + 5]),
  );
  paintRedLanterns(stage, places, space.unit([0, -deep, z]) * 0.52);
}

function paintCourtLife(stage: Stage, plan: Plan, space: Space, front: number): void {
  const { random, style, camera } = { ...stage, ...plan };
  const own = random.fork('court-life');
  for (const flip of [-1, 1]) {
    const [lx, ly] = space.at([flip * 8.5, -front - 2.5, 0]);
    paintLion(stage, lx, ly, space.unit([0, -front, 0]) * 3.6, -flip, style.stone);
  }
  const tree = own.chance(0.6);
  if (!style.beasts)
    for (const y of [-front - 4, -front - 9.5, -front - 15])
      for (const flip of [-1, 1]) {
        const [px, py] = space.at([flip * 6.6, y, 0]);
        if (space.deep([flip * 6.6, y, 0]) > 16) paintStoneLamp(stage, px, py, space.unit([flip * 6.6, y, 0]) * 2.4);
      }
  for (const flip of [-1, 1])
    for (const y of [-front - 6, -front - 15]) {
      const place: Vec = [flip * 13, y, 0];
      const [bx, by] = space.at(place);
      if (y < -front - 10 && !tree)
        paintBloomTree(stage, space.at([flip * 24, y, 0])[0], by, space.unit(place) * 8, plan.bloom, 0.05);
      else if (space.deep(place) > 14) paintBurner(stage, bx, by, space.unit(place) * 2.7);
    }
  const visits: Visit[] = [
    { place: [own.range(-3, 3), -front - 4, 0], count: 3 },
    { place: [own.range(18, 30), -front - own.range(2, 6), 0], count: 3 },
    { place: [own.range(-34, -22), -front - own.range(2, 8), 0], count: 2 },
    { place: [own.range(6, 16), -front - own.range(8, 14), 0], count: 2 },
    { place: [own.range(-18, -8), -front - own.range(6, 12), 0], count: 3 },
    { place: [own.range(-3, 3), -front - 17, 0], count: 2 },
    { place: [-camera.sun * own.range(5, 9), -distance + own.range(25, 29), 0], count: 2 },
  ];
  paintVisitors(stage, space, visits, plan.bright);
  if (stage.palette.dark) return;
  const child: Vec = [camera.sun * own.range(18, 22), -front - own.range(7, 11), 0];
  const [kx, ky] = space.at(child);
  const unit = space.unit(child);
  paintVisitors(stage, space, [{ place: child, count: 1 }], plan.bright);
  paintSwallowKite(
    stage,
    plan.open + camera.sun * stage.w * 0.02,
    stage.h * own.range(0.34, 0.4),
    1.15 * stage.u,
    [kx + 0.2 * unit, ky - 1.1 * unit],
    plan.bright,
  );
}
