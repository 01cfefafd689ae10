import { paintBirds, paintClouds, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintBridgeView } from './airport-bridge.ts';
import type { Car } from './airport-car-shape.ts';
import { paintDistance } from './airport-far.ts';
import { paintKerbView } from './airport-kerb.ts';
import { planOf } from './airport-plan.ts';
import { paintPlane } from './airport-plane.ts';
import { paintRoadView } from './airport-road.ts';

/** The way to the airport: a car on its road, a terminal, and an airliner that climbs above them. */
export function paintAirport(stage: Stage): void {
  const { w, h, u, palette, random } = stage;
  const plan = planOf(stage);
  const { horizon, light, eye } = plan;
  const own = random.fork('airport');
  paintSky(stage, horizon, { x: light, y: horizon - h * own.range(0.13, 0.2), r: own.range(46, 56) * u });
  paintClouds(stage, horizon, 6, 0.12, 0.8);
  if (plan.view !== 'bridge') paintDistance(stage, plan);
  paintBirds(stage, w * (plan.side > 0 ? 0.8 : 0.2), horizon - h * 0.25, 5);
  const car: Omit<Car, 'frame'> = {
    kind: plan.kind,
    colour: palette.accent,
    guests: own.whole(1, 3),
    open: plan.view === 'kerb' && plan.going,
    lamps: palette.dark,
  };
  paintPlane(stage, eye, plan.plane.frame, plan.plane.livery);
  if (plan.view === 'bridge') paintBridgeView(stage, plan, car);
  else if (plan.view === 'kerb') paintKerbView(stage, plan, car);
  else paintRoadView(stage, plan, car);
}
