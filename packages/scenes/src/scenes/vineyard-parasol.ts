import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { cool, warm } from './vineyard-fare.ts';

/** A market parasol of eight panels above a table; `foot` is where its pole meets the table. */
export function paintParasol(
  stage: Stage,
  x: number,
  foot: number,
  tall: number,
  half: number,
  side: 1 | -1,
  tint: string,
): void {
  const { ink, palette, u } = stage;
  const top = foot - tall;
  const hem = top + half * 0.42;
  const pole = mix(palette.deep, '#8a6444', 0.6);
  ink.path(box(x - 4.5 * u, top, 9 * u, tall), pole);
  ink.path(box(side > 0 ? x + u : x - 4.5 * u, hem, 3.4 * u, foot - hem), warm(stage, '#b98a5c'));
  const edges = [-1, -0.62, -0.2, 0.24, 0.66, 1];
  for (let panel = 0; panel < 5; panel += 1) {
    const [from, to] = [edges[panel] ?? 0, edges[panel + 1] ?? 0];
    const lit = (((from + to) / 2) * side + 1) / 2;
    const own = panel % 2 === 0 ? tint : mix(tint, '#fff4e0', 0.82);
    const [dip, rise] = [(1 - from * from) * half * 0.1, (1 - to * to) * half * 0.1];
    const middle = (from + to) / 2;
    ink.path(
      `M${n(x)} ${n(top)}Q${n(x + from * half * 0.62)} ${n(top + half * 0.1)} ${n(x + from * half)} ${n(hem + dip)}v${n(half * 0.07)}Q${n(x + middle * half)} ${n(hem + (dip + rise) / 2 + half * 0.115)} ${n(x + to * half)} ${n(hem + rise + half * 0.07)}v${n(-half * 0.07)}Q${n(x + to * half * 0.62)} ${n(top + half * 0.1)} ${n(x)} ${n(top)}Z`,
      mix(cool(stage, darken(own, 0.04)), warm(stage, lighten(own, 0.02)), 0.15 + lit * 0.85),
    );
    ink.stroke(
      `M${n(x + from * half)} ${n(hem + dip)}Q${n(x + middle * half)} ${n(hem + (dip + rise) / 2 + half * 0.045)} ${n(x + to * half)} ${n(hem + rise)}`,
      cool(stage, darken(own, 0.1)),
      1.4 * u,
      { opacity: 0.6 },
    );
  }
  ink.path(`M${n(x - 4 * u)} ${n(top + 3 * u)}L${n(x)} ${n(top - 14 * u)}L${n(x + 4 * u)} ${n(top + 3 * u)}Z`, pole);
}
