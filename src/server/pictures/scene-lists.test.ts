import { scenes, timeOf, tones } from '@meander/scenes/picture';
import { expect, it } from 'vitest';
import { sceneFamilies, timesOfDay } from '#src/domain/catalogue/media/picture.ts';
import { pictureTones } from '#src/domain/catalogue/media/picture-tone.ts';

it('names in the catalogue exactly the scenes, lights and times of day that the painter knows', () => {
  expect(sceneFamilies).toEqual(scenes);
  expect(pictureTones).toEqual(tones);
  expect(timesOfDay).toEqual([...new Set(tones.map(timeOf))]);
});
