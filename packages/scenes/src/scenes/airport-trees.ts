import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintFir } from '../parts/land.ts';
import { paintCypress, paintPalm, paintTree } from '../parts/plants.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import type { Growth, Plan } from './airport-plan.ts';
import { metre, seen } from './airport-space.ts';
import type { Spot } from './airport-space.ts';

const draft = 300;
const heights: Readonly<Record<Growth, number>> = { palm: 8.6, poplar: 9.5, round: 6.4, pine: 8 };

export type Grove = (spot: Spot, share: number, lean?: 1 | -1) => void;

/** Trees of one kind: each is drawn a few times in each depth of air, and placed repeatedly. */
export function groveOf(stage: Stage, plan: Plan): Grove {
  const { ink, palette, random } = stage;
  const own = random.fork('grove');
  const kept = new Map<number, string>();
  const leaf = mix(palette.ground, palette.dark ? palette.deep : '#3f7f4a', palette.dark ? 0.25 : 0.3);
  const draw = (air: number): string =>
    ink.symbol(() => {
      const colour = palette.air(palette.shade(leaf), air);
      const x = 3;
      if (plan.growth === 'palm') paintPalm(stage, x, 0, draft, 26, colour);
      else if (plan.growth === 'round') paintTree(stage, x, 0, draft, colour);
      else if (plan.growth === 'pine') paintFir(stage, x, 0, draft, colour);
      else {
        ink.rect(x - 5, -26, 10, 26, darken(colour, 0.1));
        paintCypress(stage, x, -16, draft - 16, colour);
        paintLeaves(stage, x, colour);
      }
    });
  return (spot, share, lean) => {
    const air = spot[2] > 70 ? 0.4 : spot[2] > 30 ? 0.2 : 0;
    const flip = lean ?? (plan.growth === 'palm' && own.chance(0.5) ? -1 : 1);
    const id = kept.get(air) ?? draw(air);
    kept.set(air, id);
    const [x, y] = seen(plan.eye, spot);
    const scale = (heights[plan.growth] * share * metre(plan.eye, spot[2])) / draft;
    const size = metre(plan.eye, spot[2]);
    ink.ellipse(x, y, size * 1.1, size * 0.16, palette.deep, { opacity: 0.24 });
    ink.use(id, `translate(${n(x)} ${n(y)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})`);
  };
}

/** Tufts that break a poplar's smooth outline: dark ones in its shade, pale ones where the light falls. */
function paintLeaves(stage: Stage, x: number, colour: string): void {
  const { ink, random } = stage;
  const own = random.fork('leaves');
  for (const [tone, from, to, count] of [
    [-0.05, 0, 1.02, 44],
    [0.025, -1.02, 0.3, 52],
    [0.075, -0.95, -0.2, 34],
  ] as const) {
    let d = '';
    for (let leaf = 0; leaf < count; leaf += 1) {
      const up = 0.05 + own.next() * 0.88;
      const half = draft * 0.105 * Math.min(1, (1.02 - up) * 1.6, 0.55 + up * 1.6);
      d += dot(x + own.range(from, to) * half, -16 - (draft - 16) * up, own.range(2.6, 5.6) * (1.15 - up * 0.4));
    }
    ink.path(d, lighten(colour, tone), { opacity: 0.85 });
  }
}

/** A street lamp whose arm reaches over the road; by dusk it burns. */
export function paintStreetLamp(stage: Stage, plan: Plan, foot: Spot, reach: Point): void {
  const { ink, palette } = stage;
  const size = metre(plan.eye, foot[2]);
  const tall = 7.4;
  /* A near lamp would hide the aircraft. */
  if (seen(plan.eye, [foot[0], tall, foot[2]])[1] < plan.horizon - stage.h * 0.19) return;
  const at = (along: number, up: number): Point =>
    seen(plan.eye, [foot[0] + reach[0] * along, foot[1] + up, foot[2] + reach[1] * along]);
  const air = Math.min(0.5, Math.max(0, (foot[2] - 18) / 140));
  const post = palette.air(palette.shade('#6f7284'), air);
  ink.stroke(line([at(0, 0), at(0, tall - 0.5), at(0.18, tall), at(1, tall + 0.15)]), post, 0.13 * size);
  const [hx, hy] = at(0.92, tall + 0.1);
  ink.path(
    polygon([
      [hx - 0.42 * size, hy - 0.08 * size],
      [hx + 0.42 * size, hy - 0.08 * size],
      [hx + 0.32 * size, hy + 0.08 * size],
      [hx - 0.32 * size, hy + 0.08 * size],
    ]),
    post,
  );
  if (!palette.dark && stage.time !== 'dawn') return;
  const strength = palette.dark ? 1 : 0.55;
  paintGlow(stage, hx, hy, 2.1 * size, palette.lamp, 0.75 * strength);
  ink.ellipse(hx, hy + 0.07 * size, 0.3 * size, 0.09 * size, '#fff8e2');
  const [px, py] = at(1, 0);
  ink.ellipse(
    px,
    py,
    3.2 * size,
    0.62 * size * Math.min(1, 14 / foot[2] + 0.3),
    ink.radial([
      [0, palette.lamp, 0.34 * strength],
      [0.6, palette.lamp, 0.12 * strength],
      [1, palette.lamp, 0],
    ]),
  );
}
