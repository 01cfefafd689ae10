import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import type { Stage } from '../stage.ts';
import { cool, warm } from './vineyard-fare.ts';
import type { Stand } from './vineyard-fare.ts';

/** A cask on its end: staves with a lit side, iron hoops. */
export function paintCask(stage: Stage, { x, y, k }: Stand, side: number): void {
  const { ink, palette } = stage;
  const wood = '#a2683c';
  const bulge = (share: number): number => (40 + 9 * Math.sin(share * Math.PI)) * k;
  const tones = [warm(stage, lighten(wood, 0.1)), warm(stage, wood), cool(stage, darken(wood, 0.12))];
  const [first = wood, middle = wood, last = wood] = side < 0 ? tones : tones.toReversed();
  ink.path(
    `M${n(x - 40 * k)} ${n(y - 100 * k)}C${n(x - 53 * k)} ${n(y - 66 * k)} ${n(x - 53 * k)} ${n(y - 34 * k)} ${n(x - 40 * k)} ${n(y)}Q${n(x)} ${n(y + 14 * k)} ${n(x + 40 * k)} ${n(y)}C${n(x + 53 * k)} ${n(y - 34 * k)} ${n(x + 53 * k)} ${n(y - 66 * k)} ${n(x + 40 * k)} ${n(y - 100 * k)}Z`,
    ink.horizontal([
      [0, first],
      [0.42, middle],
      [1, last],
    ]),
  );
  ink.ellipse(x, y - 100 * k, 40 * k, 10 * k, mix(warm(stage, wood), palette.horizon, 0.2));
  let staves = '';
  for (const at of [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75])
    staves += `M${n(x + at * 40 * k)} ${n(y - 96 * k)}Q${n(x + at * 55 * k)} ${n(y - 48 * k)} ${n(x + at * 40 * k)} ${n(y + 6 * k)}`;
  ink.stroke(staves, cool(stage, darken(wood, 0.18)), 1.2 * k, { opacity: 0.6 });
  for (const up of [8, 26, 72, 90]) {
    const half = bulge(up / 100);
    ink.stroke(
      `M${n(x - half)} ${n(y - up * k)}Q${n(x)} ${n(y - (up - 12) * k)} ${n(x + half)} ${n(y - up * k)}`,
      mix(palette.deep, '#6a6470', 0.4),
      5 * k,
    );
  }
}
