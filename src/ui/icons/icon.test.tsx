import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import { iconNames, mirroredIcons } from './icon-names.ts';

const sprite = readFileSync(new URL('sprite.svg', import.meta.url), 'utf8');

describe('the sprite', () => {
  it('draws exactly the names that are listed', () => {
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual([...iconNames]);
  });

  it('leaves colour to the page', () => {
    expect(sprite).not.toMatch(/#[\da-f]{3,6}"|style=/i);
  });
});

describe('Icon', () => {
  it.each(iconNames)('marks %s when it points along the line', (name) => {
    const markup = renderToStaticMarkup(<Icon name={name} />);
    expect(markup.includes('data-mirrored')).toBe(mirroredIcons.includes(name));
  });

  it('turns the arrows round, and does not mirror a clock', () => {
    expect(mirroredIcons).toEqual(
      expect.arrayContaining(['arrow-forward', 'arrow-back', 'chevron-forward', 'chevron-back']),
    );
    expect(mirroredIcons).not.toContain('clock');
  });

  it('is hidden beside text and named without', () => {
    expect(renderToStaticMarkup(<Icon name="cart" />)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<Icon name="cart" label="Cart" />);
    expect(named).toContain('role="img"');
    expect(named).toContain('aria-label="Cart"');
    expect(named).not.toContain('aria-hidden');
  });
});
