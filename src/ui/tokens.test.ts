import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, mixedWithWhite } from './contrast.ts';

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const darkAt = source.indexOf('@media (prefers-color-scheme: dark)');
const light = colours(source.slice(0, darkAt));
const dark = { ...light, ...colours(source.slice(darkAt, source.indexOf('@media (prefers-reduced-motion'))) };

function colours(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): (#[\da-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

/** Share of the role in the dark scheme's text colours, read from the style sheet. */
function share(role: string): number {
  const found = new RegExp(`color-mix\\(in oklab, var\\(--${role}\\) (\\d+)%, white\\)`).exec(source.slice(darkAt));
  return Number(found?.[1]) / 100;
}

const schemes = {
  light: { ...light, 'action-text': light['action-pressed'], 'second-text': light['second'] },
  dark: {
    ...dark,
    'action-text': mixedWithWhite(dark['action'] ?? '', share('action')),
    'second-text': mixedWithWhite(dark['second'] ?? '', share('second')),
  },
};

const textPairs = [
  ['ink', 'paper'],
  ['ink', 'mist'],
  ['ink', 'raised'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'mist'],
  ['ink-soft', 'raised'],
  ['ink-soft', 'info-paper'],
  ['ink-faint', 'paper'],
  ['ink-faint', 'mist'],
  ['action-text', 'paper'],
  ['action-text', 'mist'],
  ['action-text', 'raised'],
  ['second-text', 'paper'],
  ['second-text', 'raised'],
  ['second-text', 'info-paper'],
  ['on-action', 'action'],
  ['on-action', 'action-pressed'],
  ['on-action', 'second'],
  ['good', 'paper'],
  ['good', 'good-paper'],
  ['warn', 'raised'],
  ['warn', 'warn-paper'],
  ['bad', 'paper'],
  ['bad', 'raised'],
  ['bad', 'bad-paper'],
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
] as const;

/** Field borders, the focus ring and the pressed colors of controls need the contrast of non-text elements. */
const shapePairs = [
  ['field-line', 'paper'],
  ['field-line', 'mist'],
  ['action', 'paper'],
] as const;

describe.each(Object.entries(schemes))('the %s scheme', (_name, scheme: Record<string, string | undefined>) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(scheme[text] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be made out on %s', (shape, ground) => {
    expect(contrast(scheme[shape] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#1b1733', '#1b1733')).toBe(1);
  });

  it('refuses what is not a six-digit colour', () => {
    expect(() => contrast('red', '#ffffff')).toThrow(RangeError);
  });

  it('mixes as the browser does', () => {
    expect(mixedWithWhite('#d1400c', 1)).toBe('#d1400c');
    expect(mixedWithWhite('#d1400c', 0)).toBe('#ffffff');
  });
});
