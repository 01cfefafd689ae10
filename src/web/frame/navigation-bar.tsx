import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigation, useRouteError } from 'react-router';

import { LoadingBar, type LoadingBarProps } from '#src/ui/feedback/loading-bar.tsx';

const throttleMs = 100;
const durationMs = 5_000;
const hideAfterMs = 500;

type Bar = Pick<LoadingBarProps, 'state' | 'percent'>;
const hidden: Bar = { state: 'hidden', percent: 0 };

/** The thin bar of a move (spec §4, §9): shown after 100 ms, full after at most 5 s, gone half a second after the end. */
export function NavigationBar() {
  const { t } = useLingui();
  const moving = useNavigation().state !== 'idle';
  const failed = useRouteError() !== undefined;
  const [bar, setBar] = useState(hidden);
  useEffect(() => {
    if (!moving) {
      const timer = setTimeout(() => setBar(hidden), hideAfterMs);
      return () => {
        clearTimeout(timer);
        setBar(hidden);
      };
    }
    const started = performance.now();
    const timer = setInterval(() => {
      const spent = performance.now() - started;
      setBar({
        state: spent < 2 * throttleMs ? 'started' : 'advancing',
        percent: Math.min(95, (spent / durationMs) * 100 + 10),
      });
    }, throttleMs);
    return () => clearInterval(timer);
  }, [moving]);
  const ended = !moving && bar.state !== 'hidden';
  const shown: Bar = ended ? { state: failed ? 'failed' : 'finished', percent: 100 } : bar;
  return <LoadingBar state={shown.state} percent={shown.percent} label={t`The page is loading`} />;
}
