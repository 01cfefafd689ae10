import { mix } from '../colour.ts';
import { polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintCeiling } from './museum-ceiling.ts';
import { paintColonnade } from './museum-columns.ts';
import { paintEnd } from './museum-end.ts';
import { paintFloor } from './museum-floor.ts';
import { paintFrame } from './museum-frame.ts';
import { heroOf, paintHero, paintHeroMirror } from './museum-hero.ts';
import { roomOf } from './museum-room.ts';
import type { Room } from './museum-room.ts';
import { paintBench, paintRopes, paintVisitors } from './museum-visitors.ts';
import { paintWalls } from './museum-walls.ts';

/** A long hall hung with pictures under a roof of glass, one great work on its plinth, visitors on the polished floor. */
export function paintMuseum(stage: Stage): void {
  const { ink, palette, w, h } = stage;
  const room = roomOf(stage);
  const hero = heroOf(stage, room);
  ink.rect(0, 0, w, h, mix(room.coat.vault, palette.deep, 0.4));
  paintCeiling(stage, room);
  const end = ink.symbol(() => paintEnd(stage, room));
  ink.use(end, '');
  paintWalls(stage, room, 1);
  paintFloor(stage, room, end);
  paintBeams(stage, room);
  if (room.colonnade) paintColonnade(stage, room);
  paintHeroMirror(stage, room, hero);
  paintVisitors(stage, room, hero);
  paintRopes(stage, room, hero, false);
  paintHero(stage, room, hero);
  paintRopes(stage, room, hero, true);
  paintBench(stage, room, hero);
  paintFrame(stage, room, hero.x > 0 ? -1 : 1);
}

/** Slanted shafts that fall from the roof lights, and the bright fields where they meet the floor. */
function paintBeams(stage: Stage, room: Room): void {
  const { ink, palette, random, time, w, h } = stage;
  const own = random.fork('beams');
  const { left, right, far, crown, bays } = room;
  const middle = (left + right) / 2;
  const side = own.pick([-1, 1]);
  const strength = { dawn: 0.42, day: 0.42, dusk: 0.3, night: 0.08 }[time];
  const light = { dawn: '#ffe2b8', day: '#fff8e0', dusk: '#ffb27a', night: '#9ab4e8' }[time];
  const half = (right - left) * 0.1;
  for (let bay = bays - 1; bay >= 1; bay -= 1) {
    const [near, deep] = [(far * (bay + 0.1)) / bays, (far * (bay + 0.8)) / bays];
    const reach = middle + side * (right - left) * 0.21;
    const pane = (share: number): string => {
      const from = reach + half * (share * 0.68 - 0.3);
      return polygon([
        room.at(from, 0, near),
        room.at(from + half * 0.6, 0, near),
        room.at(from + half * 0.6, 0, deep),
        room.at(from, 0, deep),
      ]);
    };
    ink.path([-1, 0, 1].map(pane).join(''), light, { opacity: strength * 1.25, filter: ink.blur(1.4, 1) });
    const [tx, ty] = room.at(middle - half * 0.6, crown * 0.97, (near + deep) / 2);
    const [ux] = room.at(middle + half * 0.6, crown * 0.97, (near + deep) / 2);
    ink.path(
      polygon([[tx, ty], [ux, ty], room.at(reach + half, 0, deep), room.at(reach - half, 0, near)]),
      ink.vertical([
        [0, light, 0],
        [0.16, light, strength * 0.5],
        [0.5, light, strength * 0.34],
        [1, light, strength * 0.06],
      ]),
    );
  }
  if (palette.dark) paintGlow(stage, w * 0.5, h * 0.6, w * 0.4, '#ffb870', 0.16);
}
