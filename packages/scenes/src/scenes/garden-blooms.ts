import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, polygon } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export type BloomKind = 'tulip' | 'lavender' | 'rose' | 'daisy';

export type Tones = {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly heart: string;
  readonly leaf: string;
  readonly stem: string;
};

export type Petals = { readonly colour: string; readonly leaf: string; readonly heart?: string };

/** Two-tone petals of a colour, and the green below them, in the picture's light. */
export function bloomTones(stage: Stage, { colour, leaf, heart = '#f6c343' }: Petals, distance: number): Tones {
  const { palette, time } = stage;
  const keep = time === 'night' ? 0.14 : time === 'dusk' ? 0.08 : 0;
  const own = mix(palette.vivid(colour), palette.shade(colour), keep);
  const far = (tone: string): string => palette.air(tone, distance);
  return {
    light: far(lighten(own, 0.075)),
    middle: far(own),
    dark: far(mix(darken(own, 0.12), palette.shade(colour), 0.45)),
    heart: far(palette.vivid(heart)),
    leaf: far(mix(palette.shade(leaf), palette.deep, palette.dark ? 0.12 : 0.08)),
    stem: far(mix(palette.lit(leaf), palette.shade(leaf), 0.4)),
  };
}

/** Returns a clump of single blooms based at (0, 0), about 80 wide, stored to be placed many times. */
export function bloomClump(stage: Stage, kind: BloomKind, tones: Tones, name: string): string {
  const own = stage.random.fork(`clump-${kind}-${name}`);
  return stage.ink.symbol(() => {
    if (kind === 'tulip') paintTulips(stage, tones, own);
    else if (kind === 'lavender') paintLavender(stage, tones, own);
    else if (kind === 'rose') paintRoses(stage, tones, own);
    else paintDaisies(stage, tones, own);
  });
}

function leafBlade(x: number, lean: number, tall: number): string {
  return `M${n(x - 4)} 0Q${n(x - 5 + lean * 0.2)} ${n(-tall * 0.6)} ${n(x + lean)} ${n(-tall)}Q${n(x + 4 + lean * 0.4)} ${n(-tall * 0.45)} ${n(x + 4)} 0Z`;
}

function tulipCup(x: number, y: number, a: number, b: number): string {
  return `M${n(x)} ${n(y + 1)}C${n(x - a * 1.25)} ${n(y - b * 0.05)} ${n(x - a * 1.1)} ${n(y - b * 0.7)} ${n(x - a * 0.85)} ${n(y - b)}L${n(x - a * 0.3)} ${n(y - b * 0.74)}L${n(x)} ${n(y - b * 1.06)}L${n(x + a * 0.3)} ${n(y - b * 0.74)}L${n(x + a * 0.85)} ${n(y - b)}C${n(x + a * 1.1)} ${n(y - b * 0.7)} ${n(x + a * 1.25)} ${n(y - b * 0.05)} ${n(x)} ${n(y + 1)}Z`;
}

function tulipPetal(x: number, y: number, a: number, b: number): string {
  return `M${n(x)} ${n(y)}C${n(x - a)} ${n(y - b * 0.2)} ${n(x - a * 0.8)} ${n(y - b * 0.7)} ${n(x)} ${n(y - b)}C${n(x + a * 0.8)} ${n(y - b * 0.7)} ${n(x + a)} ${n(y - b * 0.2)} ${n(x)} ${n(y)}Z`;
}

function paintTulips(stage: Stage, tones: Tones, own: Random): void {
  const { ink } = stage;
  let [stems, leaves, cups, petals, folds] = ['', '', '', '', ''];
  for (const at of [-32, 30, -15, 16, 0]) {
    const x = at + own.range(-5, 5);
    const tall = own.range(40, 60) - Math.abs(at) * 0.12;
    const head = x + own.range(-5, 5);
    const [a, b] = [own.range(9, 11.5), own.range(21, 26)];
    stems += `M${n(x)} 0Q${n(x)} ${n(-tall * 0.6)} ${n(head)} ${n(-tall)}`;
    leaves += leafBlade(x, own.range(-16, 16), own.range(26, 42));
    cups += tulipCup(head, -tall, a, b);
    petals += tulipPetal(head - a * 0.12, -tall, a * 0.72, b * 0.98);
    folds += `M${n(head - a * 0.34)} ${n(-tall - b * 0.22)}Q${n(head - a * 0.5)} ${n(-tall - b * 0.5)} ${n(head - a * 0.2)} ${n(-tall - b * 0.76)}`;
  }
  ink.stroke(stems, tones.stem, 3);
  ink.path(leaves, tones.stem, { opacity: 0.85 });
  ink.path(cups, tones.dark);
  ink.path(petals, tones.middle);
  ink.stroke(folds, tones.light, 3.4);
}

function paintLavender(stage: Stage, tones: Tones, own: Random): void {
  const { ink } = stage;
  let [stems, spikes, lights] = ['', '', ''];
  for (let spike = 0; spike < 11; spike += 1) {
    const x = -38 + spike * 7.6 + own.range(-3, 3);
    const lean = (x / 38) * own.range(8, 16);
    const tall = own.range(46, 68) - Math.abs(x) * 0.3;
    const from = tall * 0.46;
    stems += `M${n(x * 0.6)} 0L${n(x + lean * 0.5)} ${n(-from)}`;
    const [fx, fy, tx, ty] = [x + lean * 0.5, -from, x + lean, -tall];
    spikes += `M${n(fx - 3.4)} ${n(fy)}Q${n(tx - 5.4)} ${n((fy + ty) / 2)} ${n(tx)} ${n(ty)}Q${n(tx + 4.4)} ${n((fy + ty) / 2)} ${n(fx + 3.4)} ${n(fy)}Z`;
    for (const share of [0.2, 0.5, 0.78])
      lights += dot(fx + (tx - fx) * share - 1.6, fy + (ty - fy) * share, 3 - share * 1.3);
  }
  ink.stroke(stems, tones.stem, 2);
  ink.path(spikes, tones.middle);
  ink.path(lights, tones.light);
}

function paintRoses(stage: Stage, tones: Tones, own: Random): void {
  const { ink } = stage;
  let [leaves, glints, backs, faces, curls] = ['', '', '', '', ''];
  for (const at of [-30, -15, 0, 15, 30]) {
    leaves += dot(at, -17 + own.range(-5, 4), own.range(15, 19));
    glints += dot(at + own.range(-8, 4), -26 + own.range(-8, 4), own.range(4, 7));
  }
  for (const [bx, by] of [
    [-30, -24],
    [27, -26],
    [-9, -18],
    [-16, -42],
    [13, -43],
    [34, -10],
    [3, -30],
  ] as const) {
    const [x, y, r] = [bx + own.range(-4, 4), by + own.range(-4, 4), own.range(8.4, 11)];
    backs += dot(x + r * 0.14, y + r * 0.2, r);
    faces += dot(x - r * 0.08, y - r * 0.1, r * 0.82);
    curls += `M${n(x - r * 0.45)} ${n(y)}Q${n(x - r * 0.3)} ${n(y - r * 0.6)} ${n(x + r * 0.2)} ${n(y - r * 0.4)}Q${n(x + r * 0.45)} ${n(y)} ${n(x - r * 0.05)} ${n(y + r * 0.12)}`;
  }
  ink.path(leaves, tones.leaf);
  ink.path(glints, tones.stem, { opacity: 0.7 });
  ink.path(backs, tones.dark);
  ink.path(faces, tones.middle);
  ink.stroke(curls, tones.light, 2.4);
}

function paintDaisies(stage: Stage, tones: Tones, own: Random): void {
  const { ink } = stage;
  /* Petals are points of a broad line: a fifth of the text of circles. */
  let [stems, under, petals, hearts] = ['', '', '', ''];
  for (const at of [-30, 28, -14, 13, -1]) {
    const [x, tall, r] = [at + own.range(-5, 5), own.range(34, 60), own.range(9.5, 12)];
    const head = x + own.range(-6, 6);
    stems += curve([
      [x, 0],
      [x, -tall * 0.6],
      [head, -tall],
    ]);
    const turn = own.range(0, 1);
    for (let petal = 0; petal < 6; petal += 1) {
      const angle = turn + (petal * Math.PI) / 3;
      const [px, py] = [head + Math.cos(angle) * r * 0.72, -tall + Math.sin(angle) * r * 0.56];
      under += `M${n(px + 1.4)} ${n(py + 2.6)}h0`;
      petals += `M${n(px)} ${n(py)}h0`;
    }
    hearts += `M${n(head)} ${n(-tall)}h0`;
  }
  ink.stroke(stems, tones.stem, 2.4);
  ink.stroke(under, tones.dark, 10);
  ink.stroke(petals, tones.middle, 8.4);
  ink.stroke(hearts, tones.heart, 6.4);
}

/** The same flowers from afar: a low mound with many two-tone specks. */
export function farClump(stage: Stage, kind: BloomKind, tones: Tones, name: string): string {
  const own = stage.random.fork(`far-${kind}-${name}`);
  const { ink } = stage;
  return ink.symbol(() => {
    let [low, high] = ['', ''];
    for (let speck = 0; speck < 13; speck += 1) {
      const [x, y] = [-40 + speck * 6.6 + own.range(-4, 4), -own.range(14, 52)];
      if (kind === 'lavender')
        low += polygon([
          [x - 5, y + 14],
          [x, y - 12],
          [x + 5, y + 14],
        ]);
      else low += dot(x, y, own.range(7, 10));
      if (speck % 2 === 0) high += dot(x - 2, y - 3, own.range(4, 6.4));
    }
    ink.path(low, speckled(tones));
    ink.path(high, tones.light);
  });
}

function speckled(tones: Tones): string {
  return mix(tones.middle, tones.dark, 0.3);
}
