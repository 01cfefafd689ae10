import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { consentChoice, setConsent } from '#src/web/shared/visitor/consent.ts';
import { CookieTool } from '#src/web/site/frame/consent/cookie-tool.tsx';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

beforeEach(() => setConsent('denied'));

async function opened() {
  const { locator } = await render(
    <BrowserFrame services={browserServices({})}>
      <CookieTool />
    </BrowserFrame>,
  );
  const dialog = locator.getByRole('dialog', { name: 'Cookies' });
  const open = async (): Promise<void> => {
    await locator.getByRole('button', { name: 'Cookies' }).click();
    await expect.element(dialog).toBeVisible();
  };
  await open();
  return { dialog, open };
}

describe('CookieTool', () => {
  it('opens a modal dialog, and stores the answer that closes it', async () => {
    const { dialog } = await opened();
    expect(dialog.element().matches(':modal')).toBe(true);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(consentChoice()).toBe('granted');
  });

  it('leaves the answer as it is when the dialog is closed by Escape, and opens again', async () => {
    const { dialog, open } = await opened();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.query()).toBeNull();
    expect(consentChoice()).toBe('denied');
    await open();
  });
});
