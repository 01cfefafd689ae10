import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintBust, paintStatue } from './museum-marble.ts';
import type { Tones } from './museum-marble.ts';
import type { Room } from './museum-room.ts';
import { paintMobile, paintRings, paintVase } from './museum-works.ts';

export type HeroKind = 'bust' | 'statue' | 'vase' | 'rings' | 'mobile';

/** A work on its plinth: its place on the floor, and how many metres tall plinth and work are. */
export type Hero = {
  readonly kind: HeroKind;
  readonly x: number;
  readonly z: number;
  readonly plinth: number;
  readonly tall: number;
  /** 1 when the light comes from the left. */
  readonly facing: 1 | -1;
};

export function heroOf(stage: Stage, room: Room): Hero {
  const plan = stage.random.fork('hero');
  const kind = room.modern
    ? plan.pick(['rings', 'mobile', 'vase'] as const)
    : plan.pick(['statue', 'bust', 'vase', 'statue', 'bust', 'rings'] as const);
  const side = room.vx > stage.w * 0.56 ? -1 : room.vx < stage.w * 0.44 ? 1 : plan.pick([-1, 1] as const);
  const z = (room.far / 2.3) * plan.range(0.38, 0.66);
  const target = stage.w * (0.5 + side * plan.range(0.15, 0.2));
  const [plinth, tall] = {
    statue: [1.15, 3.1],
    bust: [1.75, 2],
    vase: [1.05, 2.4],
    rings: [0.7, 2.7],
    mobile: [0.6, 3],
  }[kind];
  const middle = (room.left + room.right) / 2;
  const inFrame = ((stage.w * (0.5 + side * 0.25) - room.vx) / room.share(z)) * side;
  const besideCarpet = Math.min(side * middle + room.metre * 2.35, inFrame);
  const wished = ((target - room.vx) / room.share(z)) * side;
  const beforeColumns = side * (side < 0 ? room.left : room.right) - room.metre * (room.colonnade ? 2.35 : 1.2);
  const away = Math.min(Math.max(wished, besideCarpet), Math.max(beforeColumns, side * middle + room.metre * 1.9));
  return { kind, x: side * away, z, plinth: plinth ?? 1, tall: tall ?? 2, facing: side < 0 ? -1 : 1 };
}

export function paintHero(stage: Stage, room: Room, hero: Hero): void {
  const { ink, palette } = stage;
  const { coat, metre } = room;
  const size = metre * room.share(hero.z);
  const [x, foot] = room.at(hero.x, 0, hero.z);
  const top = foot - hero.plinth * size;
  paintGlow(
    stage,
    x,
    top - hero.tall * size * 0.5,
    hero.tall * size * 0.95,
    palette.dark ? '#ffcf8a' : '#fff4dc',
    palette.dark ? 0.55 : 0.4,
  );
  ink.ellipse(
    x,
    foot + size * 0.06,
    size * 1.35,
    size * 0.24,
    ink.radial([
      [0, palette.deep, 0.6],
      [0.6, palette.deep, 0.4],
      [1, palette.deep, 0],
    ]),
  );
  paintPlinth(stage, room, hero);
  const bright = mix(coat.lit('#fbf4e8'), '#fff8ea', 0.5);
  const marble: Tones = {
    light: bright,
    middle: mix(bright, coat.dim('#d8c8bc'), 0.42),
    dark: mix(coat.dim('#a898a8'), palette.deep, 0.12),
    line: coat.dim('#b0a0a8'),
  };
  ink.group({ transform: `translate(${n(x)} ${n(top + size * 0.05)}) scale(${hero.facing} 1)` }, () => {
    const tall = hero.tall * size;
    if (hero.kind === 'statue') paintStatue(stage, tall, marble);
    else if (hero.kind === 'bust') paintBust(stage, tall, marble);
    else if (hero.kind === 'vase') paintVase(stage, room, tall);
    else if (hero.kind === 'rings') paintRings(stage, room, tall);
    else paintMobile(stage, room, tall);
  });
}

/** The plinth and its work once more, upside down, as the floor shows them. */
export function paintHeroMirror(stage: Stage, room: Room, hero: Hero): void {
  const { ink } = stage;
  const [, foot] = room.at(hero.x, 0, hero.z);
  ink.group({ transform: `translate(0 ${n(foot * 2)}) scale(1 -1)`, opacity: 0.26, filter: ink.blur(2, 5) }, () =>
    paintHero(stage, room, hero),
  );
}

function paintPlinth(stage: Stage, room: Room, { x, z, plinth }: Hero): void {
  const { ink, palette } = stage;
  const { coat, metre, modern } = room;
  const stone = modern ? coat.stone : mix(coat.stone, coat.lit('#c8b0a0'), 0.35);
  const block = (half: number, low: number, high: number, shift: number): void => {
    const [near, deep] = [z - half * metre, z + half * metre];
    const at = (dx: number, y: number, depth: number): Point => room.at(x + dx * half * metre, y * metre, depth);
    const inner = x > 0 ? -1 : 1;
    ink.path(
      polygon([at(inner, low, near), at(inner, high, near), at(inner, high, deep), at(inner, low, deep)]),
      mix(darken(stone, 0.14 + shift), palette.deep, 0.12),
    );
    ink.path(
      polygon([at(-1, high, near), at(1, high, near), at(1, high, deep), at(-1, high, deep)]),
      lighten(stone, 0.04),
    );
    ink.path(
      polygon([at(-1, low, near), at(1, low, near), at(1, high, near), at(-1, high, near)]),
      ink.horizontal([
        [0, x > 0 ? darken(stone, shift) : mix(darken(stone, 0.1), palette.deep, 0.12)],
        [1, x > 0 ? mix(darken(stone, 0.1), palette.deep, 0.12) : darken(stone, shift)],
      ]),
    );
  };
  if (modern) {
    block(0.75, 0, plinth, 0);
    return;
  }
  block(0.78, 0, 0.2, 0.02);
  block(0.6, 0.2, plinth - 0.16, 0.05);
  block(0.72, plinth - 0.16, plinth, 0);
}
