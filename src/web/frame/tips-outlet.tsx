import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { Tips, type Tip } from '#src/ui/feedback/tips.tsx';

const leaveAfterMs = 3_000;
const goneAfterMs = 4_000;
const channel = 'meander:tip';

let counter = 0;

/** Shows a tip from anywhere in the app (spec §4: it hides after 3 s and is removed 1 s later). */
export function showTip(text: string, tone: Tip['tone'] = 'good'): void {
  counter += 1;
  window.dispatchEvent(new CustomEvent(channel, { detail: { id: `tip-${counter}`, text, tone } satisfies Tip }));
}

/** Where tips appear. */
export function TipsOutlet() {
  const { t } = useLingui();
  const [tips, setTips] = useState<readonly Tip[]>([]);
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const take = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      // Only `showTip` sends on this channel.
      const tip = event.detail as Tip;
      setTips((now) => [...now, tip]);
      timers.push(
        setTimeout(
          () => setTips((now) => now.map((one) => (one.id === tip.id ? { ...one, leaving: true } : one))),
          leaveAfterMs,
        ),
        setTimeout(() => setTips((now) => now.filter((one) => one.id !== tip.id)), goneAfterMs),
      );
    };
    window.addEventListener(channel, take);
    return () => {
      window.removeEventListener(channel, take);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return <Tips tips={tips} label={t`Messages`} />;
}
