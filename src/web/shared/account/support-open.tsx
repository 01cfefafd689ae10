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
        <Trans>Support answers every day from 9:00 to 21:00 in Hong Kong (UTC+8), in your language where it can.</Trans>
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
        Support is there now, and every day from {from} to {to} by your clock.
      </Trans>
    </p>
  ) : (
    <p>
      <Trans>
        Support answers every day from {from} to {to} by your clock. Write at any time.
      </Trans>
    </p>
  );
}
