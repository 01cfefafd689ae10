import { darken, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';

/** Marble in the light, half turned away, in the shade, and as a drawn line. */
export type Tones = { readonly light: string; readonly middle: string; readonly dark: string; readonly line: string };

function solid(stage: Stage, { light, middle, dark }: Tones): string {
  return stage.ink.horizontal([
    [0, light],
    [0.38, mix(light, middle, 0.5)],
    [0.62, middle],
    [1, dark],
  ]);
}

/** A draped water bearer, one arm up to the jar on the shoulder. Shares of the height, feet at 0. */
export function paintStatue(stage: Stage, tall: number, tones: Tones): void {
  const { ink } = stage;
  const s = (value: number): string => n(value * tall);
  const fill = solid(stage, tones);
  const pt = (x: number, y: number): Point => [x * tall, y * tall];
  ink.ellipse(0, -0.012 * tall, 0.2 * tall, 0.03 * tall, tones.middle);
  ink.group({ transform: `translate(${s(0)} ${s(-0.715)})` }, () => {
    const { face, nape } = profile((value) => n(value * tall * 0.27));
    ink.path(`${face}L${n(tall * 0.034)} ${n(-tall * 0.12)}${nape}`, solid(stage, { ...tones, dark: tones.middle }));
    paintFace(stage, tall * 0.27, tones);
    ink.path(dot(tall * 0.058, -tall * 0.2, tall * 0.026), tones.dark);
  });
  ink.stroke(curve([pt(0.08, -0.79), pt(0.19, -0.74), pt(0.155, -0.88)], 0.6), tones.dark, 0.056 * tall);
  ink.path(
    `M${s(0.1)} ${s(-1.03)}H${s(0.2)}L${s(0.18)} ${s(-0.99)}C${s(0.25)} ${s(-0.95)} ${s(0.24)} ${s(-0.86)} ${s(0.15)} ${s(-0.83)}C${s(0.06)} ${s(-0.86)} ${s(0.05)} ${s(-0.95)} ${s(0.12)} ${s(-0.99)}Z`,
    solid(stage, { ...tones, light: tones.middle }),
  );
  ink.path(
    `M${s(-0.03)} ${s(-0.87)}C${s(-0.06)} ${s(-0.845)} ${s(-0.11)} ${s(-0.85)} ${s(-0.125)} ${s(-0.805)}C${s(-0.13)} ${s(-0.74)} ${s(-0.105)} ${s(-0.7)} ${s(-0.085)} ${s(-0.63)}C${s(-0.1)} ${s(-0.58)} ${s(-0.135)} ${s(-0.54)} ${s(-0.14)} ${s(-0.46)}C${s(-0.15)} ${s(-0.3)} ${s(-0.14)} ${s(-0.14)} ${s(-0.165)} ${s(-0.015)}Q0 ${s(0.02)} ${s(0.15)} ${s(-0.015)}C${s(0.14)} ${s(-0.16)} ${s(0.165)} ${s(-0.32)} ${s(0.12)} ${s(-0.46)}C${s(0.1)} ${s(-0.54)} ${s(0.085)} ${s(-0.57)} ${s(0.08)} ${s(-0.63)}C${s(0.095)} ${s(-0.7)} ${s(0.12)} ${s(-0.75)} ${s(0.11)} ${s(-0.81)}C${s(0.1)} ${s(-0.85)} ${s(0.05)} ${s(-0.845)} ${s(0.03)} ${s(-0.87)}V${s(-0.9)}H${s(-0.03)}Z`,
    fill,
  );
  ink.stroke(
    curve([pt(-0.1, -0.79), pt(-0.165, -0.66), pt(-0.15, -0.56), pt(-0.08, -0.52)], 0.8),
    tones.light,
    0.05 * tall,
  );
  const folds: readonly (readonly Point[])[] = [
    [pt(-0.1, -0.5), pt(-0.02, -0.4), pt(0.02, -0.2), pt(0.01, -0.03)],
    [pt(-0.03, -0.52), pt(0.05, -0.4), pt(0.075, -0.2), pt(0.07, -0.03)],
    [pt(-0.115, -0.44), pt(-0.07, -0.3), pt(-0.06, -0.14), pt(-0.07, -0.02)],
    [pt(0.04, -0.52), pt(0.1, -0.42), pt(0.115, -0.24), pt(0.11, -0.04)],
    [pt(-0.13, -0.3), pt(-0.115, -0.16), pt(-0.125, -0.03)],
    [pt(-0.09, -0.76), pt(-0.03, -0.7), pt(0.03, -0.71), pt(0.09, -0.77)],
    [pt(-0.08, -0.63), pt(0, -0.6), pt(0.08, -0.63)],
  ];
  ink.stroke(folds.map((fold) => curve(fold, 1)).join(''), tones.dark, 0.011 * tall, { opacity: 0.55 });
  ink.path(
    `M${s(-0.145)} ${s(-0.47)}C${s(-0.05)} ${s(-0.42)} ${s(0.06)} ${s(-0.46)} ${s(0.125)} ${s(-0.55)}C${s(0.14)} ${s(-0.5)} ${s(0.14)} ${s(-0.46)} ${s(0.12)} ${s(-0.42)}C${s(0.04)} ${s(-0.35)} ${s(-0.07)} ${s(-0.35)} ${s(-0.145)} ${s(-0.4)}Z`,
    solid(stage, { ...tones, dark: tones.middle }),
  );
}

/** The front of a head in profile, from the crown over the face to the throat, and from the nape back to the crown. */
function profile(s: (value: number) => string): { readonly face: string; readonly nape: string } {
  return {
    face: `M${s(0.02)} ${s(-0.98)}C${s(-0.1)} ${s(-0.98)} ${s(-0.16)} ${s(-0.92)} ${s(-0.165)} ${s(-0.84)}L${s(-0.175)} ${s(-0.795)}L${s(-0.22)} ${s(-0.715)}Q${s(-0.22)} ${s(-0.7)} ${s(-0.188)} ${s(-0.7)}L${s(-0.198)} ${s(-0.672)}L${s(-0.182)} ${s(-0.657)}L${s(-0.192)} ${s(-0.634)}L${s(-0.176)} ${s(-0.612)}C${s(-0.192)} ${s(-0.585)} ${s(-0.182)} ${s(-0.56)} ${s(-0.155)} ${s(-0.553)}C${s(-0.125)} ${s(-0.545)} ${s(-0.1)} ${s(-0.55)} ${s(-0.07)} ${s(-0.565)}C${s(-0.07)} ${s(-0.5)} ${s(-0.08)} ${s(-0.45)} ${s(-0.1)} ${s(-0.42)}`,
    nape: `C${s(0.11)} ${s(-0.5)} ${s(0.11)} ${s(-0.56)} ${s(0.125)} ${s(-0.6)}C${s(0.175)} ${s(-0.66)} ${s(0.2)} ${s(-0.74)} ${s(0.19)} ${s(-0.82)}C${s(0.17)} ${s(-0.92)} ${s(0.11)} ${s(-0.98)} ${s(0.02)} ${s(-0.98)}Z`,
  };
}

/** Hair, ear, eye and mouth of a head whose outline is already there. */
function paintFace(stage: Stage, tall: number, tones: Tones): void {
  const { ink } = stage;
  const s = (value: number): string => n(value * tall);
  const pt = (x: number, y: number): Point => [x * tall, y * tall];
  ink.path(
    `M${s(-0.16)} ${s(-0.88)}C${s(-0.13)} ${s(-1)} ${s(0.02)} ${s(-1.03)} ${s(0.1)} ${s(-0.98)}C${s(0.22)} ${s(-0.93)} ${s(0.25)} ${s(-0.78)} ${s(0.2)} ${s(-0.68)}C${s(0.18)} ${s(-0.61)} ${s(0.12)} ${s(-0.57)} ${s(0.09)} ${s(-0.58)}C${s(0.08)} ${s(-0.64)} ${s(0.05)} ${s(-0.68)} ${s(0.02)} ${s(-0.7)}C${s(0.03)} ${s(-0.76)} ${s(0)} ${s(-0.8)} ${s(-0.03)} ${s(-0.84)}C${s(-0.08)} ${s(-0.83)} ${s(-0.12)} ${s(-0.85)} ${s(-0.16)} ${s(-0.88)}Z`,
    ink.horizontal([
      [0, mix(tones.light, tones.middle, 0.5)],
      [1, darken(tones.dark, 0.02)],
    ]),
  );
  const curls = [-0.08, -0.02, 0.04, 0.1, 0.15].map((x, at) =>
    curve(
      [
        pt(x - 0.04, -0.9 + at * 0.02),
        pt(x, -0.95 + at * 0.025),
        pt(x + 0.035, -0.88 + at * 0.03),
        pt(x + 0.02, -0.8 + at * 0.03),
      ],
      1,
    ),
  );
  ink.stroke(curls.join(''), tones.dark, 0.013 * tall, { opacity: 0.65 });
  const features = [
    curve([pt(-0.165, -0.785), pt(-0.13, -0.79), pt(-0.105, -0.775)], 1),
    curve([pt(-0.15, -0.76), pt(-0.125, -0.755)], 1),
    curve([pt(-0.185, -0.65), pt(-0.155, -0.652)], 1),
  ];
  ink.stroke(features.join(''), tones.dark, 0.013 * tall);
  ink.path(dot(0.03 * tall, -0.735 * tall, 0.03 * tall), tones.middle);
  ink.stroke(curve([pt(-0.065, -0.57), pt(0, -0.61), pt(0.02, -0.68)], 1), tones.line, 0.014 * tall, { opacity: 0.7 });
}

/** A marble head in profile on a round socle. */
export function paintBust(stage: Stage, tall: number, tones: Tones): void {
  const { ink } = stage;
  const s = (value: number): string => n(value * tall);
  const pt = (x: number, y: number): Point => [x * tall, y * tall];
  const fill = solid(stage, tones);
  const { face, nape } = profile(s);
  ink.path(
    `M${s(-0.16)} 0L${s(-0.13)} ${s(-0.04)}C${s(-0.06)} ${s(-0.06)} ${s(-0.06)} ${s(-0.1)} ${s(-0.09)} ${s(-0.14)}H${s(0.09)}C${s(0.06)} ${s(-0.1)} ${s(0.06)} ${s(-0.06)} ${s(0.13)} ${s(-0.04)}L${s(0.16)} 0Z`,
    fill,
  );
  ink.path(
    `${face}C${s(-0.16)} ${s(-0.385)} ${s(-0.27)} ${s(-0.37)} ${s(-0.31)} ${s(-0.3)}C${s(-0.34)} ${s(-0.2)} ${s(-0.24)} ${s(-0.1)} 0 ${s(-0.1)}C${s(0.22)} ${s(-0.1)} ${s(0.34)} ${s(-0.22)} ${s(0.29)} ${s(-0.33)}C${s(0.25)} ${s(-0.4)} ${s(0.15)} ${s(-0.41)} ${s(0.125)} ${s(-0.46)}${nape}`,
    fill,
  );
  const folds = [
    curve([pt(-0.29, -0.3), pt(-0.14, -0.22), pt(0.06, -0.25), pt(0.27, -0.36)], 1),
    curve([pt(-0.3, -0.23), pt(-0.12, -0.15), pt(0.1, -0.18), pt(0.3, -0.27)], 1),
    curve([pt(-0.1, -0.4), pt(-0.02, -0.33), pt(0.09, -0.36), pt(0.15, -0.42)], 1),
  ];
  ink.stroke(folds.join(''), tones.dark, 0.013 * tall, { opacity: 0.65 });
  paintFace(stage, tall, tones);
}
