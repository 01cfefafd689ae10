import { darken, lighten, mix } from '../colour.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintTiers } from './court-hall.ts';
import type { Tier } from './court-hall.ts';
import { paintGable } from './court-gable.ts';
import type { Plan } from './court-plan.ts';
import { facet, frontWall, lamplit, panel, stand } from './court-space.ts';
import type { Space, Vec } from './court-space.ts';
import { flame } from './court-storey.ts';
import type { Style } from './court-style.ts';
import { paintBloomTree, paintGrove, paintPine } from './court-trees.ts';
import { paintBarge, paintLilies, paintPond } from './court-water.ts';

const distance = 88;

/** A castle keep of white storeys and curved gables on a base of stone, above its moat. */
export function paintKeep(stage: Stage, plan: Plan): void {
  const { w, h, u, random } = stage;
  const { camera, style, bloom } = plan;
  const own = random.fork('keep');
  const x = ((plan.hero - camera.x) * distance) / camera.focus;
  const from = camera.horizon + (camera.eye * camera.focus) / (distance - 12);
  const away = plan.open > plan.hero ? 1 : -1;
  paintPond(stage, {
    from,
    light: plan.open,
    flat: () => paintGrove(stage, -20, w + 20, camera.horizon + 14 * u, 90 * u, 0.34),
    shore: (mirrored) => {
      paintCastle(stage, plan, stand(camera, [x, distance, 3.8], plan.turn, mirrored), mirrored);
      const turret = stand(camera, [x + away * 32, distance - 2, 0], plan.turn * 0.4, mirrored);
      paintBank(stage, stand(camera, [x, distance - 6, 0], 0, mirrored), style, own.fork('bank'));
      if (!mirrored)
        for (let at = 0; at < 9; at += 1) {
          const tx = (w * (at + own.range(0.2, 0.8))) / 9;
          const foot = camera.horizon + ((camera.eye - 3.8) * camera.focus) / (distance - 5);
          if (Math.abs(tx - plan.hero) < 110 * u) continue;
          if (at % 3 === 0) paintPine(stage, tx, foot, own.range(70, 100) * u, own.range(-0.2, 0.2), 0.06);
          else paintBloomTree(stage, tx, foot + 3 * u, own.range(64, 104) * u, bloom, 0.04);
        }
      paintParapet(stage, stand(camera, [x, distance - 6, 3.9], 0, mirrored), style);
      paintTurret(stage, turret, style, own.fork('turret'));
    },
  });
  paintLilies(
    stage,
    [
      [w * 0.16, h * 0.9],
      [w * 0.86, h * 0.88],
    ],
    13 * u,
  );
  paintBarge(
    stage,
    plan.open + (plan.hero - plan.open) * own.range(0.2, 0.45),
    from + (h - from) * own.range(0.3, 0.5),
    110 * u,
    own.pick([-1, 1]),
  );
  paintNearTrees(stage, plan);
}

const keepTiers: readonly Tier[] = [
  { a: 9.6, b: 8, tall: 4, bays: 6, fill: 'windows', over: 1.9, roof: 1.9, deep: 0.7 },
  { a: 8.2, b: 6.8, tall: 3.2, bays: 6, fill: 'windows', over: 1.8, roof: 1.7, deep: 0.7 },
  { a: 6.6, b: 5.4, tall: 3, bays: 4, fill: 'windows', over: 1.7, roof: 1.6, deep: 0.7 },
  { a: 5, b: 4, tall: 3.4, bays: 4, fill: 'windows', over: 1.8, roof: 4, deep: 0.7 },
];

function paintCastle(stage: Stage, { style }: Plan, space: Space, mirrored: boolean): void {
  const { palette, random, u } = stage;
  const own = random.fork('castle');
  const [gx, gy] = space.at([0, 0, 16]);
  if (palette.dark && !mirrored) paintGlow(stage, gx, gy, 360 * u, flame, 0.4);
  paintBase(stage, space, { a: 9.8, b: 8.2, z: 0, tall: 5.4, spread: 3 }, style, own.fork('stones'));
  const gables = own.pick<readonly [number, number]>([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
  paintTiers(stage, space, {
    z: 5.4,
    tiers: keepTiers,
    ridge: 3.4,
    hip: 0.56,
    style,
    between: (tier, foot) => {
      const [wide, narrow] = gables;
      if (tier - 1 === wide)
        for (const cx of tier === 1 ? [-4, 4] : [0])
          paintGable(
            stage,
            space,
            [cx, -(keepTiers[tier]?.b ?? 6) - 1.5, foot - 1.4],
            [tier === 1 ? 2.6 : 3.4, 3],
            style,
            false,
          );
      if (tier - 1 === narrow)
        paintGable(stage, space, [0, -(keepTiers[tier]?.b ?? 5) - 1.5, foot - 1.3], [3.2, 2], style, true);
    },
  });
}

type Base = {
  readonly a: number;
  readonly b: number;
  readonly z: number;
  readonly tall: number;
  readonly spread: number;
};

/** Fitted stones that sweep outwards to their foot. */
function paintBase(stage: Stage, space: Space, { a, b, z, tall, spread }: Base, style: Style, own: Random): void {
  const { ink } = stage;
  const flare = (up: number): number => spread * (1 - up) ** 1.8;
  const end = space.end(a);
  const faces = [
    ...(end === 0
      ? []
      : [
          {
            half: b,
            light: space.flank(end),
            at: (s: number, up: number): Vec => [end * (a + flare(up)), s * (b + flare(up)), z + tall * up],
          },
        ]),
    {
      half: a,
      light: space.front,
      at: (s: number, up: number): Vec => [s * (a + flare(up)), -b - flare(up), z + tall * up],
    },
  ];
  for (const { half, light, at } of faces) {
    const ups = [0, 0.15, 0.35, 0.6, 1];
    ink.path(
      facet(space, [...ups.map((up) => at(-1, up)), ...ups.toReversed().map((up) => at(1, up))]),
      ink.vertical([
        [0, lamplit(stage, lighten(style.stone, 0.02), light * 0.9, 0.2)],
        [1, lamplit(stage, darken(style.stone, 0.1), light * 0.6, 0.14)],
      ]),
    );
    if (!space.rough) paintStones(stage, space, { half, light, at }, tall, style.stone, own);
  }
}

type Slope = { readonly half: number; readonly light: number; readonly at: (s: number, up: number) => Vec };

/** Courses of stones of uneven length in three tones. */
function paintStones(
  stage: Stage,
  space: Space,
  { half, light, at }: Slope,
  tall: number,
  stone: string,
  own: Random,
): void {
  const coarse = half > 100 ? 1.4 : 1;
  const rows = Math.round(tall / (1.2 * coarse));
  const tones: [string, string, string] = ['', '', ''];
  for (let row = 0; row < rows; row += 1)
    for (let s = -1 + own.range(0, 0.08); s < 0.97;) {
      const wide = (own.range(1.3, 3) * coarse) / half;
      const to = Math.min(0.99, s + wide * 0.93);
      const [px] = space.at(at(s, 0.5));
      s += wide;
      if (px < -60 || px > stage.w + 60) continue;
      const [low, high] = [(row + 0.08 + own.range(-0.05, 0.05)) / rows, (row + 0.92 + own.range(-0.05, 0.05)) / rows];
      tones[own.whole(0, 2)] += facet(space, [
        at(s - wide, low),
        at(to, low),
        at(to - own.range(0, 0.2) / half, high),
        at(s - wide + own.range(0, 0.2) / half, high),
      ]);
    }
  tones.forEach((d, tone) =>
    stage.ink.path(
      d,
      lamplit(
        stage,
        lighten(mix(stone, tone === 1 ? '#8a8fa0' : '#b8a890', 0.3), (tone - 1) * 0.05),
        light * 0.85,
        0.16,
      ),
      { opacity: 0.75 },
    ),
  );
}

/** The moat's long wall of stone. */
function paintBank(stage: Stage, space: Space, style: Style, own: Random): void {
  paintBase(stage, space, { a: 170, b: 2, z: 0, tall: 3.9, spread: 1.6 }, style, own);
}

/** A white wall with loopholes under its own small roof. */
function paintParapet(stage: Stage, space: Space, style: Style): void {
  const { ink, w } = stage;
  const wall = frontWall(1.9);
  const light = space.front;
  const long = [-170, 170] as const;
  ink.path(panel(space, wall, long, [0, 1.5]), lamplit(stage, style.wall, light * 0.75, 0.3));
  ink.path(panel(space, wall, long, [1.3, 2]), lamplit(stage, style.tile, light * 0.8, 0.1));
  ink.path(panel(space, wall, long, [1.9, 2.1]), lamplit(stage, lighten(style.tile, 0.08), light, 0.1));
  if (space.rough) return;
  let holes = '';
  for (let at = -168; at < 168; at += 3.4) {
    const [px] = space.at([at, 0, 0]);
    if (px > -20 && px < w + 20) holes += panel(space, wall, [at, at + 0.45], [0.5, 1.05]);
  }
  ink.path(holes, lamplit(stage, style.lattice, 0.4, 0.1));
}

/** A corner turret of two white storeys on its own spur of stone. */
function paintTurret(stage: Stage, space: Space, style: Style, own: Random): void {
  paintBase(stage, space, { a: 5.6, b: 5, z: 0, tall: 6, spread: 2 }, style, own);
  paintTiers(stage, space, {
    z: 6,
    tiers: [
      { a: 5, b: 4.4, tall: 2.8, bays: 4, fill: 'windows', over: 1.4, roof: 1.3, deep: 0.6 },
      { a: 3.8, b: 3.2, tall: 2.4, bays: 4, fill: 'windows', over: 1.5, roof: 2.8, deep: 0.6 },
    ],
    ridge: 2.6,
    hip: 0.56,
    style,
  });
}

/** A tree of the near bank whose crown leaves the picture. */
function paintNearTrees(stage: Stage, plan: Plan): void {
  const { w, h, u, palette, ink } = stage;
  const left = plan.frame.side > 0;
  const x = left ? w * 0.03 : w * 0.97;
  ink.path(
    `M${left ? -4 : w + 4} ${h * 0.9}Q${x} ${h * 0.9} ${left ? w * 0.26 : w * 0.74} ${h + 4}H${left ? -4 : w + 4}Z`,
    mix(palette.shade('#5f8a4a'), palette.deep, 0.5),
  );
  paintPine(stage, x, h * 0.95, 250 * u, left ? 0.16 : -0.16, -0.05);
}
