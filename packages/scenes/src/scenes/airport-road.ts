import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintBushes, paintTuft } from '../parts/plants.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintCar } from './airport-car.ts';
import type { Car } from './airport-car-shape.ts';
import { paintGroundLights, paintTails, paintTerminal, terminalOf } from './airport-far.ts';
import type { Terminal } from './airport-far.ts';
import { paintControlTower } from './airport-tower.ts';
import { half, layRoad, paintTraffic, turnOf } from './airport-lay.ts';
import { beside, paced, paintAsphalt, paintRail } from './airport-path.ts';
import type { Step } from './airport-path.ts';
import type { Plan } from './airport-plan.ts';
import { paintDelineators, paintGantry, paintLaneMark, paintWindsock } from './airport-signs.ts';
import { metre, seen, spotAt } from './airport-space.ts';
import { groveOf, paintStreetLamp } from './airport-trees.ts';

/** The road that swings from the foreground past the car towards the terminal. */
export function paintRoadView(stage: Stage, plan: Plan, car: Omit<Car, 'frame'>): void {
  const { w, u, random } = stage;
  const { eye, side, horizon } = plan;
  const own = random.fork('road');
  const turn = turnOf(plan);
  const hall = terminalOf(stage, plan);
  paintControlTower(
    stage,
    hall.x + (stage.format === 'wide' ? 0.6 : -1) * side * w * own.range(0.19, 0.23),
    hall.foot,
    own.range(188, 215) * u,
    own.whole(0, 1),
  );
  paintTails(
    stage,
    side > 0 ? hall.x + 36 * hall.size : -10,
    side > 0 ? w : hall.x - 36 * hall.size,
    hall.foot,
    hall.size,
  );
  paintTerminal(stage, hall);
  paintMeadow(stage, plan);
  paintGroundLights(stage, horizon + eye.tall * metre(eye, 128), metre(eye, 150) * 0.5);
  const { path, frame, marks, ahead } = layRoad(stage, plan, hall, turn);
  paintRunway(stage, plan, path);
  paintThickets(stage, plan, path);
  paintAsphalt(stage, eye, path, half, mix('#b9a98e', stage.palette.ground, 0.42));
  for (const [at, spot] of marks.entries())
    if (spot[2] > 5) paintLaneMark(stage, eye, spot, ahead, at === 0 ? 'arrow' : 'plane');
  const furniture = path.filter(({ at }) => at[1] > plan.deep + 6 && at[1] < 120);
  paintTrees(stage, plan, furniture, hall, turn);
  paintFrameTree(stage, plan, turn);
  paintRail(stage, eye, path, turn * (half + 1.2));
  paintTrees(stage, plan, furniture, hall, turn > 0 ? -1 : 1);
  paintFurniture(stage, plan, furniture);
  for (const step of paced(path, 9, 5).toReversed())
    if (step.at[1] < plan.deep + 2 && Math.abs(seen(eye, beside(step, -turn * (half + 0.9)))[0] - plan.hero) > 190 * u)
      paintDelineators(stage, eye, [step], -turn * (half + 0.9));
  paintTraffic(stage, plan, furniture, car);
  paintCar(stage, eye, { ...car, frame });
  paintNearGrowth(stage, turn);
}

/** Grass with mown lanes, clumps and flowers, so that no part of it is bare. */
function paintMeadow(stage: Stage, plan: Plan): void {
  const { ink, palette, w, h, u, random, time } = stage;
  const { eye, horizon } = plan;
  const own = random.fork('meadow');
  const green = mix(
    palette.ground,
    palette.dark ? palette.ridge : '#86b45a',
    { dawn: 0.42, day: 0.34, dusk: 0.2, night: 0.2 }[time],
  );
  const grass = palette.dark ? palette.shade(green) : mix(palette.shade(green), palette.lit(green), 0.45);
  const top = horizon + eye.tall * metre(eye, 142);
  ink.rect(0, horizon + eye.tall * metre(eye, 165), w, h, palette.air(palette.shade('#a9a5b0'), 0.35));
  ink.rect(
    0,
    top,
    w,
    h - top,
    ink.vertical([
      [0, palette.air(grass, 0.36)],
      [0.12, palette.air(grass, 0.2)],
      [0.4, grass],
      [1, mix(grass, palette.deep, 0.34)],
    ]),
  );
  for (const [tone, count] of [
    [0.035, 9],
    [-0.03, 8],
  ] as const) {
    let d = '';
    for (let lane = 0; lane < count; lane += 1) {
      const near = own.next() ** 1.7;
      const y = top + near * (h - top);
      const tall = (1.5 + near * 16) * u;
      d += pill(own.range(-0.3, 0.8) * w, y, own.range(0.2, 0.7) * w, tall, tall / 2);
    }
    ink.path(d, lighten(grass, tone), { opacity: 0.5, filter: ink.blur(6 * u, 1.4 * u) });
  }
  for (const [colour, count, thick] of [
    [lighten(grass, 0.06), 130, 1],
    [darken(grass, 0.06), 110, 1.1],
  ] as const) {
    let d = '';
    for (let blade = 0; blade < count; blade += 1) {
      const near = own.next() ** 1.3;
      const [x, y] = [own.range(0, w), top + near * (h - top)];
      const tall = (2 + near * 15) * u;
      d += line([
        [x - tall * 0.3, y - tall * 0.8],
        [x, y],
        [x + tall * 0.1, y - tall],
      ]);
    }
    ink.stroke(d, colour, thick * 1.3 * u, { opacity: 0.6 });
  }
  if (time === 'day') paintFlowers(stage, top);
}

function paintFlowers(stage: Stage, top: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('flowers');
  let flowers = '';
  for (let flower = 0; flower < 80; flower += 1) {
    const near = own.next() ** 1.2;
    flowers += dot(own.range(0, w), top + near * (h - top), (0.7 + near * 2.1) * u);
  }
  ink.path(flowers, palette.lit(own.pick(['#ffe9a8', '#ffffff', '#f6b8c8'])), { opacity: 0.7 });
}

/** Low shrubs on the grass, clear of the road; by night the small lamps of a taxiway are between them. */
function paintThickets(stage: Stage, { eye }: Plan, path: readonly Step[]): void {
  const { ink, palette, w, random } = stage;
  const own = random.fork('thickets');
  const leaf = palette.shade(mix(palette.ground, '#3f7f4a', 0.3));
  const kinds = [0, 0.16, 0.32].map((air) =>
    ink.symbol(() => {
      for (const [tone, lift, size] of [
        [-0.05, 0, 1],
        [0, 4, 0.82],
        [0.05, 9, 0.5],
      ] as const) {
        let d = '';
        for (let tuft = 0; tuft < 9; tuft += 1)
          d += dot(
            own.range(-26, 26) * size - lift * 0.6,
            -11 - lift + own.range(-8, 7) * size,
            own.range(8, 14) * size,
          );
        ink.path(d, palette.air(lighten(leaf, tone), air));
      }
    }),
  );
  for (let thicket = 0; thicket < 34; thicket += 1) {
    const z = 92 - 78 * ((thicket + own.next()) / 34) ** 0.7;
    const x = (own.range(-0.5, 0.5) * w * 1.1 * z) / eye.focus;
    if (path.some(({ at }) => Math.hypot(at[0] - x, at[1] - z) < 9)) continue;
    const [px, py] = seen(eye, [x, 0, z]);
    const scale = (own.range(0.55, 1.25) * metre(eye, z)) / 30;
    ink.ellipse(px, py, 34 * scale, 6 * scale, palette.deep, { opacity: 0.26 });
    ink.use(kinds[z > 60 ? 2 : z > 34 ? 1 : 0] ?? '', `translate(${n(px)} ${n(py)}) scale(${scale.toFixed(3)})`);
    if (!palette.dark) continue;
    const [lx, ly] = seen(eye, [x + own.range(1.5, 3), 0.3, z + 2]);
    paintGlow(stage, lx, ly, 0.9 * metre(eye, z), '#5aa8ff', 0.7);
    ink.circle(lx, ly, 0.11 * metre(eye, z), '#d8ecff');
  }
}

/** The runway on the free side: a pale strip with its marks and lights, and the wind sock beside it. */
function paintRunway(stage: Stage, plan: Plan, path: readonly Step[]): void {
  const { ink, palette, w } = stage;
  const { eye, side } = plan;
  const at = (x: number, z: number): Point => [x, seen(eye, [0, 0, z])[1]];
  const middle = path.find((step) => step.at[1] > 70)?.at[0] ?? 0;
  const from = seen(eye, [middle - side * 16, 0, 70])[0];
  const to = side > 0 ? -20 : w + 20;
  const tar = palette.air(palette.shade('#8f8d9c'), 0.26);
  const free = side > 0 ? from > 20 : from < w - 20;
  if (!free) return;
  ink.path(polygon([at(from, 62), at(to, 62), at(to, 80), at(from + (to > from ? 30 : -30), 80)]), tar);
  const y = at(0, 70)[1];
  const size = metre(eye, 70);
  let [dashes, lights] = ['', ''];
  const sign = to > from ? 1 : -1;
  for (let x = 14; x < Math.abs(to - from); x += 5.4 * size) {
    dashes += pill(from + sign * x, y - 0.09 * size, 2.2 * size, 0.18 * size, 1);
    lights += dot(from + sign * x, at(0, 60.5)[1], 0.13 * size) + dot(from + sign * (x + 4), at(0, 82)[1], 0.1 * size);
  }
  ink.path(dashes, palette.lit('#ffffff'), { opacity: 0.8 });
  ink.path(
    lights,
    palette.dark ? '#ffeab0' : palette.lit('#fff6d8'),
    palette.dark ? { stroke: '#ffd27a', 'stroke-width': 0.3 * size, 'stroke-opacity': 0.3 } : {},
  );
  const [sx] = spotAt(eye, from + sign * Math.abs(to - from) * 0.4, 0, 58);
  paintWindsock(stage, eye, [sx, 0, 58], side);
}

/** Trees along one side of the road, the far ones first; none before the hall's middle or the aircraft. */
function paintTrees(stage: Stage, plan: Plan, path: readonly Step[], hall: Terminal, side: 1 | -1): void {
  const { w, h } = stage;
  const { eye, horizon } = plan;
  const own = stage.random.fork(`trees${side}`);
  const plant = groveOf(stage, plan);
  const front = (hall.long * hall.size) / 2;
  for (const step of paced(path, 6.6, 2).toReversed()) {
    const spot = beside(step, side * (half + 4.4) + own.range(-0.5, 0.5));
    const share = own.range(0.82, 1.12);
    const [x, y] = seen(eye, spot);
    const tall = 8.6 * share * metre(eye, spot[2]);
    const hides = Math.abs(x - hall.x) < front && !own.chance(0.18);
    const towers = y - tall < horizon - h * 0.17 && x > w * 0.14 && x < w * 0.86;
    if (!hides && !towers) plant(spot, share);
  }
}

/** The tree that frames the picture and leaves it. */
function paintFrameTree(stage: Stage, plan: Plan, turn: 1 | -1): void {
  const { w } = stage;
  const round = plan.growth === 'round';
  const share = plan.growth === 'palm' ? 1 : round ? 0.98 : 0.95;
  const [x] = spotAt(plan.eye, w * (turn > 0 ? share : 1 - share), plan.horizon, plan.deep + 4);
  groveOf(stage, plan)([x, 0, plan.deep + 4], round ? 1.4 : 1.12, turn);
}

/** Lamps and the gantry, the far ones first. */
function paintFurniture(stage: Stage, plan: Plan, path: readonly Step[]): void {
  const own = stage.random.fork('verge');
  const lamps = paced(path, 15, 6).map((step) => ({ step, lamp: true }));
  const signs = path
    .filter(({ at }) => at[1] > 54)
    .slice(0, own.chance(0.7) ? 1 : 0)
    .map((step) => ({ step, lamp: false }));
  const rows = [...lamps, ...signs].toSorted((one, other) => other.step.at[1] - one.step.at[1]);
  for (const { step, lamp } of rows) {
    const reach: Point = [step.right[0] * 2.2, step.right[1] * 2.2];
    if (lamp) paintStreetLamp(stage, plan, beside(step, -half - 1.6), reach);
    else paintGantry(stage, plan.eye, step, half, own.whole(0, 1));
  }
}

function paintNearGrowth(stage: Stage, turn: number): void {
  const { palette, w, h, u, random } = stage;
  const own = random.fork('near');
  const deep = mix(mix(palette.deep, palette.ground, 0.3), palette.shade('#2f6b42'), 0.34);
  const corner = turn > 0 ? 0 : w;
  const inward = turn > 0 ? 1 : -1;
  const [from, to] = turn > 0 ? [-20, w * 0.24] : [w * 0.76, w + 20];
  paintBushes(stage, from, to, h * 1.01, 44 * u, [deep, mix(deep, palette.ground, 0.25)]);
  for (let tuft = 0; tuft < 7; tuft += 1)
    paintTuft(
      stage,
      corner + inward * own.range(0, 0.3) * w,
      h * own.range(0.98, 1.02),
      own.range(50, 96) * u,
      mix(deep, palette.ground, own.range(0, 0.4)),
    );
}
