import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { PickPicture } from '#src/web/support/user-messages/pick-picture.tsx';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

async function open() {
  const onPick = vi.fn<(file: File | null) => void>();
  function Form() {
    const [name, setName] = useState<string | null>(null);
    const pick = (file: File | null): void => {
      onPick(file);
      setName(file?.name ?? null);
    };
    return <PickPicture name={name} onPick={pick} />;
  }
  const { locator, container } = await render(
    <BrowserFrame services={browserServices({})}>
      <Form />
    </BrowserFrame>,
  );
  await expect.element(locator.getByRole('button', { name: 'Add picture' })).toBeVisible();
  const input = container.querySelector('input');
  if (input === null) throw new Error('no file input');
  return { locator, input, picked: () => onPick.mock.calls.map(([file]) => file?.name) };
}

const ticket = (): File => new File(['bytes'], 'ticket.png', { type: 'image/png' });

describe('PickPicture', () => {
  it('has one control with its name, which the keyboard reaches', async () => {
    const { locator } = await open();
    const control = locator.getByRole('button', { name: 'Add picture' });
    expect(control.elements()).toHaveLength(1);
    expect(locator.getByLabelText('Add picture').elements()).toEqual([]);
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
  });

  it('opens the choice of a file at a press on its button', async () => {
    const { locator, input } = await open();
    const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    input.addEventListener('click', opened);
    await locator.getByRole('button', { name: 'Add picture' }).click();
    expect(opened).toHaveBeenCalledOnce();
  });

  it('passes the picture on, and shows its name on the button', async () => {
    const { locator, input, picked } = await open();
    await userEvent.upload(input, ticket());
    await expect.element(locator.getByRole('button', { name: 'ticket.png' })).toBeVisible();
    expect(picked()).toEqual(['ticket.png']);
  });

  it('forgets the choice once it is passed on, so that the same picture can be chosen for the next message', async () => {
    const { input, picked } = await open();
    await userEvent.upload(input, ticket());
    await expect.poll(picked).toEqual(['ticket.png']);
    expect(input.files).toHaveLength(0);
  });
});
