import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { useBusy, useDoing } from '#src/web/shared/forms/use-busy.ts';

/** Renders a form whose action ends when the test says so. */
async function form(leaves?: (result: string) => boolean) {
  const action = Promise.withResolvers<string>();
  const results: unknown[] = [];
  function Form() {
    const [busy, whileBusy] = useBusy();
    const take = (result: unknown): void => void results.push(result);
    const send = (): void => void whileBusy(() => action.promise, leaves).then(take, take);
    return (
      <button type="button" disabled={busy} onClick={send}>
        Send
      </button>
    );
  }
  const { locator } = await render(<Form />);
  const button = locator.getByRole('button', { name: 'Send' });
  await button.click();
  await expect.element(button).toBeDisabled();
  return { action, button, results };
}

describe('useBusy', () => {
  it('is busy until the action ends, and returns its result', async () => {
    const { action, button, results } = await form();
    action.resolve('sent');
    await expect.element(button).toBeEnabled();
    expect(results).toEqual(['sent']);
  });

  it('is not busy any more when the action throws, and passes the error on', async () => {
    const { action, button, results } = await form();
    const failure = new Error('no answer');
    action.reject(failure);
    await expect.element(button).toBeEnabled();
    expect(results).toEqual([failure]);
  });

  it('stays busy after a result with which the page is left, and not after another one', async () => {
    const leaves = (result: string): boolean => result === 'paid';
    const left = await form(leaves);
    left.action.resolve('paid');
    await expect.poll(() => left.results).toEqual(['paid']);
    await expect.element(left.button).toBeDisabled();
    const stayed = await form(leaves);
    stayed.action.resolve('refused');
    await expect.element(stayed.button).toBeEnabled();
  });

  it('is not busy any more when the action throws instead of leaving', async () => {
    const { action, button } = await form(() => true);
    action.reject(new Error('no answer'));
    await expect.element(button).toBeEnabled();
  });
});

describe('useDoing', () => {
  it('names the action that is under way', async () => {
    const action = Promise.withResolvers<void>();
    function Form() {
      const [doing, whileDoing] = useDoing<'stay' | 'pay'>();
      return (
        <button type="button" onClick={() => void whileDoing('pay', () => action.promise)}>
          {doing ?? 'nothing'}
        </button>
      );
    }
    const { locator } = await render(<Form />);
    const button = locator.getByRole('button');
    await expect.element(button).toHaveTextContent('nothing');
    await button.click();
    await expect.element(button).toHaveTextContent('pay');
    action.resolve();
    await expect.element(button).toHaveTextContent('nothing');
  });
});
