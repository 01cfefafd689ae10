import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { OpeningHours } from '#src/ui/content/opening-hours.tsx';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import type { OpeningView } from '#src/web/places/parts/opening-view.ts';

/** Opening hours whose state is updated while the page is open; the page itself may be some minutes old. */
export function LiveHours({ view }: { readonly view: OpeningView }) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const { next } = view.state;
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => setOver(true), Math.max(0, next.at - browserSource.now()));
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [next]);
  return (
    <OpeningHours
      label={t`Opening hours`}
      state={isOver && next !== null ? next : view.state}
      todayText={t`Today`}
      days={view.days}
      notes={view.notes}
    />
  );
}
