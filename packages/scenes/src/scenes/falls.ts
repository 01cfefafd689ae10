import { darken, mix } from '../colour.ts';
import { polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintFrame } from './falls-frame.ts';
import { bushSymbol, putShrubs } from './falls-growth.ts';
import { paintBridge, paintFireflies, paintLife } from './falls-life.ts';
import { planGorge } from './falls-plan.ts';
import type { Gorge } from './falls-plan.ts';
import { paintBoulder, paintPool } from './falls-pool.ts';
import type { Mirrored } from './falls-pool.ts';
import { paintCliff } from './falls-walls.ts';
import type { Cliff } from './falls-walls.ts';
import { paintFall, paintPlunge } from './falls-water.ts';

/** A waterfall at the end of a green gorge, its river flowing to the viewer past rafts, canoes or walkers. */
export function paintFalls(stage: Stage): void {
  const { ink, palette, h, u } = stage;
  const gorge = planGorge(stage);
  paintHeaven(stage, gorge);
  const head = ink.symbol(() => paintHead(stage, gorge));
  const walls = sideWalls(stage, gorge);
  const drawn = walls.map((cliff): Mirrored => ({
    id: ink.symbol(() => paintCliff(stage, gorge, cliff)),
    foot: cliff.foot,
  }));
  ink.use(head, '');
  paintPool(stage, gorge, [{ id: head, foot: gorge.foot }, ...drawn]);
  paintPlunge(stage, gorge);
  for (const [at, { id, foot }] of drawn.entries()) {
    ink.use(id, '');
    paintBank(stage, gorge, walls[at]);
    if (at === 1) paintMist(stage, foot - 50 * u, 130 * u, palette.dark ? 0.16 : 0.26);
    if (at === 3 && gorge.bridge) paintBridge(stage, gorge, walls.slice(2, 4));
  }
  paintShafts(stage, gorge);
  paintLife(stage, gorge);
  paintFrame(stage, gorge);
  if (palette.dark) paintFireflies(stage, gorge, h);
}

function paintHeaven(stage: Stage, gorge: Gorge): void {
  const { palette, w, h, u, random, time } = stage;
  const own = random.fork('heaven');
  const horizon = gorge.lip + h * 0.14;
  const x = gorge.x + gorge.sun * w * own.range(0.13, 0.2);
  const disc = { x, y: h * own.range(0.12, 0.17), r: 40 * u };
  paintSky(stage, horizon, time === 'day' ? undefined : disc);
  if (time === 'day') paintGlow(stage, x, -h * 0.04, h * 0.5, palette.disc, 0.8);
  paintClouds(stage, horizon, 4, 0.1, 0.6);
  paintBirds(stage, gorge.x - gorge.sun * w * 0.06, h * 0.1, 5);
  paintRidge(
    stage,
    ridgeLine(stage, 'far', gorge.lip - 26 * u, 30 * u, 2.6),
    h,
    mix(palette.ridge, gorge.leaf, 0.6),
    0.6,
  );
}

/** The wall at the end of the gorge: wet rock behind the water, a flank on either side. */
function paintHead(stage: Stage, gorge: Gorge): void {
  const { ink, palette, w, h, u } = stage;
  const { x, lip, foot, half } = gorge;
  const own = stage.random.fork('head');
  const gap = half * 1.12 + 10 * u;
  const wet = palette.air(palette.shade(darken(gorge.rock, 0.12)), 0.2);
  const broad = gap + 70 * u;
  ink.path(
    polygon([
      [x - broad, foot + 4],
      [x - broad, lip + own.range(-6, 8) * u],
      [x - half * 0.6, lip + 4 * u],
      [x + half * 0.6, lip + 4 * u],
      [x + broad, lip + own.range(-6, 8) * u],
      [x + broad, foot + 4],
    ]),
    ink.vertical([
      [0, wet],
      [0.6, mix(wet, palette.deep, 0.16)],
      [1, palette.air(wet, 0.3)],
    ]),
  );
  const rise = h * (gorge.form === 'narrow' ? 0.1 : 0.05);
  for (const side of [-1, 1] as const)
    paintCliff(stage, gorge, {
      name: `head${side}`,
      side,
      inner: x + side * gap * own.range(0.86, 1),
      lean: 0.02,
      rim: [lip - 8 * u, lip - rise],
      foot,
      distance: 0.52,
    });
  paintFall(stage, gorge);
  const brink = [0, 0.3, 0.55, 0.8, 1.05, 1.3].flatMap((away): Point[] =>
    [-1, 1].map((side): Point => [
      x + side * (half + (8 + away * 52) * u) + own.range(-4, 4) * u,
      lip + own.range(-2, 6) * u,
    ]),
  );
  if (gorge.kind === 'curtain')
    for (let tuft = own.whole(2, 4); tuft > 0; tuft -= 1)
      brink.push([x + own.range(-0.8, 0.8) * half, lip + own.range(0, 5) * u]);
  const leaf = palette.air(mix(gorge.leaf, palette.deep, 0.08), 0.4);
  const bush = bushSymbol(stage, leaf, own);
  for (let shore = 0; shore < w; shore += 15 * u)
    if (Math.abs(shore - x) > half * 1.5 + 34 * u)
      brink.push([shore + own.range(-6, 6) * u, foot + own.range(-3, 1) * u]);
  putShrubs(stage, [bush, bush, bush, bush], brink, 0.4, own);
  ink.rect(
    0,
    foot - h * 0.2,
    w,
    h * 0.2,
    ink.vertical([
      [0, palette.horizon, 0],
      [1, palette.horizon, palette.dark ? 0.2 : 0.3],
    ]),
  );
}

/** Three walls on each side, the near ones darker, farther out and lower at the water. */
function sideWalls(stage: Stage, gorge: Gorge): Cliff[] {
  const { w, h, u, random } = stage;
  const own = random.fork('walls');
  const narrow = gorge.form === 'narrow';
  const reach = narrow ? [0.4, 0.6, 0.8] : [0.64, 0.83, 0.95];
  const tops = narrow
    ? [
        [0.1, -0.06],
        [-0.04, -0.2],
        [-0.16, -0.3],
      ]
    : [
        [gorge.lip / h - 0.02, gorge.lip / h - 0.12],
        [0.25, 0.12],
        [0.3, 0.17],
      ];
  return [0, 1, 2].flatMap((depth) =>
    ([-1, 1] as const).map((side): Cliff => {
      const room = side < 0 ? gorge.x : w - gorge.x;
      const least = gorge.half * 1.3 + (46 + depth * 34) * u;
      const [inside = 0, outside = 0] = tops[depth] ?? [];
      return {
        name: `wall${depth}${side}`,
        side,
        inner: gorge.x + side * Math.max(least, room * ((reach[depth] ?? 1) + own.range(-0.05, 0.05))),
        lean: narrow ? own.range(0.06, 0.2) : own.range(0.1, 0.3),
        rim: [h * (inside + own.range(-0.03, 0.03)), h * (outside + own.range(-0.03, 0.03))],
        foot: gorge.foot + h * ([0.012, 0.06, 0.15][depth] ?? 0) + side * 4 * u,
        distance: [0.33, 0.14, 0][depth] ?? 0,
      };
    }),
  );
}

/** Shrubs and boulders where a wall meets the water. */
function paintBank(stage: Stage, gorge: Gorge, wall: Cliff | undefined): void {
  if (wall === undefined) return;
  const { palette, w, u, random } = stage;
  const { side, distance } = wall;
  const own = random.fork(`bank-${wall.name}`);
  const border = side < 0 ? 0 : w;
  const size = (34 - distance * 54) * u;
  const leaf = palette.air(mix(gorge.leaf, palette.deep, 0.3 - distance * 0.7), distance);
  const places: Point[] = [];
  for (let x = wall.inner - side * size * 0.4; (border - x) * side > -size; x += side * size * own.range(0.5, 1))
    places.push([x, wall.foot + 2 * u - own.next() * size * 0.5]);
  const bush = bushSymbol(stage, leaf, own);
  putShrubs(stage, [bush, bush, bush, bush], places, distance, own);
  for (let x = wall.inner - side * size; (border - x) * side > -size; x += side * size * own.range(1, 2.6))
    paintBoulder(stage, gorge, {
      x,
      y: wall.foot + own.range(2, 12) * u,
      size: size * (0.4 + own.next() ** 2 * 1.3),
      distance,
    });
}

/** Soft shafts of light that slant down from the sun's side. */
function paintShafts(stage: Stage, gorge: Gorge): void {
  const { ink, palette, w, h, u, random, time } = stage;
  const own = random.fork('shafts');
  const strength = { dawn: 0.3, day: 0.26, dusk: 0.2, night: 0.13 }[time];
  /* A red sun still throws pale light. */
  const beam = mix(palette.disc, '#fff0d2', time === 'night' ? 0.2 : 0.7);
  const from = gorge.x + gorge.sun * w * 0.34;
  paintGlow(stage, from, -h * 0.02, h * 0.62, beam, strength * 1.5);
  ink.group({ filter: ink.blur(7 * u, 7 * u) }, () => {
    for (let shaft = 0; shaft < 5; shaft += 1) {
      const top = from + own.range(-0.12, 0.1) * w;
      const slant = -gorge.sun * h * own.range(0.42, 0.62);
      const wide = w * own.range(0.018, 0.045);
      const end = h * own.range(0.66, 0.84);
      const share = strength * own.range(0.6, 1);
      ink.path(
        polygon([
          [top - wide * 0.5, -20],
          [top + wide * 0.5, -20],
          [top + slant + wide * 1.6, end],
          [top + slant - wide * 1.6, end],
        ]),
        ink.vertical([
          [0, beam, share],
          [0.55, beam, share * 0.5],
          [1, beam, 0],
        ]),
      );
    }
  });
}
