import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { PickerTools } from '#src/web/site/frame/pickers/picker-tools.tsx';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

async function tools(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <PickerTools here="/" page="home" /> }], {
    initialEntries: [address],
  });
  const { locator } = await render(
    <BrowserFrame services={browserServices({})}>
      <RouterProvider router={router} />
    </BrowserFrame>,
  );
  return locator;
}

describe('PickerTools', () => {
  it.each([
    ['language', 'English', 'Language'],
    ['currency', 'USD', 'Currency'],
  ])('opens the %s dialog at Enter on its link', async (kind, link, title) => {
    const locator = await tools('/');
    expect(locator.getByRole('dialog').query()).toBeNull();
    await userEvent.tab();
    if (kind === 'currency') await userEvent.tab();
    await expect.element(locator.getByRole('link', { name: link })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(locator.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('opens the dialog that the address names, and leaves it closed once it was closed', async () => {
    const locator = await tools('/#currency-picker');
    const dialog = locator.getByRole('dialog', { name: 'Currency' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => locator.getByRole('dialog').query()).toBeNull();
  });
});
