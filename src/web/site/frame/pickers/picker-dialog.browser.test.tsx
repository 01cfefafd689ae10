import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { PickerDialog, type PickerKind } from '#src/web/site/frame/pickers/picker-dialog.tsx';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

async function open(kind: PickerKind) {
  const onClose = vi.fn<() => void>();
  const { locator } = await render(
    <BrowserFrame services={browserServices({})}>
      <PickerDialog kind={kind} here="/city/3-tokyo/?date=2026-12-01" onClose={onClose} />
    </BrowserFrame>,
  );
  return { locator, onClose };
}

describe('PickerDialog', () => {
  it('opens as a modal dialog whose links lead to the same page in another language', async () => {
    const { locator, onClose } = await open('language');
    const dialog = locator.getByRole('dialog', { name: 'Language' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().matches(':modal')).toBe(true);
    const japanese = locator.getByRole('link', { name: '日本語' });
    expect(japanese.element().getAttribute('href')).toContain('/ja/city/3-tokyo/?date=2026-12-01');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it('filters currencies by name and by code', async () => {
    const { locator } = await open('currency');
    const links = locator.getByRole('dialog', { name: 'Currency' }).getByRole('link');
    await expect.poll(() => links.elements().length).toBeGreaterThan(20);
    await locator.getByLabelText('Find a currency').fill('yen');
    await expect.poll(() => links.elements().map((one) => one.textContent)).toEqual([expect.stringContaining('JPY')]);
    await locator.getByLabelText('Find a currency').fill('chf');
    await expect.poll(() => links.elements().map((one) => one.textContent)).toEqual([expect.stringContaining('CHF')]);
    await locator.getByLabelText('Find a currency').fill('doubloon');
    await expect.element(locator.getByText('No matches')).toBeVisible();
  });
});
