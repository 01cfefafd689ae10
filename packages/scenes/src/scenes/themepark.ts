import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, line, pill, polygon, sample } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { paintBushes } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import { paintLightColumns, paintWater } from '../parts/water.ts';
import type { Stage } from '../stage.ts';
import { paintTents, paintFort } from './themepark-fort.ts';

/** A big wheel, a coaster and a fairy fort beyond a lake; fireworks when it is dark, balloons by day. */
export function paintThemepark(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const shore = h * 0.77;
  const [fort, wheel] = [w * plan.range(0.4, 0.5), w * plan.range(0.76, 0.81)];
  paintSky(stage, shore, palette.dark ? undefined : { x: w * 0.24, y: h * plan.range(0.3, 0.4), r: 50 * u });
  paintClouds(stage, shore, palette.dark ? 3 : 6, 0.1, 0.6);
  paintRidge(stage, ridgeLine(stage, 'hills', shore - 62 * u, 26 * u, 2), h, palette.ridge, 0.55);
  if (palette.dark) paintFireworks(stage);
  else paintBirds(stage, w * 0.6, h * 0.18);
  const park = ink.symbol(() => {
    paintCoaster(stage, shore);
    paintMist(stage, shore - 10 * u, 110 * u, 0.35);
    paintWheel(stage, wheel, shore, 148 * u * plan.range(0.94, 1.06));
    paintFort(stage, fort, shore, h * (stage.format === 'tall' ? 0.42 : 0.48));
    paintTents(stage, shore, fort);
    paintBushes(stage, -10, w + 10, shore - 2 * u, 30 * u, [palette.shade(mix(palette.ground, palette.deep, 0.3))]);
  });
  ink.use(park, '');
  paintWater(stage, { from: shore + 2 * u, to: h, mirrored: park });
  if (palette.dark) paintLightColumns(stage, shore + 4, h, 30, ['#ffd27a', '#ff7ab0', '#7ad0ff', '#ffb46a']);
  paintCrowd(stage);
}

function paintFireworks(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const sparks = random.fork('fireworks');
  const colours = ['#ffd98a', '#7fc8ff', '#ff7ea6', '#a8f0c8', '#ffb060'];
  for (const [at, [x, y, r]] of (
    [
      [0.16, 0.2, 96],
      [0.33, 0.12, 66],
      [0.58, 0.1, 74],
      [0.74, 0.2, 62],
      [0.9, 0.13, 84],
    ] as const
  ).entries()) {
    const colour = colours[(at + sparks.whole(0, 4)) % 5] ?? '#ffd98a';
    const [cx, cy, reach] = [
      w * (x + sparks.range(-0.03, 0.03)),
      h * (y + sparks.range(-0.02, 0.05)),
      r * u * sparks.range(0.75, 1.1),
    ];
    paintGlow(stage, cx, cy, reach * 1.7, colour, 0.3);
    let [rays, tips] = ['', ''];
    const count = 34;
    for (let ray = 0; ray < count; ray += 1) {
      const turn = (ray / count) * Math.PI * 2;
      for (const [from, to] of ray % 2 === 0 ? ([[0.2, 0.97]] as const) : ([[0.14, 0.56]] as const)) {
        const fall = reach * 0.07 * to * to;
        rays += line([
          [cx + Math.cos(turn) * reach * from, cy + Math.sin(turn) * reach * from],
          [cx + Math.cos(turn) * reach * to, cy + Math.sin(turn) * reach * to + fall],
        ]);
        tips += dot(
          cx + Math.cos(turn) * reach * (to + 0.05),
          cy + Math.sin(turn) * reach * (to + 0.05) + fall,
          reach * (to > 0.8 ? 0.021 : 0.014),
        );
      }
    }
    ink.stroke(rays, mix(colour, palette.sky[2], 0.15), 1.5 * u, { opacity: 0.75 });
    ink.path(tips, lighten(colour, 0.1));
    ink.circle(cx, cy, reach * 0.045, '#ffffff');
  }
}

function paintWheel(stage: Stage, x: number, shore: number, r: number): void {
  const { ink, palette, u, random } = stage;
  const plan = random.fork('wheel');
  const y = shore - r * 1.17;
  const frame = palette.lit(plan.pick(['#f2ecfa', '#ffd9e6', '#fff0cc']));
  const leg = palette.shade(darken(mix(frame, palette.ridge, 0.55), 0.04));
  if (palette.dark) paintGlow(stage, x, y, r * 1.35, '#ffb6d8', 0.3);
  ink.path(
    polygon([
      [x - 5 * u, y],
      [x + 5 * u, y],
      [x - r * 0.4, shore],
      [x - r * 0.5, shore],
    ]),
    leg,
  );
  ink.path(
    polygon([
      [x - 5 * u, y],
      [x + 5 * u, y],
      [x + r * 0.5, shore],
      [x + r * 0.4, shore],
    ]),
    darken(leg, 0.05),
  );
  for (const [share, width, opacity] of [
    [1, 4, 1],
    [0.92, 2, 0.85],
    [0.55, 1.6, 0.6],
  ] as const)
    ink.stroke(dot(x, y, r * share), frame, width * u, { opacity });
  const cabins = 20;
  let [spokes, bulbs] = ['', ''];
  for (let spoke = 0; spoke < cabins * 2; spoke += 1) {
    const turn = (spoke / cabins) * Math.PI;
    spokes += line([
      [x, y],
      [x + Math.cos(turn) * r * 0.95, y + Math.sin(turn) * r * 0.95],
    ]);
    for (const share of [0.36, 0.55, 0.74, 0.96])
      bulbs += dot(x + Math.cos(turn) * r * share, y + Math.sin(turn) * r * share, 1.7 * u);
  }
  ink.stroke(spokes, frame, 1 * u, { opacity: 0.5 });
  ink.path(bulbs, palette.dark ? '#fff2c4' : palette.accent, { opacity: 0.95 });
  paintCabins(stage, x, y, r, cabins);
}

function paintCabins(stage: Stage, x: number, y: number, r: number, cabins: number): void {
  const { ink, palette } = stage;
  for (let cabin = 0; cabin < cabins; cabin += 1) {
    const turn = (cabin / cabins) * Math.PI * 2 + 0.06;
    const colour = ['#ff5a5f', '#ffc145', '#3fb8af', '#5b8def', '#c86dd7'][cabin % 5] ?? '#ff5a5f';
    const [cx, cy, size] = [x + Math.cos(turn) * r * 1.03, y + Math.sin(turn) * r * 1.03, r * 0.078];
    ink.path(
      pill(cx - size, cy - size * 0.5, size * 2, size * 1.9, size * 0.75),
      ink.horizontal([
        [0, palette.lit(lighten(colour, 0.06))],
        [1, palette.shade(colour)],
      ]),
    );
    ink.path(
      pill(cx - size * 0.72, cy - size * 0.26, size * 1.44, size * 0.66, size * 0.2),
      palette.dark ? '#fff0c0' : palette.shade('#cfe6f4'),
    );
  }
  ink.circle(
    x,
    y,
    r * 0.1,
    ink.radial([
      [0, '#fff4cc'],
      [1, palette.lit('#ffb83f')],
    ]),
  );
}

function paintCoaster(stage: Stage, shore: number): void {
  const { ink, palette, w, u, random } = stage;
  const plan = random.fork('coaster');
  const colour = palette.vivid(plan.pick(['#ff7a4a', '#ff5a7a', '#36b6c8']));
  const high = plan.range(170, 215) * u;
  const track = (x: number): number => {
    const at = x / (w * 0.62);
    return shore - 34 * u - high * (0.5 + 0.5 * Math.cos(at * 7.4 - 1.35)) * Math.exp(-at * 0.85);
  };
  let posts = '';
  for (let x = 4; x < w * 0.62; x += 13 * u) {
    posts += line([
      [x, track(x)],
      [x, shore],
    ]);
    posts += line([
      [x, track(x)],
      [x + 13 * u, shore],
    ]);
  }
  ink.stroke(posts, palette.air(palette.shade(palette.ridge), 0.28), 1.5 * u, { opacity: 0.75 });
  const points = sample(-10, w * 0.62, 12 * u, track);
  ink.stroke(curve(points, 1), darken(colour, 0.12), 7 * u);
  ink.stroke(
    curve(
      points.map(([x, y]): Point => [x, y - 2 * u]),
      1,
    ),
    lighten(colour, 0.06),
    3 * u,
  );
  const start = w * plan.range(0.19, 0.24);
  for (let car = 0; car < 5; car += 1) {
    const x = start + car * 22 * u;
    const turn = (Math.atan2(track(x + 4) - track(x - 4), 8) * 180) / Math.PI;
    ink.group({ transform: `translate(${n(x)} ${n(track(x) - 4 * u)}) rotate(${n(turn)})` }, () => {
      ink.path(
        `${dot(-4 * u, -13 * u, 3.4 * u)}${dot(4 * u, -13 * u, 3.4 * u)}${line([
          [-4 * u, -10 * u],
          [-8 * u, -19 * u],
        ])}`,
        palette.deep,
      );
      ink.path(
        pill(-9.5 * u, -10 * u, 19 * u, 10 * u, 3 * u),
        ink.vertical([
          [0, palette.lit('#ffd04a')],
          [1, palette.shade('#e8902e')],
        ]),
      );
    });
  }
}

function paintCrowd(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const crowd = random.fork('crowd');
  let people = '';
  for (let x = 10 * u; x < w; x += crowd.range(12, 44) * u)
    people += person(x, h + 8 * u, crowd.range(40, 66) * u, crowd);
  const quay = palette.dark ? mix(palette.deep, palette.ground, 0.14) : mix(palette.deep, '#2a2450', 0.6);
  ink.rect(0, h - 12 * u, w, 20 * u, quay);
  for (let balloon = 0; balloon < 4; balloon += 1) {
    const [x, y] = [w * (0.14 + balloon * 0.24 + crowd.range(-0.06, 0.06)), h - crowd.range(84, 104) * u];
    const colour = crowd.pick(['#ff5a5f', '#ffc145', '#5bc0eb', '#c86dd7']);
    ink.stroke(
      line([
        [x, y],
        [x + 5 * u, h - 34 * u],
      ]),
      quay,
      1 * u,
    );
    ink.ellipse(
      x,
      y,
      10.5 * u,
      13 * u,
      ink.radial([
        [0, lighten(colour, 0.12)],
        [1, palette.lit(colour)],
      ]),
    );
    ink.ellipse(x - 3.4 * u, y - 4.6 * u, 2.4 * u, 3.4 * u, '#ffffff', { opacity: 0.6 });
  }
  ink.path(people, quay);
}
