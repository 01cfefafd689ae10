import { darken, mix } from '../colour.ts';
import { line, polygon } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintCar } from './airport-car.ts';
import type { Car } from './airport-car-shape.ts';
import { paintControlTower } from './airport-tower.ts';
import { paintHall } from './airport-hall.ts';
import type { Plan } from './airport-plan.ts';
import { along, layKerb } from './airport-kerb-lay.ts';
import type { Kerb } from './airport-kerb-lay.ts';
import { paintMedian } from './airport-kerb-green.ts';
import { frameOf, seen } from './airport-space.ts';
import { paintSuitcase, paintTraveller, suitcaseColour } from './airport-travellers.ts';

/** The forecourt: cars along the kerb before a hall of glass, travellers with their luggage. */
export function paintKerbView(stage: Stage, plan: Plan, car: Omit<Car, 'frame'>): void {
  const { w, u, random, palette } = stage;
  const { side, eye, horizon } = plan;
  const own = random.fork('kerb');
  const kerb = layKerb(stage, plan);
  paintControlTower(
    stage,
    w * (0.5 - side * own.range(0.3, 0.36)),
    horizon + 4 * u,
    own.range(130, 160) * u,
    own.whole(0, 1),
  );
  paintForecourt(stage, plan, kerb);
  paintMedian(stage, plan, kerb);
  paintHall(stage, plan, kerb);
  paintPavement(stage, plan, kerb);
  /* People on the pavement are behind every car. */
  paintWalkers(stage, plan, kerb);
  const facing = plan.going ? kerb.heading : kerb.heading - Math.PI;
  const others = ['#f2efe9', '#2d4a74', '#d9a441', '#3a3844', '#4f7f7a'] as const;
  const kinds = ['limousine', 'taxi', 'minivan'] as const;
  const first = own.whole(0, 4);
  for (const [at, along] of [27, 18.5, 9.6].entries())
    paintCar(stage, eye, {
      kind: kinds[(at + first) % 3] ?? 'limousine',
      frame: frameOf(kerb.at(along + own.range(-0.5, 0.5), 0), facing),
      colour: others[(at * 2 + first) % 5] ?? '#f2efe9',
      guests: at % 2,
      open: false,
      lamps: palette.dark,
    });
  if (!plan.going) paintLuggage(stage, plan, kerb);
  const front = { ...car, frame: frameOf(kerb.at(0, 0), facing) };
  paintCar(stage, eye, front);
  if (plan.going) paintLuggage(stage, plan, kerb);
}

function paintForecourt(stage: Stage, plan: Plan, kerb: Kerb): void {
  const { ink, palette, w, h } = stage;
  const { eye, horizon } = plan;
  const tar = palette.shade(palette.dark ? '#5b5870' : '#7f7d8d');
  ink.rect(
    0,
    horizon,
    w,
    h - horizon,
    ink.vertical([
      [0, palette.air(tar, 0.55)],
      [0.16, palette.air(tar, 0.2)],
      [0.5, tar],
      [1, mix(tar, palette.deep, 0.34)],
    ]),
  );
  const flat = (from: number, to: number): string =>
    along(
      plan,
      kerb,
      () => [from, 0],
      () => [to, 0],
    );
  ink.path(flat(-0.62, -0.3) + flat(0.3, 0.62) + flat(-4.4, -4.1) + flat(-3.5, -3.2), palette.deep, { opacity: 0.1 });
  const white = palette.lit('#f7f2e8');
  let dashes = '';
  for (let stop = -14; stop < 90; stop += 4.6) {
    const corners = [
      kerb.at(stop, -1.95),
      kerb.at(stop + 2.2, -1.95),
      kerb.at(stop + 2.2, -1.81),
      kerb.at(stop, -1.81),
    ];
    if (corners.every(([, , z]) => z > 2)) dashes += polygon(corners.map((spot) => seen(eye, spot)));
  }
  ink.path(dashes, white, { opacity: 0.85 });
  ink.path(flat(-5.5, -5.36), white, { opacity: 0.8 });
  let stripes = '';
  for (let stripe = 0; stripe < 7; stripe += 1) {
    const inward = -5.2 + stripe * 0.98;
    stripes += polygon(
      [kerb.at(-7.6, inward), kerb.at(-4.9, inward), kerb.at(-4.9, inward + 0.5), kerb.at(-7.6, inward + 0.5)].map(
        (spot) => seen(eye, spot),
      ),
    );
  }
  ink.path(stripes, white, { opacity: 0.75 });
}

function paintPavement(stage: Stage, plan: Plan, kerb: Kerb): void {
  const { ink, palette } = stage;
  const { eye } = plan;
  const stone = palette.shade(palette.dark ? '#a09aa6' : '#cfc7bf');
  const floor = along(
    plan,
    kerb,
    () => [1.6, 0.16],
    () => [8.5, 0.16],
  );
  ink.path(
    floor,
    ink.vertical([
      [0, palette.air(stone, 0.3)],
      [0.4, stone],
      [1, darken(stone, 0.07)],
    ]),
  );
  if (palette.dark)
    ink.path(
      along(
        plan,
        kerb,
        () => [4.4, 0.16],
        () => [8.5, 0.16],
      ),
      palette.lamp,
      { opacity: 0.3 },
    );
  let seams = '';
  for (let stop = -10; stop < 46; stop += 2) {
    const [from, to] = [kerb.at(stop, 1.9, 0.16), kerb.at(stop, 8.5, 0.16)];
    if (from[2] > 2 && to[2] > 2) seams += line([seen(eye, from), seen(eye, to)]);
  }
  for (const inward of [3.2, 5, 6.8])
    seams += line([seen(eye, kerb.at(-6, inward, 0.16)), seen(eye, kerb.at(120, inward, 0.16))]);
  ink.stroke(seams, darken(stone, 0.08), 1.2 * stage.u, { opacity: 0.5 });
  ink.path(
    along(
      plan,
      kerb,
      () => [1.6, 0.16],
      () => [1.9, 0.16],
    ),
    palette.lit('#efe9e0'),
  );
  ink.path(
    along(
      plan,
      kerb,
      () => [1.6, 0],
      () => [1.6, 0.16],
    ),
    darken(stone, 0.16),
  );
}

function paintWalkers(stage: Stage, plan: Plan, kerb: Kerb): void {
  const own = stage.random.fork('walkers');
  const places = [
    [40, 4.5],
    [31, 6],
    [23, 3],
    [17, 5.6],
    [13.5, 3.2],
    [8.4, 5.4],
    [5.4, 3.4],
    [4.6, 3.9],
    [-1.4, 4.6],
  ] as const;
  for (const [index, [stop, inward]] of places.entries()) {
    const spot = kerb.at(stop + own.range(-0.8, 0.8), inward + own.range(-0.5, 0.5), 0.16);
    const child = index === 7;
    if (Math.abs(seen(plan.eye, spot)[0] - plan.hero) < 165 * stage.u && stop < 20) continue;
    paintTraveller(
      stage,
      plan.eye,
      spot,
      child ? 1.15 : own.range(1.62, 1.82),
      child ? 0 : own.pick([-1, 1, 1, 0]),
      `walker${index}`,
    );
  }
}

/** What has been unloaded, and the one who waits for it. */
function paintLuggage(stage: Stage, plan: Plan, kerb: Kerb): void {
  const own = stage.random.fork('luggage');
  const back = plan.going ? -1 : 1;
  const tail = plan.going ? -3.5 : 3.4;
  const row = plan.going ? [1.1, 0.4, -0.4] : [2.2, 2.7];
  for (const [index, inward] of row.entries())
    if (plan.going || index === 0)
      paintSuitcase(
        stage,
        plan.eye,
        kerb.at(tail + back * own.range(0, 0.3), inward, inward > 1.6 ? 0.16 : 0),
        own.range(0.5, 0.74),
        kerb.heading + 0.4,
        suitcaseColour(own),
      );
  if (plan.going) paintTraveller(stage, plan.eye, kerb.at(-3.2, 2.6, 0.16), 1.76, 0, 'driver');
}
