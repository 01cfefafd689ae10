import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A garden pine: a bent trunk, flat clouds of needles, lit from above. `lean` is where its crown goes, in heights. */
export function paintPine(stage: Stage, x: number, foot: number, tall: number, lean: number, distance = 0): void {
  const { ink, random } = stage;
  const flip = lean < 0 ? -1 : 1;
  /* Few kinds of tree, so that the same drawing serves often. */
  const near = Math.round(distance * 10) / 10;
  const tree = ink.symbol(() => drawPine(stage, random.fork('pine-kind'), Math.abs(lean) > 0.16 ? 0.26 : 0.06, near));
  ink.use(tree, `translate(${n(x)} ${n(foot)})scale(${((flip * tall) / 200).toFixed(3)} ${(tall / 200).toFixed(3)})`);
}

/** Two hundred units tall, its foot at the origin. */
function drawPine({ ink, palette }: Stage, own: Random, lean: number, distance: number): void {
  const bark = palette.air(mix(palette.shade('#7a4a38'), palette.deep, 0.3), distance);
  const green = palette.air(
    mix(mix(palette.shade('#4a8a56'), palette.ground, 0.3), palette.deep, palette.dark ? 0.3 : 0.12),
    distance,
  );
  const tall = 200;
  const at = (share: number): Point => [tall * lean * share + Math.sin(share * 5.2) * tall * 0.07, -tall * share];
  ink.stroke(curve([0, 0.2, 0.45, 0.7, 0.95].map(at), 1), bark, tall * 0.035);
  ink.stroke(curve([0, 0.2, 0.45].map(at), 1), bark, tall * 0.055);
  const pads: [number, number, number][] = [
    [0.98, 0, 0.24],
    [0.62, 0.02, 0.2],
  ];
  for (const [index, up] of [0.42, 0.56, 0.7, 0.84].entries())
    pads.push([
      up,
      (index % 2 === 0 ? -1 : 1) * own.range(0.18, 0.3) * (1.2 - up * 0.5),
      own.range(0.2, 0.27) * (1.2 - up * 0.3),
    ]);
  let twigs = '';
  for (const [up, out] of pads) {
    const [rx, ry] = at(up - 0.1);
    const bend: Point[] = [
      [rx, ry],
      [rx + out * tall * 0.5, ry - tall * 0.02],
      [rx + out * tall, ry - tall * 0.05],
    ];
    twigs += curve(bend, 1);
  }
  ink.stroke(twigs, bark, tall * 0.018);
  for (const [shift, tone, size] of [
    [0.03, -0.07, 1],
    [0, 0, 0.92],
    [-0.025, 0.055, 0.66],
  ] as const) {
    let d = '';
    for (const [up, out, wide] of pads.toSorted((a, b) => a[0] - b[0])) {
      const [cx, cy] = at(up - 0.1);
      d += pad(cx + out * tall, cy - tall * (0.06 - shift), wide * tall * size, own.range(0.8, 1.1));
    }
    ink.path(d, tone > 0 ? mix(palette.lit(lighten(green, tone)), lighten(green, tone), 0.55) : lighten(green, tone));
  }
}

/** A flat-bottomed cloud of needles. */
function pad(x: number, y: number, half: number, plump: number): string {
  let d = '';
  for (let at = 0; at < 7; at += 1) {
    const across = (at - 3) / 3.4;
    const r = half * 0.24 * (1.25 - Math.abs(across) * 0.55) * plump;
    d += dot(x + across * half, y - r * 0.35, r);
  }
  return d;
}

/** A tree in blossom or in autumn leaves: a forked trunk below clusters that are darker underneath. */
export function paintBloomTree(stage: Stage, x: number, foot: number, tall: number, bloom: string, distance = 0): void {
  const { ink, random } = stage;
  const own = random.fork(`bloom${Math.round(x)}-${Math.round(tall)}`);
  const tree = ink.symbol(() => drawBloomTree(stage, random.fork('bloom-kind'), bloom, Math.round(distance * 10) / 10));
  const flip = own.pick([-1, 1]);
  ink.use(tree, `translate(${n(x)} ${n(foot)})scale(${((flip * tall) / 200).toFixed(3)} ${(tall / 200).toFixed(3)})`);
}

function drawBloomTree({ ink, palette }: Stage, own: Random, bloom: string, distance: number): void {
  const bark = palette.air(mix(palette.shade('#5a3a3c'), palette.deep, 0.35), distance);
  const tint = palette.air(mix(palette.vivid(bloom), palette.shade(bloom), palette.dark ? 0.4 : 0.12), distance);
  ink.path('M-8 0Q-2 -40 -4 -100H4Q3 -40 9 0Z', bark);
  const limbs = [-48, -20, 24, 52].map((out) =>
    curve(
      [
        [0, -64],
        [out * 0.6, -92],
        [out, -132],
      ],
      1,
    ),
  );
  ink.stroke(limbs.join(''), bark, 4.4);
  const heads = Array.from({ length: 9 }, (_, at): readonly [number, number, number] => {
    const turn = (at / 9) * Math.PI * 2;
    const reach = at % 3 === 0 ? 24 : 60;
    return [Math.cos(turn) * reach * 1.15, -136 + Math.sin(turn) * reach * 0.72, own.range(26, 36)];
  });
  for (const [shift, tone, size, count] of [
    [7, -0.08, 1, 5],
    [0, 0, 0.86, 6],
    [-6, 0.06, 0.66, 4],
  ] as const) {
    let d = '';
    for (const [cx, cy, r] of heads)
      for (let puff = 0; puff < count; puff += 1) {
        const turn = own.range(0, Math.PI * 2);
        const away = Math.sqrt(own.next()) * r * size;
        const big = own.range(6, 10.5) * (tone > 0 ? 0.72 : 1);
        d += dot(cx + Math.cos(turn) * away, cy + Math.sin(turn) * away * 0.85 + shift, big);
      }
    ink.path(d, lighten(tint, tone));
  }
}

/** Round trees in a belt, the nearer row darker. */
export function paintGrove(
  stage: Stage,
  from: number,
  to: number,
  foot: number,
  tall: number,
  distance: number,
  tint = '#4f8f5a',
): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`grove${Math.round(from)}-${Math.round(foot)}`);
  const leaf = mix(palette.shade(tint), palette.ground, 0.35);
  for (const [lift, tone, air] of [
    [0.4, 0, distance + 0.16],
    [0, 0, distance],
    [-0.12, 0.028, distance],
  ] as const) {
    let d = '';
    for (let x = from; x < to; x += tall * own.range(0.34, 0.58) * (tone > 0 ? 0.6 : 1))
      d += dot(
        x,
        foot - tall * (0.34 + lift * 0.5) + own.range(-0.12, 0.12) * tall,
        tall * own.range(0.2, 0.36) * (tone > 0 ? 0.5 : 1),
      );
    ink.path(d, lighten(palette.air(leaf, air), tone));
    if (tone === 0) ink.rect(from, foot - tall * 0.32, to - from, tall * 0.36, palette.air(darken(leaf, 0.02), air));
  }
}
