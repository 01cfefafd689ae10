import { darken, lighten, mix } from '../colour.ts';
import { area, curve } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export type Season = 'moss' | 'maple' | 'snow';

export type Ground = {
  readonly season: Season;
  readonly stone: string;
  /** -1 when the light is on the left, 1 when it is on the right. */
  readonly side: -1 | 1;
};

export type Rock = { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number };

/** Returns what covers rocks and roofs: its color in light and in shadow. */
export function coverOf(stage: Stage, season: Season): readonly [string, string] {
  const { palette, time } = stage;
  if (season === 'snow')
    return [mix(palette.lit('#fbfcff'), '#ffffff', 0.2), mix(palette.shade('#b9c8ec'), palette.lit('#d8e2fa'), 0.4)];
  const moss = mix(season === 'maple' ? '#8f9a3c' : '#76a83f', palette.ground, time === 'day' ? 0.12 : 0.34);
  return [palette.lit(lighten(moss, 0.04)), palette.shade(moss)];
}

/** A rounded boulder: a lit face, a shadow face behind a wandering edge, moss or snow on its back. */
export function paintRock(stage: Stage, ground: Ground, rock: Rock, own: Random, plain = false): void {
  const { ink, palette } = stage;
  const { x, y, wide, tall } = rock;
  const stone = mix(ground.stone, own.pick(['#8a7f8c', '#6f7d8a', '#9a8f86']), own.range(0, 0.5));
  const [bright, dim] = [palette.lit(lighten(stone, 0.07)), palette.shade(darken(stone, 0.05))];
  if (!plain) {
    ink.ellipse(x, y + tall * 0.1, wide * 1.1, tall * 0.2, mix(palette.deep, palette.water[1], 0.3), { opacity: 0.34 });
    ink.ellipse(x, y + tall * 0.06, wide * 1.06, tall * 0.13, '#eafff8', { opacity: 0.34 });
  }
  const crown = crownOf(rock, own);
  const sole: Point[] = [
    [x + wide * 0.5, y + tall * 0.09],
    [x - wide * 0.5, y + tall * 0.09],
  ];
  const [from, to] = ground.side < 0 ? [0, 1] : [1, 0];
  ink.path(
    area([...crown, ...sole], [], 1),
    ink.slanted(
      [
        [0, bright],
        [0.45, mix(bright, dim, 0.32)],
        [1, dim],
      ],
      from,
      0,
      to,
      1,
    ),
  );
  if (plain) {
    paintCover(stage, ground, rock, crown, own);
    return;
  }
  const top = crown[ground.side < 0 ? 4 : 2] ?? [x, y - tall];
  const far = ground.side < 0 ? crown.slice(4) : crown.slice(0, 3).toReversed();
  const edge: Point[] = [
    [x - ground.side * wide * own.range(0.3, 0.42), y + tall * 0.09],
    [x - ground.side * wide * own.range(0.02, 0.2), y - tall * own.range(0.3, 0.45)],
    [top[0] + ground.side * wide * 0.06, y - tall * 0.7],
  ];
  ink.path(area([...far, ...edge], [], 0.7), dim, { opacity: 0.62 });
  paintCover(stage, ground, rock, crown, own);
}

/** Seven points from the left foot over the back to the right foot. */
function crownOf({ x, y, wide, tall }: Rock, own: Random): Point[] {
  const lean = own.range(-0.16, 0.16);
  return [
    [-1, 0.02],
    [-0.98, 0.42],
    [-0.66, 0.82],
    [-0.06, 1],
    [0.56, 0.86],
    [0.95, 0.45],
    [1, 0.02],
  ].map(([across = 0, up = 0], at): Point => {
    const firm = at === 0 || at === 6 ? 0 : 1;
    return [
      x + wide * (across * own.range(0.94, 1.03) + lean * up),
      y - tall * up * (1 + firm * own.range(-0.12, 0.1)),
    ];
  });
}

/** Which points of a rock's back carry the moss. */
const mossy: readonly [Span, ...Span[]] = [
  [1, 4],
  [2, 5],
  [1, 5],
  [2, 4],
];

type Span = readonly [number, number];

function paintCover(stage: Stage, ground: Ground, rock: Rock, crown: readonly Point[], own: Random): void {
  const { ink } = stage;
  const { wide, tall } = rock;
  const snow = ground.season === 'snow';
  if (!snow && own.chance(0.16)) return;
  const [light, dark] = coverOf(stage, ground.season);
  const [first, last] = snow ? [1, 5] : own.pick(mossy);
  const back = crown.slice(first, last + 1);
  const thick = tall * (snow ? own.range(0.26, 0.36) : own.range(0.16, 0.28));
  const lift = snow ? tall * 0.07 : tall * 0.012;
  const raised = back.map(([x, y], at): Point => [x, y - (at === 0 || at === back.length - 1 ? 0 : lift)]);
  const [startX, startY] = raised[0] ?? [rock.x, rock.y];
  const [endX, endY] = raised[raised.length - 1] ?? [rock.x, rock.y];
  const small = wide < 26 * stage.u;
  const hem: Point[] = (small ? [0.7, 0.36] : [0.84, 0.66, 0.48, 0.3, 0.14]).map((share, at): Point => {
    const arch = Math.sin(Math.PI * share) * (rock.y - tall * 0.92 - Math.min(startY, endY)) * 0.8;
    const drip = (at % 2 === 0 ? own.range(0.65, 1.15) : own.range(0.2, 0.5)) * thick;
    return [startX + (endX - startX) * share, startY + (endY - startY) * share + arch + drip];
  });
  const shape = area([...raised, ...hem], [], 0.9);
  ink.path(
    shape,
    ink.slanted(
      [
        [0, light],
        [0.5, mix(light, dark, 0.2)],
        [1, dark],
      ],
      ground.side < 0 ? 0 : 1,
      0,
      ground.side < 0 ? 1 : 0,
      1,
    ),
  );
  if (small) return;
  const glint = ground.side < 0 ? raised.slice(0, 3) : raised.slice(-3);
  ink.stroke(curve(glint, 1), lighten(light, 0.06), Math.max(0.8, wide * 0.03), { opacity: 0.7 });
}

/** Rocks along a line, from far to near, larger as they come nearer. */
export function paintRockRow(
  stage: Stage,
  ground: Ground,
  name: string,
  along: readonly Point[],
  sizes: readonly [number, number],
): void {
  const own = stage.random.fork(`rocks-${name}`);
  const lengths = along.slice(1).map(([x, y], at) => Math.hypot(x - (along[at]?.[0] ?? x), y - (along[at]?.[1] ?? y)));
  const total = lengths.reduce((sum, long) => sum + long, 0);
  const rocks: Rock[] = [];
  let gone = 0;
  while (gone < total) {
    const share = gone / total;
    const wide = (sizes[0] + (sizes[1] - sizes[0]) * share) * own.range(0.62, 1.2);
    const [x, y] = pointAt(along, lengths, gone);
    rocks.push({
      x: x + own.range(-0.2, 0.2) * wide,
      y: y + own.range(-0.14, 0.18) * wide,
      wide,
      tall: wide * own.range(0.72, 1.06),
    });
    gone += wide * own.range(1.25, 1.85);
  }
  for (const rock of rocks.toSorted((a, b) => a.y - b.y)) paintRock(stage, ground, rock, own, sizes[1] < 22 * stage.u);
}

function pointAt(along: readonly Point[], lengths: readonly number[], gone: number): Point {
  let rest = gone;
  for (const [at, long] of lengths.entries()) {
    const [from, to] = [along[at], along[at + 1]];
    if (from !== undefined && to !== undefined && (rest <= long || at === lengths.length - 1)) {
      const share = rest / (long || 1);
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    rest -= long;
  }
  return along[0] ?? [0, 0];
}
