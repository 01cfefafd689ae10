import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { CookieTool } from '#src/web/site/frame/consent/cookie-tool.tsx';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

it('CookieTool opens the dialog, removes it once it is closed, and opens it again', async () => {
  const { locator } = await render(
    <BrowserFrame services={browserServices({})}>
      <CookieTool />
    </BrowserFrame>,
  );
  const button = locator.getByRole('button', { name: 'Cookies' });
  const dialog = locator.getByRole('dialog', { name: 'Cookies' });
  expect(dialog.query()).toBeNull();
  await button.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.query()).toBeNull();
  await button.click();
  await expect.element(dialog).toBeVisible();
});
