import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, box, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { bust } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintDancers } from './theatre-dancers.ts';

/** Cloth of the curtain, by seed. */
const cloths: readonly [string, ...string[]] = ['#b3263a', '#8c2f6b', '#1f6f78', '#a8431f'];

/** An evening on the stage: dancers under beams of light, a painted backdrop, the curtain at both sides, heads in front. */
export function paintTheatre(stage: Stage): void {
  const { w, h, random } = stage;
  const plan = random.fork('plan');
  const floor = h * plan.range(0.7, 0.74);
  const cloth = plan.pick(cloths);
  paintBackdrop(stage, floor, plan);
  paintFloor(stage, floor);
  paintBeams(stage, floor, plan);
  paintDancers(stage, floor, plan);
  paintCurtain(stage, floor, cloth);
  paintLamps(stage, floor);
  paintAudience(stage, h * 1.0, w);
  paintPelmet(stage, cloth);
}

/** A cloth with a moon, hills and clouds, painted in the colours of the hour. */
function paintBackdrop(stage: Stage, floor: number, plan: Random): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('cloth');
  ink.rect(
    0,
    0,
    w,
    floor + 4,
    ink.vertical([
      [0, palette.sky[0]],
      [0.3, palette.sky[1]],
      [0.58, palette.sky[2]],
      [0.8, palette.sky[3]],
      [1, palette.horizon],
    ]),
  );
  const x = w * plan.range(0.42, 0.58);
  const y = h * plan.range(0.36, 0.42);
  paintGlow(stage, x, y, 300 * u, palette.glow, 0.7);
  ink.circle(x, y, 108 * u, palette.disc);
  ink.circle(x, y, 108 * u, palette.accent, { opacity: 0.2 });
  for (let bank = 0; bank < 3; bank += 1) {
    const base = floor - (70 - bank * 24) * u;
    const edge = Array.from({ length: 13 }, (_, at): Point => [
      (w * at) / 12,
      base - Math.abs(Math.sin(at * 0.9 + bank * 1.7 + own.range(0, 0.4))) * (64 - bank * 14) * u,
    ]);
    ink.path(
      area(edge, [
        [w, floor + 4],
        [0, floor + 4],
      ]),
      palette.air(mix(palette.ridge, palette.ground, bank * 0.4), 0.45 - bank * 0.16),
    );
  }
  let swirls = '';
  for (let swirl = 0; swirl < 9; swirl += 1) {
    const [cx, cy] = [w * own.range(0.12, 0.88), h * own.range(0.2, 0.5)];
    const long = own.range(40, 86) * u;
    swirls +=
      pill(cx - long, cy, long * 2, 10 * u, 5 * u) + pill(cx - long * 0.5, cy - 9 * u, long * 1.2, 10 * u, 5 * u);
  }
  ink.path(swirls, palette.cloud, { opacity: 0.3 });
}

function paintFloor(stage: Stage, floor: number): void {
  const { ink, palette, w, h, u } = stage;
  const boards = mix(palette.lit('#b06f3f'), palette.deep, 0.18);
  ink.rect(
    0,
    floor,
    w,
    h - floor,
    ink.vertical([
      [0, lighten(boards, 0.12)],
      [0.3, boards],
      [1, darken(mix(boards, palette.deep, 0.6), 0.06)],
    ]),
  );
  let seams = '';
  for (let board = -16; board <= 16; board += 1)
    seams += line([
      [w / 2 + board * 30 * u, floor],
      [w / 2 + board * 92 * u, h],
    ]);
  ink.stroke(seams, darken(boards, 0.16), 1.1 * u, { opacity: 0.5 });
  ink.rect(0, floor - 2 * u, w, 4 * u, lighten(boards, 0.2), { opacity: 0.6 });
}

/** Light from the rig: cones that widen downward, and a pool where each one lands. */
function paintBeams(stage: Stage, floor: number, plan: Random): void {
  const { ink, w, u } = stage;
  for (const [at, colour] of [
    [0.28, '#ffd9a0'],
    [0.5, '#fff3d2'],
    [0.72, '#ffc7b0'],
  ] as const) {
    const top = w * (0.5 + (at - 0.5) * 0.7);
    const x = w * (at + plan.range(-0.03, 0.03));
    const beam = ink.vertical([
      [0, colour, 0.42],
      [0.7, colour, 0.16],
      [1, colour, 0.05],
    ]);
    ink.path(
      polygon([
        [top - 7 * u, -4],
        [top + 7 * u, -4],
        [x + 108 * u, floor + 44 * u],
        [x - 108 * u, floor + 44 * u],
      ]),
      beam,
    );
    ink.ellipse(x, floor + 42 * u, 116 * u, 24 * u, colour, { opacity: 0.42 });
  }
}

/** Heavy folds at both sides, drawn back with a cord. */
function paintCurtain(stage: Stage, floor: number, cloth: string): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('curtain');
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : w;
    const inward = -side;
    const folds = 6;
    for (let fold = folds; fold >= 0; fold -= 1) {
      const wide = (fold + 1) * 27 * u;
      const tie = h * 0.52;
      const top: Point = [edge + inward * (wide + 34 * u + own.range(-4, 4) * u), -4];
      const waist: Point = [edge + inward * wide * 0.52, tie];
      const foot: Point = [edge + inward * wide * 0.86, floor + 46 * u];
      ink.path(
        `M${n(edge)} -4L${n(top[0])} -4C${n(top[0])} ${n(h * 0.26)} ${n(waist[0] + inward * 12 * u)} ${n(h * 0.42)} ${n(waist[0])} ${n(tie)}C${n(waist[0] + inward * 6 * u)} ${n(h * 0.6)} ${n(foot[0])} ${n(h * 0.64)} ${n(foot[0])} ${n(foot[1])}L${n(edge)} ${n(foot[1])}Z`,
        ink.horizontal(
          side < 0
            ? [
                [0, palette.shade(darken(cloth, 0.06 + fold * 0.012))],
                [0.8, darken(cloth, fold % 2 === 0 ? 0.02 : 0.1)],
                [1, lighten(cloth, fold % 2 === 0 ? 0.06 : -0.04)],
              ]
            : [
                [0, lighten(cloth, fold % 2 === 0 ? 0.03 : -0.07)],
                [0.2, darken(cloth, fold % 2 === 0 ? 0.05 : 0.12)],
                [1, palette.shade(darken(cloth, 0.1 + fold * 0.012))],
              ],
        ),
      );
    }
    ink.path(pill(side < 0 ? -10 : w - 100 * u, h * 0.505, 110 * u, 13 * u, 6 * u), palette.lit('#e8b64e'));
    ink.path(
      dot(edge + inward * 98 * u, h * 0.54, 8 * u) + box(edge + inward * 98 * u - 6 * u, h * 0.545, 12 * u, 30 * u),
      palette.lit('#d99f38'),
    );
  }
}

/** Lanterns along the edge of the boards. */
function paintLamps(stage: Stage, floor: number): void {
  const { ink, palette, w, h, u } = stage;
  const y = Math.min(h * 0.86, floor + 74 * u);
  ink.rect(0, y, w, 12 * u, mix(palette.deep, '#5a2a20', 0.4));
  for (let lamp = 0; lamp < 11; lamp += 1) {
    const x = (w * (lamp + 0.5)) / 11;
    paintGlow(stage, x, y, 34 * u, '#ffcf8a', 0.75);
    ink.path(pill(x - 7 * u, y - 9 * u, 14 * u, 12 * u, 6 * u), '#fff0c8');
  }
}

function paintAudience(stage: Stage, foot: number, w: number): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork('audience');
  for (const [row, tall] of [
    [0, 84],
    [1, 108],
  ] as const) {
    let heads = '';
    for (let x = -20 * u; x < w + 40 * u; x += own.range(58, 74) * u)
      heads += bust(x + row * 26 * u, foot - (34 - row * 44) * u, tall * u * own.range(0.92, 1.08));
    ink.path(heads, row === 0 ? mix(palette.deep, '#4a2546', 0.7) : mix(palette.deep, '#1d0d26', 0.7));
  }
}

/** The valance above, in scallops with a golden fringe. */
function paintPelmet(stage: Stage, cloth: string): void {
  const { ink, palette, w, h, u } = stage;
  const drop = h * 0.1;
  const scallops = Math.max(5, Math.round(w / (150 * u)));
  const wide = w / scallops;
  let [body, fringe] = ['', ''];
  for (let at = 0; at < scallops; at += 1) {
    const x = at * wide;
    body += `M${n(x)} -4H${n(x + wide)}V${n(drop * 0.6)}Q${n(x + wide / 2)} ${n(drop * 1.5)} ${n(x)} ${n(drop * 0.6)}Z`;
    fringe += `M${n(x)} ${n(drop * 0.6)}Q${n(x + wide / 2)} ${n(drop * 1.5)} ${n(x + wide)} ${n(drop * 0.6)}`;
  }
  ink.path(
    body,
    ink.vertical([
      [0, palette.shade(darken(cloth, 0.12))],
      [0.5, darken(cloth, 0.03)],
      [1, lighten(cloth, 0.05)],
    ]),
  );
  ink.stroke(fringe, palette.lit('#e8b64e'), 5 * u);
  ink.stroke(fringe, palette.shade('#b07a20'), 2 * u, { 'stroke-dasharray': `${n(1.4 * u)} ${n(3 * u)}` });
}
