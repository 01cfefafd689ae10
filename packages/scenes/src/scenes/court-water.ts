import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, pill } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import { paintWater } from '../parts/water.ts';
import type { Stage } from '../stage.ts';
import { flame } from './court-storey.ts';
import { paintRock } from './springs-rocks.ts';

type Pond = {
  readonly from: number;
  readonly light: number;
  /** Draws everything beyond the water, as it is or as the water reflects it. */
  readonly shore: (mirrored: boolean) => void;
  readonly flat: () => void;
};

/** Still water that doubles its far shore: what is flat is turned over, what has depth is drawn as the water sees it. */
export function paintPond(stage: Stage, { from, light, shore, flat }: Pond): void {
  const { ink, h, palette } = stage;
  const backdrop = ink.symbol(flat);
  ink.use(backdrop, '');
  const turned = `translate(0 ${n(2 * from)}) scale(1 -1)`;
  /* The water turns over what it is given; what is drawn as a reflection already is turned over beforehand. */
  const mirrored = ink.symbol(() => {
    ink.use(backdrop, '');
    ink.group({ transform: turned }, () => shore(true));
  });
  paintWater(stage, {
    from,
    to: h,
    light,
    mirrored,
    colours: [
      mix(palette.horizon, palette.water[0], 0.5),
      mix(palette.water[0], palette.water[1], 0.4),
      mix(palette.water[1], palette.ground, 0.2),
      mix(palette.water[1], palette.deep, 0.45),
    ],
  });
  shore(false);
}

/** Lily pads in rafts, some with a flower; after sunset a few candles float among them. */
export function paintLilies(stage: Stage, places: readonly (readonly [number, number])[], size: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork('lilies');
  const green = mix(palette.shade('#5a9a62'), palette.ground, 0.3);
  let [under, pads, blooms, hearts] = ['', '', '', ''];
  const candles: [number, number, number][] = [];
  for (const [cx, cy] of places)
    for (let at = 0; at < 9; at += 1) {
      const r = size * own.range(0.5, 1);
      const [x, y] = [cx + own.range(-3.4, 3.4) * size, cy + own.range(-0.9, 0.9) * size];
      under += pill(x - r, y - r * 0.2, r * 2, r * 0.5, r * 0.25);
      pads += pill(x - r, y - r * 0.26, r * 2, r * 0.48, r * 0.24);
      if (!own.chance(0.3)) continue;
      if (palette.dark && own.chance(0.5)) candles.push([x, y - r * 0.4, r * 0.3]);
      else {
        for (const [dx, up] of [
          [-0.3, 0.3],
          [0.3, 0.3],
          [0, 0.48],
          [-0.15, 0.42],
          [0.16, 0.4],
        ] as const)
          blooms += dot(x + dx * r, y - up * r, r * 0.2);
        hearts += dot(x, y - r * 0.28, r * 0.13);
      }
    }
  ink.path(under, mix(palette.deep, palette.water[1], 0.3), { opacity: 0.5 });
  ink.path(pads, mix(palette.lit(green), green, palette.dark ? 0.8 : 0.3));
  ink.path(blooms, palette.vivid('#f7c8d6'));
  ink.path(hearts, palette.vivid('#f6d070'));
  for (const [x, y, r] of candles) {
    paintGlow(stage, x, y, r * 8, flame, 0.7);
    ink.ellipse(x, y, r * 1.3, r, mix(flame, '#f0623c', 0.2));
    ink.ellipse(x, y, r * 0.7, r * 0.6, '#fff0c8');
  }
}

/** A row of boulders along a shore from `from` to `to`, mossy above, `tall` high in the middle of the row. */
export function paintRocks(
  stage: Stage,
  [from, to]: readonly [number, number],
  foot: number,
  tall: number,
  stone: string,
  sun: -1 | 1,
): void {
  const own = stage.random.fork(`rocks${Math.round(from)}-${Math.round(foot)}`);
  const ground = { season: 'moss', stone, side: sun } as const;
  for (let x = from; x < to; x += tall * own.range(0.9, 1.7)) {
    const high = tall * own.range(0.6, 1.15);
    paintRock(
      stage,
      ground,
      { x, y: foot + own.range(-0.1, 0.14) * tall, wide: high * own.range(0.8, 1.3), tall: high },
      own,
      high < 14 * stage.u,
    );
  }
}

/** Small stones along a far shore, pale above: dashes of uneven length. */
export function paintPebbles({ ink, palette, w }: Stage, y: number, size: number, stone: string): void {
  const dashes = (share: number): string =>
    [0.8, 2.1, 1.7, 2.3, 0.3, 1.9, 1.2, 2.6, 0.5, 2].map((length) => n(length * size * share)).join(' ');
  const row = (lift: number): string => `M-10 ${n(y - lift)}H${n(w + 10)}`;
  ink.stroke(row(0), palette.air(palette.shade(stone), 0.15), size * 1.5, { 'stroke-dasharray': dashes(1) });
  ink.stroke(row(size * 0.3), palette.air(mix(palette.lit(stone), palette.shade(stone), 0.45), 0.2), size * 0.8, {
    'stroke-dasharray': dashes(1),
  });
}

/** A flat boat with a canopy and people under it; in the water its dim double. */
export function paintBarge(stage: Stage, x: number, y: number, long: number, flip: number): void {
  const { ink, palette } = stage;
  const s = long / 100;
  const at = (dx: number, up: number): string => `${n(x + flip * dx * s)} ${n(y - up * s)}`;
  const wood = palette.vivid('#8a4a30');
  ink.ellipse(x, y + 5 * s, 52 * s, 6 * s, mix(palette.deep, palette.water[1], 0.25), { opacity: 0.45 });
  if (palette.dark) paintGlow(stage, x + flip * 8 * s, y - 16 * s, 46 * s, flame, 0.6);
  let folk = '';
  for (const dx of [-16, -2, 13])
    folk +=
      dot(x + flip * dx * s, y - 19 * s, 3.6 * s) +
      pill(x + flip * dx * s - 5 * s, y - 15.4 * s, 10 * s, 14 * s, 4 * s);
  ink.path(folk, mix(palette.deep, palette.ridge, 0.2));
  ink.path(
    `${dot(x + flip * 40 * s, y - 34 * s, 3.4 * s)}M${at(35, 8)}L${at(37, 30)}L${at(43, 30)}L${at(45, 8)}Z`,
    mix(palette.deep, palette.accent, 0.2),
  );
  ink.stroke(`M${at(43, 26)}L${at(60, -6)}`, palette.shade('#8a6a4a'), 1.6 * s);
  ink.path(
    `M${at(-54, 11)}Q${at(-44, 4)} ${at(-30, 5)}L${at(36, 5)}Q${at(48, 6)} ${at(56, 12)}Q${at(48, -5)} ${at(30, -6)}L${at(-34, -6)}Q${at(-48, -4)} ${at(-54, 11)}Z`,
    ink.vertical([
      [0, palette.lit(lighten(wood, 0.06))],
      [1, palette.shade(darken(wood, 0.06))],
    ]),
  );
  ink.stroke(
    `M${at(-53, 10)}Q${at(-44, 4)} ${at(-30, 5)}L${at(36, 5)}Q${at(48, 6)} ${at(55, 11)}`,
    palette.lit('#e8b878'),
    1.6 * s,
  );
  ink.stroke(`M${at(-24, 5)}V${n(y - 30 * s)}M${at(22, 5)}V${n(y - 30 * s)}`, wood, 2 * s);
  ink.path(
    `M${at(-32, 28)}Q${at(-18, 30)} ${at(-12, 39)}L${at(10, 39)}Q${at(16, 30)} ${at(30, 28)}Q${at(0, 32)} ${at(-32, 28)}Z`,
    palette.vivid(palette.accent),
  );
  ink.path(
    `M${at(0, 30)}Q${at(6, 34)} ${at(6, 39)}L${at(10, 39)}Q${at(16, 30)} ${at(30, 28)}Q${at(16, 30)} ${at(0, 30)}Z`,
    palette.shade(palette.accent),
    { opacity: 0.5 },
  );
  if (palette.dark) for (const dx of [-24, 22]) ink.circle(x + flip * dx * s, y - 25 * s, 3 * s, '#ffdf9a');
}
