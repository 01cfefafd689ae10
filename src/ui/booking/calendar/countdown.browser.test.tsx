import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { Countdown } from './countdown.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('Countdown', () => {
  it('counts down each second from the moment it is mounted', async () => {
    const { locator } = await render(<Countdown text="Held until 14:35" seconds={842} overText="Over" />);
    const figures = locator.getByRole('timer', { includeHidden: true });
    await expect.element(figures).toHaveTextContent('14:02');
    vi.advanceTimersByTime(3_000);
    await expect.element(figures).toHaveTextContent('13:59');
    await expect.element(locator.getByRole('status')).toHaveTextContent('Held until 14:35');
  });

  it('replaces its text and calls onOver once when the time has run out', async () => {
    const onOver = vi.fn<() => void>();
    const { locator } = await render(<Countdown text="Held" seconds={2} overText="Over" onOver={onOver} />);
    vi.advanceTimersByTime(1_000);
    await expect.element(locator.getByRole('timer', { includeHidden: true })).toHaveTextContent('00:01');
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    await expect.element(locator.getByRole('status')).toHaveTextContent('Over');
    await expect.element(locator.getByRole('timer', { includeHidden: true })).not.toBeInTheDocument();
    await expect.poll(() => onOver.mock.calls.length).toBe(1);
  });

  it('starts again where the seconds left change, and stops where it is taken away', async () => {
    const { locator, rerender, unmount } = await render(<Countdown text="Held" seconds={60} overText="Over" />);
    vi.advanceTimersByTime(30_000);
    await rerender(<Countdown text="Held" seconds={90} overText="Over" />);
    await expect.element(locator.getByRole('timer', { includeHidden: true })).toHaveTextContent('01:30');
    expect(vi.getTimerCount()).toBe(1);
    await unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
