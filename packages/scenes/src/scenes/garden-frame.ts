import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintBranch } from '../parts/plants.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** `side` -1 is at the left edge, 1 at the right. */
export type Frame = { readonly kind: 'branch' | 'arch' | 'none'; readonly side: number; readonly bloom: string };

/** What leaves the picture: a branch in blossom, or an arch grown over with roses. */
export function paintFrame(stage: Stage, { kind, side, bloom }: Frame): void {
  const { ink, palette, w, h, u } = stage;
  const tint = mix(palette.vivid(bloom), palette.shade(bloom), palette.dark ? 0.34 : 0.06);
  if (kind === 'none') return;
  const flip = side < 0 ? {} : { transform: `translate(${w} 0) scale(-1 1)` };
  ink.group(flip, () => {
    if (kind === 'branch')
      paintBranch(stage, -w * 0.02, h * 0.075, Math.min(w, h * 1.3) * 0.31, tint, palette.vivid('#f6c85a'));
    else paintRoseArch(stage, tint, u);
  });
}

function paintRoseArch(stage: Stage, tint: string, u: number): void {
  const { ink, palette, w, h, random } = stage;
  const own = random.fork('arch');
  const post = w * 0.045;
  const spine: Point[] = [
    [post, h * 1.02],
    [post, h * 0.66],
    [post + w * 0.005, h * 0.36],
    [post + w * 0.06, h * 0.14],
    [post + w * 0.2, h * 0.03],
    [post + w * 0.4, -h * 0.01],
  ];
  const iron = mix(palette.deep, palette.ridge, 0.12);
  ink.stroke(curve(spine, 1), iron, 7 * u);
  ink.stroke(
    curve(
      spine.map(([x, y]): Point => [x - 40 * u, y + 4 * u]),
      1,
    ),
    iron,
    5 * u,
  );
  const leaf = mix(palette.shade(mix(palette.ground, '#2f6a45', 0.5)), palette.deep, 0.34);
  const greens = [0, 1].map((kind) => ink.symbol(() => paintLeaves(stage, leaf, own.fork(`leaves${kind}`))));
  const sprays = [0, 1, 2].map((kind) => ink.symbol(() => paintSpray(stage, tint, own.fork(`spray${kind}`))));
  for (const [ids, share] of [
    [greens, 1],
    [sprays, 0.5],
  ] as const)
    for (const [x, y] of growth(spine, own, u)) {
      const id = ids[own.whole(0, ids.length - 1)];
      if (id === undefined || !own.chance(share)) continue;
      const size = own.range(0.75, 1.2) * u;
      ink.use(id, `translate(${n(x)} ${n(y)})rotate(${own.whole(0, 359)})scale(${size.toFixed(2)})`);
    }
}

/** Pointed leaves in all directions, lighter above. */
function paintLeaves(stage: Stage, leaf: string, own: Random): void {
  for (const [tone, reach] of [
    [-0.05, 34],
    [0, 28],
    [0.05, 20],
  ] as const) {
    let d = '';
    for (let blade = 0; blade < 9; blade += 1) {
      const [x, y] = [own.range(-1, 1) * reach * 0.7, own.range(-1, 1) * reach * 0.7];
      const turn = own.range(0, Math.PI * 2);
      const [dx, dy] = [Math.cos(turn) * 17, Math.sin(turn) * 17];
      d += `M${n(x - dx)} ${n(y - dy)}Q${n(x - dy * 0.62)} ${n(y + dx * 0.62)} ${n(x + dx)} ${n(y + dy)}Q${n(x + dy * 0.62)} ${n(y - dx * 0.62)} ${n(x - dx)} ${n(y - dy)}Z`;
    }
    stage.ink.path(d, lighten(leaf, tone));
  }
}

function paintSpray(stage: Stage, tint: string, own: Random): void {
  const { ink, palette } = stage;
  let [backs, faces, curls] = ['', '', ''];
  for (const [bx, by] of [
    [-13, 4],
    [10, -9],
    [9, 13],
    [-6, -17],
  ] as const) {
    const [x, y, r] = [bx + own.range(-4, 4), by + own.range(-4, 4), own.range(8, 12)];
    backs += dot(x + 1.4, y + 2, r);
    faces += dot(x - 0.6, y - 0.8, r * 0.84);
    curls += `M${n(x - r * 0.45)} ${n(y)}Q${n(x - r * 0.3)} ${n(y - r * 0.6)} ${n(x + r * 0.2)} ${n(y - r * 0.4)}Q${n(x + r * 0.45)} ${n(y)} ${n(x - r * 0.05)} ${n(y + r * 0.12)}`;
  }
  ink.path(backs, mix(darken(tint, 0.1), palette.deep, 0.15));
  ink.path(faces, tint);
  ink.stroke(curls, lighten(tint, 0.09), 2.2);
}

/** Places along the arch, thicker at its foot and its shoulder. */
function growth(spine: readonly Point[], own: Random, u: number): Point[] {
  const places: Point[] = [];
  for (let at = 0; at < spine.length - 1; at += 1) {
    const [from, to] = [spine[at], spine[at + 1]];
    if (from === undefined || to === undefined) continue;
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (11 * u));
    for (let step = 0; step < count; step += 1) {
      const share = step / count;
      places.push([
        from[0] + (to[0] - from[0]) * share + own.range(-44, 16) * u,
        from[1] + (to[1] - from[1]) * share + own.range(-22, 22) * u,
      ]);
    }
  }
  return places;
}
