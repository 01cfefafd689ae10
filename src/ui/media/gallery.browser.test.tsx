import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { GalleryMosaic } from './gallery.tsx';
import type { PictureFacts } from './picture.tsx';

const pictures = ['tower', 'garden', 'bridge'].map((alt): PictureFacts => ({
  sources: [],
  src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${alt}</title></svg>`,
  alt,
  width: 400,
  height: 300,
}));

describe('GalleryMosaic', () => {
  it('is a row on a phone that the keyboard can scroll', async () => {
    await page.viewport(390, 844);
    const { locator } = await render(<GalleryMosaic pictures={pictures} label="Pictures" />);
    const row = locator.getByRole('list', { name: 'Pictures' });
    await userEvent.tab();
    await expect.element(row).toHaveFocus();
    // Chromium gives the focus to every row that scrolls; Safari needs the attribute.
    await expect.element(row).toHaveAttribute('tabindex', '0');
    await expect.element(locator.getByAltText('garden')).not.toBeInViewport({ ratio: 0.5 });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(locator.getByAltText('garden')).toBeInViewport({ ratio: 0.5 });
  });

  it('opens the dialog with all pictures', async () => {
    const { locator } = await render(
      <>
        <GalleryMosaic pictures={pictures} label="Pictures" all={{ opens: 'all', text: 'All 3 pictures' }} />
        <Dialog id="all" title="All pictures" closeText="Close">
          <p>tower, garden, bridge</p>
        </Dialog>
      </>,
    );
    await locator.getByRole('button', { name: 'All 3 pictures' }).click();
    await expect.element(locator.getByRole('dialog', { name: 'All pictures' })).toBeVisible();
  });
});
