import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { Button } from '#src/ui/buttons/button.tsx';
import { canStoreOffline } from '#src/web/shared/offline/forget-vouchers.ts';
import type { Keeping, OpenVoucher } from '#src/web/shared/offline/cached-vouchers.ts';
import styles from '#src/web/orders/voucher/voucher.module.css';
import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';

type SaveVoucherProps = {
  readonly voucher: Omit<OpenVoucher, 'address' | 'byLink'>;
  /** Phones are personal and are shown at the entrance: on them a voucher is stored as soon as it is opened. */
  readonly atOnce: boolean;
};

/** Whether this voucher opens without a connection here, and the action that changes it. */
export function SaveVoucher({ voucher: { title, when, startsAt }, atOnce }: SaveVoucherProps) {
  const { t } = useLingui();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  useEffect(() => {
    if (!canStoreOffline()) return;
    let left = false;
    void settle({ title, when, startsAt, ...here() }, atOnce).then((now) => {
      if (!left) setKeeping(now);
    });
    return () => {
      left = true;
    };
  }, [title, when, startsAt, atOnce]);
  if (keeping === null) return null;
  const change = async (): Promise<void> => {
    const { storeVoucher: keepVoucher, declineVoucher } = await offline();
    const voucher = { title, when, startsAt, ...here() };
    if (keeping !== 'kept') return setKeeping((await keepVoucher(voucher)) ? 'kept' : keeping);
    await declineVoucher(voucher);
    setKeeping('declined');
  };
  return (
    <div className={styles['keep']} aria-live="polite">
      {keeping === 'kept' ? (
        <>
          <p>
            <Trans>Saved on this device: it opens offline until you sign out or remove it.</Trans>
          </p>
          <Button look="quiet" onPress={() => void change()}>{t`Remove from this device`}</Button>
        </>
      ) : (
        <Button look="secondary" onPress={() => void change()}>{t`Save for offline use`}</Button>
      )}
    </div>
  );
}

/** Returns the offline state of a voucher that was just opened; a stored copy is updated. */
async function settle(voucher: OpenVoucher, atOnce: boolean): Promise<Keeping> {
  const { keepingOf, storeVoucher: keepVoucher } = await offline();
  const keeping = await keepingOf(voucher);
  if (keeping === 'declined' || (keeping === 'unsaid' && !atOnce)) return keeping;
  return (await keepVoucher(voucher)) ? 'kept' : keeping;
}

/** Where the voucher is opened, and whether by a link: the readable id says that someone is signed in. */
function here(): Pick<OpenVoucher, 'address' | 'byLink'> {
  return { address: location.pathname + location.search, byLink: storedCookie('user_id') === null };
}

const offline = () => import('#src/web/shared/offline/cached-vouchers.ts');
