import { describe, expect, it } from 'vitest';
import { createRandom, fractal } from './random.ts';

const draw = (name: string, count: number): number[] => {
  const random = createRandom(name);
  return Array.from({ length: count }, random.next);
};

describe('seeded numbers', () => {
  it('repeat for a name, differ between names and stay within bounds', () => {
    expect(draw('a', 50)).toEqual(draw('a', 50));
    expect(draw('a', 50)).not.toEqual(draw('b', 50));
    const many = draw('many', 20_000);
    expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...many)).toBeLessThan(1);
    expect(many.reduce((sum, value) => sum + value, 0) / many.length).toBeCloseTo(0.5, 1);
  });

  it('fork without disturbing the row they come from', () => {
    const [plain, forked] = [createRandom('x'), createRandom('x')];
    forked.fork('part').next();
    expect(forked.next()).toBe(plain.next());
    expect(createRandom('x').fork('part').next()).not.toBe(createRandom('x').fork('other').next());
  });

  it('give whole numbers with both ends and items of a list', () => {
    const random = createRandom('w');
    expect(new Set(Array.from({ length: 200 }, () => random.whole(2, 4)))).toEqual(new Set([2, 3, 4]));
    expect(new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b'])))).toEqual(new Set(['a', 'b']));
  });
});

describe('fractal noise', () => {
  it('is smooth, bounded and not flat, for negative places too', () => {
    const noise = fractal(createRandom('n'), 5);
    const values = Array.from({ length: 4000 }, (_, at) => noise(-20 + at * 0.01));
    for (const [at, value] of values.entries()) {
      expect(Math.abs(value)).toBeLessThanOrEqual(1.6);
      if (at > 0) expect(Math.abs(value - (values[at - 1] ?? value))).toBeLessThan(0.25);
    }
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.5);
  });
});
