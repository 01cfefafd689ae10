import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve } from '../outline.ts';
import type { Point } from '../outline.ts';
import { mapleLeaf, mapleTones } from '../parts/plants.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { coverOf } from './springs-rocks.ts';
import type { Season } from './springs-rocks.ts';

type Bough = { readonly x: number; readonly y: number; readonly reach: number; readonly side: -1 | 1 };

/** A bough that leaves the picture at an upper corner: red or green maple, or pine, under snow in winter. */
export function paintBough(stage: Stage, bough: Bough, season: Season): void {
  const { ink, palette, random, u } = stage;
  const own = random.fork('bough');
  const wood = mix(palette.deep, '#3a1c1c', 0.35);
  const { x, y, reach, side } = bough;
  const droop = own.range(0.14, 0.3);
  const at = (share: number): Point => [
    x + side * reach * (share - 0.12),
    y + reach * (droop * share ** 1.7 - 0.03 + 0.02 * Math.sin(share * 9)),
  ];
  ink.stroke(curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), 1), wood, 4 * u);
  ink.stroke(curve([0, 0.2, 0.4, 0.6].map(at), 1), wood, 7.5 * u);
  const tips: Point[] = [at(1)];
  let twigs = '';
  for (const share of [0.22, 0.36, 0.5, 0.62, 0.74, 0.86]) {
    const root = at(share);
    for (const up of [-1, 1]) {
      const long = reach * own.range(0.1, 0.2) * (1.15 - share * 0.5);
      const tip: Point = [
        root[0] + side * long * own.range(0.5, 0.9),
        root[1] + long * (up < 0 ? own.range(-0.5, -0.1) : own.range(0.5, 0.95)),
      ];
      twigs += curve([root, [(root[0] + tip[0]) / 2, root[1] + (tip[1] - root[1]) * 0.3], tip], 1);
      tips.push(tip, [(root[0] + tip[0]) / 2, root[1] + (tip[1] - root[1]) * 0.4]);
    }
  }
  ink.stroke(twigs, wood, 2.4 * u);
  if (season === 'snow' || (season === 'moss' && own.chance(0.6)))
    paintNeedles(stage, tips, reach * 0.085, season === 'snow', own);
  else paintLeaves(stage, tips, reach * 0.05, season, own);
}

function paintLeaves({ ink, palette }: Stage, tips: readonly Point[], size: number, season: Season, own: Random): void {
  const base = season === 'maple' ? own.pick(['#d8452c', '#e0662a', '#c8352f']) : own.pick(['#6fa23c', '#88ac3e']);
  for (const [layer, tone] of mapleTones(palette, base).entries()) {
    let d = '';
    for (const [x, y] of tips)
      for (let one = 0; one < (layer === 0 ? 4 : 2); one += 1)
        d += mapleLeaf(
          x + own.range(-2, 2) * size,
          y + (own.range(-1.1, 1.5) - layer * 0.35) * size,
          size * own.range(0.62, 1),
          own.range(-0.9, 0.9),
        );
    ink.path(d, tone);
  }
}

/** Pine: flat pads of needles that fan upwards, darker below. */
function paintNeedles(stage: Stage, tips: readonly Point[], size: number, snowy: boolean, own: Random): void {
  const { ink, palette, u } = stage;
  const green = mix(palette.shade(mix('#3f7a4e', palette.ground, 0.3)), palette.deep, 0.25);
  for (const [layer, tone] of [
    mix(green, palette.deep, 0.45),
    green,
    palette.lit(mix(green, '#7fb46a', 0.3)),
  ].entries()) {
    let d = '';
    for (const [x, y] of tips)
      for (let needle = 0; needle < 13; needle += 1) {
        const turn = own.range(-1.6, 1.6) * (1 - layer * 0.2);
        const long = size * own.range(0.55, 1) * (1 - layer * 0.12);
        const from = x + own.range(-0.7, 0.7) * size;
        d += `M${n(from)} ${n(y - layer * size * 0.1)}l${n(Math.sin(turn) * long)} ${n(-Math.cos(turn) * long * 0.62)}`;
      }
    ink.stroke(d, tone, 1.5 * u);
  }
  if (!snowy) return;
  const [white, blue] = coverOf(stage, 'snow');
  for (const [drop, colour] of [
    [0.06, blue],
    [0, white],
  ] as const)
    ink.path(
      tips
        .map(([x, y], at) => {
          if (at % 3 === 2) return '';
          const wide = size * (0.5 + 0.3 * ((at * 0.37) % 1));
          const top = y - size * (0.42 - drop);
          return `M${n(x - wide)} ${n(top)}Q${n(x - wide * 0.9)} ${n(top - size * 0.24)} ${n(x - wide * 0.3)} ${n(top - size * 0.2)}Q${n(x)} ${n(top - size * 0.44)} ${n(x + wide * 0.4)} ${n(top - size * 0.22)}Q${n(x + wide * 0.9)} ${n(top - size * 0.2)} ${n(x + wide)} ${n(top + size * 0.02)}Q${n(x)} ${n(top + size * 0.14)} ${n(x - wide)} ${n(top)}Z`;
        })
        .join(''),
      colour,
    );
}
