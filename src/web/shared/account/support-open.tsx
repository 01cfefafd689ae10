import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import type { SupportHours } from '#src/domain/site/support-hours.ts';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { hoursHere } from '#src/web/shared/account/support-open.load.ts';
import styles from '#src/web/shared/account/support-open.module.css';
import { useSite } from '#src/web/shared/page/site-context.ts';

/**
 * Support hours: in the visitor's time zone once it is known, in support's own before. The first line stays reserved
 * afterwards, which avoids a layout shift.
 */
export function SupportOpen() {
  const { writing } = useSite();
  const [hours, setHours] = useState<SupportHours | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHours(hoursHere(browserSource.now(), writing)), 0);
    return () => clearTimeout(timer);
  }, [writing]);
  return (
    <div className={styles['open']}>
      <p className={hours === null ? undefined : styles['room']}>
        <Trans>Support is available every day from 9 AM to 9 PM Hong Kong time, in your language where possible.</Trans>
      </p>
      {hours !== null && <HereHours hours={hours} />}
    </div>
  );
}

function HereHours({ hours }: { readonly hours: SupportHours }) {
  const { from, to, isOpen } = hours;
  return isOpen ? (
    <p>
      <Trans>
        Support is online now, and every day from {from} to {to} your time.
      </Trans>
    </p>
  ) : (
    <p>
      <Trans>
        Support is available every day from {from} to {to} your time. Message us anytime.
      </Trans>
    </p>
  );
}
