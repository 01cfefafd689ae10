import { createInk } from './ink.ts';
import type { Ink } from './ink.ts';
import { paletteOf } from './palette.ts';
import type { Palette } from './palette.ts';
import { timeOf, type Picture, type TimeOfDay } from './picture.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

/** Everything a scene needs to draw itself. Lengths are view units: every format has the area of 960 x 720. */
export type Stage = {
  readonly w: number;
  readonly h: number;
  /** One unit of a thing's size: 1 in the card format, smaller where the format is flat. */
  readonly u: number;
  readonly format: 'wide' | 'card' | 'tall';
  readonly time: TimeOfDay;
  readonly palette: Palette;
  readonly ink: Ink;
  readonly random: Random;
};

const viewArea = 960 * 720;

export function setStage(picture: Picture, width: number, height: number): Stage {
  const scale = Math.sqrt(viewArea / (width * height));
  const w = width * scale;
  const h = height * scale;
  const random = createRandom(`${picture.scene}/${picture.seed}`);
  const shape = width / height;
  return {
    w,
    h,
    u: shape > 1.4 ? h / 720 : shape < 1 ? (w / 960) * 1.16 : 1,
    format: shape > 1.7 ? 'wide' : shape < 1 ? 'tall' : 'card',
    time: timeOf(picture.tone),
    palette: paletteOf(picture.tone, random.fork('light').range(-1, 1)),
    ink: createInk(),
    random,
  };
}
