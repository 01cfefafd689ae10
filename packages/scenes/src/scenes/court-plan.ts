import type { Stage } from '../stage.ts';
import type { Frame } from './court-frame.ts';
import type { Camera } from './court-space.ts';
import { castle, golden, heron, imperial, joseon, lakeside, ryukyu, shogun } from './court-style.ts';
import type { Style } from './court-style.ts';

export type CourtKind = 'hall' | 'gate' | 'pond' | 'keep';

/** What the seed decides before anything is painted. */
export type Plan = {
  readonly kind: CourtKind;
  readonly style: Style;
  readonly camera: Camera;
  /** Where the hero is, and where the sky is open, in view units. */
  readonly hero: number;
  readonly open: number;
  readonly turn: number;
  readonly view: 'hills' | 'peaks' | 'town';
  readonly frame: Frame;
  readonly bright: string;
  readonly bloom: string;
};

const styles: Readonly<Record<CourtKind, readonly [Style, ...Style[]]>> = {
  hall: [imperial, joseon, ryukyu, shogun, imperial],
  gate: [imperial, imperial, joseon, lakeside],
  pond: [golden, golden, joseon, lakeside],
  keep: [castle, heron],
};

export function planOf(stage: Stage): Plan {
  const { w, h, u, format, random, palette } = stage;
  const own = random.fork('plan');
  const kind = random.fork('shape').pick(['hall', 'hall', 'gate', 'pond', 'keep'] as const);
  /* A picture is of the same palace in every shape: each draws as much from the seed. */
  const lies = own.chance(0.4);
  const right = format === 'wide' || lies;
  const hero =
    w *
    (format === 'wide'
      ? own.range(0.64, 0.7)
      : format === 'tall'
        ? own.range(0.44, 0.56)
        : right
          ? own.range(0.56, 0.62)
          : own.range(0.36, 0.44));
  const open = right ? w * own.range(0.16, 0.28) : w * own.range(0.74, 0.84);
  const style = own.pick(styles[kind]);
  const turned = kind === 'hall' ? own.pick([0, 0, 0.42]) : kind === 'gate' ? 0 : 0.36;
  const eyes = { hall: 5.6, gate: 6.4, pond: 4.8, keep: 5.2 } as const;
  const kinds = ['magnolia', 'maple', 'pine', 'gallery'] as const;
  return {
    kind,
    style,
    camera: {
      x: hero + w * own.range(-0.05, 0.05),
      horizon: h * (format === 'tall' ? 0.6 : 0.605),
      focus: 1000 * u,
      eye: eyes[kind],
      sun: open > hero ? 1 : -1,
    },
    hero,
    open,
    turn: turned * own.range(0.75, 1.1) * own.pick([-1, 1]),
    view: own.pick(['hills', 'peaks', 'town'] as const),
    frame: {
      kind: kind === 'hall' || kind === 'gate' ? own.pick(kinds) : own.pick(['magnolia', 'maple', 'pine'] as const),
      side: right ? -1 : 1,
      style,
    },
    bright: own.pick([palette.accent, '#e8a03c', '#4f9fb8', '#d8607a']),
    bloom: own.pick(['#f2a6b8', '#f6c6cc', '#d8553a', '#e8a23c']),
  };
}
