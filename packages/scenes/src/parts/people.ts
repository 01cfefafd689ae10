import { n } from '../ink.ts';
import { dot, pill, polygon } from '../outline.ts';
import type { Random } from '../random.ts';

/** A plain standing silhouette, `tall` from sole to crown, as a path. */
export function person(x: number, foot: number, tall: number, random: Random): string {
  const head = tall * 0.085;
  const wide = tall * random.range(0.12, 0.15);
  const step = tall * random.range(0.03, 0.07);
  const shoulder = foot - tall * 0.8;
  const hip = foot - tall * 0.42;
  const coat = random.chance(0.35);
  const hem = coat ? foot - tall * 0.26 : hip;
  const body = `M${n(x - wide * 0.55)} ${n(shoulder)}Q${n(x)} ${n(shoulder - tall * 0.06)} ${n(x + wide * 0.55)} ${n(shoulder)}L${n(x + wide)} ${n(hip + tall * 0.04)}L${n(x + wide * 0.8)} ${n(hip + tall * 0.05)}L${n(x + wide * (coat ? 0.95 : 0.6))} ${n(hem)}H${n(x - wide * (coat ? 0.95 : 0.6))}L${n(x - wide * 0.8)} ${n(hip + tall * 0.05)}L${n(x - wide)} ${n(hip + tall * 0.04)}Z`;
  const legs = [-1, 1].map((side) =>
    polygon([
      [x + side * wide * 0.05, hem - 1],
      [x + side * wide * 0.6, hem - 1],
      [x + side * (wide * 0.35 + step), foot],
      [x + side * (wide * 0.05 + step), foot],
    ]),
  );
  const bag = random.chance(0.3)
    ? pill(x - wide * 0.95, shoulder + tall * 0.03, wide * 0.75, tall * 0.24, wide * 0.3)
    : '';
  return `${dot(x, foot - tall + head, head)}${body}${legs.join('')}${bag}`;
}

/** A seated silhouette: head and shoulders above `y`. */
export function bust(x: number, y: number, tall: number): string {
  return `${dot(x, y - tall * 0.8, tall * 0.22)}${pill(x - tall * 0.32, y - tall * 0.55, tall * 0.64, tall * 0.9, tall * 0.3)}`;
}
