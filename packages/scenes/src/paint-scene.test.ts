import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paintScene } from './paint-scene.ts';
import { scenes, timeOf, tones, type Picture, type Tone } from './picture.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const shapes = [
  [480, 360],
  [1600, 600],
  [600, 800],
  [1200, 630],
] as const;

/* One picture in each of the four lights of a time of day. */
const lights = Object.entries(Object.groupBy(tones, timeOf));
const seeds = [0, 42, 43, 9999];

describe.each(scenes)('%s', (scene) => {
  const picture = (tone: Tone, seed: number): Picture => ({
    scene,
    tone,
    seed,
    mirrored: seed % 2 === 1,
    close: false,
  });

  it.each(lights)('is a drawing without text or broken numbers, %s', async (_time, ofTime) => {
    expect(ofTime).toHaveLength(seeds.length);
    for (const [at, tone] of ofTime.entries()) {
      const svg = paintScene(picture(tone, seeds[at] ?? 0), 480, 360);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|style=/);
      expect(svg.length).toBeLessThan(600_000);
      if (at !== 1) continue;
      const { channels } = await sharp(Buffer.from(svg)).stats();
      /* There is something to see: no channel is flat. */
      for (const channel of channels.slice(0, 3)) expect(channel.stdev).toBeGreaterThan(12);
    }
  });

  it('has the requested size and another composition in every shape', async () => {
    for (const [width, height] of shapes) {
      const svg = paintScene(picture('dusk-coral', 5), width, height);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height });
    }
    const painted = shapes.map(([width, height]) => hash(paintScene(picture('dusk-coral', 5), width, height)));
    expect(new Set(painted).size).toBe(shapes.length);
  });

  it('is the same each time, whatever was painted in between, and differs by seed, light, side and nearness', () => {
    const one = picture('dawn-rose', 76);
    const first = hash(paintScene(one, 480, 360));
    expect(hash(paintScene(one, 480, 360))).toBe(first);
    const others: readonly Picture[] = [
      { ...one, seed: 78 },
      { ...one, mirrored: true },
      { ...one, close: true },
      ...tones.filter((tone) => tone !== one.tone).map((tone) => ({ ...one, tone })),
    ];
    const painted = others.map((other) => hash(paintScene(other, 480, 360)));
    expect(new Set([first, ...painted]).size).toBe(painted.length + 1);
    expect(hash(paintScene(one, 480, 360))).toBe(first);
  });

  it('draws the same composition at every size of a shape', () => {
    const body = (width: number, height: number): string =>
      paintScene(picture('day-sand', 3), width, height).replace(/^<svg [^>]*>/, '');
    expect(body(960, 720)).toBe(body(480, 360));
  });
});

it('paints a banner from the same distance, near or not', () => {
  const banner = (close: boolean): string =>
    paintScene({ scene: 'bay', tone: 'day-azure', seed: 1, mirrored: false, close }, 1600, 600);
  expect(banner(true)).toBe(banner(false));
});
