import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { Tips, type Tip } from '#src/ui/feedback/tips.tsx';
import { tipQueue } from '#src/web/site/frame/tips/tip-queue.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

const channel = 'meander:tip';

let counter = 0;

/** Shows a tip from anywhere in the app. */
export function showTip(text: string, tone: Tip['tone'] = 'good'): void {
  counter += 1;
  window.dispatchEvent(new CustomEvent(channel, { detail: { id: `tip-${counter}`, text, tone } satisfies Tip }));
}

/** Where tips appear. */
export function TipsOutlet() {
  const { t } = useLingui();
  const { platform } = useSite();
  const [tips, setTips] = useState<readonly Tip[]>([]);
  useEffect(() => {
    const queue = tipQueue(platform, setTips);
    // Only `showTip` sends on this channel.
    const take = (event: Event): void => (event instanceof CustomEvent ? queue.add(event.detail as Tip) : undefined);
    window.addEventListener(channel, take);
    return () => {
      window.removeEventListener(channel, take);
      queue.stop();
    };
  }, [platform]);
  return <Tips tips={tips} label={t({ message: 'Messages', context: 'notifications' })} />;
}
