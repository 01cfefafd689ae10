import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { CodeStep } from '#src/web/shared/forms/code-step.tsx';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

async function step(check: (code: string) => Promise<{ readonly ok: true; readonly value: string }>) {
  const again = vi.fn<() => Promise<{ readonly ok: true; readonly value: { readonly secondsToNext: number } }>>(() =>
    Promise.resolve({ ok: true, value: { secondsToNext: 60 } }),
  );
  const onDone = vi.fn<(value: string) => void>();
  const { locator } = await render(
    <BrowserFrame services={browserServices({})}>
      <CodeStep
        sent={{ to: 'ada@example.com', secondsToNext: 2 }}
        submitText="Sign in"
        check={check}
        again={again}
        onDone={onDone}
      />
    </BrowserFrame>,
  );
  return { locator, again, onDone };
}

describe('CodeStep', () => {
  it('takes the focus, and checks the code that is typed without its spaces', async () => {
    const check = vi.fn<(code: string) => Promise<{ readonly ok: true; readonly value: string }>>(() =>
      Promise.resolve({ ok: true, value: 'signed in' }),
    );
    const { locator, onDone } = await step(check);
    await expect.element(locator.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('123 456{Enter}');
    await expect.poll(() => onDone.mock.calls).toEqual([['signed in']]);
    expect(check.mock.calls).toEqual([['123456']]);
  });

  it('offers a new code when the time is over, and counts again after it was sent', async () => {
    const { locator, again } = await step(() => Promise.reject(new Error('no code was typed')));
    await expect.element(locator.getByRole('button', { name: 'New code in 2 s' })).toBeDisabled();
    vi.advanceTimersByTime(1_000);
    await expect.element(locator.getByRole('button', { name: 'New code in 1 s' })).toBeDisabled();
    vi.advanceTimersByTime(3_000);
    await locator.getByRole('button', { name: 'Send a new code' }).click();
    expect(again).toHaveBeenCalledOnce();
    await expect.element(locator.getByRole('button', { name: 'New code in 60 s' })).toBeDisabled();
  });
});
