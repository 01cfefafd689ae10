import { darken, lighten, mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { facet, lamplit, panel, toned, wallsOf } from './court-space.ts';
import type { Space, Span, Wall } from './court-space.ts';
import type { Style } from './court-style.ts';

/** One storey between columns. Lengths in metres; `bays` along the front. */
type Storey = {
  readonly a: number;
  readonly b: number;
  readonly low: number;
  readonly high: number;
  readonly bays: number;
  readonly style: Style;
  /** What is between the columns. */
  readonly fill: 'doors' | 'windows' | 'open' | 'plaster';
  /** Whether each of its columns has a base stone. */
  readonly based: boolean;
};

export const flame = '#ffb85e';

/** Columns with doors or windows between them, a painted beam above. */
export function paintStorey(stage: Stage, space: Space, storey: Storey): void {
  for (const { wall, half, light } of wallsOf(space, storey.a, storey.b)) {
    const bays = Math.max(2, Math.round((storey.bays * half) / storey.a));
    paintWall(stage, space, storey, { wall, half, light, bays });
    paintColumns(stage, space, storey, { wall, half, light, bays });
    paintBeam(stage, space, storey, { wall, half, light, bays });
  }
}

type Face = { readonly wall: Wall; readonly half: number; readonly light: number; readonly bays: number };

function paintWall(stage: Stage, space: Space, storey: Storey, { wall, half, light, bays }: Face): void {
  const { ink, palette } = stage;
  const { low, high, style, fill } = storey;
  const whole = panel(space, wall, [-half, half], [low, high]);
  const dim = fill === 'open' ? 0.25 : 0.62;
  ink.path(
    whole,
    ink.vertical([
      [0, lamplit(stage, darken(style.wall, 0.16), light * dim * 0.5, 0.2)],
      [0.35, lamplit(stage, darken(style.wall, 0.04), light * dim, 0.34)],
      [1, lamplit(stage, style.wall, light * dim, 0.44)],
    ]),
  );
  if (fill === 'plaster') return;
  const wide = (2 * half) / bays;
  let [panes, bars, sills] = ['', '', ''];
  for (let bay = 0; bay < bays; bay += 1) {
    const from = -half + wide * (bay + 0.16);
    const to = -half + wide * (bay + 0.84);
    const foot = low + (high - low) * (fill === 'windows' ? 0.4 : 0.26);
    const top = low + (high - low) * 0.84;
    if (fill === 'windows' && (bay === 0 || bay === bays - 1)) continue;
    const leaves = fill === 'open' ? 1 : wide > 3 ? 4 : 2;
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const [left, right] = [
        from + ((to - from) * leaf) / leaves + 0.06,
        from + ((to - from) * (leaf + 1)) / leaves - 0.06,
      ];
      panes += panel(space, wall, [left, right], [foot, top]);
      if (!space.rough) bars += lattice(space, wall, [left, right], [foot, top]);
    }
    if (fill === 'doors') sills += panel(space, wall, [from, to], [low + 0.1, foot - 0.12]);
  }
  const glow = palette.lampShare > 0.3;
  const glass = glow
    ? ink.vertical([
        [0, mix(palette.lamp, flame, 0.75)],
        [0.5, mix(palette.lamp, '#fff0c8', 0.4)],
        [1, mix(palette.lamp, flame, 0.45)],
      ])
    : toned(stage, mix(darken(style.wall, 0.2), palette.deep, 0.3), 0.3 * light);
  ink.path(sills, lamplit(stage, style.lattice, light * 0.7, 0.4));
  ink.path(panes, fill === 'open' && !glow ? toned(stage, mix(style.wall, palette.deep, 0.6), 0.2) : glass);
  ink.stroke(bars, lamplit(stage, style.lattice, light * 0.8, 0.2), space.unit(wall(0, low)) * (glow ? 0.07 : 0.1), {
    opacity: 0.85,
  });
}

function lattice(space: Space, wall: Wall, [left, right]: Span, [foot, top]: Span): string {
  let d = '';
  const stroke = (a: readonly [number, number], b: readonly [number, number]): void => {
    const [from, to] = [space.at(wall(...a)), space.at(wall(...b))];
    d += `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`;
  };
  for (const share of [0, 0.5, 1]) {
    const x = left + (right - left) * share;
    stroke([x, foot], [x, top]);
  }
  for (const share of [0, 0.33, 0.67, 1]) {
    const z = foot + (top - foot) * share;
    stroke([left, z], [right, z]);
  }
  return d;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function paintColumns(stage: Stage, space: Space, storey: Storey, { wall, half, light, bays }: Face): void {
  const { ink } = stage;
  const { low, high, style } = storey;
  const r = Math.min(0.5, (half / bays) * 0.22);
  let [shafts, rims, bases] = ['', '', ''];
  for (let at = 0; at <= bays; at += 1) {
    const x = -half + (2 * half * at) / bays;
    shafts += panel(space, wall, [x - r, x + r], [low, high]);
    rims += panel(space, wall, [x - r * 0.75, x - r * 0.1], [low, high]);
    bases += panel(space, wall, [x - r * 1.4, x + r * 1.4], [low, low + 0.35]);
  }
  ink.path(shafts, lamplit(stage, darken(style.column, 0.06), light * 0.55, 0.36));
  if (!space.rough) ink.path(rims, lamplit(stage, lighten(style.column, 0.06), Math.min(1, light * 1.1), 0.55));
  if (storey.based) ink.path(bases, lamplit(stage, style.stone, light * 0.9, 0.4));
}

/** The painted beam: blue and green fields between gilt lines. */
function paintBeam(stage: Stage, space: Space, storey: Storey, { wall, half, light, bays }: Face): void {
  const { ink } = stage;
  const { high, low, style } = storey;
  const tall = Math.min(1.15, (high - low) * 0.16);
  ink.path(
    panel(space, wall, [-half - 0.3, half + 0.3], [high - tall, high]),
    lamplit(stage, style.beam, light * 0.75, 0.4),
  );
  if (space.rough) return;
  let [fields, gilt] = ['', ''];
  const wide = (2 * half) / bays;
  for (let bay = 0; bay < bays; bay += 1) {
    const x = -half + wide * bay;
    fields += panel(space, wall, [x + wide * 0.3, x + wide * 0.7], [high - tall * 0.82, high - tall * 0.2]);
    gilt += facet(space, [
      wall(x + wide * 0.5 - tall * 0.5, high - tall * 0.5),
      wall(x + wide * 0.5, high - tall * 0.24),
      wall(x + wide * 0.5 + tall * 0.5, high - tall * 0.5),
      wall(x + wide * 0.5, high - tall * 0.76),
    ]);
    for (const share of [0.27, 0.7])
      gilt += panel(space, wall, [x + wide * share, x + wide * share + 0.12], [high - tall, high]);
  }
  gilt += panel(space, wall, [-half - 0.3, half + 0.3], [high - tall - 0.08, high - tall + 0.06]);
  ink.path(fields, lamplit(stage, style.brackets[0], light * 0.85, 0.4));
  ink.path(gilt, lamplit(stage, style.trim, light, 0.45));
}
