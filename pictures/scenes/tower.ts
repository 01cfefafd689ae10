import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, box, curve, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintSkyline } from '../parts/buildings.ts';
import { paintPeak, paintRidge, ridgeLine } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { paintBranch, paintBushes, paintTree } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

/** A city from its lookout hill: roofs fading into the air, a broad road of lights, one tower above all. */
export function paintTowerView(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * 0.56;
  const hero = w * plan.range(0.28, 0.38);
  paintSky(stage, horizon + 20 * u, { x: w * plan.range(0.68, 0.82), y: h * plan.range(0.24, 0.34), r: 54 * u });
  paintClouds(stage, horizon, 6, 0.1, 0.7);
  paintBirds(stage, w * 0.55, h * 0.2, 5);
  paintPeak(stage, { x: w * plan.range(0.58, 0.7), foot: horizon + 10 * u, tall: h * plan.range(0.16, 0.24), half: 250 * u, rock: palette.ridge, distance: 0.58, snow: 0.3, hollow: 1.3, blunt: 0.05 });
  paintRidge(stage, ridgeLine(stage, 'hills', horizon - 24 * u, 22 * u, 2.2), h, palette.ridge, 0.56);
  paintMist(stage, horizon + 6 * u, 80 * u, 0.5);
  const rows = [[0, 14, 30, 90, 0.6], [1, 44, 34, 112, 0.46], [2, 82, 36, 120, 0.32]] as const;
  const city = mix(palette.ridge, palette.dark ? palette.deep : '#c8c0cc', palette.dark ? 0.22 : 0.35);
  for (const [at, drop, low, high, distance] of rows) {
    paintSkyline(stage, { from: -30, to: w + 20, foot: horizon + drop * u, low: low * u, high: high * u, colour: city, distance, name: `row${at}`, windows: at > 0 });
    paintMist(stage, horizon + drop * u, 56 * u, 0.4);
  }
  if (palette.dark) paintGlow(stage, hero, horizon - 60 * u, 260 * u, palette.horizon, 0.4);
  paintMast(stage, { x: hero, foot: horizon + 96 * u, tall: h * (stage.format === 'tall' ? 0.48 : 0.54), kind: plan.whole(0, 2) });
  paintSkyline(stage, { from: -30, to: w + 20, foot: horizon + 138 * u, low: 36 * u, high: 104 * u, colour: mix(city, palette.deep, 0.1), distance: 0.17, name: 'row3', windows: true });
  const floor = mix(city, palette.deep, palette.dark ? 0.4 : 0.12);
  ink.rect(0, horizon + 137 * u, w, h, ink.vertical([[0, palette.air(palette.shade(floor), 0.2)], [0.4, palette.shade(floor)], [1, palette.shade(floor)]]));
  paintSkyline(stage, { from: -30, to: w + 20, foot: horizon + 172 * u, low: 22 * u, high: 58 * u, colour: mix(city, palette.deep, 0.14), distance: 0.1, name: 'row3b', windows: true });
  const road = w * plan.range(0.56, 0.66);
  paintRoad(stage, horizon + 128 * u, road);
  paintSkyline(stage, { from: -30, to: w * 0.5, foot: h * 0.9, low: 40 * u, high: 104 * u, colour: mix(city, palette.deep, 0.2), distance: 0.05, name: 'row4', windows: true });
  paintSkyline(stage, { from: w * 0.8, to: w + 30, foot: h * 0.9, low: 36 * u, high: 96 * u, colour: mix(city, palette.deep, 0.2), distance: 0.05, name: 'row5', windows: true });
  paintLookout(stage, road);
}

type Mast = { readonly x: number; readonly foot: number; readonly tall: number; readonly kind: number };

function paintMast(stage: Stage, mast: Mast): void {
  if (mast.kind === 0) paintLattice(stage, mast);
  else paintPods(stage, mast);
}

/** A lattice tower on four feet, banded in the accent and white. */
function paintLattice(stage: Stage, { x, foot, tall }: Mast): void {
  const { ink, palette, u } = stage;
  const half = (share: number): number => tall * (0.018 + 0.15 * (1 - share) ** 2.3);
  const y = (share: number): number => foot - tall * share;
  const bands = 9;
  for (let band = 0; band < bands; band += 1) {
    const [a, b] = [(band / bands) * 0.86, ((band + 1) / bands) * 0.86];
    const colour = band % 2 === 0 ? palette.accent : '#fff2e4';
    const [bright, dim] = [palette.lit(colour), palette.shade(colour)];
    for (const side of [-1, 1]) ink.path(polygon([[x + side * half(a), y(a)], [x + side * half(b), y(b)], [x + side * half(b) * 0.76, y(b)], [x + side * half(a) * 0.8, y(a)]]), side < 0 ? bright : dim);
    let braces = '';
    const cells = band < 3 ? 2 : 1;
    for (let cell = 0; cell < cells; cell += 1) {
      const [p, q] = [a + ((b - a) * cell) / cells, a + ((b - a) * (cell + 1)) / cells];
      braces += line([[x - half(p) * 0.9, y(p)], [x + half(q) * 0.9, y(q)]]) + line([[x + half(p) * 0.9, y(p)], [x - half(q) * 0.9, y(q)]]) + line([[x - half(q), y(q)], [x + half(q), y(q)]]);
    }
    ink.stroke(braces, mix(bright, dim, 0.4), Math.max(1.2 * u, tall * 0.005));
  }
  for (const [share, deep] of [[0.4, 0.035], [0.68, 0.045]] as const) {
    const wide = half(share) * 1.45 + 8 * u;
    ink.path(pill(x - wide, y(share) - tall * deep, wide * 2, tall * deep, 3 * u), ink.horizontal([[0, palette.lit('#fff4ea')], [1, palette.shade('#e0d4dc')]]));
    ink.rect(x - wide * 0.9, y(share) - tall * deep * 0.72, wide * 1.8, tall * deep * 0.36, palette.dark ? palette.lamp : palette.shade('#4a6a9a'));
  }
  ink.path(polygon([[x - half(0.86), y(0.86)], [x, y(1.08)], [x + half(0.86), y(0.86)]]), palette.lit(palette.accent));
  if (!palette.dark) return;
  let bulbs = '';
  for (let share = 0.02; share < 0.86; share += 0.03) bulbs += dot(x - half(share), y(share), 1.6 * u) + dot(x + half(share), y(share), 1.6 * u);
  ink.path(bulbs, '#fff0c0');
  paintGlow(stage, x, y(1.08), 26 * u, palette.accent, 0.9);
}

/** A shaft with one or two pods and an antenna. */
function paintPods(stage: Stage, { x, foot, tall, kind }: Mast): void {
  const { ink, palette, u } = stage;
  const concrete = '#e4dcea';
  const [bright, dim] = [palette.lit(concrete), palette.shade(concrete)];
  const side = ink.horizontal([[0, bright], [0.45, mix(bright, dim, 0.35)], [1, dim]]);
  const y = (share: number): number => foot - tall * share;
  const at = (share: number): number => tall * (0.016 + 0.055 * (1 - share) ** 2.6);
  const shares = [0, 0.1, 0.2, 0.35, 0.5, 0.66, 0.8];
  ink.path(area(shares.map((share): Point => [x - at(share), y(share)]), shares.map((share): Point => [x + at(share), y(share)]).reverse()), side);
  ink.stroke(line([[x, y(0.02)], [x, y(0.66)]]), dim, 2 * u, { opacity: 0.5 });
  const pods = kind === 1 ? [[0.66, 0.078], [0.82, 0.036]] : [[0.3, 0.06], [0.7, 0.062], [0.84, 0.03]];
  for (const [share = 0, r = 0] of pods) {
    const [cy, rx, ry] = [y(share), tall * r, tall * r * (kind === 1 ? 0.6 : 0.95)];
    if (palette.dark) paintGlow(stage, x, cy, rx * 3, palette.accent, 0.34);
    const shell = palette.lit(kind === 1 ? '#f0e8f0' : mix(palette.accent, '#d86a9a', 0.35));
    ink.ellipse(x, cy, rx, ry, ink.slanted([[0, lighten(shell, 0.06)], [0.5, shell], [1, palette.shade(shell)]], 0, 0, 1, 0.9));
    const lamp = palette.dark ? palette.lamp : palette.shade('#4a6a9a');
    ink.path(pill(x - rx * 0.96, cy - ry * 0.2, rx * 1.92, ry * 0.22, 2) + pill(x - rx * 0.9, cy + ry * 0.22, rx * 1.8, ry * 0.16, 2), lamp);
    ink.stroke(line([[x - rx, cy + ry * 0.08], [x + rx, cy + ry * 0.08]]), palette.lit(palette.accent), ry * 0.1);
  }
  ink.path(polygon([[x - tall * 0.012, y(0.8)], [x - tall * 0.003, y(1.08)], [x + tall * 0.003, y(1.08)], [x + tall * 0.012, y(0.8)]]), side);
  ink.path(box(x - tall * 0.011, y(0.93), tall * 0.022, tall * 0.03) + box(x - tall * 0.008, y(1), tall * 0.016, tall * 0.024), palette.lit(palette.accent));
  if (palette.dark) paintGlow(stage, x, y(1.08), 24 * u, palette.accent, 0.9);
}

/** A road that comes out of the city and widens: two rows of moving lights by night, traffic by day. */
function paintRoad(stage: Stage, top: number, x: number): void {
  const { ink, palette, h, u, random } = stage;
  const plan = random.fork('road');
  const bottom = h * 0.9;
  const centre = (share: number): number => x + Math.sin(share * 2.2) * 46 * u * share;
  const half = (share: number): number => (10 + 96 * share ** 1.6) * u;
  const shares = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];
  const y = (share: number): number => top + (bottom - top) * share;
  const edge = (sign: number): Point[] => shares.map((share): Point => [centre(share) + sign * half(share), y(share)]);
  const tar = palette.dark ? mix(palette.deep, palette.ridge, 0.35) : palette.shade('#9a94ac');
  ink.path(area(edge(-1), [...edge(1)].reverse()), ink.vertical([[0, palette.air(tar, 0.4)], [1, tar]]));
  for (const lane of [-0.9, 0.9]) ink.stroke(curve(shares.map((share): Point => [centre(share) + lane * half(share), y(share)]), 1), palette.lit('#e8dcd4'), 1.6 * u, { opacity: 0.5 });
  for (const lane of [-0.62, -0.3, 0.3, 0.62]) {
    const colour = lane < 0 ? '#fff2cc' : '#ff5a48';
    const trail = curve(shares.map((share): Point => [centre(share) + lane * half(share), y(share)]), 1);
    if (palette.dark) ink.stroke(trail, colour, 2.6 * u, { opacity: 0.8 });
    else ink.stroke(trail, '#fff8ec', 1 * u, { opacity: 0.5, 'stroke-dasharray': `${n(9 * u)} ${n(9 * u)}` });
    for (let car = 0; car < 5; car += 1) {
      const share = plan.range(0.1, 0.95);
      const [cx, cy, s] = [centre(share) + lane * half(share), y(share), (2.5 + 9 * share) * u];
      if (palette.dark) paintGlow(stage, cx, cy, s * 2.2, colour, 0.8);
      else ink.path(pill(cx - s * 0.55, cy - s * 0.9, s * 1.1, s * 1.5, s * 0.3), palette.lit(plan.pick([palette.accent, '#ffffff', '#3a6aa8', '#f2b84a'])));
    }
  }
}

/** The wall of the lookout with people, trees and a coin telescope. */
function paintLookout(stage: Stage, road: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('lookout');
  const leaf = mix(palette.ground, palette.deep, palette.dark ? 0.55 : 0.35);
  for (let x = -10; x < w; x += own.range(36, 70) * u) {
    const beside = Math.abs(x - road - 36 * u) > 130 * u;
    paintTree(stage, x, h * (beside ? 0.94 : 0.98), own.range(54, 92) * u * (beside ? 1 : 0.5), leaf);
  }
  paintBushes(stage, -10, w + 10, h * 0.965, 30 * u, [leaf, mix(leaf, palette.deep, 0.3)]);
  const stone = mix(palette.deep, '#3a2c54', 0.4);
  const y = h * 0.965;
  let people = '';
  for (const at of [0.13, 0.16, 0.44, 0.7, 0.73, 0.9]) people += person(w * (at + own.range(-0.02, 0.02)), y + 26 * u, own.range(78, 92) * u, own);
  ink.path(people, stone);
  ink.rect(0, y, w, h - y + 2, ink.vertical([[0, lighten(stone, 0.1)], [1, stone]]));
  ink.rect(0, y - 4 * u, w, 6 * u, mix(lighten(stone, 0.2), palette.horizon, 0.3));
  const scope = w * 0.56;
  ink.path(box(scope - 3 * u, y - 46 * u, 6 * u, 50 * u) + polygon([[scope - 24 * u, y - 62 * u], [scope + 20 * u, y - 56 * u], [scope + 20 * u, y - 42 * u], [scope - 24 * u, y - 46 * u]]), darken(stone, 0.02));
  paintBranch(stage, -14, h * 0.08, w * 0.24, lighten(leaf, 0.02), lighten(leaf, 0.12));
}
