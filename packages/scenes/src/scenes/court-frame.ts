import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, curve, dot, line } from '../outline.ts';
import type { Point } from '../outline.ts';
import { mapleLeaf, mapleTones } from '../parts/plants.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintRedLanterns } from './court-props.ts';
import { lamplit } from './court-space.ts';
import type { Style } from './court-style.ts';

export type Frame = {
  readonly kind: 'magnolia' | 'maple' | 'pine' | 'gallery';
  readonly side: -1 | 1;
  readonly style: Style;
};

/** What leaves the picture at its upper corner or its edge. */
export function paintFrame(stage: Stage, { kind, side, style }: Frame): void {
  const { ink, w } = stage;
  ink.group(side < 0 ? {} : { transform: `translate(${n(w)} 0) scale(-1 1)` }, () => {
    if (kind === 'gallery') paintGallery(stage, style);
    else paintBough(stage, kind);
  });
}

function paintBough(stage: Stage, kind: 'magnolia' | 'maple' | 'pine'): void {
  const { ink, palette, random, w, h, u } = stage;
  const own = random.fork('bough');
  const reach = Math.min(w * 0.42, h * 0.54);
  const wood = mix(palette.deep, '#3a1c20', 0.35);
  const y = h * own.range(0.04, 0.1);
  const droop = own.range(0.1, 0.24);
  const at = (share: number): Point => [
    reach * (share - 0.14),
    y + reach * (droop * share ** 1.6 - 0.05 + 0.025 * Math.sin(share * 8)),
  ];
  ink.stroke(curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), 1), wood, 4 * u);
  ink.stroke(curve([0, 0.18, 0.36, 0.52].map(at), 1), wood, 8.5 * u);
  const tips: Point[] = [at(1)];
  let twigs = '';
  for (const [index, share] of [0.24, 0.38, 0.5, 0.62, 0.74, 0.87].entries()) {
    const root = at(share);
    const up = index % 2 === 0 ? 1 : -1;
    const long = reach * own.range(0.13, 0.22) * (1.2 - share * 0.5);
    const tip: Point = [
      root[0] + long * own.range(0.5, 0.9),
      root[1] + long * (up < 0 ? own.range(-0.5, -0.2) : own.range(0.5, 0.9)),
    ];
    twigs += curve([root, [(root[0] + tip[0]) / 2, root[1] + (tip[1] - root[1]) * 0.25], tip], 1);
    tips.push(tip, [(root[0] + tip[0]) / 2 + reach * 0.02, root[1] + (tip[1] - root[1]) * 0.4]);
  }
  ink.stroke(twigs, wood, 2.6 * u);
  if (kind === 'magnolia') paintMagnolias(stage, tips, reach * 0.072, own);
  else if (kind === 'maple') paintMaple(stage, tips, reach * 0.046, own);
  else paintNeedles(stage, tips, reach * 0.1, own);
}

/** Cups of broad petals that rise from the twig, rosy at their foot. */
function paintMagnolias({ ink, palette }: Stage, tips: readonly Point[], size: number, own: Random): void {
  const rose = own.pick(['#e88aa8', '#d878b0', '#f0a0a0']);
  const tone = (colour: string): string =>
    mix(palette.vivid(colour), palette.shade(colour), palette.dark ? 0.34 : 0.05);
  const petal = (x: number, y: number, turn: number, long: number, wide: number): string => {
    const [dx, dy] = [Math.sin(turn) * long, -Math.cos(turn) * long];
    const [sx, sy] = [Math.cos(turn) * wide, Math.sin(turn) * wide];
    return `M${n(x)} ${n(y)}C${n(x + dx * 0.3 - sx)} ${n(y + dy * 0.3 - sy)} ${n(x + dx * 0.85 - sx * 0.9)} ${n(y + dy * 0.85 - sy * 0.9)} ${n(x + dx)} ${n(y + dy)}C${n(x + dx * 0.85 + sx * 0.9)} ${n(y + dy * 0.85 + sy * 0.9)} ${n(x + dx * 0.3 + sx)} ${n(y + dy * 0.3 + sy)} ${n(x)} ${n(y)}Z`;
  };
  for (const [x, y] of tips) {
    const lean = own.range(-0.35, 0.35);
    const s = size * own.range(0.75, 1.15);
    const foot: Point = [x, y + s * 0.5];
    ink.path(
      [-0.85, 0.85].map((turn) => petal(...foot, lean + turn, s * 1.15, s * 0.34)).join(''),
      tone(darken(rose, 0.02)),
    );
    ink.path(
      [-0.42, 0.44].map((turn) => petal(...foot, lean + turn, s * 1.35, s * 0.4)).join(''),
      tone(mix(rose, '#ffffff', 0.4)),
    );
    ink.path(petal(...foot, lean, s * 1.3, s * 0.42), tone(mix(rose, '#fff6f2', 0.72)));
    ink.path(dot(foot[0], foot[1], s * 0.2), tone(darken(rose, 0.16)));
  }
}

function paintMaple({ ink, palette }: Stage, tips: readonly Point[], size: number, own: Random): void {
  const base = own.pick(['#d8452c', '#e0662a', '#c8352f', '#e8933a']);
  for (const [layer, tone] of mapleTones(palette, base).entries()) {
    let d = '';
    for (const [x, y] of tips)
      for (let leaf = 0; leaf < (layer === 0 ? 5 : 3); leaf += 1) {
        const [cx, cy] = [x + own.range(-2.2, 2.2) * size, y + (own.range(-1.2, 1.6) - layer * 0.35) * size];
        const [r, turn] = [size * own.range(0.62, 1.05), own.range(-0.9, 0.9)];
        d += mapleLeaf(cx, cy, r, turn);
      }
    ink.path(d, tone);
  }
}

function paintNeedles({ ink, palette, u }: Stage, tips: readonly Point[], size: number, own: Random): void {
  const green = mix(palette.shade(mix('#3f7a4e', palette.ground, 0.3)), palette.deep, 0.25);
  for (const [layer, tone] of [
    mix(green, palette.deep, 0.45),
    green,
    mix(palette.lit(mix(green, '#7fb46a', 0.34)), green, palette.dark ? 0.55 : 0),
  ].entries()) {
    let d = '';
    for (const [x, y] of tips)
      for (let needle = 0; needle < 12; needle += 1) {
        const turn = own.range(-1.7, 1.7) * (1 - layer * 0.2);
        const long = size * own.range(0.5, 0.9) * (1 - layer * 0.12);
        const from = x + own.range(-0.9, 0.9) * size;
        d += `M${n(from)} ${n(y - layer * size * 0.1)}l${n(Math.sin(turn) * long)} ${n(-Math.cos(turn) * long * 0.62)}`;
      }
    ink.stroke(d, tone, 1.7 * u);
  }
}

/** The viewer is in a gallery: its eave above, one column, a hanging lattice and lanterns. */
function paintGallery(stage: Stage, style: Style): void {
  const { ink, palette, w, h, u } = stage;
  const dark = mix(palette.deep, style.column, 0.12);
  const [x, half] = [w * 0.075, 19 * u];
  const drop = h * 0.07;
  ink.path(`M0 0H${n(w)}V${n(drop * 0.2)}Q${n(w * 0.5)} ${n(drop * 0.75)} 0 ${n(drop)}Z`, mix(dark, palette.deep, 0.5));
  let rafters = '';
  for (let at = 0; at < 26; at += 1) {
    const share = at / 26;
    const foot = drop * (1 - share) ** 1.1 * 0.9 + drop * 0.18;
    rafters += box(w * share, foot - drop * 0.24, 9 * u, drop * 0.2);
  }
  ink.path(rafters, mix(dark, style.beam, 0.5));
  ink.stroke(
    `M${n(w)} ${n(drop * 0.2)}Q${n(w * 0.5)} ${n(drop * 0.75)} 0 ${n(drop)}`,
    mix(lamplit(stage, style.trim, 0.6, 0.3), palette.deep, 0.35),
    2.4 * u,
  );
  ink.path(
    box(x - half, 0, half * 2, h),
    ink.horizontal([
      [0, mix(lamplit(stage, style.column, 0.15, 0.1), palette.deep, 0.35)],
      [0.55, mix(lamplit(stage, style.column, 0.5, 0.3), palette.deep, 0.2)],
      [0.8, lamplit(stage, lighten(style.column, 0.03), 0.8, 0.4)],
      [1, mix(lamplit(stage, style.column, 0.3, 0.2), palette.deep, 0.2)],
    ]),
  );
  const fret = w * 0.19;
  const top = drop * 0.9;
  let bars = '';
  for (const [dx, low] of [
    [0.06, 1],
    [0.3, 0.8],
    [0.55, 0.55],
    [0.8, 0.32],
  ] as const)
    bars += line([
      [x + half + fret * dx, top * 0.7],
      [x + half + fret * dx, top + 62 * u * low],
    ]);
  for (const [dy, long] of [
    [12, 1],
    [32, 0.62],
    [52, 0.3],
  ] as const)
    bars += line([
      [x + half, top + dy * u],
      [x + half + fret * long, top + dy * u],
    ]);
  ink.stroke(bars, mix(dark, style.lattice, 0.4), 5 * u);
  ink.path(
    box(x - half * 1.35, h - 60 * u, half * 2.7, 64 * u),
    mix(lamplit(stage, style.stone, 0.3, 0.2), palette.deep, 0.4),
  );
  const lamps = [[x + half + fret * 0.42, top + 92 * u]] as const;
  ink.stroke(lamps.map(([lx, ly]) => `M${n(lx)} ${n(top + 30 * u)}V${n(ly)}`).join(''), dark, 1.6 * u);
  paintRedLanterns(stage, lamps, 19 * u);
}
