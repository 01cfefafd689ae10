import { describe, expect, it } from 'vitest';
import { along, darken, lighten, mix, saturate } from './colour.ts';

describe('colours', () => {
  it('mix from one end to the other and stay put outside', () => {
    expect(mix('#1b1733', '#ff5c1a', 0)).toBe('#1b1733');
    expect(mix('#1b1733', '#ff5c1a', 1)).toBe('#ff5c1a');
    expect(mix('#1b1733', '#ff5c1a', 2)).toBe('#ff5c1a');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });

  it('keep their hue when lightened, and end in white and black', () => {
    expect(lighten('#808080', 1)).toBe('#ffffff');
    expect(darken('#808080', 1)).toBe('#000000');
    expect(saturate('#d1400c', 0)).toMatch(/^#(..)\1\1$/);
  });

  it('are in one row', () => {
    const row = ['#000000', '#ff0000', '#ffffff'];
    expect([0, 0.5, 1, -1, 4].map((at) => along(row, at))).toEqual([
      '#000000',
      '#ff0000',
      '#ffffff',
      '#000000',
      '#ffffff',
    ]);
  });
});
