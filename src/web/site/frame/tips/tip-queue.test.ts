import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Platform } from '#src/domain/site/page/platform.ts';
import type { Tip } from '#src/ui/feedback/tips.tsx';
import { tipQueue } from '#src/web/site/frame/tips/tip-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(platform: Platform) {
  let tips: readonly Tip[] = [];
  const queue = tipQueue(platform, (change) => {
    tips = change(tips);
  });
  return { queue, now: () => tips.map(({ id, leaving }) => (leaving === true ? `${id} leaving` : id)) };
}

const said: Tip = { id: 'a', text: 'Added to your cart.', tone: 'good' };
const warned: Tip = { id: 'b', text: 'Only two places left.', tone: 'warn' };

describe('tips (spec §4, §9)', () => {
  it.each([
    ['desktop', said, 3_000],
    ['desktop', warned, 3_000],
    ['mobile', said, 3_000],
    ['mobile', warned, 5_000],
  ] as const)('on %s, %o hides after %i ms and is gone a second later', (platform, tip, shownMs) => {
    const { queue, now } = watched(platform);
    queue.add(tip);
    vi.advanceTimersByTime(shownMs - 1);
    expect(now()).toEqual([tip.id]);
    vi.advanceTimersByTime(1);
    expect(now()).toEqual([`${tip.id} leaving`]);
    vi.advanceTimersByTime(999);
    expect(now()).toEqual([`${tip.id} leaving`]);
    vi.advanceTimersByTime(1);
    expect(now()).toEqual([]);
  });

  it('shows each for its own time', () => {
    const { queue, now } = watched('mobile');
    queue.add(warned);
    vi.advanceTimersByTime(1_500);
    queue.add(said);
    vi.advanceTimersByTime(3_000);
    expect(now()).toEqual(['b', 'a leaving']);
    queue.stop();
    vi.advanceTimersByTime(60_000);
    expect(now()).toEqual(['b', 'a leaving']);
  });
});
