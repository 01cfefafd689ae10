import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, line, pill } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Where a thing is on the table; `k` is its size: a bottle is a hundred high. */
export type Stand = { readonly x: number; readonly y: number; readonly k: number };
export type Wine = 'red' | 'white' | 'rose';

export const wines: Readonly<Record<Wine, { readonly body: string; readonly glow: string; readonly bottle: string }>> =
  {
    red: { body: '#8a1638', glow: '#d23a5a', bottle: '#2c3a2c' },
    white: { body: '#f0cf6a', glow: '#fff0b0', bottle: '#5c7a3a' },
    rose: { body: '#f08c84', glow: '#ffc4b4', bottle: '#c8806c' },
  };

/** Returns a color on the table, which retains its strength; after dark they take the warmth of the candles. */
export function warm({ palette }: Stage, colour: string): string {
  return palette.dark ? mix(palette.vivid(colour), '#ffb066', 0.14) : palette.vivid(colour);
}

export function cool({ palette }: Stage, colour: string): string {
  return palette.dark ? mix(palette.shade(colour), warmth(colour), 0.3) : mix(palette.shade(colour), colour, 0.25);
}

function warmth(colour: string): string {
  return mix(colour, '#a8562c', 0.3);
}

/** The shadow that a thing throws on the cloth, away from the light. */
export function paintCast({ ink, palette }: Stage, { x, y, k }: Stand, r: number, side: number): void {
  ink.ellipse(x - side * r * 0.5 * k, y + 1 * k, r * 1.25 * k, r * 0.36 * k, mix(palette.deep, '#4a2a4a', 0.3), {
    opacity: 0.3,
  });
}

export function paintBottle(stage: Stage, at: Stand, wine: Wine, side: number): void {
  const { ink, palette } = stage;
  const { x, y, k } = at;
  paintCast(stage, at, 15, side);
  const { bottle } = wines[wine];
  const outline = (half: number, neck: number): string =>
    `M${n(x - half * k)} ${n(y - 2 * k)}Q${n(x)} ${n(y + 4 * k)} ${n(x + half * k)} ${n(y - 2 * k)}V${n(y - 54 * k)}C${n(x + half * k)} ${n(y - 66 * k)} ${n(x + neck * k)} ${n(y - 66 * k)} ${n(x + neck * k)} ${n(y - 78 * k)}V${n(y - 100 * k)}H${n(x - neck * k)}V${n(y - 78 * k)}C${n(x - neck * k)} ${n(y - 66 * k)} ${n(x - half * k)} ${n(y - 66 * k)} ${n(x - half * k)} ${n(y - 54 * k)}Z`;
  const tones = [lighten(warm(stage, bottle), 0.1), warm(stage, bottle), cool(stage, darken(bottle, 0.06))];
  const [first = bottle, middle = bottle, last = bottle] = side < 0 ? tones : tones.toReversed();
  ink.path(
    outline(14, 5),
    ink.horizontal([
      [0, first],
      [0.4, middle],
      [1, last],
    ]),
  );
  ink.path(
    pill(x - 5.6 * k, y - 101 * k, 11.2 * k, 18 * k, 2 * k),
    warm(stage, wine === 'white' ? '#d8b04a' : palette.accent),
  );
  ink.path(pill(x - side * -1 * 1 * k, y - 101 * k, 4.6 * k, 18 * k, 2 * k), palette.deep, { opacity: 0.22 });
  const label = warm(stage, '#f8ecd2');
  ink.path(
    `M${n(x - 13.6 * k)} ${n(y - 45 * k)}Q${n(x)} ${n(y - 41 * k)} ${n(x + 13.6 * k)} ${n(y - 45 * k)}V${n(y - 16 * k)}Q${n(x)} ${n(y - 11 * k)} ${n(x - 13.6 * k)} ${n(y - 16 * k)}Z`,
    ink.horizontal([
      [0, side < 0 ? lighten(label, 0.04) : cool(stage, '#d8c4a8')],
      [1, side < 0 ? cool(stage, '#d8c4a8') : lighten(label, 0.04)],
    ]),
  );
  ink.path(dot(x, y - 30 * k, 5 * k), warm(stage, '#7a9a4a'));
  ink.stroke(`M${n(x - 8 * k)} ${n(y - 20 * k)}h${n(16 * k)}`, warm(stage, '#b89a6a'), 1.4 * k);
  ink.stroke(
    `M${n(x + side * 9.6 * k)} ${n(y - 6 * k)}V${n(y - 54 * k)}Q${n(x + side * 9 * k)} ${n(y - 62 * k)} ${n(x + side * 4 * k)} ${n(y - 68 * k)}`,
    '#ffffff',
    2 * k,
    { opacity: palette.dark ? 0.4 : 0.55 },
  );
}

/** A glass with wine in it, its bowl catching the light. */
export function paintGlass(stage: Stage, at: Stand, wine: Wine, side: number): void {
  const { ink, palette } = stage;
  const { x, y, k } = at;
  const { body, glow } = wines[wine];
  const rim = mix('#ffffff', palette.horizon, palette.dark ? 0.35 : 0.2);
  ink.ellipse(x - side * 8 * k, y + k, 16 * k, 4 * k, palette.deep, { opacity: 0.2 });
  if (!palette.dark || wine === 'red') ink.ellipse(x - side * 13 * k, y + k, 7 * k, 2 * k, glow, { opacity: 0.45 });
  ink.ellipse(x, y, 11 * k, 3 * k, rim, { opacity: 0.6 });
  ink.stroke(
    line([
      [x, y - k],
      [x, y - 30 * k],
    ]),
    rim,
    1.8 * k,
    { opacity: 0.85 },
  );
  const bowl = `M${n(x - 11 * k)} ${n(y - 66 * k)}C${n(x - 18 * k)} ${n(y - 46 * k)} ${n(x - 13 * k)} ${n(y - 31 * k)} ${n(x)} ${n(y - 30 * k)}C${n(x + 13 * k)} ${n(y - 31 * k)} ${n(x + 18 * k)} ${n(y - 46 * k)} ${n(x + 11 * k)} ${n(y - 66 * k)}Z`;
  ink.path(bowl, rim, { opacity: 0.24 });
  ink.path(
    `M${n(x - 14.6 * k)} ${n(y - 48 * k)}C${n(x - 14 * k)} ${n(y - 36 * k)} ${n(x - 8 * k)} ${n(y - 31.5 * k)} ${n(x)} ${n(y - 31.5 * k)}C${n(x + 8 * k)} ${n(y - 31.5 * k)} ${n(x + 14 * k)} ${n(y - 36 * k)} ${n(x + 14.6 * k)} ${n(y - 48 * k)}Z`,
    ink.horizontal([
      [0, side < 0 ? warm(stage, glow) : cool(stage, body)],
      [0.5, warm(stage, body)],
      [1, side < 0 ? cool(stage, body) : warm(stage, glow)],
    ]),
    { opacity: 0.95 },
  );
  ink.ellipse(x, y - 48 * k, 14.5 * k, 2.8 * k, mix(warm(stage, body), glow, 0.55));
  ink.stroke(bowl, rim, 1.1 * k, { opacity: 0.6 });
  ink.ellipse(x, y - 66 * k, 11 * k, 2 * k, 'none', { stroke: rim, 'stroke-width': 1 * k, opacity: 0.8 });
  ink.stroke(
    `M${n(x + side * 10.6 * k)} ${n(y - 60 * k)}Q${n(x + side * 14 * k)} ${n(y - 48 * k)} ${n(x + side * 9.6 * k)} ${n(y - 37 * k)}`,
    '#ffffff',
    2 * k,
    { opacity: 0.8 },
  );
}

/** Paints a bunch of grapes, on the table or hanging. */
export function paintGrapes(
  stage: Stage,
  { x, y, k }: Stand,
  colour: string,
  side: number,
  own: Random,
  hanging = false,
): void {
  const { ink, palette } = stage;
  if (!hanging) paintCast(stage, { x, y, k }, 26, side);
  const layers: readonly (readonly [string, number])[] = [
    [cool(stage, darken(colour, 0.06)), 1],
    [warm(stage, colour), 0.9],
    [warm(stage, lighten(colour, 0.09)), 0.6],
  ];
  const berry = (at: number, row: number, spread: number): string =>
    dot(
      x + ((at + own.range(-0.2, 0.2)) * (hanging ? 9 : 12) + (hanging ? 0 : row * 2)) * spread * k,
      y + (hanging ? row * 9 : -4 - row * 8) * k,
      own.range(5.2, 6.4) * k,
    );
  for (const [tone, spread] of layers) {
    let d = '';
    for (let row = 0; row < (hanging ? 5 : 3); row += 1) {
      const wide = hanging ? ([1.5, 2, 1.5, 1, 0][row] ?? 0) : 2.2 - row * 0.7;
      for (let at = -wide; at <= wide; at += 1) if (spread > 0.8 || own.chance(0.6)) d += berry(at, row, spread);
    }
    ink.path(d, tone);
  }
  let shine = '';
  for (let spot = 0; spot < 7; spot += 1)
    shine += dot(
      x + (own.range(-18, 18) * (hanging ? 0.6 : 1) + side * 3) * k,
      y + (hanging ? own.range(0, 28) : -own.range(6, 22)) * k,
      1.3 * k,
    );
  ink.path(shine, '#ffffff', { opacity: palette.dark ? 0.4 : 0.6 });
  ink.stroke(
    `M${n(x)} ${n(y - (hanging ? 4 : 24) * k)}q${n(2 * k)} ${n(-8 * k)} ${n(9 * k)} ${n(-9 * k)}`,
    cool(stage, '#7a5a34'),
    2.4 * k,
  );
}

/** A candle in a lantern of glass and iron; it burns when it is dark. */
export function paintLantern(stage: Stage, at: Stand, side: number): void {
  const { ink, palette, time } = stage;
  const { x, y, k } = at;
  const burns = palette.dark || time === 'dawn';
  const iron = mix(palette.deep, '#4a3a34', 0.4);
  paintCast(stage, at, 17, side);
  if (palette.dark) paintGlow(stage, x, y - 26 * k, 120 * k, '#ffc46a', 0.75);
  ink.path(
    pill(x - 15 * k, y - 52 * k, 30 * k, 52 * k, 3 * k),
    burns ? '#ffd88a' : mix(palette.sky[3], '#ffffff', 0.4),
    { opacity: burns ? 0.55 : 0.4 },
  );
  ink.path(pill(x - 6 * k, y - 24 * k, 12 * k, 23 * k, 2 * k), burns ? '#fff2d0' : warm(stage, '#f4e8d0'));
  if (burns)
    ink.path(
      `M${n(x)} ${n(y - 42 * k)}C${n(x + 6 * k)} ${n(y - 32 * k)} ${n(x + 4 * k)} ${n(y - 26 * k)} ${n(x)} ${n(y - 26 * k)}C${n(x - 4 * k)} ${n(y - 26 * k)} ${n(x - 6 * k)} ${n(y - 32 * k)} ${n(x)} ${n(y - 42 * k)}Z`,
      '#fffbe4',
    );
  ink.path(
    [-16, -1.2, 13.4]
      .map((left) => `M${n(x + left * k)} ${n(y - 54 * k)}h${n(2.6 * k)}v${n(53 * k)}h${n(-2.6 * k)}Z`)
      .filter((_, index) => index !== 1)
      .join('') +
      pill(x - 18 * k, y - 4 * k, 36 * k, 6 * k, 2 * k) +
      `M${n(x - 19 * k)} ${n(y - 53 * k)}H${n(x + 19 * k)}L${n(x + 7 * k)} ${n(y - 66 * k)}H${n(x - 7 * k)}Z`,
    iron,
  );
  ink.stroke(
    `M${n(x - 6 * k)} ${n(y - 66 * k)}Q${n(x)} ${n(y - 86 * k)} ${n(x + 6 * k)} ${n(y - 66 * k)}`,
    iron,
    2 * k,
  );
}
