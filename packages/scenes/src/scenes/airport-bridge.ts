import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintFerry, paintYacht } from '../parts/boats.ts';
import { paintGlow } from '../parts/sky.ts';
import { paintWater } from '../parts/water.ts';
import type { Stage } from '../stage.ts';
import { paintCar } from './airport-car.ts';
import type { Car } from './airport-car-shape.ts';
import { paintDistance, paintTails, paintTerminal, terminalOf } from './airport-far.ts';
import { paintControlTower } from './airport-tower.ts';
import { half, layRoad, paintTraffic, turnOf } from './airport-lay.ts';
import { band, beside, paced, paintAsphalt, paintRail } from './airport-path.ts';
import type { Step } from './airport-path.ts';
import type { Plan } from './airport-plan.ts';
import { paintGantry, paintLaneMark } from './airport-signs.ts';
import { metre, seen } from './airport-space.ts';
import { paintStreetLamp } from './airport-trees.ts';

/** How far the water is below the roadway. */
const drop = 6;

/** A long bridge that swings over the water to an airport on its island. */
export function paintBridgeView(stage: Stage, plan: Plan, car: Omit<Car, 'frame'>): void {
  const { ink, w, h, u, random } = stage;
  const { eye, side, horizon } = plan;
  const own = random.fork('bridge');
  const hall = terminalOf(stage, plan);
  const shore = horizon + 7 * u;
  const far = ink.symbol(() => {
    paintDistance(stage, plan);
    const at = hall.x + side * w * own.range(0.13, 0.17);
    paintControlTower(stage, at, shore, own.range(180, 205) * u, own.whole(0, 1));
    const [from, to] = side > 0 ? [hall.x + 38 * hall.size, w] : [-10, hall.x - 38 * hall.size];
    paintTails(stage, from, to, shore - 2 * u, hall.size);
    paintTerminal(stage, { ...hall, foot: shore - 2 * u });
    if (own.chance(0.5)) paintStays(stage, plan, shore);
    paintIsland(stage, plan, shore);
  });
  ink.use(far, '');
  paintWater(stage, { from: shore, to: h, light: plan.light, mirrored: far });
  paintApproach(stage, plan, shore);
  paintSails(stage, plan, shore);
  const turn = turnOf(plan);
  const { path, frame, marks, ahead } = layRoad(stage, plan, hall, turn);
  paintPiers(stage, plan, path);
  paintAsphalt(stage, eye, path, half, '#a29daa');
  for (const [at, spot] of marks.entries())
    if (spot[2] > 5) paintLaneMark(stage, eye, spot, ahead, at === 0 ? 'arrow' : 'plane');
  paintRail(stage, eye, path, turn * (half + 1));
  paintRail(
    stage,
    eye,
    path.filter(({ at }) => at[1] > plan.deep + 7),
    -turn * (half + 1),
  );
  const over = path.filter(({ at }) => at[1] > plan.deep + 5 && at[1] < 125);
  const gate = over.filter(({ at }) => at[1] > 54).slice(0, own.chance(0.6) ? 1 : 0);
  for (const step of paced(over, 13, 4).toReversed()) {
    const reach: Point = [-turn * step.right[0] * 2.2, -turn * step.right[1] * 2.2];
    paintStreetLamp(stage, plan, beside(step, turn * (half + 1)), reach);
  }
  for (const step of gate) paintGantry(stage, eye, step, half, own.whole(0, 1));
  paintTraffic(stage, plan, over, car);
  paintCar(stage, eye, { ...car, frame });
}

/** Far away, another bridge: masts with fans of cables over the bay before the city. */
function paintStays(stage: Stage, { side }: Plan, shore: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork('stays');
  const deck = shore - 17 * u;
  const tall = own.range(84, 104) * u;
  const from = side > 0 ? -20 : w * 0.56;
  const to = side > 0 ? w * 0.44 : w + 20;
  const steel = palette.air(palette.lit('#f2ece6'), 0.34);
  const dim = palette.air(palette.shade('#8f8a98'), 0.36);
  let [cables, lights] = ['', ''];
  for (const share of [0.27, 0.73]) {
    const x = from + (to - from) * share;
    const foot = (lean: number): Point => [x + lean * 7 * u, shore];
    ink.stroke(line([foot(-1), [x, deck - tall], foot(1)]), dim, 4 * u);
    ink.stroke(line([foot(-1), [x, deck - tall]]), steel, 2 * u);
    for (let cable = 1; cable <= 8; cable += 1)
      for (const way of [-1, 1]) {
        cables += line([
          [x, deck - tall * (0.5 + cable * 0.058)],
          [x + way * cable * (to - from) * 0.028, deck],
        ]);
        lights += dot(x + way * cable * (to - from) * 0.028, deck - 2.4 * u, 1.3 * u);
      }
    if (palette.dark) paintGlow(stage, x, deck - tall, 11 * u, '#ff5a48', 0.8);
  }
  ink.stroke(cables, steel, 0.9 * u, { opacity: 0.8 });
  ink.rect(from, deck, to - from, 3.6 * u, steel);
  ink.rect(from, deck + 2.2 * u, to - from, 2.6 * u, dim);
  ink.path(lights, palette.dark ? '#ffe9b0' : palette.lit('#fff6dc'), { opacity: palette.dark ? 1 : 0.6 });
}

/** The low sea wall with the runway's lights on it. */
function paintIsland(stage: Stage, { side }: Plan, shore: number): void {
  const { ink, palette, w, u } = stage;
  const wall = palette.air(palette.shade('#9a8f94'), 0.22);
  ink.rect(-4, shore - 4 * u, w + 8, 5 * u, wall);
  ink.rect(-4, shore - 5 * u, w + 8, 2 * u, palette.air(palette.lit('#d8d0c8'), 0.2));
  let [white, blue] = ['', ''];
  for (let x = 6 * u; x < w; x += 15 * u) {
    white += dot(x, shore - 6 * u, 1.5 * u);
    if (Math.floor(x / (15 * u)) % 3 === 0) blue += dot(x + 6 * u, shore - 7.4 * u, 1.5 * u);
  }
  ink.path(white, palette.dark ? '#ffeab4' : palette.lit('#fff4d4'), { opacity: palette.dark ? 1 : 0.7 });
  ink.path(blue, side > 0 ? '#7cc0ff' : '#8ad0ff', { opacity: palette.dark ? 1 : 0.5 });
}

/** Masts of the approach lights that wade into the water, each with its light on it. */
function paintApproach(stage: Stage, plan: Plan, shore: number): void {
  const { ink, palette, w, h, u } = stage;
  const free = plan.side > 0 ? 0.16 : 0.84;
  for (let mast = 0; mast < 6; mast += 1) {
    const near = (mast / 6) ** 1.4;
    const y = shore + (4 + near * 92) * u;
    const x = w * (free + plan.side * 0.14 * (near - 0.3));
    const size = (0.4 + near * 1.1) * u;
    ink.stroke(
      line([
        [x, y],
        [x, y - 12 * size],
      ]) +
        line([
          [x - 13 * size, y - 12 * size],
          [x + 13 * size, y - 12 * size],
        ]),
      palette.air(palette.shade('#8a4a4a'), 0.34 - near * 0.2),
      2.6 * size,
    );
    for (const at of [-12, 0, 12]) {
      if (palette.dark) paintGlow(stage, x + at * size, y - 13 * size, 9 * size, '#fff0c4', 0.7);
      ink.circle(x + at * size, y - 13 * size, 1.9 * size, palette.dark ? '#fffbe8' : palette.lit('#fff2cc'));
    }
    const lamp = palette.dark ? '#ffe6a8' : palette.lit('#ffffff');
    ink.rect(
      x - 1.4 * size,
      y + 2 * size,
      2.8 * size,
      Math.min(46 * size, h - y),
      ink.vertical([
        [0, lamp, palette.dark ? 0.6 : 0.3],
        [1, lamp, 0],
      ]),
    );
  }
}

function paintSails(stage: Stage, { side }: Plan, shore: number): void {
  const { palette, w, u, random } = stage;
  const own = random.fork('sails');
  const at = (from: number, to: number): number => w * (side > 0 ? own.range(from, to) : 1 - own.range(from, to));
  const kinds = own.whole(0, 2);
  if (kinds > 0) paintYacht(stage, at(0.22, 0.3), shore + 26 * u, 52 * u, '#f7f3ec');
  if (kinds !== 1) paintFerry(stage, at(0.4, 0.5), shore + 15 * u, 66 * u, palette.accent);
}

/** The box of the roadway's edge and the piers that carry it, with their images in the water. */
function paintPiers(stage: Stage, plan: Plan, path: readonly Step[]): void {
  const { ink, palette, u } = stage;
  const { eye } = plan;
  const turn = turnOf(plan);
  const dim = palette.shade('#8f8a98');
  const piers = paced(path, 17, 11).filter(({ at }) => at[1] > plan.deep + 3 && at[1] < 126);
  for (const step of piers.toReversed()) {
    const size = metre(eye, step.at[1]);
    const air = Math.min(0.5, step.at[1] / 200);
    for (const away of [-half * 0.5, half * 0.5]) {
      const [x, top] = seen(eye, beside(step, away, -0.8));
      const [, foot] = seen(eye, beside(step, away, -drop));
      const wide = 0.75 * size;
      const pier = polygon([
        [x - wide * 1.3, top],
        [x + wide * 1.3, top],
        [x + wide, top + wide],
        [x + wide, foot],
        [x - wide, foot],
        [x - wide, top + wide],
      ]);
      ink.group(
        { transform: `translate(0 ${n(foot * 2)}) scale(1 -1)`, opacity: 0.3, filter: ink.blur(1.2 * u, 3 * u) },
        () => ink.path(pier, dim),
      );
      ink.path(
        pier,
        ink.horizontal([
          [0, palette.air(palette.lit('#cfc8c4'), air)],
          [0.4, palette.air(palette.lit('#cfc8c4'), air)],
          [0.6, palette.air(dim, air)],
          [1, palette.air(dim, air)],
        ]),
      );
      ink.path(pill(x - wide * 1.6, foot - 0.2 * size, wide * 3.2, 0.5 * size, 0.2 * size), palette.air(dim, air));
    }
  }
  ink.path(band(eye, path, -turn * (half + 1.2), -1.3, 0.05), mix(dim, palette.deep, 0.24));
  ink.path(band(eye, path, turn * (half + 1.2), -1.3, 0.05), mix(dim, palette.deep, 0.24));
  ink.path(band(eye, path, -turn * (half + 1.2), -0.25, 0.1), palette.lit('#d6d0cc'));
}
