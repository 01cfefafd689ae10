import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog, Sheet } from './dialog.tsx';
import { Menu, MenuList } from './menu.tsx';

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_name, Overlay) => {
  async function opened(onClose: () => void) {
    const { locator } = await render(
      <>
        <Button opens="filters">Filters</Button>
        <Overlay id="filters" title="Filters of the list" closeText="Close" onClose={onClose}>
          <p>Price</p>
        </Overlay>
      </>,
    );
    const overlay = locator.getByRole('dialog', { name: 'Filters of the list' });
    expect(overlay.query()).toBeNull();
    await locator.getByRole('button', { name: 'Filters' }).click();
    await expect.element(overlay).toBeVisible();
    return { locator, overlay };
  }

  it.each<[string, (locator: Awaited<ReturnType<typeof opened>>['locator']) => Promise<void>]>([
    ['its button', (locator) => locator.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    // In the corner of the window is the backdrop.
    ['a press beside it', () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true })],
  ])('opens above the page and is closed by %s, which is reported once', async (_way, close) => {
    const onClose = vi.fn<() => void>();
    const { locator, overlay } = await opened(onClose);
    await close(locator);
    await expect.poll(() => overlay.query()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    await expect.element(locator.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });

  it('keeps the focus inside while it is open', async () => {
    const { overlay } = await opened(() => undefined);
    await userEvent.tab();
    await userEvent.tab();
    const { activeElement } = document;
    // From its last control the tab key leads to the browser's own, which is the body of the page.
    expect(activeElement === document.body || overlay.element().contains(activeElement)).toBe(true);
  });
});

describe('Menu', () => {
  async function menu() {
    const { locator } = await render(
      <>
        <p>beside</p>
        <Menu id="help" text="Help">
          <MenuList links={[{ text: 'Support', href: '/support/' }]} />
        </Menu>
      </>,
    );
    const link = locator.getByRole('link', { name: 'Support' });
    await expect.element(locator.getByText('Support')).not.toBeVisible();
    await locator.getByRole('button', { name: 'Help' }).click();
    await expect.element(link).toBeVisible();
    return { locator, link };
  }

  it('opens its list, and Escape closes it and leads back to its button', async () => {
    const { locator, link } = await menu();
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(locator.getByText('Support')).not.toBeVisible();
    await expect.element(locator.getByRole('button', { name: 'Help' })).toHaveFocus();
  });

  it('closes its list at a press elsewhere', async () => {
    const { locator } = await menu();
    await userEvent.click(locator.getByText('beside'));
    await expect.element(locator.getByText('Support')).not.toBeVisible();
  });
});
