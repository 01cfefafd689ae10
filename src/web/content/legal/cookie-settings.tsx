import { useLingui } from '@lingui/react/macro';

import { ConsentChoice } from '#src/web/site/frame/consent/consent-choice.tsx';
import { CookieNote } from '#src/web/site/frame/consent/cookie-note.tsx';
import { CookieTable } from '#src/web/site/frame/cookie-table.tsx';
import styles from '#src/web/content/legal/legal.module.css';
import { useScripted } from '#src/web/shared/page/use-scripted.ts';
import { useConsent } from '#src/web/shared/visitor/consent.ts';

/**
 * The cookie settings below the cookie policy, since partner sites may have no footer that links to them. The list
 * opens without script; the choice appears only where a script can store it, since nothing is tracked without one.
 */
export function CookieSettings() {
  const { t } = useLingui();
  const isScripted = useScripted();
  return (
    <details className={styles['settings']}>
      <summary>{t`Cookie settings`}</summary>
      <CookieNote />
      {isScripted && <Choice />}
      <noscript>
        <p>{t`JavaScript is off in this browser, so your visit isn’t counted.`}</p>
      </noscript>
      <CookieTable />
    </details>
  );
}

/** The choice, and what holds now: a press of either button is answered. */
function Choice() {
  const { t } = useLingui();
  const answer = useConsent();
  return (
    <>
      <ConsentChoice />
      <p className={styles['answer']} role="status">
        {answer === 'granted' && t`Your visits are counted.`}
        {answer === 'denied' && t`Your visits aren’t counted.`}
      </p>
    </>
  );
}
