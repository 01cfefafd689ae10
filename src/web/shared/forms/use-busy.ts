import { useState } from 'react';

type WhileDoing<What> = <Result>(
  what: What,
  action: () => Promise<Result>,
  leaves?: (result: Result) => boolean,
) => Promise<Result>;

type WhileBusy = <Result>(action: () => Promise<Result>, leaves?: (result: Result) => boolean) => Promise<Result>;

/**
 * Returns which action is under way, and a function that runs one. An action that throws ends too: its button would wait
 * forever otherwise. After a result with which the visitor leaves the page, it goes on until the page is gone.
 */
export function useDoing<What>(): readonly [doing: What | null, whileDoing: WhileDoing<What>] {
  const [doing, setDoing] = useState<What | null>(null);
  return [
    doing,
    async (what, action, leaves) => {
      let isLeaving = false;
      setDoing(() => what);
      try {
        const result = await action();
        isLeaving = leaves?.(result) === true;
        return result;
      } finally {
        if (!isLeaving) setDoing(null);
      }
    },
  ];
}

/** Returns whether an action is under way, where there is one alone, and a function that runs it. */
export function useBusy(): readonly [busy: boolean, whileBusy: WhileBusy] {
  const [doing, whileDoing] = useDoing<true>();
  return [doing !== null, (action, leaves) => whileDoing(true, action, leaves)];
}
