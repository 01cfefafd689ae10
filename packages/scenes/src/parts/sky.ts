import { lighten, mix } from '../colour.ts';
import { blend } from '../ink.ts';
import { curve, dot, pill } from '../outline.ts';
import type { Stage } from '../stage.ts';

export type Disc = { readonly x: number; readonly y: number; readonly r: number };

/** The whole sky down to `horizon`, with its light source. The brightest part is just above the horizon. */
export function paintSky(stage: Stage, horizon: number, disc: Disc | undefined): void {
  const { ink, palette, w, h } = stage;
  const reach = horizon / h;
  const stops = blend([...palette.sky.slice(0, 4), palette.sky[4], palette.sky[4]], 14).map(
    ([at, colour]) => [at * reach, colour] as const,
  );
  ink.rect(0, 0, w, h, ink.vertical(stops));
  if (palette.dark) paintStars(stage, horizon);
  if (disc !== undefined) paintDisc(stage, disc);
}

function paintStars(stage: Stage, horizon: number): void {
  const { ink, random, w, time } = stage;
  const stars = random.fork('stars');
  const count = time === 'night' ? 170 : 60;
  const rows = ['', '', ''];
  for (let star = 0; star < count; star += 1) {
    const y = stars.next() ** 1.5 * horizon * (time === 'night' ? 0.85 : 0.45);
    const kind = star % 3;
    rows[kind] += dot(stars.range(0, w), y, stars.range(0.5, 1) + (kind === 2 ? stars.next() ** 4 * 1.2 : 0));
  }
  rows.forEach((d, kind) => ink.path(d, '#fff6e0', { opacity: 0.25 + kind * 0.25 }));
}

function paintDisc(stage: Stage, disc: Disc): void {
  const { ink, palette, time } = stage;
  const strength = time === 'night' ? 0.34 : 0.55;
  for (const [reach, share] of [
    [7.5, 0.5],
    [3.6, 0.7],
    [1.9, 1],
  ] as const) {
    const fill = ink.radial([
      [0, palette.glow, strength * share],
      [0.35, palette.glow, strength * share * 0.45],
      [1, palette.glow, 0],
    ]);
    ink.circle(disc.x, disc.y, disc.r * reach, fill);
  }
  ink.circle(
    disc.x,
    disc.y,
    disc.r,
    ink.vertical([
      [0, lighten(palette.disc, 0.02)],
      [1, mix(palette.disc, palette.glow, 0.28)],
    ]),
  );
  if (time !== 'night') return;
  for (const [dx, dy, r] of [
    [-0.3, -0.25, 0.2],
    [0.3, 0.1, 0.26],
    [-0.15, 0.42, 0.14],
    [0.2, -0.48, 0.1],
  ] as const)
    ink.circle(disc.x + dx * disc.r, disc.y + dy * disc.r, r * disc.r, mix(palette.disc, palette.sky[3], 0.32), {
      opacity: 0.55,
    });
}

/** Banks of overlapping round-ended bars, each bank one shape so that no seams show. */
export function paintClouds(stage: Stage, horizon: number, count: number, from = 0.1, to = 0.75): void {
  const { ink, palette, w, u, random } = stage;
  const rows = random.fork('clouds');
  for (let bank = 0; bank < count; bank += 1) {
    const y = horizon * rows.range(from, to);
    const far = y / horizon;
    const width = rows.range(130, 250) * u * (1.15 - far * 0.5);
    const side = bank % 2 === 0 ? rows.range(-0.06, 0.3) : rows.range(0.62, 1.02);
    const x = side * w - width / 2;
    const bar = rows.range(9, 13) * u * (1.1 - far * 0.45);
    let d = '';
    let [left, right] = [x, x + width];
    for (let row = 0; row < rows.whole(2, 4); row += 1) {
      d += pill(left, y + row * bar * 0.86, right - left, bar, bar / 2);
      const slide = rows.range(-0.26, 0.32) * width;
      left += slide + width * 0.05;
      right += slide * 0.4 - width * rows.range(0.02, 0.2);
    }
    const colour = mix(palette.cloud, palette.sky[3], rows.range(0, 0.3));
    ink.path(
      d,
      ink.horizontal([
        [0, colour, 0.15],
        [0.3, colour, 0.85],
        [0.7, colour, 0.85],
        [1, colour, 0.1],
      ]),
      {
        opacity: rows.range(0.35, 0.62),
      },
    );
  }
}

/** A few birds in loose formation. */
export function paintBirds(stage: Stage, x: number, y: number, count = 5): void {
  const { ink, palette, u, random } = stage;
  const flock = random.fork('birds');
  let d = '';
  for (let bird = 0; bird < count; bird += 1) {
    const size = flock.range(6, 10) * u;
    const [bx, by] = [x + flock.range(-46, 46) * u, y + flock.range(-14, 14) * u];
    const lift = size * flock.range(0.3, 0.6);
    d += curve(
      [
        [bx - size, by - lift],
        [bx - size * 0.4, by - lift * 0.8],
        [bx, by],
      ],
      1,
    );
    d += curve(
      [
        [bx, by],
        [bx + size * 0.4, by - lift * 0.8],
        [bx + size, by - lift],
      ],
      1,
    );
  }
  ink.stroke(d, mix(palette.deep, palette.sky[1], 0.25), 1.7 * u);
}

/** A translucent band of the horizon's colour: the air at the foot of a layer. */
export function paintMist(stage: Stage, y: number, height: number, strength: number): void {
  const { ink, palette, w } = stage;
  const fill = ink.vertical([
    [0, palette.horizon, 0],
    [0.55, palette.horizon, strength],
    [1, palette.horizon, 0],
  ]);
  ink.rect(0, y - height / 2, w, height, fill);
}

/** A soft pool of light without an edge. */
export function paintGlow(stage: Stage, x: number, y: number, r: number, colour: string, strength: number): void {
  const { ink } = stage;
  ink.circle(
    x,
    y,
    r,
    ink.radial([
      [0, colour, strength],
      [0.3, colour, strength * 0.5],
      [0.65, colour, strength * 0.14],
      [1, colour, 0],
    ]),
  );
}
