import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { SaveHeart } from '#src/web/shared/cards/save-button.tsx';
import { readItem } from '#src/web/shared/storage/local-store.ts';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

beforeEach(() => localStorage.clear());

describe('SaveHeart', () => {
  it('saves the activity of an anonymous visitor on the device at a press, and removes it at the next', async () => {
    const services = browserServices({});
    const { locator } = await render(
      <BrowserFrame services={services}>
        <SaveHeart id={7} title="Tower" site={services.site} />
        <SaveHeart id={8} title="Ferry" site={services.site} />
      </BrowserFrame>,
    );
    const heart = locator.getByRole('button', { name: 'Save to wishlist: Tower' });
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(locator.getByRole('button', { name: 'Save to wishlist: Ferry' }))
      .toHaveAttribute('aria-pressed', 'false');
    expect(readItem('hearts')).toBe('7');
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    expect(readItem('hearts') ?? '').toBe('');
  });
});
