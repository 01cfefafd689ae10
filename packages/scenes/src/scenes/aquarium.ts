import { darken, lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { curve, dot, polygon } from '../outline.ts';
import { person } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintJellies, paintWhaleShark, paintFish, paintSchool, paintManta } from './aquarium-animals.ts';
import { paintReef } from './aquarium-reef.ts';
import type { Sea } from './aquarium-reef.ts';

/** Visitors as small silhouettes before a wall of water: a giant ray or whale shark, schools, corals, falling light. */
export function paintAquarium(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const blue = { dawn: '#2fb0b8', day: '#1f9ad8', dusk: '#6a4ac8', night: '#1a5ab8' }[stage.time];
  const bright = mix(blue, palette.sky[3], 0.42);
  const sea: Sea = {
    bright: lighten(bright, 0.1),
    middle: mix(blue, palette.water[1], 0.25),
    deep: mix(darken(blue, 0.26), palette.deep, 0.35),
    hall: mix(palette.deep, '#0a0a24', 0.35),
  };
  ink.rect(
    0,
    0,
    w,
    h,
    ink.vertical(
      blend([lighten(sea.bright, 0.04), sea.bright, sea.middle, mix(sea.middle, sea.deep, 0.6), sea.deep], 10),
    ),
  );
  const sun = w * plan.range(0.6, 0.74);
  paintGlow(stage, sun, -h * 0.04, h * 0.72, '#f4fff6', 0.75);
  paintRays(stage, sun);
  paintSchool(stage, {
    x: w * 0.68,
    y: h * 0.4,
    spread: 170 * u,
    size: 9 * u,
    count: 90,
    colour: mix(sea.middle, sea.deep, 0.45),
  });
  paintReef(stage, h * 0.72, sea, 0.55);
  const big = { x: w * plan.range(0.34, 0.42), y: h * plan.range(0.3, 0.36) };
  if (plan.chance(0.5)) paintManta(stage, big.x, big.y, 220 * u, sea);
  else paintWhaleShark(stage, big.x, big.y, 400 * u, sea);
  paintJellies(stage, sea, plan.whole(2, 4));
  paintReef(stage, h * 0.8, sea, 0.15);
  paintFish(stage);
  paintBubbles(stage);
  paintHall(stage, sea);
}

function paintRays(stage: Stage, x: number): void {
  const { ink, w, h, random } = stage;
  const own = random.fork('rays');
  for (let ray = 0; ray < 9; ray += 1) {
    const foot = x + own.range(-1, 0.7) * w * 0.8;
    const wide = w * own.range(0.025, 0.07);
    ink.path(
      polygon([
        [x + own.range(-40, 40), -10],
        [x + own.range(-30, 60), -10],
        [foot + wide, h],
        [foot - wide, h],
      ]),
      ink.vertical([
        [0, '#f4fff4', 0.26],
        [0.6, '#f4fff4', 0.08],
        [1, '#f4fff4', 0],
      ]),
    );
  }
  let surface = '';
  for (let wave = 0; wave < 40; wave += 1) {
    const [sx, sy] = [own.range(0, w), own.next() ** 2 * h * 0.09];
    surface += curve(
      [
        [sx, sy],
        [sx + own.range(14, 40), sy + own.range(-3, 3)],
        [sx + own.range(50, 90), sy],
      ],
      1,
    );
  }
  ink.stroke(surface, '#ffffff', 2.4, { opacity: 0.35 });
}

function paintBubbles(stage: Stage): void {
  const { ink, w, h, u, random } = stage;
  const own = random.fork('bubbles');
  let rings = '';
  for (let column = 0; column < 4; column += 1) {
    const x = w * own.range(0.05, 0.95);
    for (let bubble = 0; bubble < 12; bubble += 1)
      rings += dot(x + own.range(-10, 10) * u, h * own.range(0.1, 0.75), own.range(1.2, 4.4) * u);
  }
  ink.stroke(rings, '#f0ffff', 1.1 * u, { opacity: 0.55 });
}

/** The dark hall in front of the glass, its floor shining, people of all sizes at the pane. */
function paintHall(stage: Stage, sea: Sea): void {
  const { ink, w, h, u, random } = stage;
  const own = random.fork('visitors');
  const y = h * 0.885;
  ink.path(
    `M0 0H${n(w)}V${n(h)}H0ZM${n(w * 0.02)} ${n(h * 0.1)}Q${n(w * 0.02)} ${n(h * 0.025)} ${n(w * 0.08)} ${n(h * 0.025)}H${n(w * 0.92)}Q${n(w * 0.98)} ${n(h * 0.025)} ${n(w * 0.98)} ${n(h * 0.1)}V${n(y)}H${n(w * 0.02)}Z`,
    sea.hall,
    { 'fill-rule': 'evenodd' },
  );
  ink.path(
    `M${n(w * 0.02)} ${n(y)}H${n(w * 0.98)}L${n(w * 1.02)} ${n(h + 2)}H${n(-w * 0.02)}Z`,
    ink.vertical([
      [0, mix(sea.middle, sea.hall, 0.3)],
      [0.5, mix(sea.deep, sea.hall, 0.55)],
      [1, sea.hall],
    ]),
  );
  ink.rect(w * 0.02, y - 2 * u, w * 0.96, 3 * u, sea.bright, { opacity: 0.7 });
  let people = '';
  let shadows = '';
  let x = w * 0.05;
  while (x < w * 0.95) {
    const tall = (own.chance(0.28) ? own.range(58, 78) : own.range(106, 136)) * u;
    const foot = y + own.range(16, 54) * u;
    people += person(x, foot, tall, own);
    shadows += polygon([
      [x - tall * 0.06, foot],
      [x + tall * 0.06, foot],
      [x + tall * 0.1, foot + tall * 0.4],
      [x - tall * 0.1, foot + tall * 0.4],
    ]);
    x += (own.chance(0.55) ? own.range(26, 44) : own.range(60, 130)) * u;
  }
  ink.path(shadows, sea.hall, { opacity: 0.35 });
  ink.group({ transform: 'translate(0 -1.6)' }, () => ink.path(people, sea.bright, { opacity: 0.6 }));
  ink.path(people, sea.hall);
}
