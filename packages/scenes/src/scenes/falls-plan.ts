import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

export type FallKind = 'ribbon' | 'curtain' | 'steps';
export type GorgeForm = 'narrow' | 'wide';
export type TreeKind = 'palms' | 'firs' | 'round';
export type Life = 'raft' | 'canoe' | 'rock';
export type Frame = 'ferns' | 'leaves' | 'vines' | 'tree' | 'cave';

/** What the seed decides about a gorge before anything is drawn. */
export type Gorge = {
  /** Where the fall is, from its lip to the pool, and half its width. */
  readonly x: number;
  readonly lip: number;
  readonly foot: number;
  readonly half: number;
  readonly kind: FallKind;
  readonly form: GorgeForm;
  /** The side from which the light falls: -1 left, 1 right. */
  readonly sun: -1 | 1;
  /** The side with more room, opposite the fall. */
  readonly open: -1 | 1;
  readonly trees: TreeKind;
  readonly life: Life;
  readonly bridge: boolean;
  readonly frame: Frame;
  readonly rock: string;
  readonly leaf: string;
};

const halves: Readonly<Record<FallKind, number>> = { ribbon: 36, curtain: 94, steps: 42 };

export function planGorge(stage: Stage): Gorge {
  const { palette, w, h, u, random, format, time } = stage;
  const plan = random.fork('plan');
  const place = plan.pick([0.34, 0.36, 0.5, 0.63, 0.65]) + plan.range(-0.02, 0.02);
  const form = plan.pick(['narrow', 'wide'] as const);
  const kind = plan.pick(['ribbon', 'curtain', 'steps'] as const);
  const open = place < 0.48 ? 1 : place > 0.52 ? -1 : plan.pick([-1, 1] as const);
  const bridge = plan.chance(form === 'narrow' ? 0.48 : 0.26);
  const share = { dawn: 0.46, day: 0.6, dusk: 0.42, night: 0.26 }[time];
  return {
    x: w * place,
    lip: h * (form === 'narrow' ? plan.range(0.16, 0.22) : plan.range(0.24, 0.3)),
    foot: h * plan.range(0.575, 0.665),
    half: halves[kind] * u * plan.range(0.9, 1.15) * (format === 'wide' ? 1.25 : 1),
    kind,
    form,
    sun: plan.chance(0.75) ? open : open === 1 ? -1 : 1,
    open,
    trees: plan.pick(['palms', 'palms', 'firs', 'round'] as const),
    life: plan.pick(['raft', 'raft', 'canoe', 'rock'] as const),
    bridge,
    frame: plan.pick(['ferns', 'leaves', 'vines', 'tree', 'cave'] as const),
    rock: mix(plan.pick(['#c0935f', '#858f9c', '#b86f52', '#87917c', '#a8937c']), palette.ridge, 0.22),
    leaf: mix(palette.ground, plan.pick(['#3f9a48', '#6aa83c', '#2f9462']), share),
  };
}
