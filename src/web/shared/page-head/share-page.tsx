import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { useScripted } from '#src/web/shared/page/use-scripted.ts';
import styles from '#src/web/shared/page-head/share-page.module.css';

const deviceShares = (): boolean => 'share' in navigator;

/**
 * Sends the address of this page by the device's own sheet, or copies it where there is none. What was chosen on the page
 * stays behind: the sender's date and party are left out of the link. Without script the browser's own
 * address bar does it, and the button's room stays empty.
 */
export function SharePage() {
  const { t } = useLingui();
  const isReady = useScripted();
  const [copied, setCopied] = useState(false);
  const send = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    try {
      if (deviceShares()) return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Closing the sheet without sending is no fault; where copying is forbidden, the address bar is left.
      setCopied(false);
    }
  };
  return (
    <span className={isReady ? styles['share'] : styles['waiting']}>
      <IconButton icon={copied ? 'check' : 'share'} label={t`Share`} look="ring" onPress={() => void send()} />
      <span className={styles['told']} role="status">
        {copied ? t`Copied` : ''}
      </span>
    </span>
  );
}
