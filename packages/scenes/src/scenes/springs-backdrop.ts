import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, line, polygon, sample } from '../outline.ts';
import { paintPeak, paintRidge, ridgeLine } from '../parts/land.ts';
import type { Ridge } from '../parts/land.ts';
import { paintGlow, paintMist } from '../parts/sky.ts';
import { fractal } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Season } from './springs-rocks.ts';
import { paintGeyser, steamColour } from './springs-steam.ts';

export type View = 'peak' | 'gorge' | 'geyser' | 'falls';

export type Backdrop = { readonly view: View; readonly shore: number; readonly open: number; readonly season: Season };

/** Paints what is far behind the pool: a mountain, a gorge, a gorge with a fall, or a plain with a geyser. */
export function paintBackdrop(stage: Stage, backdrop: Backdrop): void {
  const { palette, w, h, u, random } = stage;
  const own = random.fork('backdrop');
  const { view, shore, open, season } = backdrop;
  if (view === 'peak' || view === 'geyser') {
    paintRidge(stage, ridgeLine(stage, 'far', shore - 120 * u, 46 * u, 2.2), h, palette.ridge, 0.74);
    const tall = h * (view === 'peak' ? own.range(0.33, 0.4) : own.range(0.22, 0.27));
    const volcano = own.chance(0.5);
    paintPeak(stage, {
      x: open + (view === 'geyser' ? (open > w / 2 ? -0.3 : 0.3) * w : 0),
      foot: shore - 30 * u,
      tall,
      half: tall * (volcano ? 1.5 : 1.05),
      rock: mix(palette.ridge, '#7f83b8', 0.3),
      distance: view === 'peak' ? 0.38 : 0.54,
      snow: season === 'snow' ? 0.37 : own.pick([0, 0.26, 0.36]),
      hollow: volcano ? 1.36 : 1.06,
      blunt: volcano ? 0.07 : 0.012,
    });
    paintMist(stage, shore - 90 * u, 150 * u, 0.7);
  } else paintGorge(stage, backdrop, own.range(0.09, 0.16));
  if (view === 'geyser') {
    paintRidge(stage, ridgeLine(stage, 'plain', shore - 62 * u, 10 * u, 2), h, palette.ridge, 0.5);
    paintGeyser(stage, open, shore - 62 * u, 205 * u);
  }
}

/** Two wooded walls that fall towards the open side, and between them distance or a thread of water. */
function paintGorge(stage: Stage, { view, shore, open, season }: Backdrop, gap: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const wall = (name: string, side: number, near: number): Ridge => {
    const noise = fractal(random.fork(name), 5, 0.55);
    return (x) => {
      const room = side > 0 ? (w - open) / w : open / w;
      const away = Math.max(0, ((side * (x - open)) / w - gap * near) / Math.sqrt(room));
      const rise = Math.min(1, away * (2.1 - near * 0.5)) ** 0.62;
      return (
        shore -
        8 * u -
        rise * h * (0.38 - near * 0.06) * (1 + noise((x / w) * 4) * 0.22) -
        (away > 0 ? 14 * u : -30 * u)
      );
    };
  };
  paintRidge(stage, ridgeLine(stage, 'far', shore - 96 * u, 50 * u, 2.6), h, palette.ridge, 0.76);
  if (view === 'falls') paintFall(stage, open, shore, season);
  for (const [near, distance] of [
    [0.3, 0.56],
    [0.85, 0.38],
  ] as const) {
    const [left, right] = [wall(`wall${near}-1`, -1, near), wall(`wall${near}1`, 1, near)];
    const crest: Ridge = (x) => Math.min(left(x), right(x));
    const colour = forestColour(stage, season, near * 0.4);
    paintPines(stage, crest, (20 + near * 12) * u, (9 + near * 3) * u, palette.air(colour, distance), 0.95);
    ink.path(
      `${line([[-6, h], ...sample(-6, w + 6, 10, crest), [w + 6, h]])}Z`,
      ink.vertical([
        [0, palette.air(colour, distance)],
        [0.3, palette.air(colour, distance + 0.12)],
        [0.6, palette.air(colour, Math.min(1, distance + 0.4))],
        [1, palette.air(colour, 0.95)],
      ]),
    );
  }
  paintMist(stage, shore - 60 * u, 150 * u, 0.6);
}

/** Small serrated pines along a crest, written with relative steps because there are hundreds of them. */
function paintPines(stage: Stage, crest: Ridge, tall: number, gap: number, colour: string, keep: number): void {
  const { ink, w, random } = stage;
  const own = random.fork(`pines${Math.round(tall)}${Math.round(gap * 10)}`);
  let d = '';
  for (let x = -gap; x < w + gap; x += gap * own.range(0.6, 1.5)) {
    if (!own.chance(keep)) continue;
    const size = tall * own.range(0.55, 1.2);
    const [tier, half] = [size / 3, size * own.range(0.14, 0.18)];
    const [out, back] = [n(half * 0.5), n(half * 0.24)];
    const [top, low] = [n(-half * 0.45), n(half * 0.55)];
    const [down, up] = [n(tier), n(-tier)];
    d += `M${n(x)} ${n(crest(x) - size * 0.88)}l${top} ${down}h${back}l-${out} ${down}h${back}l-${out} ${down}h${n(half * 2)}l-${low} ${up}h${back}l-${out} ${up}h${back}z`;
  }
  ink.path(d, colour);
}

/** A small fall over a step of rock at the head of the gorge. */
function paintFall(stage: Stage, x: number, shore: number, season: Season): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork('fall');
  const [top, half] = [shore - 236 * u, 24 * u];
  const crest = ridgeLine(stage, 'plateau', top - 14 * u, 16 * u, 3);
  const wood = forestColour(stage, season, 0);
  paintPines(stage, crest, 19 * u, 9 * u, palette.air(wood, 0.58), 0.9);
  paintRidge(stage, crest, shore + 60 * u, mix(wood, palette.ridge, 0.4), 0.56);
  const white = mix(steamColour(stage), '#ffffff', 0.55);
  ink.path(
    polygon([
      [x - half * 0.7, top - 6 * u],
      [x + half * 0.7, top - 8 * u],
      [x + half * 1.25, shore],
      [x - half * 1.15, shore],
    ]),
    ink.horizontal([
      [0, white, 0.65],
      [0.4, white, 0.95],
      [1, white, 0.6],
    ]),
  );
  const lip = palette.air(mix(wood, palette.deep, 0.2), 0.5);
  ink.path(
    [-1.2, -0.86, 0.9, 1.25]
      .map((at, place) => dot(x + at * half, top + (4 + (place % 3) * 2) * u, (place % 2 === 0 ? 6 : 9) * u))
      .join(''),
    season === 'snow' ? mix(lip, palette.lit('#eef3ff'), 0.45) : lip,
  );
  ink.ellipse(x, top - 5 * u, half * 0.72, 5 * u, '#ffffff', { opacity: 0.75 });
  let threads = '';
  for (let thread = 0; thread < 16; thread += 1) {
    const at = own.range(-0.8, 0.8);
    const from = top + own.range(4, 130) * u;
    threads += `M${n(x + at * half)} ${n(from)}l${n(at * 4 * u)} ${n(own.range(20, 70) * u)}`;
  }
  paintGlow(stage, x, shore - 50 * u, 130 * u, white, 0.7);
  ink.stroke(threads, palette.air(palette.shade('#6fa0b8'), 0.3), 1.6 * u, { opacity: 0.5 });
}

export function forestColour(stage: Stage, season: Season, near: number): string {
  const { palette, time } = stage;
  const green = mix(mix(palette.ridge, palette.ground, time === 'day' ? 0.75 : 0.4), palette.deep, near);
  return season === 'snow' ? mix(green, palette.lit('#eef3ff'), 0.3 - near * 0.25) : green;
}

/** The slopes behind the pool: rows of pines that grow darker, and in front round crowns in the season's colours. */
export function paintSlopes(stage: Stage, { shore, season, view }: Backdrop): void {
  const { palette, h, u, random } = stage;
  const own = random.fork('slopes');
  const lift = view === 'geyser' ? 0.45 : 1;
  for (const [row, up, tree, distance] of [
    [0, 74, 28, 0.4],
    [1, 44, 38, 0.22],
  ] as const) {
    const crest = ridgeLine(stage, `slope${row}`, shore - up * lift * u, 24 * u * lift, 1.8 + row);
    const colour = forestColour(stage, season, row * 0.22);
    paintPines(stage, crest, tree * u, (10 + row * 3) * u, palette.air(colour, distance), 0.92);
    paintRidge(stage, crest, h, colour, distance);
    paintMist(stage, shore - (up * lift - 34) * u, 54 * u, 0.4);
  }
  const leaves = season === 'maple' ? ['#d9552e', '#e8913a', '#c23c34', '#7f8f3c'] : ['#5f9a4c', '#7aa84e', '#4d8a55'];
  const tones = leaves.map((leaf) =>
    palette.air(palette.shade(mix(leaf, palette.ground, season === 'maple' ? 0.12 : 0.4)), 0.1),
  );
  paintCrowns(
    stage,
    shore,
    season === 'snow' ? [mix(palette.lit('#eef3ff'), palette.shade('#b7c4e4'), 0.4), palette.shade('#9fb0d8')] : tones,
    own.range(0.4, 0.7),
  );
}

/** Round crowns along the far shore, each lit above and dark below. */
function paintCrowns(stage: Stage, shore: number, tones: readonly string[], density: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork('crowns');
  for (let x = -20 * u; x < w + 40 * u; x += own.range(30, 72) * u) {
    if (!own.chance(density)) continue;
    const tone = tones[own.whole(0, tones.length - 1)] ?? palette.ground;
    const size = own.range(22, 44) * u;
    for (const [shift, by, share] of [
      [0.2, -0.06, 1],
      [0, 0, 0.86],
      [-0.3, 0.05, 0.55],
    ] as const) {
      let d = '';
      for (let tuft = 0; tuft < 6; tuft += 1) {
        const turn = own.range(0, 6.28);
        const reach = Math.sqrt(own.next()) * size * 0.7 * share;
        d += dot(
          x + Math.cos(turn) * reach * 1.2,
          shore - size * (0.62 - shift) + Math.sin(turn) * reach * 0.7,
          size * own.range(0.26, 0.42) * share,
        );
      }
      ink.path(d, lighten(tone, by));
    }
  }
}
