import { darken, lighten, mix } from '../colour.ts';
import { polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { deckOf, paintBridge } from './court-bridge.ts';
import { paintTiers } from './court-hall.ts';
import { paintVisitors } from './court-life.ts';
import type { Visit } from './court-life.ts';
import type { Plan } from './court-plan.ts';
import { paintRedLanterns } from './court-props.ts';
import { frontWall, lamplit, panel, stand, wallsOf } from './court-space.ts';
import type { Camera, Space, Wall } from './court-space.ts';
import { flame } from './court-storey.ts';
import { joseon } from './court-style.ts';
import type { Style } from './court-style.ts';
import { paintGrove, paintPine } from './court-trees.ts';
import { paintBarge, paintLilies, paintPond } from './court-water.ts';

const distance = 70;

/** A palace gate of three arches with a pavilion on it, mirrored in its moat, reached over bridges of marble. */
export function paintGate(stage: Stage, plan: Plan): void {
  const { w, h, u, random } = stage;
  const { camera } = plan;
  const own = random.fork('gate');
  const x = ((plan.hero - camera.x) * distance) / camera.focus;
  const shoreY = camera.horizon + (camera.eye * camera.focus) / (distance - 9);
  const corner = own.range(37, 44);
  const draw = (mirrored: boolean): void => paintWalls(stage, plan, x, corner, mirrored);
  paintPond(stage, {
    from: shoreY,
    light: plan.open,
    shore: draw,
    flat: () => paintGrove(stage, -20, w + 20, camera.horizon + 24 * u, 70 * u, 0.3),
  });
  const three = own.chance(0.5);
  const bridges = (three ? [-13, 13, 0] : [0]).map((bx) => ({
    bx,
    half: bx === 0 ? 3.6 : 2.6,
    far: 8,
    near: distance - (0.94 * (camera.eye - 1.2) * camera.focus) / (h - camera.horizon),
    rise: own.range(1.6, 2.2),
    foot: 1.2,
  }));
  paintLilies(
    stage,
    [
      [w * 0.12, h * 0.9],
      [w * 0.9, h * 0.94],
      [w * 0.24, h * 0.97],
      [w * 0.8, h * 0.84],
    ],
    15 * u,
  );
  if (!three)
    paintBarge(stage, plan.open + (plan.hero - plan.open) * 0.1, shoreY + (h - shoreY) * 0.34, 92 * u, camera.sun);
  for (const { bx, ...bridge } of bridges) {
    const space = stand(camera, [x + bx, distance, 0], 0);
    paintBridge(stage, space, stand(camera, [x + bx, distance, 0], 0, true), bridge, plan.style);
    const deck = deckOf(bridge);
    const visits = (bx === 0 ? [0.2, 0.46, 0.62] : [0.5]).map((share): Visit => {
      const [y, z] = deck(share + own.range(-0.04, 0.04));
      return { place: [own.range(-1.2, 0.8), y, z], count: share === 0.46 ? 3 : 2 };
    });
    paintVisitors(stage, space, visits, plan.bright);
  }
}

function paintWalls(stage: Stage, plan: Plan, x: number, corner: number, mirrored: boolean): void {
  const { palette, u } = stage;
  const { camera, style } = plan;
  const at = (dx: number, dy: number, z = 0): Space => stand(camera, [x + dx, distance + dy, z], 0, mirrored);
  const wall = style === joseon ? '#d8cdbd' : style.wall;
  const long = at(0, 3);
  paintRampart(stage, long, { a: 120, b: 4, tall: 7 }, wall, style);
  if (!mirrored)
    for (const flip of [-1, 1])
      paintPine(stage, ...long.at([flip * (corner - 12), -4.6, 1.1]), long.unit([0, 0, 0]) * 7, flip * 0.12, 0.08);
  for (const flip of [-1, 1]) paintCorner(stage, at(flip * corner, 1), camera, wall, style);
  const block = at(0, 0);
  const [gx, gy] = block.at([0, 0, 15]);
  if (palette.dark && !mirrored) paintGlow(stage, gx, gy, 330 * u, flame, 0.36);
  paintRampart(stage, block, { a: 19, b: 8, tall: 10 }, wall, style);
  paintArches(stage, block, style);
  paintTiers(stage, block, {
    z: 10.2,
    tiers: [
      { a: 13, b: 5.4, tall: 4.6, bays: 7, fill: 'doors', over: 2.8, roof: 2.6, deep: 1.6 },
      { a: 11.2, b: 4, tall: 2.6, bays: 7, fill: 'windows', over: 2.7, roof: 6, deep: 1.6 },
    ],
    ridge: 7,
    hip: 0.56,
    style,
  });
  const lamps = Array.from({ length: 6 }, (_, lamp) => block.at([-10.8 + lamp * 4.32, -6.6, 13.4]));
  paintRedLanterns(stage, lamps, block.unit([0, -6, 0]) * 0.5);
}

function paintCorner(stage: Stage, space: Space, _camera: Camera, wall: string, style: Style): void {
  paintRampart(stage, space, { a: 6.4, b: 7, tall: 8 }, wall, style);
  paintTiers(stage, space, {
    z: 8.2,
    tiers: [
      { a: 4, b: 3.6, tall: 3, bays: 3, fill: 'doors', over: 2, roof: 1.7, deep: 1.2 },
      { a: 3, b: 2.6, tall: 1.8, bays: 3, fill: 'plaster', over: 2, roof: 3.6, deep: 1.2 },
    ],
    ridge: 1.4,
    hip: 1,
    style,
  });
}

/** A battered wall on a footing of stone, courses of brick, a coping, merlons. */
function paintRampart(
  stage: Stage,
  space: Space,
  { a, b, tall }: { a: number; b: number; tall: number },
  colour: string,
  style: Style,
): void {
  const { ink, random } = stage;
  for (const { wall, half, light } of wallsOf(space, a, b)) {
    ink.path(
      panel(space, wall, [-half, half], [0, tall]),
      ink.vertical([
        [0, lamplit(stage, lighten(colour, 0.01), light * 0.85, 0.14)],
        [0.6, lamplit(stage, darken(colour, 0.03), light * 0.75, 0.3)],
        [1, lamplit(stage, darken(colour, 0.09), light * 0.6, 0.42)],
      ]),
    );
    if (space.rough) continue;
    const own = random.fork(`bricks${Math.round(half * 10)}`);
    let [bricks, merlons] = ['', ''];
    for (let brick = 0; brick < Math.min(64, half * 3); brick += 1) {
      const [px, z] = [own.range(-half, half - 1.4), 1.4 + Math.floor(own.range(0, (tall - 2.6) / 0.6)) * 0.6];
      bricks += panel(space, wall, [px, px + own.range(0.8, 1.4)], [z, z + 0.42]);
    }
    ink.path(bricks, lamplit(stage, darken(colour, 0.09), light * 0.6, 0.2), { opacity: 0.34 });
    ink.path(
      panel(space, wall, [-half - 0.3, half + 0.3], [0, 1.2]),
      lamplit(stage, darken(style.stone, 0.04), light * 0.8, 0.3),
    );
    ink.path(
      panel(space, wall, [-half - 0.2, half + 0.2], [tall - 0.7, tall]),
      lamplit(stage, darken(style.stone, 0.01), light * 0.9, 0.2),
    );
    for (let px = -half; px < half - 0.9; px += 1.7) {
      const [edge] = space.at(wall(px, tall));
      if (edge < -40 || edge > stage.w + 40) continue;
      merlons += panel(space, wall, [px, px + 1.1], [tall, tall + 1]);
    }
    ink.path(merlons, lamplit(stage, mix(colour, style.stone, 0.35), light * 0.9, 0.16));
  }
}

/** The three ways through: rings of pale stone, dark vaults, red leaves with gilt studs standing open, light within. */
function paintArches(stage: Stage, space: Space, style: Style): void {
  const { ink, palette } = stage;
  const wall: Wall = frontWall(8.02);
  const hollow = (cx: number, half: number, spring: number, grow: number): string => {
    const bow = Array.from({ length: 15 }, (_, step) => {
      const turn = Math.PI * (step / 14);
      return space.at(wall(cx - Math.cos(turn) * (half + grow), spring + Math.sin(turn) * (half + grow)));
    });
    return polygon([space.at(wall(cx - half - grow, 0.9)), ...bow, space.at(wall(cx + half + grow, 0.9))]);
  };
  const holes = [
    [0, 2.5, 4.4],
    [-9.5, 1.9, 3.6],
    [9.5, 1.9, 3.6],
  ] as const;
  ink.path(
    holes.map(([cx, half, spring]) => hollow(cx, half, spring, 0.6)).join(''),
    lamplit(stage, style.stone, 0.9, 0.4),
  );
  ink.path(
    holes.map(([cx, half, spring]) => hollow(cx, half, spring, 0)).join(''),
    ink.vertical([
      [0, mix(palette.deep, style.wall, 0.2)],
      [0.5, palette.lampShare > 0.1 ? mix(palette.deep, flame, 0.45) : mix(palette.deep, style.wall, 0.3)],
      [1, palette.lampShare > 0.1 ? mix(flame, '#fff0c8', 0.3) : mix(palette.horizon, style.wall, 0.4)],
    ]),
  );
  let [leaves, studs] = ['', ''];
  for (const [cx, half, spring] of holes)
    for (const flip of [-1, 1]) {
      leaves += panel(space, wall, [cx + flip * half, cx + flip * half * 0.62], [0.9, spring + half * 0.4]);
      for (let row = 0; row < 5; row += 1)
        studs += panel(
          space,
          wall,
          [cx + flip * half * 0.86, cx + flip * half * 0.76],
          [1.5 + row * 0.8, 1.72 + row * 0.8],
        );
    }
  ink.path(leaves, lamplit(stage, darken(style.column, 0.02), 0.5, 0.4));
  ink.path(studs, lamplit(stage, style.trim, 0.8, 0.4));
}
