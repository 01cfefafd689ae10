import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { CookieDialog } from '#src/web/site/frame/consent/cookie-dialog.tsx';
import { consentChoice } from '#src/web/shared/visitor/consent.ts';
import { readItem } from '#src/web/shared/storage/local-store.ts';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

beforeEach(() => localStorage.clear());

async function open() {
  const onClose = vi.fn<() => void>();
  const { locator, unmount } = await render(
    <BrowserFrame services={browserServices({})}>
      <CookieDialog onClose={onClose} />
    </BrowserFrame>,
  );
  return { locator, onClose, unmount, dialog: locator.getByRole('dialog', { name: 'Cookies' }) };
}

describe('CookieDialog', () => {
  it('opens above the page as a modal dialog that holds the focus', async () => {
    const { dialog } = await open();
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().matches(':modal')).toBe(true);
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  it('stores the answer and closes, and the other answer takes its place', async () => {
    const { locator, onClose, unmount } = await open();
    await locator.getByRole('button', { name: 'Decline' }).click();
    expect(consentChoice()).toBe('denied');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(document.querySelector('dialog')?.open).toBe(false);
    await unmount();
    const again = await open();
    await again.locator.getByRole('button', { name: 'Accept' }).click();
    expect(consentChoice()).toBe('granted');
  });

  it('closes on Escape without an answer', async () => {
    const before = consentChoice();
    const { onClose } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(consentChoice()).toBe(before);
    expect(readItem('consent')).toBeNull();
  });
});
