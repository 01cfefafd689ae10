import { paintClouds, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintDistance } from './court-far.ts';
import { paintFrame } from './court-frame.ts';
import { paintGate } from './court-gate.ts';
import { paintGreatHall } from './court-great.ts';
import { paintKeep } from './court-keep.ts';
import { paintDoves } from './court-life.ts';
import { planOf } from './court-plan.ts';
import type { CourtKind, Plan } from './court-plan.ts';
import { paintPondGarden } from './court-pond.ts';

const kinds: Readonly<Record<CourtKind, (stage: Stage, plan: Plan) => void>> = {
  hall: paintGreatHall,
  gate: paintGate,
  pond: paintPondGarden,
  keep: paintKeep,
};

/** The court of an eastern palace: a hall, a gate, a pavilion or a castle keep under sweeping roofs. */
export function paintCourt(stage: Stage): void {
  const { h, u, random } = stage;
  const plan = planOf(stage);
  const own = random.fork('sky');
  const { horizon } = plan.camera;
  paintSky(stage, horizon, { x: plan.open, y: h * own.range(0.2, 0.3), r: own.range(42, 56) * u });
  paintClouds(stage, horizon, 4, 0.08, 0.55);
  /* Trees and water hide the farther town. */
  paintDistance(stage, horizon, plan.style, plan.view, plan.kind === 'hall' ? 2 : 1);
  kinds[plan.kind](stage, plan);
  if (plan.kind !== 'hall' || stage.palette.dark)
    paintDoves(stage, plan.open + (plan.hero - plan.open) * own.range(0.02, 0.2), h * own.range(0.34, 0.42), 7);
  paintFrame(stage, plan.frame);
}
