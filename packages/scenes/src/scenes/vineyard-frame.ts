import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintBunches, paintLeaves } from './vineyard-vines.ts';
import type { Foliage } from './vineyard-vines.ts';

export type FrameKind = 'pergola' | 'vine' | 'olive' | 'tree';
type Frame = {
  readonly kind: FrameKind;
  readonly side: 1 | -1;
  readonly foliage: Foliage;
  readonly light: number;
};

/** What leads into the picture from above: a vine-clad pergola, or a bough of vine or olive from a corner. */
export function paintFrame(stage: Stage, frame: Frame): void {
  if (frame.kind === 'pergola') paintPergola(stage, frame);
  else if (frame.kind === 'tree') paintOldTree(stage, frame);
  else paintBough(stage, frame);
}

function paintPergola(stage: Stage, { side, foliage, light }: Frame): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('pergola');
  const wood = mix(palette.deep, '#7a5238', 0.5);
  const rim = mix(wood, palette.lit('#e8b888'), 0.5);
  const x = side > 0 ? w * 0.955 : w * 0.045;
  const y = h * 0.05;
  const post = (left: number, wide: number): string =>
    polygon([
      [left, y],
      [left + wide, y],
      [left + wide, h],
      [left, h],
    ]);
  ink.path(post(x - 12 * u, 24 * u), wood);
  ink.path(post(light > 0 ? x + 6 * u : x - 12 * u, 6 * u), rim);
  const brace = side > 0 ? -1 : 1;
  ink.stroke(`M${n(x)} ${n(y + 110 * u)}L${n(x + brace * 96 * u)} ${n(y + 12 * u)}`, wood, 11 * u);
  let [rafters, ends] = ['', ''];
  for (let left = -30 * u; left < w + 30 * u; left += 84 * u) {
    rafters += polygon([
      [left, y - 40 * u],
      [left + 14 * u, y - 40 * u],
      [left + 14 * u, y + 2 * u],
      [left, y + 2 * u],
    ]);
    ends += pill(left, y + 12 * u, 14 * u, 14 * u, 3 * u);
  }
  ink.path(rafters + ends, mix(wood, palette.deep, 0.3));
  ink.rect(-4, y - 4 * u, w + 8, 20 * u, wood);
  ink.rect(-4, y - 4 * u, w + 8, 4 * u, rim);
  const leaves: Point[] = [];
  const bunches: Point[] = [];
  for (let at = 0; at < 74; at += 1) {
    const far = own.next() ** 1.7 * 0.62;
    leaves.push([side > 0 ? w * (1.02 - far) : w * (far - 0.02), y + own.range(-26, 38 - far * 40) * u]);
  }
  for (let at = 0; at < 18; at += 1) leaves.push([x + own.range(-20, 20) * u, y + own.next() ** 1.4 * 300 * u]);
  for (const far of [0.08, 0.15, 0.24, 0.34])
    bunches.push([side > 0 ? w * (1 - far) : w * far, y + own.range(34, 52) * u]);
  paintHanging(stage, leaves, bunches, foliage, light, own);
}

function paintHanging(
  stage: Stage,
  leaves: readonly Point[],
  bunches: readonly Point[],
  foliage: Foliage,
  light: number,
  own: Random,
): void {
  const { u } = stage;
  paintLeaves(stage, leaves, 16 * u, foliage, own);
  paintBunches(stage, bunches, 0.92 * u, foliage.grape, light);
  paintLeaves(
    stage,
    bunches.map(([x, y]): Point => [x, y - 12 * u]),
    13 * u,
    foliage,
    own,
  );
}

function paintBough(stage: Stage, { kind, side, foliage, light }: Frame): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('bough');
  const wood = mix(palette.deep, '#4a2c24', 0.4);
  const from = side > 0 ? w : 0;
  const reach = Math.min(w * 0.4, h * 0.5) * own.range(0.9, 1.1);
  const y = h * own.range(0.05, 0.09);
  const at = (share: number): Point => [
    from - side * reach * (share - 0.1),
    y + reach * (0.2 * share ** 1.8 - 0.05 + 0.025 * Math.sin(share * 8)),
  ];
  ink.stroke(curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), 1), wood, 4 * u);
  ink.stroke(curve([0, 0.2, 0.4, 0.6].map(at), 1), wood, 8 * u);
  let twigs = '';
  const tips: Point[] = [at(1)];
  for (const share of [0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88])
    for (const up of [-1, 1]) {
      const root = at(share);
      const long = reach * own.range(0.12, 0.24) * (1.1 - share * 0.5);
      const tip: Point = [
        root[0] - side * long * own.range(0.4, 0.9),
        root[1] + long * (up < 0 ? own.range(-0.5, -0.1) : own.range(0.4, 0.9)),
      ];
      twigs += curve([root, [(root[0] + tip[0]) / 2, root[1] + (tip[1] - root[1]) * 0.35], tip], 1);
      tips.push(tip, [(root[0] + tip[0]) / 2, root[1] + (tip[1] - root[1]) * 0.4]);
    }
  ink.stroke(twigs, wood, 2.4 * u);
  if (kind === 'vine') {
    const bunches = [0.2, 0.42, 0.66].map((share): Point => [at(share)[0], at(share)[1] + own.range(30, 44) * u]);
    paintHanging(stage, tips, bunches, foliage, light, own);
  } else paintOlive(stage, tips, own);
}

/** An old olive tree at the picture's edge: a twisted trunk from the terrace and boughs that leave above. */
function paintOldTree(stage: Stage, frame: Frame): void {
  const { ink, palette, w, h, u } = stage;
  const { side, light } = frame;
  const own = stage.random.fork('old-tree');
  const from = side > 0 ? w : 0;
  const foot = h * 0.93;
  const at = (inward: number, down: number): Point => [from - side * inward * u, h * down];
  const bark = mix(palette.deep, '#6a5546', 0.5);
  const rim = mix(bark, palette.lit('#d8b48c'), 0.45);
  ink.ellipse(from - side * 30 * u, foot, 120 * u, 16 * u, palette.deep, { opacity: 0.3 });
  const inner = [
    at(118, 0.93),
    at(72, 0.86),
    at(80, 0.7),
    at(46, 0.55),
    at(62, 0.4),
    at(40, 0.28),
    at(58, 0.14),
    at(90, 0.04),
  ];
  const outer = [
    at(44, 0.02),
    at(18, 0.14),
    at(4, 0.28),
    at(14, 0.42),
    at(-2, 0.55),
    at(14, 0.7),
    at(0, 0.86),
    at(-40, 0.93),
  ];
  ink.path(`${curve(inner, 1)}L${curve(outer, 1).slice(1)}Z`, bark);
  ink.stroke(curve((light === side ? outer : inner).slice(1, 7), 1), rim, 7 * u, { opacity: 0.7 });
  let grooves = '';
  for (const [inward, down] of [
    [54, 0.85],
    [36, 0.74],
    [56, 0.66],
    [22, 0.56],
    [40, 0.42],
    [24, 0.32],
  ] as const)
    grooves += curve([at(inward, down), at(inward - 8, down - 0.04), at(inward - 2, down - 0.09)], 1);
  ink.stroke(grooves, mix(bark, palette.deep, 0.6), 3 * u, { opacity: 0.7 });
  const tips: Point[] = [];
  for (const [inward, down, reach, fall] of [
    [60, 0.16, 200, -0.05],
    [50, 0.1, 290, 0.0],
    [48, 0.3, 118, 0.02],
  ] as const) {
    const limb = [0, 0.3, 0.6, 1].map((share): Point =>
      at(inward + reach * share, down + (fall + 0.05 * share) * share - 0.03 * Math.sin(share * 3)),
    );
    ink.stroke(curve(limb, 1), bark, 8 * u);
    for (const [x, y] of limb.slice(1))
      for (let twig = 0; twig < 6; twig += 1) tips.push([x + own.range(-44, 44) * u, y + own.range(-34, 30) * u]);
  }
  for (let tip = 0; tip < 12; tip += 1) tips.push(at(own.range(-10, 110), own.range(0.0, 0.12)));
  paintOlive(stage, tips, own);
}

/** Sprigs of narrow leaves, silvery where the light falls, and dark fruit. */
function paintOlive(stage: Stage, tips: readonly Point[], own: Random): void {
  const { ink, palette, u } = stage;
  const green = '#7f9668';
  const tones = [
    mix(palette.shade('#4f6a48'), palette.deep, 0.3),
    palette.shade(green),
    palette.lit(lighten(mix(green, '#dfe6d0', 0.4), 0.02)),
  ];
  const sprigs = [0, 1, 2, 3].map((at) => {
    const leaves = stage.random.fork(`sprig${at}`);
    return ink.symbol(() => {
      for (const [layer, tone] of tones.entries()) ink.path(narrowLeaves(leaves, 7 - layer), tone);
      ink.path(dot(leaves.range(-8, 8), 9, 4.6), mix(palette.shade('#4a3a5c'), palette.deep, 0.2));
    });
  });
  for (const [x, y] of tips)
    ink.use(
      sprigs[own.whole(0, 3)] ?? '',
      `translate(${n(x)} ${n(y)})rotate(${own.whole(-40, 40)})scale(${(u * own.pick([1, -1]) * own.range(0.9, 1.1)).toFixed(2)} ${u.toFixed(2)})`,
    );
}

function narrowLeaves(own: Random, count: number): string {
  let d = '';
  for (let leaf = 0; leaf < count; leaf += 1) {
    const turn = own.range(-Math.PI, Math.PI);
    const long = own.range(15, 25);
    const [rx, ry] = [own.range(-14, 14), own.range(-13, 13)];
    const [tx, ty] = [rx + Math.cos(turn) * long, ry + Math.sin(turn) * long * 0.8];
    const [sx, sy] = [-Math.sin(turn) * 4.4, Math.cos(turn) * 4.4];
    d += `M${n(rx)} ${n(ry)}Q${n((rx + tx) / 2 + sx)} ${n((ry + ty) / 2 + sy)} ${n(tx)} ${n(ty)}Q${n((rx + tx) / 2 - sx)} ${n((ry + ty) / 2 - sy)} ${n(rx)} ${n(ry)}Z`;
  }
  return d;
}

/** A string of bulbs between two points; `sag` is how deep it hangs. */
export function paintFestoon(stage: Stage, from: Point, to: Point, sag: number, count: number): void {
  const { ink, palette, u } = stage;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  ink.stroke(
    curve(
      Array.from({ length: 9 }, (_, index) => at(index / 8)),
      1,
    ),
    mix(palette.deep, palette.sky[2], 0.2),
    1.8 * u,
  );
  let bulbs = '';
  let caps = '';
  for (let bulb = 0; bulb < count; bulb += 1) {
    const [x, y] = at((bulb + 0.5) / count);
    if (palette.dark) paintGlow(stage, x, y + 8 * u, 28 * u, '#ffc870', 0.8);
    caps += pill(x - 2 * u, y, 4 * u, 5 * u, 1);
    bulbs += dot(x, y + 9 * u, 5 * u);
  }
  ink.path(caps, palette.deep);
  ink.path(bulbs, palette.dark ? '#fff3c8' : mix(palette.lit('#fff0d0'), palette.horizon, 0.2), {
    opacity: palette.dark ? 1 : 0.85,
  });
}
