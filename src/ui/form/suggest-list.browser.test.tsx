import type { MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { SuggestList, type SuggestOption } from './suggest-list.tsx';

const options: readonly SuggestOption[] = [
  { key: 'word-1', icon: 'clock', text: 'tower', href: '/search/', forget: 'tower' },
  { key: 'city-1', icon: 'pin', text: 'Tokyo', href: '/city/' },
];

async function list() {
  const onChoose = vi.fn<(option: SuggestOption, event: MouseEvent) => void>((_option, event) =>
    event.preventDefault(),
  );
  const onForget = vi.fn<(word: string | null) => void>();
  const { locator } = await render(
    <>
      <input aria-label="Search" />
      <SuggestList
        id="list"
        label="Suggestions"
        groups={[{ key: 'recent', title: 'Recent', options }]}
        active={null}
        onChoose={onChoose}
        onForget={onForget}
        forgetText="Forget all"
        forgetHint="Press Delete to remove it."
      />
    </>,
  );
  await locator.getByLabelText('Search').click();
  return { locator, onChoose, onForget, field: locator.getByLabelText('Search') };
}

describe('SuggestList', () => {
  it('reports the option that is pressed, and leaves the focus in the field', async () => {
    const { locator, onChoose, field } = await list();
    await locator.getByRole('option', { name: 'Tokyo' }).click();
    expect(onChoose.mock.calls.map(([option]) => option.key)).toEqual(['city-1']);
    await expect.element(field).toHaveFocus();
  });

  it('reports the word that is taken off the list, and chooses nothing', async () => {
    const { locator, onChoose, onForget, field } = await list();
    // The cross is the last part of its option, and hidden from readers of the screen.
    const cross = locator.getByRole('option', { name: /^tower/ }).element().lastElementChild;
    if (cross === null) throw new Error('the option has no cross');
    await userEvent.click(cross);
    await locator.getByRole('button', { name: 'Forget all' }).click();
    expect(onForget.mock.calls).toEqual([['tower'], [null]]);
    expect(onChoose).not.toHaveBeenCalled();
    await expect.element(field).toHaveFocus();
  });
});
