import { lighten, mix } from '../colour.ts';
import { blend } from '../ink.ts';
import { pill } from '../outline.ts';
import type { Stage } from '../stage.ts';

export type Sea = {
  readonly from: number;
  readonly to: number;
  /** Where the light is; its glitter is below it. Left out when it is hidden. */
  readonly light?: number | undefined;
  /** A stored drawing to mirror at `from`. */
  readonly mirrored?: string;
  readonly colours?: readonly string[];
};

/** Water from the far shore at `from` to `to`: body, mirror image, glitter and the dashes of its ripples. */
export function paintWater(stage: Stage, sea: Sea): void {
  const { ink, palette, w } = stage;
  const colours = sea.colours ?? [
    mix(palette.horizon, palette.water[0], 0.7),
    mix(palette.water[0], palette.water[1], 0.6),
    palette.water[1],
    mix(palette.water[1], palette.deep, 0.35),
  ];
  ink.rect(0, sea.from, w, sea.to - sea.from, ink.vertical(blend(colours, 8)));
  if (sea.mirrored !== undefined) paintMirror(stage, sea, sea.mirrored);
  if (sea.light !== undefined) paintGlitter(stage, sea, sea.light);
  paintRipples(stage, sea);
}

function paintMirror(stage: Stage, sea: Sea, mirrored: string): void {
  const { ink, w, u } = stage;
  const frame = ink.clip(`M0 ${sea.from}H${w}V${sea.to}H0Z`);
  ink.group({ 'clip-path': frame }, () => {
    ink.group({ filter: ink.blur(1.4 * u, 4.6 * u), opacity: 0.52 }, () => {
      ink.use(mirrored, `translate(0 ${2 * sea.from}) scale(1 -1)`);
    });
  });
}

function paintGlitter(stage: Stage, sea: Sea, x: number): void {
  const { ink, palette, u, random } = stage;
  const sparks = random.fork('glitter');
  const depth = sea.to - sea.from;
  ink.ellipse(
    x,
    sea.from + depth * 0.3,
    90 * u,
    depth * 0.62,
    ink.radial([
      [0, palette.disc, 0.3],
      [0.5, palette.disc, 0.1],
      [1, palette.disc, 0],
    ]),
  );
  for (const [share, opacity] of [
    [0.6, 0.55],
    [1, 0.85],
  ] as const) {
    let d = '';
    for (let y = 1; y < depth * share; y += (1.6 + (y / depth) * 5.4) * u) {
      const spread = (12 + (y / depth) * 40) * u * (share === 1 ? 1 : 1.6);
      const count = sparks.whole(1, 3);
      for (let spark = 0; spark < count; spark += 1) {
        const length = sparks.range(4, 26) * u * (0.5 + y / depth);
        d += pill(x + sparks.range(-1, 1) * spread - length / 2, sea.from + y, length, (1 + (y / depth) * 1.7) * u, 2);
      }
    }
    ink.path(d, lighten(palette.disc, 0.01), { opacity: opacity * (stage.time === 'day' ? 0.7 : 1) });
  }
}

function paintRipples(stage: Stage, sea: Sea): void {
  const { ink, palette, w, u, random } = stage;
  const dashes = random.fork('ripples');
  const depth = sea.to - sea.from;
  const bright = mix(palette.water[0], palette.disc, 0.35);
  const dim = mix(palette.water[1], palette.deep, 0.6);
  for (const [colour, opacity, count] of [
    [dim, 0.34, 120],
    [bright, 0.42, 110],
  ] as const) {
    let d = '';
    for (let dash = 0; dash < count; dash += 1) {
      const near = dashes.next() ** 1.3;
      const length = dashes.range(10, 46) * u * (0.25 + near);
      d += pill(dashes.range(-20, w), sea.from + 2 + near * (depth - 4), length, (0.8 + near * 1.6) * u, 2);
    }
    ink.path(d, colour, { opacity });
  }
}

/** Thin columns of lamplight that hang in the water below the lamps. */
export function paintLightColumns(
  stage: Stage,
  from: number,
  to: number,
  count: number,
  colours: readonly [string, ...string[]],
): void {
  const { ink, w, u, random } = stage;
  const lamps = random.fork('columns');
  for (let lamp = 0; lamp < count; lamp += 1) {
    const colour = lamps.pick(colours);
    const x = lamps.range(0, w);
    const length = (to - from) * lamps.range(0.25, 0.9);
    const width = lamps.range(1.5, 4) * u;
    ink.rect(
      x,
      from,
      width,
      length,
      ink.vertical([
        [0, colour, 0.75],
        [0.5, colour, 0.28],
        [1, colour, 0],
      ]),
    );
  }
}
