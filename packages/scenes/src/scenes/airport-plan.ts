import type { Stage } from '../stage.ts';
import type { CarKind } from './airport-car-shape.ts';
import type { Livery } from './airport-plane.ts';
import { planeLength } from './airport-plane-shape.ts';
import { frameOf, seen, spotAt, unit, within } from './airport-space.ts';
import type { Eye, Frame, Spot } from './airport-space.ts';

export type View = 'road' | 'bridge' | 'kerb';
export type Growth = 'palm' | 'poplar' | 'round' | 'pine';

/** What the whole picture agrees on. `side` -1 when the car is on the left and the buildings right. */
export type Plan = {
  readonly eye: Eye;
  readonly view: View;
  readonly side: 1 | -1;
  /** Whether the car drives away from the viewer. */
  readonly going: boolean;
  readonly horizon: number;
  readonly light: number;
  readonly hero: number;
  /** Metres from the viewer to the car. */
  readonly deep: number;
  readonly kind: CarKind;
  readonly growth: Growth;
  readonly roof: 'wing' | 'waves' | 'shell';
  readonly plane: { readonly frame: Frame; readonly livery: Livery };
};

export function planOf(stage: Stage): Plan {
  const { w, h, u, random, format } = stage;
  const plan = random.fork('plan');
  const view = plan.pick(['road', 'bridge', 'kerb'] as const);
  /* A picture is of the same place in every shape: each draws as much from the seed. */
  const lies = plan.chance(0.5);
  const right = format === 'wide' || lies;
  const side = right ? 1 : -1;
  const horizon = h * ({ road: 0.565, bridge: 0.56, kerb: 0.565 }[view] + plan.range(-0.015, 0.015));
  const focus = 1150 * u;
  const deep = (format === 'wide' ? 14.2 : 15.4) + plan.range(-0.4, 0.4);
  const drop = h * (format === 'tall' ? 0.24 : view === 'kerb' ? 0.245 : 0.26);
  const shift = plan.range(0, 0.04);
  const hero = w * (format === 'wide' ? 0.73 : (right ? 0.6 : 0.36) + shift);
  const light = w * (right ? plan.range(0.18, 0.3) : plan.range(0.7, 0.8));
  const eye: Eye = {
    x: w / 2,
    horizon,
    focus,
    tall: (drop * deep) / focus,
    light: unit([-side * 0.62, 0.66, -0.42]),
  };
  return {
    eye,
    view,
    side,
    going: view === 'kerb' ? plan.chance(0.6) : plan.chance(0.5),
    horizon,
    light,
    hero,
    deep,
    kind: plan.pick(['limousine', 'minivan', 'taxi', 'limousine', 'taxi'] as const),
    growth: plan.pick(['palm', 'palm', 'poplar', 'round', 'pine'] as const),
    roof: plan.pick(['wing', 'waves', 'shell'] as const),
    plane: planePlan(stage, { eye, view, side }),
  };
}

/** The ends of an airliner, by which its place in the picture is found. */
const tips: readonly Spot[] = [
  [20, 0, -0.5],
  [-20, 0, 1.75],
  [-20, 0, 9],
  [-7, 18.4, 3.3],
  [-7, -18.4, 3.3],
  [5.6, 6.3, -4],
  [5.6, -6.3, -4],
];

/** It climbs over the side that the car leaves free; wing tips and tail avoid what a near view cuts off. */
function planePlan(stage: Stage, { eye, view, side }: Pick<Plan, 'eye' | 'view' | 'side'>): Plan['plane'] {
  const { palette, w, h, u, random, format } = stage;
  const own = random.fork('plane');
  const kerb = view === 'kerb';
  const long =
    { wide: 400, tall: 430, card: 415 }[format] * (kerb && format !== 'tall' ? 0.86 : own.range(0.94, 1.08)) * u;
  const z = (planeLength * eye.focus) / long;
  const shift = kerb ? 0.17 : own.range(0.03, 0.09);
  const x = w * (format === 'wide' ? (kerb ? 0.42 : 0.56) : 0.5 - side * shift);
  const y = h * (format === 'wide' ? own.range(0.2, 0.24) : kerb ? own.range(0.2, 0.22) : own.range(0.24, 0.28));
  const away = own.range(0.3, 0.62) * (own.chance(0.55) ? -1 : 1);
  const heading = own.chance(0.68) === side > 0 ? away : Math.PI - away;
  const nearRight = Math.cos(heading) > 0 ? 1 : -1;
  const [climb, bank] = [own.range(0.2, 0.3), -nearRight * own.range(0.12, 0.34)];
  const first = frameOf(spotAt(eye, x, y, z), heading, climb, bank);
  const ends = tips.map((tip) => seen(eye, within(first, tip)));
  const [left, right] = [Math.min(...ends.map(([at]) => at)), Math.max(...ends.map(([at]) => at))];
  const top = Math.min(...ends.map(([, at]) => at));
  const aside = Math.max(0, w * 0.1 - left) - Math.max(0, right - w * 0.85);
  const down = Math.max(0, h * (format === 'wide' ? 0.05 : 0.135) - top);
  return {
    frame: frameOf(spotAt(eye, x + aside, y + down, z), heading, climb, bank),
    livery: {
      coat: own.pick(['tail', 'belly', 'sash']),
      colour: own.pick([palette.accent, palette.accent, '#1f5fae', '#12807c']),
      second: own.pick(['#ffc46a', '#ffffff', '#ffb24a', '#8fd0e8']),
    },
  };
}
