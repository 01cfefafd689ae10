import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadingClock, type Bar } from '#src/web/site/frame/loading-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const shown: Bar[] = [];
  const clock = loadingClock((bar) => shown.push(bar));
  return { clock, last: () => shown.at(-1), count: () => shown.length };
}

describe('the loading bar (spec §4, §9)', () => {
  it('is not shown before 100 ms, and never for a move that is faster', () => {
    const { clock, last, count } = watched();
    clock.start();
    vi.advanceTimersByTime(99);
    expect(count()).toBe(0);
    clock.finish();
    vi.advanceTimersByTime(10_000);
    expect(count()).toBe(0);
    clock.start();
    vi.advanceTimersByTime(100);
    expect(last()).toEqual({ state: 'started', percent: 2 });
  });

  it('advances to 100 percent in 5 s and stays there', () => {
    const { clock, last } = watched();
    clock.start();
    vi.advanceTimersByTime(2_500);
    expect(last()).toEqual({ state: 'advancing', percent: 50 });
    vi.advanceTimersByTime(2_500);
    expect(last()).toEqual({ state: 'advancing', percent: 100 });
    vi.advanceTimersByTime(30_000);
    expect(last()).toEqual({ state: 'advancing', percent: 100 });
  });

  it('is full when the move ends and hidden half a second later', () => {
    const { clock, last } = watched();
    clock.start();
    vi.advanceTimersByTime(1_000);
    clock.finish();
    expect(last()).toEqual({ state: 'finished', percent: 100 });
    vi.advanceTimersByTime(499);
    expect(last()?.state).toBe('finished');
    vi.advanceTimersByTime(1);
    expect(last()).toEqual({ state: 'hidden', percent: 0 });
  });

  it('turns red on a failure, even of a fast move, and hides like any other', () => {
    const { clock, last } = watched();
    clock.start();
    vi.advanceTimersByTime(20);
    clock.finish();
    clock.fail();
    expect(last()).toEqual({ state: 'failed', percent: 100 });
    vi.advanceTimersByTime(500);
    expect(last()?.state).toBe('hidden');
  });

  it('begins again when another move starts before it is hidden', () => {
    const { clock, last } = watched();
    clock.start();
    vi.advanceTimersByTime(300);
    clock.finish();
    clock.start();
    vi.advanceTimersByTime(100);
    expect(last()?.state).toBe('started');
    clock.stop();
    vi.advanceTimersByTime(5_000);
    expect(last()?.state).toBe('started');
  });
});
