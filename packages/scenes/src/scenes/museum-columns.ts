import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, polygon } from '../outline.ts';
import type { Stage } from '../stage.ts';
import type { Room } from './museum-room.ts';

/** Two rows of free columns that carry a beam along the hall, each with its mirror image in the floor. */
export function paintColonnade(stage: Stage, room: Room): void {
  const { ink, palette } = stage;
  const { coat, left, right, far, bays, cornice, metre } = room;
  const inset = metre * 1.25;
  const under = cornice - metre * 0.62;
  for (const x of [left + inset, right - inset]) {
    const beam = (low: number, high: number): string =>
      polygon([room.at(x, low, -far * 0.1), room.at(x, high, -far * 0.1), room.at(x, high, far), room.at(x, low, far)]);
    const wall = x < 0 ? left : right;
    ink.path(
      polygon([
        room.at(x, under, -far * 0.1),
        room.at(x, under, far),
        room.at(wall, under, far),
        room.at(wall, under, -far * 0.1),
      ]),
      mix(coat.stoneShade, palette.deep, 0.35),
    );
    ink.path(beam(under, cornice), coat.stoneShade);
    ink.path(beam(under + metre * 0.16, cornice - metre * 0.16), coat.stone);
    ink.path(beam(cornice - metre * 0.1, cornice + metre * 0.06), lighten(coat.stone, 0.02));
    ink.path(beam(under, under + metre * 0.06), coat.gold);
    for (let bay = bays; bay >= 0; bay -= 1) paintColumn(stage, room, x, (far * (bay - 0.12)) / bays, under);
  }
}

function paintColumn(stage: Stage, room: Room, x: number, z: number, tall: number): void {
  const { ink, palette } = stage;
  const { coat, metre } = room;
  const size = room.share(z) * metre;
  const marble = stage.random.fork('marble').pick(['#bd7e6c', '#8fa08c', '#c8a070', '#7f94a0']);
  const [light, dark] = [coat.lit(marble), mix(coat.lit(marble), coat.dim(marble), 0.8)];
  const pale = ink.horizontal([
    [0, coat.stoneShade],
    [0.4, coat.stone],
    [1, coat.stoneShade],
  ]);
  const [cx, foot] = room.at(x, 0, z);
  const [, top] = room.at(x, tall, z);
  const half = size * 0.3;
  const shaft = ink.horizontal([
    [0, x < 0 ? dark : darken(dark, 0.1)],
    [0.38, lighten(light, 0.1)],
    [0.66, light],
    [1, x < 0 ? darken(dark, 0.1) : dark],
  ]);
  const draw = (): void => {
    ink.path(
      polygon([
        [cx - half, foot],
        [cx - half * 0.84, top],
        [cx + half * 0.84, top],
        [cx + half, foot],
      ]),
      shaft,
    );
    ink.path(
      box(cx - half * 1.45, foot - size * 0.2, half * 2.9, size * 0.22) +
        box(cx - half * 1.2, foot - size * 0.34, half * 2.4, size * 0.15) +
        box(cx - half * 1.5, top, half * 3, size * 0.14),
      pale,
    );
    ink.path(
      `M${n(cx - half * 1.4)} ${n(top + size * 0.14)}H${n(cx + half * 1.4)}Q${n(cx + half * 0.9)} ${n(top + size * 0.24)} ${n(cx + half * 0.86)} ${n(top + size * 0.5)}H${n(cx - half * 0.86)}Q${n(cx - half * 0.9)} ${n(top + size * 0.24)} ${n(cx - half * 1.4)} ${n(top + size * 0.14)}Z`,
      coat.gold,
    );
  };
  ink.group({ transform: `translate(0 ${n(foot * 2)}) scale(1 -1)`, opacity: 0.2 }, draw);
  ink.ellipse(cx, foot, half * 2.2, half * 0.4, palette.deep, { opacity: 0.3 });
  draw();
}
