import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Stepper } from './stepper.tsx';

type Change = (quantity: number) => void;

function stepper(onChange: Change) {
  return (
    <Stepper
      id="adult"
      name="adult"
      label="Adult"
      min={1}
      max={3}
      defaultValue={2}
      lessText="Fewer"
      moreText="More"
      onChange={onChange}
    />
  );
}

describe('Stepper', () => {
  it('changes its quantity by one with each press, and stops at its limits without a change', async () => {
    const onChange = vi.fn<Change>();
    const { locator } = await render(stepper(onChange));
    const field = locator.getByLabelText('Adult', { exact: true });
    await locator.getByRole('button', { name: 'More' }).click();
    await locator.getByRole('button', { name: 'More' }).click();
    await expect.element(field).toHaveValue(3);
    await locator.getByRole('button', { name: 'Fewer' }).click();
    await expect.element(field).toHaveValue(2);
    expect(onChange.mock.calls).toEqual([[3], [2]]);
  });

  it.each([
    ['9', 3],
    ['0', 1],
    ['', 1],
  ])('puts a typed "%s" within its limits when the field is left', async (typed, quantity) => {
    const onChange = vi.fn<Change>();
    const { locator } = await render(stepper(onChange));
    const field = locator.getByLabelText('Adult', { exact: true });
    await userEvent.fill(field, typed);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(field).toHaveValue(quantity);
    expect(onChange.mock.calls).toEqual([[quantity]]);
  });

  it('reports a quantity that was typed before the page was hydrated', async () => {
    const onChange = vi.fn<Change>();
    const container = document.createElement('div');
    container.innerHTML = renderToString(stepper(onChange));
    document.body.append(container);
    await userEvent.fill(page.getByLabelText('Adult', { exact: true }), '3');
    const root = hydrateRoot(container, stepper(onChange));
    await expect.poll(() => onChange.mock.calls).toEqual([[3]]);
    await expect.element(page.getByLabelText('Adult', { exact: true })).toHaveValue(3);
    root.unmount();
    container.remove();
  });
});
