import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sceneFamilies, timesOfDay } from '#src/domain/catalogue/media/picture.ts';
import type { PictureRef } from '#src/domain/catalogue/media/picture.ts';
import { paintScene } from './paint-scene.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const shapes = [
  [480, 360],
  [1600, 600],
  [600, 800],
  [1200, 630],
] as const;

describe.each(sceneFamilies)('%s', (scene) => {
  it.each(timesOfDay)('is a drawing without writing or broken numbers, %s', async (time) => {
    for (const seed of [0, 42, 9999]) {
      const svg = paintScene({ scene, time, seed }, 480, 360);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|style=/);
      expect(svg.length).toBeLessThan(600_000);
      if (seed !== 42) continue;
      const { channels } = await sharp(Buffer.from(svg)).stats();
      /* Something is to be seen: no channel is flat. */
      for (const channel of channels.slice(0, 3)) expect(channel.stdev).toBeGreaterThan(12);
    }
  });

  it('has the requested size and another composition in every shape', async () => {
    for (const [width, height] of shapes) {
      const svg = paintScene({ scene, time: 'dusk', seed: 5 }, width, height);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height });
    }
    expect(
      new Set(shapes.map(([width, height]) => hash(paintScene({ scene, time: 'dusk', seed: 5 }, width, height)))).size,
    ).toBe(shapes.length);
  });

  it('is the same each time, whatever was painted in between, and differs between seeds and times', () => {
    const ref: PictureRef = { scene, time: 'dawn', seed: 77 };
    const first = hash(paintScene(ref, 480, 360));
    expect(hash(paintScene(ref, 480, 360))).toBe(first);
    const others = [...timesOfDay.map((time) => ({ scene, time, seed: 78 })), { ...ref, time: 'night' as const }];
    const painted = others.map((other) => hash(paintScene(other, 480, 360)));
    expect(new Set([first, ...painted]).size).toBe(painted.length + 1);
    expect(hash(paintScene(ref, 480, 360))).toBe(first);
  });

  it('draws the same composition at every size of a shape', () => {
    const body = (width: number, height: number): string =>
      paintScene({ scene, time: 'day', seed: 3 }, width, height).replace(/^<svg [^>]*>/, '');
    expect(body(960, 720)).toBe(body(480, 360));
  });
});
