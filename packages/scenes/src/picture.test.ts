import { expect, it } from 'vitest';
import { timeOf, tones } from './picture.ts';

it.each(['dawn', 'day', 'dusk', 'night'])('has four lights at %s', (time) => {
  expect(tones.filter((tone) => tone.startsWith(`${time}-`) && timeOf(tone) === time)).toHaveLength(4);
});
