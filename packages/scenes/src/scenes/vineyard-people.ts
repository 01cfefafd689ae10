import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { wines } from './vineyard-fare.ts';
import type { Wine } from './vineyard-fare.ts';

type Guest = {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  /** Which way the guest looks and raises the glass. */
  readonly way: 1 | -1;
  readonly dress: boolean;
  readonly does: 'toasts' | 'carries' | 'stands';
  readonly coat: string;
  readonly hat?: boolean;
};

/** The body of a guest without arms: head, neck, shoulders, waist and legs, or a dress. */
function figure({ x, foot, tall: t, way, dress }: Guest): { readonly skin: string; readonly cloth: string } {
  const y = (up: number): number => foot - t * up;
  const head =
    dot(x + way * 0.008 * t, y(0.925), 0.062 * t) + (dress ? dot(x - way * 0.045 * t, y(0.945), 0.045 * t) : '');
  const neck = pill(x - 0.025 * t, y(0.88), 0.05 * t, 0.09 * t, 0.02 * t);
  const upper = `M${n(x - 0.115 * t)} ${n(y(0.8))}Q${n(x - 0.1 * t)} ${n(y(0.835))} ${n(x)} ${n(y(0.84))}Q${n(x + 0.1 * t)} ${n(y(0.835))} ${n(x + 0.115 * t)} ${n(y(0.8))}`;
  if (dress) {
    const skirt = `${upper}L${n(x + 0.062 * t)} ${n(y(0.62))}Q${n(x + 0.12 * t)} ${n(y(0.48))} ${n(x + 0.15 * t)} ${n(y(0.27))}Q${n(x)} ${n(y(0.25))} ${n(x - 0.15 * t)} ${n(y(0.27))}Q${n(x - 0.12 * t)} ${n(y(0.48))} ${n(x - 0.062 * t)} ${n(y(0.62))}Z`;
    const legs = [-0.05, 0.05].map((at) =>
      polygon([
        [x + at * t - 0.028 * t, y(0.28)],
        [x + at * t + 0.028 * t, y(0.28)],
        [x + (at + way * 0.02) * t + 0.02 * t, foot],
        [x + (at + way * 0.02) * t - 0.025 * t, foot],
      ]),
    );
    return { skin: head + neck + legs.join(''), cloth: skirt };
  }
  const coat = `${upper}L${n(x + 0.088 * t)} ${n(y(0.6))}L${n(x + 0.1 * t)} ${n(y(0.45))}H${n(x - 0.1 * t)}L${n(x - 0.088 * t)} ${n(y(0.6))}Z`;
  const legs = [-1, 1].map((sign) =>
    polygon([
      [x + sign * 0.006 * t, y(0.46)],
      [x + sign * 0.1 * t, y(0.46)],
      [x + sign * 0.085 * t, foot],
      [x + sign * 0.03 * t, foot],
    ]),
  );
  return { skin: head + neck + legs.join(''), cloth: coat };
}

/** Shoulder, elbow and hand, forward and up in shares of the height: the leading arm and the other. */
const gestures: Readonly<Record<Guest['does'], readonly [string, string]>> = {
  toasts: ['0.095 0.79, 0.19 0.72, 0.26 0.87', '-0.1 0.79, -0.135 0.62, -0.1 0.48'],
  carries: ['0.095 0.79, 0.14 0.63, 0.16 0.5', '-0.095 0.79, -0.13 0.64, -0.15 0.5'],
  stands: ['0.095 0.79, 0.16 0.65, 0.235 0.66', '-0.1 0.79, -0.14 0.62, -0.09 0.53'],
};

function armsOf({ x, foot, tall, way, does }: Guest): string {
  return gestures[does]
    .map((joints) =>
      line(
        joints.split(', ').map((joint): Point => {
          const [forward = 0, up = 0] = joint.split(' ').map(Number);
          return [x + way * forward * tall, foot - up * tall];
        }),
      ),
    )
    .join('');
}

/** A guest in silhouette, with the light along one side. */
export function paintGuest(stage: Stage, guest: Guest, wine: Wine, side: number): void {
  const { ink, palette } = stage;
  const { x, foot, tall: t, does } = guest;
  const { skin, cloth } = figure(guest);
  const arms = armsOf(guest);
  ink.ellipse(x - side * t * 0.1, foot, t * 0.22, t * 0.03, palette.deep, { opacity: 0.34 });
  const rim = mix(palette.dark ? '#ffc88a' : '#fff0d4', guest.coat, 0.3);
  ink.group({ transform: `translate(${n(side * t * 0.011)} ${n(-t * 0.007)})` }, () => {
    ink.path(skin + cloth, rim);
    ink.stroke(arms, rim, t * 0.045);
  });
  const dark = mix(palette.deep, guest.coat, 0.22);
  const tones = [mix(dark, guest.coat, 0.25), guest.coat] as const;
  ink.path(skin, dark);
  ink.path(
    cloth,
    ink.horizontal([
      [0, tones[side < 0 ? 1 : 0]],
      [1, tones[side < 0 ? 0 : 1]],
    ]),
  );
  ink.stroke(arms, mix(dark, guest.coat, 0.5), t * 0.045);
  if (guest.hat === true) {
    ink.ellipse(x, foot - 0.965 * t, 0.115 * t, 0.022 * t, palette.vivid('#e8cf9c'));
    ink.path(
      `M${n(x - 0.062 * t)} ${n(foot - 0.97 * t)}Q${n(x - 0.05 * t)} ${n(foot - 1.035 * t)} ${n(x)} ${n(foot - 1.035 * t)}T${n(x + 0.062 * t)} ${n(foot - 0.97 * t)}Z`,
      palette.vivid('#d8b878'),
    );
  }
  if (does === 'carries') return paintCarried(stage, guest);
  paintRaised(stage, guest, wine);
}

/** The glass in the leading hand. */
function paintRaised({ ink, palette }: Stage, { x, foot, tall: t, way, does }: Guest, wine: Wine): void {
  const [hx, hy] = does === 'toasts' ? [x + way * 0.265 * t, foot - 0.9 * t] : [x + way * 0.245 * t, foot - 0.68 * t];
  const k = t / 100;
  ink.stroke(`M${n(hx)} ${n(hy + 3 * k)}v${n(-7 * k)}`, '#fff8ec', 0.9 * k, { opacity: 0.9 });
  ink.path(
    `M${n(hx - 3.4 * k)} ${n(hy - 12 * k)}C${n(hx - 4.6 * k)} ${n(hy - 4 * k)} ${n(hx + 4.6 * k)} ${n(hy - 4 * k)} ${n(hx + 3.4 * k)} ${n(hy - 12 * k)}Z`,
    '#fff8ec',
    { opacity: 0.75 },
  );
  ink.path(
    `M${n(hx - 3.7 * k)} ${n(hy - 8.6 * k)}C${n(hx - 3.4 * k)} ${n(hy - 3.4 * k)} ${n(hx + 3.4 * k)} ${n(hy - 3.4 * k)} ${n(hx + 3.7 * k)} ${n(hy - 8.6 * k)}Z`,
    palette.vivid(wines[wine].body),
  );
}

function paintCarried(stage: Stage, { x, foot, tall: t, way }: Guest): void {
  const { ink, palette } = stage;
  const [bx, by] = [x + way * 0.17 * t, foot - 0.37 * t];
  ink.stroke(
    `M${n(bx - 0.08 * t)} ${n(by - 0.04 * t)}Q${n(bx)} ${n(by - 0.24 * t)} ${n(bx + 0.08 * t)} ${n(by - 0.04 * t)}`,
    palette.shade('#8a6236'),
    t * 0.018,
  );
  ink.path(
    dot(bx - 0.05 * t, by - 0.05 * t, 0.034 * t) +
      dot(bx + 0.01 * t, by - 0.065 * t, 0.038 * t) +
      dot(bx + 0.06 * t, by - 0.05 * t, 0.03 * t),
    palette.vivid('#6a3a7c'),
  );
  ink.path(
    polygon([
      [bx - 0.11 * t, by - 0.05 * t],
      [bx + 0.11 * t, by - 0.05 * t],
      [bx + 0.085 * t, by + 0.07 * t],
      [bx - 0.085 * t, by + 0.07 * t],
    ]),
    palette.vivid('#b98a52'),
  );
}

/** Dark clothes of which one or two take a colour. */
export function coatOf({ palette }: Stage, own: Random, distance = 0): string {
  const tint = own.pick([palette.accent, '#5a4a9c', '#2f6a7c', '#8c3a5a', '#d8b48a']);
  const base = mix(palette.deep, palette.shade(tint), tint === palette.accent || tint === '#d8b48a' ? 0.62 : 0.45);
  return palette.air(lighten(base, 0.01), distance);
}
