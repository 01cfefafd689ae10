import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

import { LoadingBar } from '#src/ui/feedback/loading-bar.tsx';
import { onPageFailure } from '#src/web/site/frame/errors/errored-app.ts';
import { hiddenBar, loadingClock } from '#src/web/site/frame/loading-clock.ts';

/** The thin bar of a move inside the app; red when the page it led to failed. */
export function NavigationBar() {
  const { t } = useLingui();
  const moving = useNavigation().state !== 'idle';
  const [bar, setBar] = useState(hiddenBar);
  const [clock] = useState(() => loadingClock(setBar));
  useEffect(() => onPageFailure(clock.fail), [clock]);
  useEffect(() => clock.stop, [clock]);
  useEffect(() => {
    if (!moving) return undefined;
    clock.start();
    return clock.finish;
  }, [clock, moving]);
  return <LoadingBar state={bar.state} percent={bar.percent} label={t`Loading page`} />;
}
