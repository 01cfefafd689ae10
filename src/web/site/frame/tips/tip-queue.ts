import type { Tip } from '#src/ui/feedback/tips.tsx';
import type { Platform } from '#src/domain/site/page/platform.ts';

const leaveAfterMs = 3_000;
const mobileWarningMs = 5_000;
const goneAfterMs = 1_000;

export type TipQueue = { readonly add: (tip: Tip) => void; readonly stop: () => void };

/** Spec §4, §9: a tip hides after 3 s, a warning on a phone after 5 s, and is taken away 1 s later. */
export function tipQueue(
  platform: Platform,
  show: (change: (tips: readonly Tip[]) => readonly Tip[]) => void,
): TipQueue {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = (ms: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };
  return {
    add: (tip) => {
      const shownMs = tip.tone === 'warn' && platform === 'mobile' ? mobileWarningMs : leaveAfterMs;
      show((tips) => [...tips, tip]);
      after(shownMs, () => show((tips) => tips.map((one) => (one.id === tip.id ? { ...one, leaving: true } : one))));
      after(shownMs + goneAfterMs, () => show((tips) => tips.filter((one) => one.id !== tip.id)));
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
