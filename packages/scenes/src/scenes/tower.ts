import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, box, curve, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintSkyline } from '../parts/buildings.ts';
import { paintPeak, paintRidge, ridgeLine } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { paintBranch, paintBushes, paintTree } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintMast } from './tower-mast.ts';

/** A city from its lookout hill: roofs fading into the air, a broad road of lights, one tower above all. */
export function paintTowerView(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * 0.56;
  const hero = w * plan.range(0.28, 0.38);
  paintSky(stage, horizon + 20 * u, { x: w * plan.range(0.68, 0.82), y: h * plan.range(0.24, 0.34), r: 54 * u });
  paintClouds(stage, horizon, 6, 0.1, 0.7);
  paintBirds(stage, w * 0.55, h * 0.2, 5);
  paintPeak(stage, {
    x: w * plan.range(0.58, 0.7),
    foot: horizon + 10 * u,
    tall: h * plan.range(0.16, 0.24),
    half: 250 * u,
    rock: palette.ridge,
    distance: 0.58,
    snow: 0.3,
    hollow: 1.3,
    blunt: 0.05,
  });
  paintRidge(stage, ridgeLine(stage, 'hills', horizon - 24 * u, 22 * u, 2.2), h, palette.ridge, 0.56);
  paintMist(stage, horizon + 6 * u, 80 * u, 0.5);
  const city = mix(palette.ridge, palette.dark ? palette.deep : '#c8c0cc', palette.dark ? 0.22 : 0.35);
  paintFarRows(stage, horizon, city);
  if (palette.dark) paintGlow(stage, hero, horizon - 60 * u, 260 * u, palette.horizon, 0.4);
  const tall = h * (stage.format === 'tall' ? 0.48 : 0.54);
  paintMast(stage, { x: hero, foot: horizon + 96 * u, tall, kind: plan.whole(0, 2) });
  const road = w * plan.range(0.56, 0.66);
  paintNearRows(stage, horizon, city, road);
  paintLookout(stage, road);
}

function paintFarRows(stage: Stage, horizon: number, colour: string): void {
  const { w, u } = stage;
  for (const [at, drop, low, high, distance] of [
    [0, 14, 30, 90, 0.6],
    [1, 44, 34, 112, 0.46],
    [2, 82, 36, 120, 0.32],
  ] as const) {
    const size = { low: low * u, high: high * u, foot: horizon + drop * u };
    paintSkyline(stage, { from: -30, to: w + 20, ...size, colour, distance, name: `row${at}`, windows: at > 0 });
    paintMist(stage, horizon + drop * u, 56 * u, 0.4);
  }
}

function paintNearRows(stage: Stage, horizon: number, city: string, road: number): void {
  const { ink, palette, w, h, u } = stage;
  const row = (name: string, from: number, to: number, foot: number, [low, high]: Point, distance: number): void => {
    const colour = mix(city, palette.deep, 0.27 - distance);
    paintSkyline(stage, { from, to, foot, low: low * u, high: high * u, colour, distance, name, windows: true });
  };
  row('row3', -30, w + 20, horizon + 138 * u, [36, 104], 0.17);
  const floor = palette.shade(mix(city, palette.deep, palette.dark ? 0.4 : 0.12));
  const ground = ink.vertical([
    [0, palette.air(floor, 0.2)],
    [0.4, floor],
    [1, floor],
  ]);
  ink.rect(0, horizon + 137 * u, w, h, ground);
  row('row3b', -30, w + 20, horizon + 172 * u, [22, 58], 0.1);
  paintRoad(stage, horizon + 128 * u, road);
  row('row4', -30, w * 0.5, h * 0.9, [40, 104], 0.05);
  row('row5', w * 0.8, w + 30, h * 0.9, [36, 96], 0.05);
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
  ink.path(
    area(edge(-1), edge(1).toReversed()),
    ink.vertical([
      [0, palette.air(tar, 0.4)],
      [1, tar],
    ]),
  );
  for (const lane of [-0.9, 0.9])
    ink.stroke(
      curve(
        shares.map((share): Point => [centre(share) + lane * half(share), y(share)]),
        1,
      ),
      palette.lit('#e8dcd4'),
      1.6 * u,
      { opacity: 0.5 },
    );
  for (const lane of [-0.62, -0.3, 0.3, 0.62]) {
    const colour = lane < 0 ? '#fff2cc' : '#ff5a48';
    const trail = curve(
      shares.map((share): Point => [centre(share) + lane * half(share), y(share)]),
      1,
    );
    if (palette.dark) ink.stroke(trail, colour, 2.6 * u, { opacity: 0.8 });
    else ink.stroke(trail, '#fff8ec', 1 * u, { opacity: 0.5, 'stroke-dasharray': `${n(9 * u)} ${n(9 * u)}` });
    for (let car = 0; car < 5; car += 1) {
      const share = plan.range(0.1, 0.95);
      const [cx, cy, s] = [centre(share) + lane * half(share), y(share), (2.5 + 9 * share) * u];
      if (palette.dark) paintGlow(stage, cx, cy, s * 2.2, colour, 0.8);
      else
        ink.path(
          pill(cx - s * 0.55, cy - s * 0.9, s * 1.1, s * 1.5, s * 0.3),
          palette.lit(plan.pick([palette.accent, '#ffffff', '#3a6aa8', '#f2b84a'])),
        );
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
  for (const at of [0.13, 0.16, 0.44, 0.7, 0.73, 0.9])
    people += person(w * (at + own.range(-0.02, 0.02)), y + 26 * u, own.range(78, 92) * u, own);
  ink.path(people, stone);
  ink.rect(
    0,
    y,
    w,
    h - y + 2,
    ink.vertical([
      [0, lighten(stone, 0.1)],
      [1, stone],
    ]),
  );
  ink.rect(0, y - 4 * u, w, 6 * u, mix(lighten(stone, 0.2), palette.horizon, 0.3));
  const scope = w * 0.56;
  ink.path(
    box(scope - 3 * u, y - 46 * u, 6 * u, 50 * u) +
      polygon([
        [scope - 24 * u, y - 62 * u],
        [scope + 20 * u, y - 56 * u],
        [scope + 20 * u, y - 42 * u],
        [scope - 24 * u, y - 46 * u],
      ]),
    darken(stone, 0.02),
  );
  paintBranch(stage, -14, h * 0.08, w * 0.24, lighten(leaf, 0.02), lighten(leaf, 0.12));
}
