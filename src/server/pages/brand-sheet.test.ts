import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { testSite } from '../../../tests/site.ts';
import type { BrandColours } from '#src/domain/site/partner.ts';
import { allPartners } from '#src/partners/partners.ts';
import { brandSheet, brandTokens, grounds } from '#src/server/pages/brand-sheet.ts';
import { contrast } from '#src/ui/contrast.ts';

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
const darkAt = tokens.indexOf('@media (prefers-color-scheme: dark)');
const white = '#ffffff';

it.each(Object.entries({ light: tokens.slice(0, darkAt), dark: tokens.slice(darkAt) }))(
  'knows the backgrounds of the %s scheme as the tokens have them',
  (scheme, css) => {
    for (const [name, value] of Object.entries(scheme === 'light' ? grounds.light : grounds.dark))
      expect(css).toContain(`--${name}: ${value};`);
  },
);

const themes: readonly (readonly [string, BrandColours])[] = [
  ...allPartners
    .filter(({ colours }) => Object.keys(colours).length > 0)
    .map(({ name, colours }) => [name, colours] as const),
  ['an operator’s black', { action: '#000000', second: '#000000' }],
  ['an operator’s pure blue', { action: '#0000ff', second: '#0000ff' }],
  ['an operator’s lightest grey that is allowed', { action: '#767676', second: '#767676' }],
];

describe.each(themes)('%s', (_name, colours) => {
  it('gives colours that carry white text', () => {
    for (const colour of [colours.action ?? '', colours.second ?? ''])
      expect(contrast(colour, white)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['light', 'dark'] as const)('can be read and made out in the %s scheme', (scheme) => {
    const made = brandTokens(colours, scheme);
    const { action = '', 'action-pressed': pressed = '', 'action-text': text = '' } = made;
    expect(contrast(action, white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(pressed, white)).toBeGreaterThanOrEqual(4.5);
    expect(pressed === '#000000' || pressed !== action).toBe(true);
    for (const ground of Object.values(grounds[scheme])) {
      expect(contrast(action, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(made['second-text'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('preserves its color where possible', () => {
    expect(brandTokens(colours, 'light')).toMatchObject({ action: colours.action, second: colours.second });
  });
});

describe('the sheet', () => {
  it('returns nothing without a difference from the default', () => {
    expect(brandSheet(testSite.brand, 'meander')).toBe('/* the house colours */');
    expect(brandSheet(testSite.brand, 'guest_checkout')).toBe('/* the house colours */');
  });

  it('holds a theme’s colours in both schemes, in the layer of the tokens', () => {
    const sheet = brandSheet(testSite.brand, 'samsung');
    expect(sheet).toMatch(
      /^@layer tokens\{:root\{(--[a-z-]+:#[\da-f]{6};)+\}@media \(prefers-color-scheme:dark\)\{:root\{(--[a-z-]+:#[\da-f]{6};)+\}\}\}$/,
    );
    expect(sheet).toContain('--action:#1428a0;');
  });

  it('puts a theme’s colours over the operator’s, which stay where the theme has none', () => {
    const brand = { ...testSite.brand, colours: { accent: '#ff0000', action: '#123456' } };
    expect(brandSheet(brand, 'samsung')).toMatch(/:root\{--accent:#ff0000;--action:#1428a0;/);
    expect(brandSheet(brand, 'meander')).toMatch(/:root\{--accent:#ff0000;--action:#123456;/);
    expect(brandSheet(brand, 'meander')).not.toContain('--second');
  });
});
