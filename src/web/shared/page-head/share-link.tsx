import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';

import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import styles from '#src/web/shared/booking/offer-frame.module.css';

type ShareLinkProps = { readonly link: string; readonly title: string };

const nothingChanges = () => () => undefined;
const deviceShares = () => 'share' in navigator;

/** An address to send: to be marked and copied by hand without script, with it by a button or the device's own sheet. */
export function ShareLink({ link, title }: ShareLinkProps) {
  const { t } = useLingui();
  const canShare = useSyncExternalStore(nothingChanges, deviceShares, () => false);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The field is there to be copied by hand.
      setCopied(false);
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: link });
    } catch {
      // Closing the sheet without sending is no fault.
    }
  };
  return (
    <>
      <TextInput id="share-link" name="link" label={t`Link to share`} value={link} onChange={() => undefined} ltr />
      <div className={styles['actions']}>
        {canShare && (
          <Button icon="share" onPress={() => void share()} track="click:referral.share">
            {t`Share`}
          </Button>
        )}
        <Button
          look={canShare ? 'secondary' : 'primary'}
          icon={copied ? 'check' : 'copy'}
          onPress={() => void copy()}
          track="click:referral.copy"
        >
          {copied ? t`Copied` : t`Copy link`}
        </Button>
        <span className={styles['small']} role="status">
          {copied ? t`Link copied. Paste it wherever you like.` : ''}
        </span>
      </div>
    </>
  );
}
