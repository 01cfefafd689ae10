import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sceneFamilies, timesOfDay } from './picture.ts';
import { pictureTone, pictureTones, toneColours } from './picture-tone.ts';

const sheet = readFileSync(new URL('../../../ui/picture-tones.module.css', import.meta.url), 'utf8');

describe('picture tones', () => {
  it('fit the time of day for every scene and seed', () => {
    for (const scene of sceneFamilies)
      for (const time of timesOfDay)
        for (const seed of [0, 1, 2, 9999])
          expect(pictureTone({ scene, time, seed }).startsWith(`${time}-`)).toBe(true);
  });

  it('differ between even and odd seeds, so that one scene has two lights', () => {
    expect(pictureTone({ scene: 'river', time: 'day', seed: 4 })).not.toBe(
      pictureTone({ scene: 'river', time: 'day', seed: 5 }),
    );
  });

  it.each(pictureTones)('%s has a placeholder class with its own two colours', (tone) => {
    const rule = new RegExp(`\\.${tone} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
    expect(rule).toContain(toneColours[tone].sky);
    expect(rule).toContain(toneColours[tone].ground);
  });
});
