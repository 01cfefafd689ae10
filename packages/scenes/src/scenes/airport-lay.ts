import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintCar } from './airport-car.ts';
import type { Car } from './airport-car-shape.ts';
import type { Terminal } from './airport-far.ts';
import { beside, headingOf, paced, pathThrough } from './airport-path.ts';
import type { Step } from './airport-path.ts';
import type { Plan } from './airport-plan.ts';
import { frameOf, spotAt } from './airport-space.ts';
import type { Frame, Spot } from './airport-space.ts';

/** Half the width of the road, and how far from its middle one drives. */
export const half = 4.2;
const lane = 2;

/** 1 when the road leaves the foreground to the left, so that the car looks into the picture. */
export function turnOf({ going, side }: Plan): 1 | -1 {
  return going === side > 0 ? 1 : -1;
}

type Lay = {
  readonly path: readonly Step[];
  readonly frame: Frame;
  /** Where the free lane has its painted signs, and the way that lane goes away from the viewer. */
  readonly marks: readonly Spot[];
  readonly ahead: Point;
};

/** The road's course: aslant through the foreground below the car, and in a wide swing to the hall. */
export function layRoad(stage: Stage, plan: Plan, hall: Terminal, turn: 1 | -1): Lay {
  const { u, random } = stage;
  const { eye, side, horizon } = plan;
  const own = random.fork('lay');
  const heading = Math.PI / 2 + turn * own.range(0.56, 0.66);
  const [cx] = spotAt(eye, plan.hero, horizon, plan.deep);
  const ahead: Point = [Math.cos(heading), Math.sin(heading)];
  const right: Point = [ahead[1], -ahead[0]];
  const shift = plan.going ? -lane : lane;
  const middle: Point = [cx + right[0] * shift, plan.deep + right[1] * shift];
  const along = (by: number): Point => [middle[0] + ahead[0] * by, middle[1] + ahead[1] * by];
  const goal = ((hall.x - side * 20 * u - eye.x) * 132) / eye.focus;
  const bend = along(9);
  const path = pathThrough([
    along(-34),
    along(-24),
    along(-15),
    along(-6),
    middle,
    bend,
    [bend[0] - turn * 2.6, bend[1] + 12],
    [bend[0] * 0.5 + goal * 0.12, bend[1] + 34],
    [goal * 0.5, 90],
    [goal, 132],
    /* A bridge goes on until it meets the shore below the hall. */
    ...(plan.view === 'bridge' ? [[goal * 2.9, 382] as const] : []),
  ]);
  const marks: Lay['marks'] = [6.4, -6.2].map((by) => {
    const [x, z] = along(by);
    return [
      x - right[0] * (lane + 0.1) * (plan.going ? 1 : -1),
      0,
      z - right[1] * (lane + 0.1) * (plan.going ? 1 : -1),
    ];
  });
  return { path, marks, ahead, frame: frameOf([cx, 0, plan.deep], plan.going ? heading : heading - Math.PI) };
}

/** Others on the same road, farther on, each on the lane of its way. */
export function paintTraffic(stage: Stage, plan: Plan, path: readonly Step[], car: Omit<Car, 'frame'>): void {
  const own = stage.random.fork('traffic');
  const gaps = [own.range(58, 70), own.range(30, 36), own.range(15, 19)];
  for (const [index, gap] of gaps.entries()) {
    const step = paced(path, 900, gap)[0];
    if (step === undefined) continue;
    const going = index === 1;
    const spot = beside(step, going ? lane : -lane);
    const heading = headingOf(step);
    paintCar(stage, plan.eye, {
      kind: own.pick(['limousine', 'minivan', 'taxi']),
      frame: frameOf(spot, going ? heading : heading - Math.PI),
      colour: own.pick(['#f2efe9', '#2d4a74', '#3a3844', '#d9a441', '#4f7f7a']),
      guests: 1,
      open: false,
      lamps: car.lamps,
    });
  }
}
