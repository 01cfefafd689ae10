import type { LoadingBarProps } from '#src/ui/feedback/loading-bar.tsx';

export type Bar = Pick<LoadingBarProps, 'state' | 'percent'>;

export const hiddenBar: Bar = { state: 'hidden', percent: 0 };

const throttleMs = 100;
const durationMs = 5_000;
const hideAfterMs = 500;

export type LoadingClock = {
  readonly start: () => void;
  readonly finish: () => void;
  readonly fail: () => void;
  readonly stop: () => void;
};

/**
 * The life of the loading bar (spec §4, §9): a move that takes less than 100 ms shows none; then it goes to 100
 * percent in 5 s; when the move ends it is full and hidden half a second later. A failure is shown in any case.
 */
export function loadingClock(show: (bar: Bar) => void): LoadingClock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  const stop = (): void => clearTimeout(timer);
  const advance = (spentMs: number): void => {
    shown = true;
    show({
      state: spentMs === throttleMs ? 'started' : 'advancing',
      percent: Math.min(100, spentMs / (durationMs / 100)),
    });
    timer = setTimeout(() => advance(spentMs + throttleMs), throttleMs);
  };
  const end = (state: 'finished' | 'failed'): void => {
    stop();
    show({ state, percent: 100 });
    timer = setTimeout(() => {
      shown = false;
      show(hiddenBar);
    }, hideAfterMs);
  };
  return {
    start: () => {
      stop();
      timer = setTimeout(() => advance(throttleMs), throttleMs);
    },
    finish: () => {
      if (shown) end('finished');
      else stop();
    },
    fail: () => end('failed'),
    stop,
  };
}
