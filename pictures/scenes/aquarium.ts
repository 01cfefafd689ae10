import { darken, lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { area, curve, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { person } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

type Sea = { readonly bright: string; readonly middle: string; readonly deep: string; readonly hall: string };

/** Visitors as small silhouettes before a wall of water: a giant ray or whale shark, schools, corals, falling light. */
export function paintAquarium(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const blue = { dawn: '#2fb0b8', day: '#1f9ad8', dusk: '#6a4ac8', night: '#1a5ab8' }[stage.time];
  const bright = mix(blue, palette.sky[3], 0.42);
  const sea: Sea = { bright: lighten(bright, 0.1), middle: mix(blue, palette.water[1], 0.25), deep: mix(darken(blue, 0.26), palette.deep, 0.35), hall: mix(palette.deep, '#0a0a24', 0.35) };
  ink.rect(0, 0, w, h, ink.vertical(blend([lighten(sea.bright, 0.04), sea.bright, sea.middle, mix(sea.middle, sea.deep, 0.6), sea.deep], 10)));
  const sun = w * plan.range(0.6, 0.74);
  paintGlow(stage, sun, -h * 0.04, h * 0.72, '#f4fff6', 0.75);
  paintRays(stage, sun);
  paintSchool(stage, { x: w * 0.68, y: h * 0.4, spread: 170 * u, size: 9 * u, count: 90, colour: mix(sea.middle, sea.deep, 0.45) });
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
    ink.path(polygon([[x + own.range(-40, 40), -10], [x + own.range(-30, 60), -10], [foot + wide, h], [foot - wide, h]]), ink.vertical([[0, '#f4fff4', 0.26], [0.6, '#f4fff4', 0.08], [1, '#f4fff4', 0]]));
  }
  let surface = '';
  for (let wave = 0; wave < 40; wave += 1) {
    const [sx, sy] = [own.range(0, w), own.next() ** 2 * h * 0.09];
    surface += curve([[sx, sy], [sx + own.range(14, 40), sy + own.range(-3, 3)], [sx + own.range(50, 90), sy]], 1);
  }
  ink.stroke(surface, '#ffffff', 2.4, { opacity: 0.35 });
}

type School = { readonly x: number; readonly y: number; readonly spread: number; readonly size: number; readonly count: number; readonly colour: string };

function fishOutline(x: number, y: number, long: number, turn: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (a: number, b: number): string => `${n(x + (a * c - b * s) * long)} ${n(y + (a * s + b * c) * long)}`;
  return `M${at(0.5, 0)}Q${at(0.15, -0.26)} ${at(-0.28, -0.03)}L${at(-0.5, -0.17)}L${at(-0.44, 0)}L${at(-0.5, 0.17)}L${at(-0.28, 0.03)}Q${at(0.15, 0.26)} ${at(0.5, 0)}Z`;
}

/** A turning ball of small fish, darker outside and with a flash of light inside. */
function paintSchool(stage: Stage, { x, y, spread, size, count, colour }: School): void {
  const { ink, random } = stage;
  const own = random.fork('school');
  let [dark, light] = ['', ''];
  for (let fish = 0; fish < count; fish += 1) {
    const turn = own.range(0, Math.PI * 2);
    const away = own.range(0.25, 1);
    const d = fishOutline(x + Math.cos(turn) * spread * away, y + Math.sin(turn) * spread * away * 0.42, size * own.range(1.6, 2.4), Math.sin(turn) * 0.5 + own.range(-0.15, 0.15));
    if (own.chance(0.65)) dark += d;
    else light += d;
  }
  ink.path(dark, colour, { opacity: 0.75 });
  ink.path(light, lighten(colour, 0.3), { opacity: 0.8 });
}

function paintManta(stage: Stage, x: number, y: number, r: number, sea: Sea): void {
  const { ink } = stage;
  const top = mix(sea.deep, '#1a2444', 0.45);
  const shape = (lift: number): string => `M${n(x + r * 0.34)} ${n(y - r * 0.1)}Q${n(x + r * 0.3)} ${n(y - r * 0.02)} ${n(x + r * 0.24)} ${n(y + r * 0.02)}C${n(x + r * 0.1)} ${n(y + r * 0.2)} ${n(x - r * 0.1)} ${n(y + r * 0.62 - lift)} ${n(x - r * 0.4)} ${n(y + r * 0.74 - lift)}C${n(x - r * 0.34)} ${n(y + r * 0.4)} ${n(x - r * 0.38)} ${n(y + r * 0.2)} ${n(x - r * 0.48)} ${n(y + r * 0.08)}C${n(x - r * 0.46)} ${n(y - r * 0.14)} ${n(x - r * 0.4)} ${n(y - r * 0.4)} ${n(x - r * 0.62)} ${n(y - r * 0.66)}C${n(x - r * 0.24)} ${n(y - r * 0.6)} ${n(x + r * 0.06)} ${n(y - r * 0.34)} ${n(x + r * 0.2)} ${n(y - r * 0.16)}Q${n(x + r * 0.28)} ${n(y - r * 0.16)} ${n(x + r * 0.34)} ${n(y - r * 0.1)}Z`;
  ink.stroke(curve([[x - r * 0.44, y + r * 0.06], [x - r * 0.9, y + r * 0.02], [x - r * 1.3, y + r * 0.16]], 1), top, r * 0.022);
  ink.path(shape(0), ink.slanted([[0, lighten(top, 0.1)], [0.5, top], [1, darken(top, 0.05)]], 0, 0, 0, 1));
  ink.path(`M${n(x + r * 0.14)} ${n(y - r * 0.04)}C${n(x - r * 0.02)} ${n(y + r * 0.16)} ${n(x - r * 0.2)} ${n(y + r * 0.46)} ${n(x - r * 0.36)} ${n(y + r * 0.66)}C${n(x - r * 0.3)} ${n(y + r * 0.36)} ${n(x - r * 0.34)} ${n(y + r * 0.16)} ${n(x - r * 0.4)} ${n(y + r * 0.06)}Z`, mix(sea.bright, '#ffffff', 0.5), { opacity: 0.75 });
  const gills = [0, 1, 2, 3].map((at) => line([[x + r * (0.02 - at * 0.07), y + r * 0.1], [x + r * (-0.02 - at * 0.07), y + r * 0.19]])).join('');
  ink.stroke(gills, top, r * 0.014, { opacity: 0.7 });
  ink.path(`M${n(x + r * 0.3)} ${n(y - r * 0.12)}q${n(r * 0.16)} ${n(r * 0.02)} ${n(r * 0.2)} ${n(r * 0.12)}q${n(-r * 0.1)} ${n(-r * 0.03)} ${n(-r * 0.22)} ${n(-r * 0.02)}Z`, top);
  ink.circle(x + r * 0.24, y - r * 0.07, r * 0.016, '#ffffff');
}

function paintWhaleShark(stage: Stage, x: number, y: number, long: number, sea: Sea): void {
  const { ink, random } = stage;
  const own = random.fork('spots');
  const back = mix(sea.deep, '#24406a', 0.5);
  const body = `M${n(x + long * 0.5)} ${n(y + long * 0.02)}C${n(x + long * 0.5)} ${n(y - long * 0.06)} ${n(x + long * 0.3)} ${n(y - long * 0.11)} ${n(x + long * 0.06)} ${n(y - long * 0.09)}C${n(x - long * 0.14)} ${n(y - long * 0.07)} ${n(x - long * 0.34)} ${n(y - long * 0.02)} ${n(x - long * 0.46)} ${n(y + long * 0.005)}L${n(x - long * 0.6)} ${n(y - long * 0.15)}Q${n(x - long * 0.54)} ${n(y - long * 0.02)} ${n(x - long * 0.52)} ${n(y + long * 0.02)}L${n(x - long * 0.57)} ${n(y + long * 0.11)}L${n(x - long * 0.44)} ${n(y + long * 0.035)}C${n(x - long * 0.2)} ${n(y + long * 0.07)} ${n(x + long * 0.2)} ${n(y + long * 0.13)} ${n(x + long * 0.5)} ${n(y + long * 0.02)}Z`;
  ink.path(polygon([[x + long * 0.02, y - long * 0.08], [x - long * 0.11, y - long * 0.2], [x - long * 0.1, y - long * 0.07]]), darken(back, 0.03));
  ink.path(body, ink.vertical([[0, lighten(back, 0.12)], [0.5, back], [0.74, mix(back, '#e8f4f4', 0.55)], [1, mix(sea.bright, '#ffffff', 0.55)]]));
  ink.path(polygon([[x + long * 0.2, y + long * 0.06], [x + long * 0.02, y + long * 0.22], [x + long * 0.08, y + long * 0.07]]), darken(back, 0.04));
  let spots = '';
  for (let spot = 0; spot < 90; spot += 1) {
    const share = own.range(-0.4, 0.4);
    const half = 0.075 - Math.abs(share - 0.14) * 0.11;
    spots += dot(x + share * long, y + long * (own.range(-1, 0.35) * half), long * own.range(0.0025, 0.006));
  }
  ink.path(spots, '#eafcff', { opacity: 0.8 });
  ink.stroke([0, 1, 2, 3].map((at) => curve([[x + long * (0.27 - at * 0.025), y - long * 0.035], [x + long * (0.255 - at * 0.025), y + long * 0.01], [x + long * (0.265 - at * 0.025), y + long * 0.05]], 1)).join(''), darken(back, 0.08), long * 0.005);
  ink.circle(x + long * 0.41, y + long * 0.01, long * 0.008, '#0a1024');
}

function paintReef(stage: Stage, y: number, sea: Sea, distance: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork(`reef${Math.round(distance * 100)}`);
  const noise = fractal(own.fork('floor'), 4, 0.5);
  const veil = (colour: string): string => mix(colour, mix(sea.middle, sea.deep, 0.4), distance);
  const floor = (x: number): number => y + noise((x / w) * 3) * 30 * u + Math.abs(x / w - 0.52) ** 2 * -150 * u;
  const points = Array.from({ length: 41 }, (_, step): Point => [(w * step) / 40, floor((w * step) / 40)]);
  const colours = [palette.accent, '#ff8a5c', '#f2a0c0', '#b06ad8', '#ffc85a', '#4fd0b0'];
  for (let coral = 0; coral < 22; coral += 1) {
    const x = own.chance(0.5) ? own.range(0, 0.36) * w : own.range(0.62, 1) * w;
    const colour = veil(colours[own.whole(0, 5)] ?? '#ff8a5c');
    if (own.chance(0.6)) paintBranchCoral(stage, [x, floor(x) + 8 * u], own.range(34, 74) * u, colour, own);
    else paintTubes(stage, [x, floor(x) + 10 * u], own.range(26, 48) * u, colour, own);
  }
  ink.path(area(points, [[w, h], [0, h]]), ink.vertical([[0, veil(mix(sea.deep, '#6a5a8a', 0.4))], [1, sea.hall]]));
}

function paintBranchCoral(stage: Stage, [x, y]: Point, tall: number, colour: string, own: Random): void {
  let thick = '';
  let thin = '';
  for (let arm = -3; arm <= 3; arm += 1) {
    const tip: Point = [x + arm * tall * 0.17, y - tall * (1 - Math.abs(arm) * 0.1) * own.range(0.75, 1)];
    const fork: Point = [(x + tip[0]) / 2 + arm * 2, y - tall * 0.5];
    thick += curve([[x, y], fork, tip], 1);
    for (const side of [-1, 1]) thin += line([fork, [fork[0] + side * tall * 0.12, fork[1] - tall * 0.22]]);
  }
  stage.ink.stroke(thick, colour, tall * 0.075);
  stage.ink.stroke(thin, lighten(colour, 0.06), tall * 0.05);
}

function paintTubes(stage: Stage, [x, y]: Point, tall: number, colour: string, own: Random): void {
  const { ink } = stage;
  for (let tube = -2; tube <= 2; tube += 1) {
    const [cx, r, top] = [x + tube * tall * 0.3, tall * 0.17, y - tall * own.range(0.6, 1.1)];
    ink.path(`M${n(cx - r * 0.7)} ${n(y)}L${n(cx - r)} ${n(top)}H${n(cx + r)}L${n(cx + r * 0.7)} ${n(y)}Z`, ink.horizontal([[0, lighten(colour, 0.06)], [1, darken(colour, 0.1)]]));
    ink.ellipse(cx, top, r, r * 0.4, lighten(colour, 0.1));
    ink.ellipse(cx, top, r * 0.62, r * 0.24, darken(colour, 0.16));
  }
}

function paintJellies(stage: Stage, sea: Sea, count: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('jellies');
  for (let jelly = 0; jelly < count; jelly += 1) {
    const [x, y, r] = [w * own.range(0.78, 0.96), h * own.range(0.16, 0.6), own.range(18, 34) * u];
    const colour = mix(own.pick(['#ffc4e0', '#ffe0b0', palette.accent]), sea.bright, 0.25);
    paintGlow(stage, x, y, r * 3, colour, 0.4);
    let arms = '';
    for (let arm = -3; arm <= 3; arm += 1) arms += curve([[x + arm * r * 0.24, y], [x + arm * r * 0.3 + r * 0.2, y + r * 0.9], [x + arm * r * 0.2 - r * 0.16, y + r * 1.7], [x + arm * r * 0.26 + r * 0.1, y + r * 2.5]], 1);
    ink.stroke(arms, colour, r * 0.06, { opacity: 0.7 });
    ink.path(`M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 1.3)} ${n(x + r)} ${n(y - r * 1.3)} ${n(x + r)} ${n(y)}Q${n(x + r * 0.66)} ${n(y - r * 0.24)} ${n(x + r * 0.33)} ${n(y)}Q${n(x)} ${n(y - r * 0.24)} ${n(x - r * 0.33)} ${n(y)}Q${n(x - r * 0.66)} ${n(y - r * 0.24)} ${n(x - r)} ${n(y)}Z`, ink.vertical([[0, lighten(colour, 0.1), 0.95], [1, colour, 0.6]]));
  }
}

/** Bright reef fish with two stripes: the warm accent against the blue. */
function paintFish(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('fish');
  for (let fish = 0; fish < 15; fish += 1) {
    const [x, y, long] = [w * own.range(0.06, 0.94), h * own.range(0.5, 0.78), own.range(26, 46) * u];
    const colour = own.pick([palette.accent, '#ffb03a', '#ffd84a', '#ff7a5a']);
    const side = own.chance(0.5) ? 1 : -1;
    ink.group({ transform: `translate(${n(x)} ${n(y)}) scale(${side} 1)` }, () => {
      ink.path(fishOutline(0, 0, long, 0), ink.vertical([[0, lighten(colour, 0.06)], [1, darken(colour, 0.1)]]));
      ink.path(`M${n(long * 0.16)} ${n(-long * 0.13)}q${n(long * 0.06)} ${n(long * 0.13)} 0 ${n(long * 0.26)}h${n(-long * 0.08)}q${n(long * 0.05)} ${n(-long * 0.13)} 0 ${n(-long * 0.26)}Z`, '#fffaf0');
      ink.path(polygon([[-long * 0.08, -long * 0.1], [-long * 0.2, -long * 0.2], [-long * 0.22, -long * 0.06]]), darken(colour, 0.06));
      ink.path(dot(long * 0.34, -long * 0.03, long * 0.03), '#16122e');
    });
  }
}

function paintBubbles(stage: Stage): void {
  const { ink, w, h, u, random } = stage;
  const own = random.fork('bubbles');
  let rings = '';
  for (let column = 0; column < 4; column += 1) {
    const x = w * own.range(0.05, 0.95);
    for (let bubble = 0; bubble < 12; bubble += 1) rings += dot(x + own.range(-10, 10) * u, h * own.range(0.1, 0.75), own.range(1.2, 4.4) * u);
  }
  ink.stroke(rings, '#f0ffff', 1.1 * u, { opacity: 0.55 });
}

/** The dark hall in front of the glass, its floor shining, people of all sizes at the pane. */
function paintHall(stage: Stage, sea: Sea): void {
  const { ink, w, h, u, random } = stage;
  const own = random.fork('visitors');
  const y = h * 0.885;
  ink.path(`M0 0H${n(w)}V${n(h)}H0ZM${n(w * 0.02)} ${n(h * 0.1)}Q${n(w * 0.02)} ${n(h * 0.025)} ${n(w * 0.08)} ${n(h * 0.025)}H${n(w * 0.92)}Q${n(w * 0.98)} ${n(h * 0.025)} ${n(w * 0.98)} ${n(h * 0.1)}V${n(y)}H${n(w * 0.02)}Z`, sea.hall, { 'fill-rule': 'evenodd' });
  ink.path(`M${n(w * 0.02)} ${n(y)}H${n(w * 0.98)}L${n(w * 1.02)} ${n(h + 2)}H${n(-w * 0.02)}Z`, ink.vertical([[0, mix(sea.middle, sea.hall, 0.3)], [0.5, mix(sea.deep, sea.hall, 0.55)], [1, sea.hall]]));
  ink.rect(w * 0.02, y - 2 * u, w * 0.96, 3 * u, sea.bright, { opacity: 0.7 });
  let people = '';
  let shadows = '';
  let x = w * 0.05;
  while (x < w * 0.95) {
    const tall = (own.chance(0.28) ? own.range(58, 78) : own.range(106, 136)) * u;
    const foot = y + own.range(16, 54) * u;
    people += person(x, foot, tall, own);
    shadows += polygon([[x - tall * 0.06, foot], [x + tall * 0.06, foot], [x + tall * 0.1, foot + tall * 0.4], [x - tall * 0.1, foot + tall * 0.4]]);
    x += (own.chance(0.55) ? own.range(26, 44) : own.range(60, 130)) * u;
  }
  ink.path(shadows, sea.hall, { opacity: 0.35 });
  ink.group({ transform: 'translate(0 -1.6)' }, () => ink.path(people, sea.bright, { opacity: 0.6 }));
  ink.path(people, sea.hall);
}
