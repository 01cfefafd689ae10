import { polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import type { Plan } from './airport-plan.ts';
import { seen, spotAt } from './airport-space.ts';
import type { Spot } from './airport-space.ts';

/** The ground beside the car: metres along the kerb, towards the hall, and up. */
export type Kerb = {
  readonly at: (along: number, inward: number, up?: number) => Spot;
  /** From before the viewer to far away. */
  readonly stops: readonly number[];
  readonly heading: number;
};

export function layKerb({ random }: Stage, plan: Plan): Kerb {
  const { eye, side, horizon } = plan;
  const own = random.fork('lay');
  const heading = Math.PI / 2 + side * own.range(0.38, 0.58);
  const [cx] = spotAt(eye, plan.hero, horizon, plan.deep);
  const ahead: Point = [Math.cos(heading), Math.sin(heading)];
  const right: Point = [ahead[1] * side, -ahead[0] * side];
  const at = (along: number, inward: number, up = 0): Spot => [
    cx + ahead[0] * along + right[0] * inward,
    up,
    plan.deep + ahead[1] * along + right[1] * inward,
  ];
  const stops = [
    -40, -30, -22, -16, -12, -9, -6, -3, 0, 3, 6, 9, 12, 16, 20, 26, 34, 44, 58, 76, 100, 130, 170, 230, 320,
  ];
  return { at, heading, stops };
}

/** A strip along the kerb; what is behind the viewer is left out, so that nothing turns inside out. */
export function along(
  plan: Plan,
  { at, stops }: Kerb,
  near: (stop: number) => Point,
  far: (stop: number) => Point,
): string {
  const place = (stop: number, [inward, up]: Point): Spot => at(stop, inward, up);
  const before = stops.filter((stop) => place(stop, near(stop))[2] > 1.6 && place(stop, far(stop))[2] > 1.6);
  return polygon([
    ...before.map((stop) => seen(plan.eye, place(stop, near(stop)))),
    ...before.map((stop) => seen(plan.eye, place(stop, far(stop)))).toReversed(),
  ]);
}
